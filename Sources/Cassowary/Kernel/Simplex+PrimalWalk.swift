/// A place on the way of a primal walk where an inactive row reaches zero.
private struct Breakpoint {
  let distance: Double
  let row: RowIndex
  let rate: Double
  /// By how much the way becomes dearer here, in the row's lane.
  let cost: Double
}

// When a row goes, or costs less, the vertex may not be optimal any more: some multiplier is out of
// its bounds. The row it belongs to then leaves zero, and the vertex moves along one direction, past
// rows that reach zero on the way, until going on would cost more than it gains.

extension Simplex {
  /// Makes a row cost nothing, and the vertex optimal without it.
  mutating func forgetCost(of index: RowIndex) {
    switch states[index] {
    case .active:
      rows[index].forgetCost()
      restoreMultipliers(of: [index])
    case .inactive(let side) where side != .level:
      let (slope, lane) = (rows[index].slope(side), rows[index].lane)
      states[index] = .inactive(.level)
      rows[index].forgetCost()
      factor.combination(of: rows[index].terms, terms, into: &alpha)
      shiftMultipliers(by: alpha, times: -slope, lane: lane)
      restoreMultipliers(of: alpha.support.map { activeRows[$0] })
    default: rows[index].forgetCost()
    }
  }

  /// Brings the multipliers of these active rows, and those that move with them, between their
  /// bounds: by primal walks, or, where those take too long, from the start.
  mutating func restoreMultipliers(of rows: [RowIndex]) {
    var rest = rows
    var walks = 0
    while let row = rest.popLast() {
      guard case .active(let position) = states[row],
        let (gain, direction) = excess(of: row)
      else { continue }
      walks += 1
      guard walks < 100 + 2 * values.count,
        walk(from: position.index, gain: gain, direction: direction, &rest)
      else { return restartMultipliers() }
    }
  }

  /// By how much, level by level, the multiplier of an active row exceeds a bound, and on which side.
  func excess(of index: RowIndex) -> (gain: [Double], direction: Double)? {
    let row = rows[index]
    for (direction, bound) in [(1.0, row.above), (-1.0, row.below)] where bound.isFinite {
      var gain = [Double](repeating: 0, count: levels.count)
      for lane in gain.indices {
        let multiplier = direction * multipliers[index.index * levels.count + lane]
        let own = lane == row.lane ? bound : 0
        let size = max(abs(multiplier), own)
        let over = multiplier - own
        gain[lane] = abs(over) <= Tolerance.multiplier * size ? 0 : over
      }
      if let first = gain.first(where: { $0 != 0 }), first > 0 { return (gain, direction) }
    }
    return nil
  }

  /// Lets the active row at `position` leave zero, and another take its place.
  ///
  /// - Returns: Whether there was one to take it.
  private mutating func walk(
    from position: Int, gain: [Double], direction sign: Double, _ rest: inout [RowIndex]
  ) -> Bool {
    factor.direction(of: position, terms, into: &direction)
    let breakpoints = breakpoints(sign)
    var gain = gain
    for (passed, point) in breakpoints.enumerated() {
      let lane = rows[point.row].lane
      if point.cost.isFinite {
        gain[lane] = Tolerance.cancelled(
          gain[lane] - point.cost, magnitude: abs(gain[lane]) + point.cost)
        if let first = gain.first(where: { $0 != 0 }), first > 0 { continue }
      }
      for point in breakpoints[..<passed] { pass(point, &rest) }
      return stop(at: point, position, sign, &rest)
    }
    return false
  }

  /// The places where inactive rows reach zero along `direction`, nearest first.
  private mutating func breakpoints(_ sign: Double) -> [Breakpoint] {
    findRates(sign)
    var found: [Breakpoint] = []
    for index in rates.support {
      let (row, rate) = (rows[index], rates.settle(index))
      guard rate != 0, !row.isFree, case .inactive(let side) = states[index] else { continue }
      let cost = ((rate > 0 ? row.above : -row.below) - row.slope(side)) * rate
      let (value, tolerance) = residual(of: row)
      guard cost > 0, rate > 0 ? value <= tolerance : value >= -tolerance else { continue }
      found.append(
        Breakpoint(
          distance: abs(value) <= tolerance ? 0 : -value / rate, row: RowIndex(index: index),
          rate: rate, cost: cost))
    }
    return found.sorted {
      if $0.distance != $1.distance { return $0.distance < $1.distance }
      if abs($0.rate) != abs($1.rate) { return abs($0.rate) > abs($1.rate) }
      return rows[$0.row].serial < rows[$1.row].serial
    }
  }

  /// How fast the residuals of inactive rows change along `direction`.
  mutating func findRates(_ sign: Double) {
    var rates = SparseVector()
    swap(&rates, &self.rates)
    rates.clear()
    for column in direction.support where direction[column] != 0 {
      let (rate, size) = (direction[column] * sign, direction.size(column))
      terms.forEach(in: ColumnIndex(index: column)) { term in
        guard case .inactive = states[term.row] else { return }
        rates.add(
          term.coefficient * rate, size: abs(term.coefficient) * size, at: term.row.index)
      }
    }
    swap(&rates, &self.rates)
  }

  /// The row is on its other side from here on.
  private mutating func pass(_ point: Breakpoint, _ rest: inout [RowIndex]) {
    guard case .inactive(let side) = states[point.row] else { return }
    let row = rows[point.row]
    let next = point.rate > 0 ? row.upperSide : row.lowerSide
    factor.combination(of: row.terms, terms, into: &alpha)
    shiftMultipliers(by: alpha, times: row.slope(next) - row.slope(side), lane: row.lane)
    states[point.row] = .inactive(next)
    rest += alpha.support.map { activeRows[$0] }
    statistics.flips += 1
  }

  /// The row takes the position: its multiplier moves until that of the leaving row is at its bound.
  private mutating func stop(
    at point: Breakpoint, _ position: Int, _ sign: Double, _ rest: inout [RowIndex]
  ) -> Bool {
    let left = activeRows[position]
    factor.combination(of: rows[point.row].terms, terms, into: &alpha)
    guard alpha.isSignificant(position) else { return false }
    if case .inactive(let side) = states[point.row] {
      setMultiplier(of: point.row, to: rows[point.row].slope(side))
    }
    let bound = sign > 0 ? rows[left].above : -rows[left].below
    for lane in 0..<levels.count {
      let multiplier = multipliers[left.index * levels.count + lane]
      let own = lane == rows[left].lane ? bound : 0
      let step = Tolerance.cancelled(multiplier - own, magnitude: abs(multiplier) + abs(own))
      guard step != 0 else { continue }
      shiftMultipliers(by: alpha, times: step / alpha[position], lane: lane)
      addToMultiplier(of: point.row, step / alpha[position], lane: lane)
    }
    rest += alpha.support.map { activeRows[$0] } + [point.row]
    move(by: sign * point.distance)
    exchange(
      point.row, at: position, leaving: sign > 0 ? rows[left].upperSide : rows[left].lowerSide)
    return true
  }
}
