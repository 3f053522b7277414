extension Simplex {
  /// Adds a column whose preference is active, asleep: its value is zero.
  mutating func addColumn(preference weight: Double) {
    let column = ColumnIndex(index: values.count)
    terms.addColumn()
    let row = Row(
      scale: 1, constant: 0, relation: .equal, serial: takeSerial(), level: Row.preferenceLevel,
      weight: 0)
    let index = place(row, [(column, 1)])
    factor.append(index, rows[index].terms, column)
    states[index] = .active(Position(index: activeRows.count))
    activeRows.append(index)
    preferences.append(index)
    preferenceWeights.append(weight)
    isAwake.append(false)
    values.append(0)
    magnitudes.append(0)
    alpha.grow()
    direction.grow()
  }

  /// Gives the column of a removed variable to a new one: only the preference's weight is new.
  mutating func reuseColumn(_ column: ColumnIndex, preference weight: Double) {
    sleepAll()
    hasMoved = true
    preferenceWeights[column] = weight
  }

  /// Adds a row; it takes part from the next settling on.
  mutating func insert(
    _ row: Row, _ terms: [(column: ColumnIndex, coefficient: Double)]
  ) -> RowIndex {
    let index = place(row, terms)
    newRows.append(index)
    return index
  }

  private mutating func place(
    _ row: Row, _ new: [(column: ColumnIndex, coefficient: Double)]
  ) -> RowIndex {
    let index = freeRows.popLast() ?? RowIndex(index: rows.count)
    if index.index == rows.count {
      rows.append(row)
      states.append(.free)
      isSuspect.append(false)
      rates.grow()
      multipliers += [Double](repeating: 0, count: levels.count)
      factor.noteRow(index)
    }
    rows[index] = row
    rows[index].terms = terms.insert(new, row: index)
    states[index] = .new
    clearMultiplier(of: index)
    assignLane(index)
    return index
  }

  /// Frees a row.
  mutating func remove(_ index: RowIndex) {
    newConstants.removeAll { $0.row == index }
    if case .new = states[index] {
      newRows.removeAll { $0 == index }
      return free(index)
    }
    removals += 1
    forgetCost(of: index)
    rows[index].isDead = true
    if case .inactive = states[index] { free(index) }
    hasMoved = true
  }

  /// Changes the constant of a row; `constant` is not scaled.
  mutating func setConstant(_ constant: Double, of index: RowIndex) {
    newConstants.append((index, constant * rows[index].scale))
  }

  mutating func setCost(level: Int?, weight: Double, of index: RowIndex) {
    removals += 1
    hasMoved = true
    switch states[index] {
    case .inactive:
      forgetCost(of: index)
      suspect(index)
    default: break
    }
    rows[index].setCost(level: level, weight: weight)
    assignLane(index)
    if case .active = states[index] { restoreMultipliers(of: [index]) }
  }

  mutating func takeSerial() -> Int {
    defer { nextSerial += 1 }
    return nextSerial
  }

  /// Gives the slot of a row free, as soon as the factor does not need its terms any more.
  mutating func free(_ index: RowIndex) {
    if factor.contains(index) {
      states[index] = .zombie
      zombies.append(index)
    } else {
      states[index] = .free
      terms.remove(rows[index].terms)
      freeRows.append(index)
    }
  }

  /// Frees the rows that only the factor still needed.
  mutating func bury() {
    let buried = zombies
    zombies = []
    for row in buried { free(row) }
  }

  private mutating func assignLane(_ index: RowIndex) {
    guard let level = rows[index].level else { return }
    if levels.lane(of: level) == nil { addLane(level) }
    rows[index].lane = levels.lane(of: level) ?? 0
  }

  /// Adds a lane for a level that occurs for the first time.
  private mutating func addLane(_ level: Int) {
    let before = levels
    levels.insert(level)
    var wider = [Double](repeating: 0, count: rows.count * levels.count)
    for row in rows.indices {
      for (lane, level) in before.levels.enumerated() {
        guard let place = levels.lane(of: level) else { continue }
        wider[row * levels.count + place] = multipliers[row * before.count + lane]
      }
      if let level = rows[row].level { rows[row].lane = levels.lane(of: level) ?? 0 }
    }
    multipliers = wider
  }

  mutating func clearMultiplier(of row: RowIndex) {
    for lane in 0..<levels.count { multipliers[row.index * levels.count + lane] = 0 }
  }
}
