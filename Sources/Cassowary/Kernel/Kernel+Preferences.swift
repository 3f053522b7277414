// Where the optimum at levels 1…1000 is one point, preferences have no say and stay asleep: they cost
// nothing to carry along.

extension Kernel {
  /// Puts all preferences to sleep: without costs of theirs their lane is zero.
  private mutating func sleepAll() {
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
  /// lets them choose. All such moves are combinations of the directions in which single active rows
  /// can leave zero at no cost; which variables those reach is read off the factor's pattern.
  mutating func wakeWhatCanMove() throws(KernelFailure) {
    findLoose()
    let seeds = alpha.support
    alpha.clear()
    if counts.looseRows > 0 { markLoose() } else { unblock() }
    if seeds.isEmpty { return awake.isEmpty ? () : sleepAll() }
    let factor = factor
    factor.reach(marks, seeds)
    if awake.count > 16 + 2 * seeds.count { sleepAll() }
    for index in 0..<seeds.count {
      let position = seeds[index]
      marks[position] = []
      wake(places[position].column)
    }
    seeds.removeAll()
    let steps = progress.statistics.pivots + progress.statistics.flips
    try takeDualSteps()
    if progress.statistics.pivots + progress.statistics.flips > steps { findLoose() }
  }

  private mutating func wake(_ column: ColumnIndex) {
    if columns[column].flags.contains(.isAwake) { return }
    let preference = columns[column].preference
    note(column)
    note(preference)
    columns[column].flags.insert(.isAwake)
    awake.append(column)
    rows[preference].cost = columns[column].preferenceWeight
    if rows[preference].state == .inactive { suspect(preference) }
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
