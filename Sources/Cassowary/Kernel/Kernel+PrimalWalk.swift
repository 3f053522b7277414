// When a row goes, or costs less, the vertex may not be optimal any more: some multiplier is out of
// its bounds. The row it belongs to then leaves zero, and the vertex moves along one direction, past
// rows that reach zero on the way, until going on would cost more than it gains.

extension Kernel {
  /// Makes a row cost nothing; what then is out of its bounds is in the list of unbalanced rows.
  mutating func forgetCost(of row: RowIndex) {
    let slope = rows[row].state == .inactive ? rows[row].slope(rows[row].side) : 0
    let lane = Int(rows[row].lane)
    note(row)
    rows[row].cost = 0
    forgetMoves()
    if rows[row].state == .active { return unbalance(row) }
    if slope == 0 { return }
    rows[row].side = .level
    factor.combination(of: row, into: alpha)
    shiftMultipliers(by: -slope, lane: lane)
    unbalanceCombination()
  }

  func unbalance(_ row: RowIndex) {
    if rows[row].flags.contains(.isUnbalanced) { return }
    rows[row].flags.insert(.isUnbalanced)
    unbalanced.append(row)
  }

  /// Whatever moved with the row `alpha` may be out of its bounds.
  private func unbalanceCombination() {
    for index in 0..<alpha.support.count where alpha[alpha.support[index]] != 0 {
      unbalance(places[alpha.support[index]].active)
    }
  }

  /// Brings the multipliers of the unbalanced rows, and those that move with them, between their
  /// bounds: by primal walks, or, where those take too long, from the start.
  mutating func restoreMultipliers() throws(KernelFailure) {
    var walks = 0
    while !unbalanced.isEmpty {
      if wantsRefactoring { try refactor() }
      guard let row = unbalanced.popLast() else { return }
      rows[row].flags.remove(.isUnbalanced)
      guard rows[row].state == .active, let direction = excess(of: row) else { continue }
      walks += 1
      if walks < 100 + 2 * Int(counts.columns),
        try walk(from: rows[row].position, direction: direction)
      {
        continue
      }
      while let rest = unbalanced.popLast() { rows[rest].flags.remove(.isUnbalanced) }
      restartMultipliers()
    }
  }

  /// What is gained for each unit that the row leaves zero, in the third vector for comparing.
  private var gain: LaneVector { step(2) }

  /// The side on which the multiplier of an active row exceeds its bound (1 above, −1 below), and in
  /// `gain` by how much.
  func excess(of row: RowIndex) -> Double? {
    let (start, own) = (multiplier(of: row), Int(rows[row].lane))
    for (direction, bound) in [(1.0, rows[row].above), (-1.0, rows[row].below)]
    where bound.isFinite {
      for lane in 0..<Int(progress.lanes) {
        let multiplier = direction * multipliers[ListIndex(index: start + lane)]
        let limit = lane == own ? bound : 0
        let over = multiplier - limit
        let isNone = abs(over) <= Tolerance.multiplier * max(abs(multiplier), limit)
        gain[lane] = isNone ? 0 : over
      }
      if isPositive(gain) { return direction }
    }
    return nil
  }

  /// Lets the active row at `position` leave zero, and another take its place.
  ///
  /// - Returns: Whether there was one to take it.
  private mutating func walk(
    from position: Position, direction sign: Double
  ) throws(KernelFailure) -> Bool {
    factor.direction(of: position, into: direction)
    let breakpoints = breakpoints(sign)
    let gain = gain
    var stop: Breakpoint?
    for passed in 0..<breakpoints.count {
      let point = breakpoints.takeNext(passed) { rows[$0].serial < rows[$1].serial }
      let cost = cost(of: point)
      let lane = Int(rows[point.row].lane)
      if cost.isFinite {
        gain[lane] = Tolerance.cancelled(
          gain[lane] - cost, magnitude: abs(gain[lane]) + cost)
        if isPositive(gain) { continue }
      }
      stop = point
      for index in 0..<passed { pass(breakpoints.passed(index)) }
      break
    }
    guard let stop else { return false }
    return try self.stop(at: stop, position, sign)
  }

  /// By how much the way becomes dearer at a breakpoint, in the row's lane.
  private func cost(of point: Breakpoint) -> Double {
    let row = rows[point.row]
    return ((point.rate > 0 ? row.above : -row.below) - row.slope(row.side)) * point.rate
  }

