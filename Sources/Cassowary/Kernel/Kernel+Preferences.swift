// Where the optimum at levels 1…1000 is one point, preferences have no say and stay asleep: they cost
// nothing to carry along.

extension Kernel {
  /// Puts all preferences to sleep: without costs of theirs their lane is zero.
  mutating func sleepAll() {
    if awake.isEmpty { return }
    while let column = awake.popLast() {
      note(column)
      let preference = columns[column].preference
      note(preference)
      rows[preference].cost = 0
      if rows[preference].state == .inactive { rows[preference].side = .level }
      columns[column].flags.remove(.isAwake)
    }
    for index in 0..<Int(counts.columns) {
      let row = places[Position(index: index)].active
      let multiplier = ListIndex(index: multiplier(of: row))
      if multipliers[multiplier] == 0 { continue }
      note(row)
      multipliers[multiplier] = 0
    }
  }

  /// Wakes the preferences of the variables that can move without any cost at levels 1…1000, and
  /// walks to where they want to be. All such moves are combinations of the directions in which
  /// single active rows can leave zero at no cost; which variables those reach is read off the
  /// factor's pattern.
  mutating func wakeWhatCanMove() throws(KernelFailure) {
    findLoose()
    unpin()
    if counts.looseRows == 0 { return sleepAll() }
    let seeds = markWhatCanLeave()
    if seeds.isEmpty { return sleepAll() }
    factor.reach(marks, seeds)
    let asleep = awake.count
    for index in 0..<seeds.count {
      let position = seeds[index]
      marks[position] = []
      wake(places[position].column)
    }
    seeds.removeAll()
    try settlePreferences(from: asleep)
  }

  /// Lets the preferences of the columns in `awake`, from that index on, pull at the vertex.
  private mutating func settlePreferences(from first: Int) throws(KernelFailure) {
    let (alpha, factor) = (alpha, factor)
    alpha.clear()
    for index in first..<awake.count {
      let preference = columns[awake[index]].preference
      guard rows[preference].state == .inactive else { continue }
      let (value, tolerance) = residual(of: preference)
      if abs(value) <= tolerance { continue }
      rows[preference].side = value > 0 ? .above : .below
      factor.add(preference, times: rows[preference].slope(rows[preference].side), to: alpha)
    }
    if alpha.support.isEmpty { return }
    factor.solveCombination(alpha)
    shiftMultipliers(by: 1, lane: 0)
    unbalanceCombination()
    var rest = walksBeforeRestart
    guard try walkToBalance(atMost: &rest) else { return }
    try takeDualSteps()
    findLoose()
  }

  private mutating func wake(_ column: ColumnIndex) {
    if columns[column].flags.contains(.isAwake) { return }
    let preference = columns[column].preference
    note(column)
    note(preference)
    columns[column].flags.insert(.isAwake)
    awake.append(column)
    rows[preference].cost = columns[column].preferenceWeight
  }

  /// Looks again at the rows that have changed, whether they are loose.
  private func findLoose() {
    forEachChangedRow { setLoose($0, rows[$0].state == .active && canLeave($0)) }
  }

  func setLoose(_ row: RowIndex, _ isLoose: Bool) {
    guard rows[row].flags.contains(.isLoose) != isLoose else { return }
    counts.looseRows += isLoose ? 1 : -1
    rows[row].flags.formSymmetricDifference(.isLoose)
  }

  /// Whether an active row can leave zero on one side at no cost at levels 1…1000: its multiplier
  /// is at a bound there.
  func canLeave(_ row: RowIndex) -> Bool { !waysOut(of: row).isEmpty }

  /// In which directions the residual of an active row can leave zero at no cost.
  func waysOut(of row: RowIndex) -> Marks {
    var ways = Marks()
    if isMultiplier(of: row, rows[row].above) { ways.insert(.rises) }
    if isMultiplier(of: row, -rows[row].below) { ways.insert(.falls) }
    return ways
  }

  /// Whether the multiplier of an active row is `bound` in its lane and zero in all others, the
  /// preferences left out.
  borrowing func isMultiplier(of index: RowIndex, _ bound: Double) -> Bool {
    guard bound.isFinite else { return false }
    let (start, own) = (multiplier(of: index), Int(rows[index].lane))
    for lane in 1..<max(Int(progress.lanes), 1) {
      let expected = lane == own ? bound : 0
      let multiplier = multipliers[ListIndex(index: start + lane)]
      if abs(multiplier - expected) > Tolerance.multiplier * max(abs(multiplier), abs(expected)) {
        return false
      }
    }
    return true
  }
}
