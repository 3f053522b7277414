extension Kernel {
  /// A new variable, in a free column if there is one. There must be room for it.
  mutating func makeVariable(isFinal: Bool) -> Variable {
    beginMaking(areFinal: isFinal)
    defer { endMaking(areFinal: isFinal) }
    let isFree = counts.freeColumn >= 0
    return variable(isFree ? reuseColumn(isFinal: isFinal) : addColumns(1, areFinal: isFinal))
  }

  /// New variables, in free columns as far as there are any. There must be room for them.
  mutating func makeVariables(_ count: Int, areFinal: Bool) -> [Variable] {
    beginMaking(areFinal: areFinal)
    defer { endMaking(areFinal: areFinal) }
    var variables: [Variable] = []
    variables.reserveCapacity(count)
    while variables.count < count, counts.freeColumn >= 0 {
      variables.append(variable(reuseColumn(isFinal: areFinal)))
    }
    if variables.count < count {
      let first = addColumns(count - variables.count, areFinal: areFinal)
      for column in first.raw..<counts.columns {
        variables.append(variable(ColumnIndex(raw: column)))
      }
    }
    return variables
  }

  /// Variables that are made outside of a batch are final at once: if nothing else has changed since the
  /// last commit, nothing can go wrong, and what is noted is of no use.
  private func beginMaking(areFinal: Bool) {
    if areFinal { progress.hasNotedCounts = true }
  }

  private mutating func endMaking(areFinal: Bool) {
    guard areFinal else { return }
    journal.removeAll()
    progress.hasNotedCounts = false
    progress.committedRows = counts.rows
  }

  private func takeVariableSerial() -> Int {
    defer { counts.nextVariable += 1 }
    return counts.nextVariable
  }

  /// Adds columns, one after another, whose preferences are active, asleep: the values are zero. There
  /// must be room for them.
  ///
  /// - Returns: The first.
  @discardableResult
  mutating func addColumns(_ count: Int, areFinal: Bool) -> ColumnIndex {
    noteCounts()
    let first = ColumnIndex(raw: counts.columns)
    let (rows, terms, columns, values, magnitudes) = (rows, terms, columns, values, magnitudes)
    let (heads, places, circle) = (heads, places, nextInPart)
    let (positionOfRow, positionOfColumn) = (positionOfRow, positionOfColumn)
    for index in first.index..<first.index + count {
      let (column, position) = (ColumnIndex(index: index), Position(index: index))
      let (row, start) = takePlace(terms: 1)
      var preference = Row(.equal, constant: 0, cost: 0, lane: 0, serial: takeSerial())
      (preference.start, preference.count) = (start, 1)
      (preference.state, preference.position) = (.active, position)
      preference.flags.insert(.isLoose)
      if areFinal { preference.flags.remove(.isNoted) }
      rows[row] = preference
      clearMultiplier(of: row)
      clearScratch(of: column)
      terms[start] = Term(row: row, column: column, coefficient: 1, previous: -1, next: -1)
      (values[column], magnitudes[column], heads[column]) = (0, 0, start.raw)
      columns[column] = Column(serial: takeVariableSerial(), preference: row)
      places[position] = Place(column: column, row: row, active: row, pivot: 1)
      positionOfColumn[column] = position
      positionOfRow[row] = position
      circle[column] = ColumnIndex(raw: -1)
      counts.looseRows += 1
      counts.columns += 1
    }
    return first
  }

  /// Gives the column of a removed variable to a new one: only the preference's weight is new. In a
  /// settled system nothing pulls at a column without constraints, whatever its weight.
  private mutating func reuseColumn(isFinal: Bool) -> ColumnIndex {
    let column = ColumnIndex(raw: counts.freeColumn)
    let preference = columns[column].preference
    noteCounts()
    if !isFinal {
      note(column)
      note(preference)
    }
    counts.freeColumn = columns[column].edit
    columns[column].edit = -1
    columns[column].serial = takeVariableSerial()
    columns[column].flags.insert(.isLive)
    if progress.hasNewShape { columns[column].flags.insert(.isReused) }
    if !columns[column].flags.contains(.isAwake) { return column }
    let weight = columns[column].preferenceWeight
    if progress.hasNewShape {
      setCost(level: Kernel.preferenceLevel, weight: weight, of: preference)
    } else {
      rows[preference].cost = weight
    }
    return column
  }

  /// Takes a column from its variable.
  mutating func removeColumn(_ column: ColumnIndex) {
    noteCounts()
    note(column)
    columns[column].flags.remove(.isLive)
    columns[column].generation &+= 1
    columns[column].edit = counts.freeColumn
    counts.freeColumn = column.raw
  }
}
