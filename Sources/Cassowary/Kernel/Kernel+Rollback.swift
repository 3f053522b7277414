extension Kernel {
  /// Goes back to what was noted from `mark` on, but for what ``rebuild()`` does.
  mutating func rollBack(to mark: Int) {
    clearVectors()
    progress.hasPart = false
    findPart()
    let isFirst = progress.firstSettling == .underWay
    if isFirst { progress.hasPivoted = false }
    if progress.hasPivoted { detachFactor() }
    forgetNotes(from: mark)
    restore(from: mark)
    part.keep { $0.raw < counts.columns }
    if isFirst { startOver() }
    if mark == 0 {
      progress.wantsRefreshing = false
      clearLists()
      sleepInFoundPart()
    } else {
      shortenLists()
    }
    forgetMoves()
    progress.wantsComputing = false
    progress.hasNewShape = mark > 0
  }

  /// Factors the matrix of the rows that are active again, and finds again what is not noted. Where
  /// variables are zero in more than one way, multipliers may be left for the next settling.
  ///
  /// - Throws: Also ``KernelFailure/noRoom(torn:)``; then it can be called again.
  mutating func rebuild() throws(KernelFailure) {
    if progress.hasPivoted { try factorRestored() }
    if !progress.hasNewShape, wakeWhatCanMove() { unbalanceCombination() }
  }

  /// What was solved for last may have to do with rows and columns that are gone.
  private func clearVectors() {
    alpha.clear()
    direction.clear()
    work.clear()
    rates.clear()
  }

  /// No row is part of the factor any more.
  private func detachFactor() {
    for index in 0..<Int(counts.columns) {
      positionOfRow[places[Position(index: index)].row] = Position(raw: -1)
    }
  }

  private mutating func factorRestored() throws(KernelFailure) {
    var place = 0
    for index in 0..<Int(counts.rows) where rows[RowIndex(index: index)].state == .active {
      let (row, position) = (RowIndex(index: index), Position(index: place))
      places[position] = Place(
        column: ColumnIndex(index: place), row: row, active: row, pivot: 0)
      rows[row].position = position
      place += 1
    }
    try refactor()
    progress.hasPivoted = false
  }

  /// Leaves nothing to be done.
  private func clearLists() {
    while let row = suspects.popFirst() { rows[row].flags.remove(.isSuspect) }
    while let row = unbalanced.popLast() { rows[row].flags.remove(.isUnbalanced) }
    while let row = changedConstants.popLast() { rows[row].flags.remove(.hasNewConstant) }
    while let column = moved.popLast() { columns[column].flags.remove(.hasMoved) }
    newRows.removeAll()
    deadRows.removeAll()
  }

  /// What is left in the lists may have nothing to be done any more; that does no harm. But it must
  /// be there, and know that it is listed.
  private func shortenLists() {
    unbalanced.keep { isThere($0, listed: .isUnbalanced) }
    changedConstants.keep { isThere($0, listed: .hasNewConstant) }
    suspects.keep { isThere($0, listed: .isSuspect) }
    deadRows.keep { rows[$0].isDead }
    newRows.keep { $0.raw < counts.rows && rows[$0].state == .new }
  }

  /// Whether a row is still there; if so, it knows that it is listed.
  private func isThere(_ row: RowIndex, listed flag: RowFlags) -> Bool {
    guard row.raw < counts.rows else { return false }
    rows[row].flags.insert(flag)
    return true
  }
}

extension Kernel {
  /// Goes back to the vertex where every preference is active, with multipliers of zero, from where
  /// settling finds the optimum anew. For when rounding has spoilt what there is.
  mutating func startAgain() {
    noteCounts()
    detachFactor()
    for index in 0..<Int(counts.rows) {
      let row = RowIndex(index: index)
      guard rows[row].state == .active || rows[row].state == .inactive else { continue }
      note(row)
      setLoose(row, false)
      if rows[row].isDead, rows[row].state == .active { deadRows.append(row) }
      rows[row].state = .inactive
      rows[row].side = .level
      rows[row].position = Position(raw: -1)
      clearMultiplier(of: row)
      if !rows[row].isDead { suspect(row) }
    }
    for index in 0..<Int(counts.columns) {
      note(ColumnIndex(index: index))
      startAgain(ColumnIndex(index: index))
    }
    factor.torn.removeAll()
    factor.etas.removeAll()
    progress.hasNewShape = true
    progress.hasPivoted = true
    progress.needsRefactoring = false
  }

  /// The value of each column, with its magnitude.
  var allValues: [(Double, Double)] {
    (0..<counts.columns).map { (values[ColumnIndex(raw: $0)], magnitudes[ColumnIndex(raw: $0)]) }
  }

  /// Takes these values for those of the vertex.
  mutating func setValues(_ all: [(Double, Double)]) {
    for (index, (value, magnitude)) in all.enumerated() {
      values[ColumnIndex(index: index)] = value
      magnitudes[ColumnIndex(index: index)] = magnitude
    }
    commit()
  }

  /// Goes back to before the first settling, when the rows that were new then are gone.
  private mutating func startOver() {
    for index in 0..<Int(counts.columns) {
      let column = ColumnIndex(index: index)
      startAgain(column)
      columns[column].flags.subtract([.isAwake, .hasMoved])
      let preference = columns[column].preference
      clearMultiplier(of: preference)
      rows[preference].cost = 0
      rows[preference].side = .level
      rows[preference].flags.subtract([.isPinned, .isUnbalanced, .isSuspect])
      rows[preference].flags.insert(.isLoose)
    }
    factor.torn.removeAll()
    factor.etas.removeAll()
    progress.needsRefactoring = false
    progress.firstSettling = .ahead
  }

  private mutating func startAgain(_ column: ColumnIndex) {
    let (preference, position) = (columns[column].preference, Position(raw: column.raw))
    (values[column], magnitudes[column]) = (0, 0)
    rows[preference].state = .active
    rows[preference].position = position
    places[position] = Place(column: column, row: preference, active: preference, pivot: 1)
    positionOfColumn[column] = position
    positionOfRow[preference] = position
  }
}
