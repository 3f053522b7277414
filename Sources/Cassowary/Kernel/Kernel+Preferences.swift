// Where the optimum at levels 1…1000 is one point, preferences have no say and stay asleep: they cost
// nothing to carry along.
//
// Which are awake, on which side they are and what multipliers they bring about follows from the
// vertex. So that is not noted for an undo, but found again after one.

extension Kernel {
  /// Puts the preferences of the part in which something has changed to sleep: without costs of
  /// theirs their lane is zero.
  func sleepInPart() {
    if awake.isEmpty { return }
    findPart()
    sleepInFoundPart()
  }

  /// Puts the preferences of the found part to sleep, also where the list of those awake is not as
  /// the columns are.
  func sleepInFoundPart() {
    for index in 0..<part.count { sleep(part[index]) }
    awake.keep { $0.raw < counts.columns && columns[$0].flags.contains(.isAwake) }
    forEachRowOfPart { multipliers[place(of: $0, 0)] = 0 }
  }

  private func sleep(_ column: ColumnIndex) {
    let preference = columns[column].preference
    rows[preference].cost = 0
    if rows[preference].state == .inactive { rows[preference].side = .level }
    columns[column].flags.remove(.isAwake)
  }

  /// Whether all that constants have changed is that preferences are on other sides: what can move is
  /// what could move, as all rows that were in the way are where they were. Dual steps then do.
  var areOnlyPreferencesViolated: Bool {
    let (suspects, rows) = (suspects, rows)
    return !suspects.isEmpty
      && (0..<suspects.count).allSatisfy { place in
        let row = suspects[place]
        if rows[row].flags.contains(.isPinned) { return isAtZero(row) }
        return rows[row].owner.isKernel || violation(of: row) == nil
      }
  }

  /// Wakes the preferences of the variables that can move without any cost at levels 1…1000, and
  /// walks to where they want to be.
  mutating func settlePreferences() throws(KernelFailure) {
    findLoose()
    if counts.looseRows == 0, awake.isEmpty, !progress.hasPinned { return }
    findPart()
    guard wakeWhatCanMove() else { return }
    unbalanceCombination()
    var rest = walksBeforeRestart
    guard try walkToBalance(atMost: &rest) else { return }
    try takeDualSteps()
    findLoose()
  }

  /// Wakes the preferences of the variables of the part that can move without any cost at levels
  /// 1…1000. All such moves are combinations of the directions in which single active rows can leave
  /// zero at no cost; which variables those reach is read off the factor's pattern.
  ///
  /// - Returns: Whether multipliers have changed: those of the rows in `alpha`.
  mutating func wakeWhatCanMove() -> Bool {
    unpin()
    let seeds = markWhatCanLeave()
    if seeds.isEmpty {
      if !awake.isEmpty { sleepInFoundPart() }
      return false
    }
    factor.reach(marks, seeds)
    let asleep = awake.count
    for index in 0..<seeds.count {
      let position = seeds[index]
      marks[position] = []
      wake(places[position].column)
    }
    seeds.removeAll()
    return pull(from: asleep)
  }

  private func wake(_ column: ColumnIndex) {
    if columns[column].flags.contains(.isAwake) { return }
    columns[column].flags.insert(.isAwake)
    rows[columns[column].preference].cost = columns[column].preferenceWeight
    awake.append(column)
    // They do not see that row, which cost nothing.
    forgetMoves()
  }

  /// Lets the preferences of the columns in `awake`, from that index on, pull at the vertex.
  ///
  /// - Returns: Whether some do.
  private mutating func pull(from first: Int) -> Bool {
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
    if alpha.support.isEmpty { return false }
    factor.solveCombination(alpha)
    shiftMultipliers(by: 1, lane: 0)
    return true
  }

  /// Looks again at the rows that have changed, whether they are loose.
  func findLoose() {
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