  /// The places where inactive rows reach zero along `direction`.
  private func breakpoints(_ sign: Double) -> Breakpoints {
    findRates(sign)
    let rates = rates
    var count = 0
    for index in 0..<rates.support.count {
      let row = rates.support[index]
      let rate = rates.settle(row)
      let (value, tolerance) = residual(of: row)
      let distance = abs(value) <= tolerance ? 0 : -value / rate
      guard rate != 0, !rows[row].isFree, rate > 0 ? value <= tolerance : value >= -tolerance,
        cost(of: Breakpoint(row: row, rate: rate, distance: distance)) > 0
      else { continue }
      // In front are those that count, with their distance in place of the size.
      rates.set(rate, size: max(distance, .leastNonzeroMagnitude), at: row)
      rates.support[index] = rates.support[count]
      rates.support[count] = row
      count += 1
    }
    return Breakpoints(rates: rates, count: count)
  }

  /// How fast the residuals of inactive rows change along `direction`.
  func findRates(_ sign: Double) {
    let (rates, direction, rows, factor) = (rates, direction, rows, factor)
    rates.clear()
    for index in 0..<direction.support.count {
      let column = direction.support[index]
      if direction[column] == 0 { continue }
      let (rate, size) = (direction[column] * sign, direction.size(column))
      factor.forEach(in: column) { term in
        guard rows[term.row].state == .inactive else { return }
        rates.add(term.coefficient * rate, size: abs(term.coefficient) * size, at: term.row)
      }
    }
  }

  /// The row is on its other side from here on.
  private mutating func pass(_ point: Breakpoint) {
    let row = rows[point.row]
    let next = point.rate > 0 ? row.upperSide : row.lowerSide
    factor.combination(of: point.row, into: alpha)
    shiftMultipliers(by: row.slope(next) - row.slope(row.side), lane: Int(row.lane))
    note(point.row)
    rows[point.row].side = next
    unbalanceCombination()
    progress.statistics.flips += 1
    forgetMoves()
  }

  /// The row takes the position: its multiplier moves until that of the leaving row is at its bound.
  private mutating func stop(
    at point: Breakpoint, _ position: Position, _ sign: Double
  ) throws(KernelFailure) -> Bool {
    let leaving = places[position].active
    let left = rows[leaving]
    factor.combination(of: point.row, into: alpha)
    guard alpha.isSignificant(position) else { return false }
    note(point.row)
    setMultiplier(of: point.row, to: rows[point.row].slope(rows[point.row].side))
    let bound = sign > 0 ? left.above : -left.below
    for lane in 0..<Int(progress.lanes) {
      let multiplier = multipliers[ListIndex(index: multiplier(of: leaving) + lane)]
      let own = lane == Int(left.lane) ? bound : 0
      let step = Tolerance.cancelled(multiplier - own, magnitude: abs(multiplier) + abs(own))
      if step == 0 { continue }
      shiftMultipliers(by: step / alpha[position], lane: lane)
      addToMultiplier(of: point.row, step / alpha[position], lane: lane)
    }
    unbalanceCombination()
    unbalance(point.row)
    move(by: sign * point.distance)
    try exchange(
      point.row, at: position, leaving: sign > 0 ? left.upperSide : left.lowerSide)
    return true
  }
}

/// A place on the way of a primal walk where an inactive row reaches zero.
struct Breakpoint {
  let row: RowIndex
  let rate: Double
  let distance: Double
}

/// The breakpoints of a walk: in the front of the list of rates, those that were taken before those
/// that were not.
struct Breakpoints {
  private let rates: SparseVector<RowIndex>
  let count: Int

  init(rates: SparseVector<RowIndex>, count: Int) {
    self.rates = rates
    self.count = count
  }

  func passed(_ index: Int) -> Breakpoint {
    let row = rates.support[index]
    let size = rates.size(row)
    return Breakpoint(
      row: row, rate: rates[row], distance: size == .leastNonzeroMagnitude ? 0 : size)
  }

  /// Takes the next one, after `taken` others: the nearest, then the steepest, then the one for which
  /// `isOlder` is true. O(count)
  func takeNext(_ taken: Int, _ isOlder: (RowIndex, RowIndex) -> Bool) -> Breakpoint {
    var best = taken
    for index in (taken + 1)..<max(count, taken + 1) {
      if isNearer(rates.support[index], rates.support[best], isOlder) { best = index }
    }
    (rates.support[best], rates.support[taken]) = (rates.support[taken], rates.support[best])
    return passed(taken)
  }

  private func isNearer(
    _ row: RowIndex, _ other: RowIndex, _ isOlder: (RowIndex, RowIndex) -> Bool
  ) -> Bool {
    let (distance, otherDistance) = (rates.size(row), rates.size(other))
    if distance != otherDistance { return distance < otherDistance }
    let (rate, otherRate) = (abs(rates[row]), abs(rates[other]))
    if rate != otherRate { return rate > otherRate }
    return isOlder(row, other)
  }
}
