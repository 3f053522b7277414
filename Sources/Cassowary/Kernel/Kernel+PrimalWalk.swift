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
    if lane == 0 { noteCombination() }
    shiftMultipliers(by: -slope, lane: lane)
    unbalanceCombination()
    progress.wantsRefreshing = true
  }

  func unbalance(_ row: RowIndex) {
    if rows[row].flags.contains(.isUnbalanced) { return }
    rows[row].flags.insert(.isUnbalanced)
    unbalanced.append(row)
  }

  /// Notes the rows that the row `alpha` depends on. In the preferences' lane a shift does not: what
  /// changes there while settling is found again, but not what changes before.
  private mutating func noteCombination() {
    for index in 0..<alpha.support.count { note(places[alpha.support[index]].active) }
  }

  /// Whatever moved with the row `alpha` may be out of its bounds.
  func unbalanceCombination() {
    for index in 0..<alpha.support.count where alpha[alpha.support[index]] != 0 {
      unbalance(places[alpha.support[index]].active)
    }
  }

  /// Brings the multipliers of the unbalanced rows, and those that move with them, between their
  /// bounds. Walks leave rounding behind, which at a strong level looks like a reason to walk on; and
  /// rows that went leave some, which at any level looks like a reason to stay.
  mutating func restoreMultipliers() throws(KernelFailure) {
    if hasExcessAtLevels { sleepInPart() }
    var rest = walksBeforeRestart
    while try walkToBalance(atMost: &rest) || progress.wantsRefreshing {
      progress.wantsRefreshing = false
      findPart()
      refreshMultipliers()
    }
  }

  /// How many walks are worth while.
  var walksBeforeRestart: Int { 100 + 2 * Int(counts.columns) }

  /// Walks, or starts from multipliers of zero where that takes too long.
  ///
  /// - Returns: Whether there were walks.
  mutating func walkToBalance(atMost rest: inout Int) throws(KernelFailure) -> Bool {
    var hasWalked = false
    while !unbalanced.isEmpty {
      if wantsRefactoring { try refactor() }
      guard let row = unbalanced.popLast() else { break }
      rows[row].flags.remove(.isUnbalanced)
      guard rows[row].state == .active, let direction = excess(of: row) else { continue }
      hasWalked = true
      rest -= 1
      if rest > 0, try walk(from: rows[row].position, direction: direction) { continue }
      while let other = unbalanced.popLast() { rows[other].flags.remove(.isUnbalanced) }
      restartMultipliers()
    }
    return hasWalked
  }

  /// What is gained for each unit that the row leaves zero, in the third vector for comparing.
  private var gain: LaneVector { step(2) }

  /// Whether the multiplier of an unbalanced row exceeds its bound at a level 1…1000.
  private var hasExcessAtLevels: Bool {
    (0..<unbalanced.count).contains { index in
      let row = unbalanced[index]
      return rows[row].state == .active && excess(of: row) != nil
        && (1..<max(Int(progress.lanes), 1)).contains { gain[$0] != 0 }
    }
  }

  /// The side on which the multiplier of an active row exceeds its bound (1 above, −1 below), and in
  /// `gain` by how much.
  func excess(of row: RowIndex) -> Double? {
    if isBetweenBounds(row) { return nil }
    if exceeds(row, rows[row].above, direction: 1) { return 1 }
    return exceeds(row, rows[row].below, direction: -1) ? -1 : nil
  }

  /// Whether the multiplier is between its bounds at the row's level, and zero at all others: as most
  /// are.
  @inline(__always)
  private func isBetweenBounds(_ row: RowIndex) -> Bool {
    let (rows, multipliers) = (rows, multipliers)
    let (start, own) = (multiplier(of: row), Int(rows[row].lane))
    for lane in 0..<Int(progress.lanes) {
      let multiplier = multipliers[ListIndex(index: start + lane)]
      let (above, below) = lane == own ? (rows[row].above, rows[row].below) : (0, 0)
      if multiplier > above || multiplier < -below { return false }
    }
    return true
  }

  /// Whether the multiplier exceeds a bound; then `gain` holds by how much.
  private func exceeds(_ row: RowIndex, _ bound: Double, direction: Double) -> Bool {
    guard bound.isFinite else { return false }
    let (gain, multipliers) = (gain, multipliers)
    let (start, own) = (multiplier(of: row), Int(rows[row].lane))
    var isDecided = false
    for place in 0..<Int(progress.lanes) {
      let lane = lane(place)
      let multiplier = direction * multipliers[ListIndex(index: start + lane)]
      let limit = lane == own ? bound : 0
      let over = multiplier - limit
      let isNone = abs(over) <= Tolerance.multiplier * max(abs(multiplier), limit)
      if !isDecided, !isNone {
        if over < 0 { return false }
        isDecided = true
      }
      gain[lane] = isNone ? 0 : over
    }
    return isDecided
  }

  /// Lets the active row at `position` leave zero, and another take its place.
  ///
  /// - Returns: Whether there was one to take it.
  private mutating func walk(
    from position: Position, direction sign: Double
  ) throws(KernelFailure) -> Bool {
    factor.direction(of: position, into: direction)
    var breakpoints = breakpoints(sign)
    let gain = gain
    while let point = breakpoints.takeNext() {
      let cost = cost(of: point)
      let lane = Int(rows[point.row].lane)
      if cost.isFinite {
        gain[lane] = Tolerance.cancelled(
          gain[lane] - cost, magnitude: abs(gain[lane]) + cost)
        if isPositive(gain) { continue }
      }
      pass(breakpoints)
      return try stop(at: point, position, sign)
    }
    return false
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
      guard rate != 0, rate > 0 ? value <= tolerance : value >= -tolerance,
        cost(of: Breakpoint(row: row, rate: rate, distance: distance)) > 0
      else { continue }
      // In front are those that count, with their distance in place of the size.
      rates.set(rate, size: max(distance, .leastNonzeroMagnitude), at: row)
      rates.support[index] = rates.support[count]
      rates.support[count] = row
      count += 1
    }
    return Breakpoints(rates: rates, rows: rows, count: count)
  }

  /// How fast the residuals of inactive rows that cost something change along `direction`.
  func findRates(_ sign: Double) {
    let (rates, direction, rows, factor) = (rates, direction, rows, factor)
    rates.clear()
    for index in 0..<direction.support.count {
      let column = direction.support[index]
      if direction[column] == 0 { continue }
      let (rate, size) = (direction[column] * sign, direction.size(column))
      factor.forEach(in: column) { term in
        guard rows[term.row].state == .inactive, !rows[term.row].isFree else { return }
        rates.add(term.coefficient * rate, size: abs(term.coefficient) * size, at: term.row)
      }
    }
  }

  /// The rows taken before the last are on their other sides from here on.
  private mutating func pass(_ breakpoints: Breakpoints) {
    if breakpoints.passed.isEmpty { return }
    for lane in 0..<Int(progress.lanes) { pass(breakpoints, lane: lane) }
    progress.statistics.flips += breakpoints.passed.count
  }

  /// The multipliers move against those of the passed rows of one lane, all at once.
  private mutating func pass(_ breakpoints: Breakpoints, lane: Int) {
    let (alpha, factor) = (alpha, factor)
    alpha.clear()
    for index in breakpoints.passed {
      let point = breakpoints.point(index)
      let row = rows[point.row]
      guard Int(row.lane) == lane else { continue }
      let next = point.rate > 0 ? row.upperSide : row.lowerSide
      factor.add(point.row, times: row.slope(next) - row.slope(row.side), to: alpha)
      if lane != 0 { note(point.row) }
      rows[point.row].side = next
    }
    if alpha.support.isEmpty { return }
    factor.solveCombination(alpha)
    shiftMultipliers(by: 1, lane: lane)
    unbalanceCombination()
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
      let multiplier = multipliers[place(of: leaving, lane)]
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

/// The breakpoints of a walk, in the front of the list of rates: first a heap of those to come, the
/// next one on top, then those that were taken, the latest first.
struct Breakpoints {
  private let rates: SparseVector<RowIndex>
  private let rows: Table<RowIndex, Row>
  private let count: Int
  private var rest: Int

  /// O(count)
  init(rates: SparseVector<RowIndex>, rows: Table<RowIndex, Row>, count: Int) {
    self.rates = rates
    self.rows = rows
    self.count = count
    rest = count
    for parent in (0..<(count / 2)).reversed() { sink(parent) }
  }

  /// Those that were taken before the last one.
  var passed: Range<Int> { min(rest + 1, count)..<count }

  func point(_ index: Int) -> Breakpoint {
    let row = rates.support[index]
    let size = rates.size(row)
    return Breakpoint(
      row: row, rate: rates[row], distance: size == .leastNonzeroMagnitude ? 0 : size)
  }

  /// Takes the next one: the nearest, then the steepest, then the oldest. O(log count)
  mutating func takeNext() -> Breakpoint? {
    guard rest > 0 else { return nil }
    rest -= 1
    swap(0, rest)
    sink(0)
    return point(rest)
  }

  private func sink(_ index: Int) {
    var parent = index
    while true {
      var first = parent
      for child in (2 * parent + 1)...(2 * parent + 2) where child < rest {
        if isNearer(rates.support[child], rates.support[first]) { first = child }
      }
      if first == parent { return }
      swap(first, parent)
      parent = first
    }
  }

  private func swap(_ index: Int, _ other: Int) {
    (rates.support[index], rates.support[other]) = (rates.support[other], rates.support[index])
  }

  private func isNearer(_ row: RowIndex, _ other: RowIndex) -> Bool {
    let (distance, otherDistance) = (rates.size(row), rates.size(other))
    if distance != otherDistance { return distance < otherDistance }
    let (rate, otherRate) = (abs(rates[row]), abs(rates[other]))
    if rate != otherRate { return rate > otherRate }
    return rows[row].serial < rows[other].serial
  }
}
