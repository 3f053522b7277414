extension Simplex {
  /// Adds a column whose preference, weighing `preference`, is active: its value is zero.
  mutating func addColumn(preference weight: Double) {
    let column = ColumnIndex(index: values.count)
    let row = Row(
      terms: [.init(column: column, coefficient: 1)], scale: 1, constant: 0, relation: .equal,
      serial: takeSerial(), level: Row.preferenceLevel, weight: weight)
    let index = insert(row)
    states[index] = .active(Position(index: activeRows.count))
    activeRows.append(index)
    preferences.append(index)
    inverse.grow()
    multipliers += [Double](repeating: 0, count: levels.count)
    values.append(0)
    magnitudes.append(0)
  }

  /// Gives the column of a removed variable to a new one: only the preference's weight is new.
  mutating func reuseColumn(_ column: ColumnIndex, preference weight: Double) {
    let row = preferences[column]
    rows[row].setCost(level: Row.preferenceLevel, weight: weight)
    multipliersAreStale = true
  }

  /// Adds a row, inactive and with a multiplier of zero: the multipliers stay dual feasible.
  mutating func insert(_ row: Row) -> RowIndex {
    let index: RowIndex
    if let free = freeRows.popLast() {
      index = free
      rows[index] = row
      states[index] = .inactive(.level)
    } else {
      index = RowIndex(index: rows.count)
      rows.append(row)
      states.append(.inactive(.level))
    }
    assignLane(index)
    return index
  }

  /// Frees a row. If it is active, a preference takes its place.
  mutating func remove(_ index: RowIndex) {
    switch states[index] {
    case .free: return
    case .inactive(.level): break
    case .inactive: multipliersAreStale = true
    case .active(let position):
      let preference = replacement(at: position)
      exchange(preference, at: position, combination: combination(of: preference))
      multipliersAreStale = true
      valuesAreStale = true
    }
    states[index] = .free
    freeRows.append(index)
  }

  /// Changes the constant of a row; `constant` is not scaled.
  mutating func setConstant(_ constant: Double, of index: RowIndex) {
    rows[index].constant = constant * rows[index].scale
    if case .active = states[index] { valuesAreStale = true }
  }

  mutating func setCost(level: Int?, weight: Double, of index: RowIndex) {
    rows[index].setCost(level: level, weight: weight)
    assignLane(index)
    multipliersAreStale = true
  }

  mutating func takeSerial() -> Int {
    defer { nextSerial += 1 }
    return nextSerial
  }

  private mutating func assignLane(_ index: RowIndex) {
    guard let level = rows[index].level else { return }
    if let lane = levels.lane(of: level) {
      rows[index].lane = lane
    } else {
      multipliersAreStale = true
    }
  }

  /// The inactive preference that depends most on the active row at `position`.
  private func replacement(at position: Position) -> RowIndex {
    var best = preferences[0]
    var largest = 0.0
    for index in values.indices {
      let entry = abs(inverse[ColumnIndex(index: index), position])
      guard entry > largest, case .inactive = states[preferences[index]] else { continue }
      (best, largest) = (preferences[index], entry)
    }
    precondition(largest > 0, "an active row that no inactive preference depends on")
    return best
  }
}
