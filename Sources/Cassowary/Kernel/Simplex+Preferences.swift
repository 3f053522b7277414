// Where the optimum at levels 1…1000 is one point, preferences have no say and stay asleep: they cost
// nothing to carry along.

extension Simplex {
  /// Puts all preferences to sleep: without costs of theirs the last lane is zero.
  mutating func sleepAll() {
    guard !awake.isEmpty else { return }
    for column in awake {
      let preference = preferences[column]
      rows[preference].forgetCost()
      if case .inactive = states[preference] { states[preference] = .inactive(.level) }
      isAwake[column] = false
    }
    awake.removeAll(keepingCapacity: true)
    for row in activeRows {
      multipliers[row.index * levels.count + levels.preferenceLane] = 0
    }
    hasMoved = true
  }

  /// Wakes the preferences of the variables that can move without any cost at levels 1…1000, and
  /// lets them choose. All such moves are combinations of the directions in which single active rows
  /// can leave zero at no cost; which variables those reach is read off the factor's pattern.
  mutating func wakeWhatCanMove() throws(KernelFailure) {
    let movable = factor.columnsReached(from: activeRows.map { canLeave($0) }, terms)
    if awake.count > 16 + 2 * movable.count { sleepAll() }
    let sleeping = movable.filter { !isAwake[$0] }
    for column in sleeping { wake(column) }
    if !sleeping.isEmpty { try takeDualSteps() }
  }

  private mutating func wake(_ column: ColumnIndex) {
    isAwake[column] = true
    awake.append(column)
    let preference = preferences[column]
    rows[preference].setCost(level: Row.preferenceLevel, weight: preferenceWeights[column])
    if case .inactive = states[preference] { suspect(preference) }
  }

  /// Whether an active row can leave zero on one side at no cost at levels 1…1000: its multiplier
  /// is at a bound there.
  private func canLeave(_ row: RowIndex) -> Bool {
    isMultiplier(of: row, -rows[row].below) || isMultiplier(of: row, rows[row].above)
  }

  /// Whether the multiplier of an active row is `bound` in its lane and zero in all others, the
  /// preferences left out.
  func isMultiplier(of index: RowIndex, _ bound: Double) -> Bool {
    guard bound.isFinite else { return false }
    let row = rows[index]
    let start = index.index * levels.count
    for lane in 0..<levels.preferenceLane {
      let expected = lane == row.lane && row.level != Row.preferenceLevel ? bound : 0
      let multiplier = multipliers[start + lane]
      if abs(multiplier - expected) > Tolerance.multiplier * max(abs(multiplier), abs(expected)) {
        return false
      }
    }
    return true
  }
}
