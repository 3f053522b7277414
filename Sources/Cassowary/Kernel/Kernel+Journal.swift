/// What a record of the journal restores.
enum Record: UInt8 {
  /// How many there are of everything.
  case counts
  /// A row and its multiplier.
  case row
  /// Nothing: the row has come to a place that was free, or its terms have, and goes again. Of a row
  /// that has come behind all others, the counts say enough.
  case insertedRow
  /// A column and its value.
  case column
  /// What stood behind a handle.
  case slot
  /// The constant of a row.
  case constant
}

/// The last word of a record, which says what stands before it.
private struct RecordTag: BitwiseCopyable {
  let index: Int32
  /// How many lanes of a row's multiplier there are; of an inserted row, whether its block was free.
  let lanes: UInt16
  let kind: UInt8
  let padding: UInt8 = 0
}

// Undoing is by row, not by position: a factorisation permutes positions. Whatever is about to change
// is noted before, once; the flag that says so falls where a nested batch begins, which has to be
// able to come back to its own beginning.

extension Kernel {
  /// Appends a record of so many words, and what says what they are.
  @inline(__always)
  private mutating func append(
    _ kind: Record, _ index: Int32, words: Int, lanes: Int = 0,
    _ write: (inout Journal.Pen) -> Void = { _ in }
  ) {
    let tag = RecordTag(
      index: index, lanes: UInt16(truncatingIfNeeded: lanes), kind: kind.rawValue)
    journal.append(words: words + 1) { pen in
      write(&pen)
      pen.write(tag)
    }
  }

  /// To be called before anything is added, removed or solved.
  @inline(__always)
  mutating func noteCounts() {
    if !progress.hasNotedCounts { appendCounts() }
  }

  private mutating func appendCounts() {
    progress.hasNotedCounts = true
    let counts = counts
    append(.counts, 0, words: size(.counts)) { $0.write(counts) }
  }

  /// To be called before a row, or its multiplier, changes.
  @inline(__always)
  mutating func note(_ row: RowIndex) {
    if !rows[row].flags.contains(.isNoted) { append(row) }
  }

  private mutating func append(_ row: RowIndex) {
    noteCounts()
    let lanes = Int(progress.lanes)
    let (rows, multipliers, start) = (rows, multipliers, multiplier(of: row))
    append(.row, row.raw, words: size(.row, lanes: lanes), lanes: lanes) { pen in
      for lane in 0..<lanes { pen.write(multipliers[ListIndex(index: start + lane)]) }
      pen.write(rows[row])
    }
    rows[row].flags.insert(.isNoted)
  }

  /// To be called when a row has been added where there was one before, or with terms in a block
  /// that was free.
  mutating func noteReused(_ row: RowIndex, wasFree: Bool) {
    append(.insertedRow, row.raw, words: 0, lanes: wasFree ? 1 : 0)
  }

  /// To be called before a column, or its value, changes.
  @inline(__always)
  mutating func note(_ column: ColumnIndex) {
    if !columns[column].flags.contains(.isNoted) { append(column) }
  }

  private mutating func append(_ column: ColumnIndex) {
    noteCounts()
    let (columns, values, magnitudes) = (columns, values, magnitudes)
    append(.column, column.raw, words: size(.column)) { pen in
      pen.write(values[column])
      pen.write(magnitudes[column])
      pen.write(columns[column])
    }
    columns[column].flags.insert(.isNoted)
  }

  /// To be called before a slot changes.
  mutating func note(_ slot: SlotIndex) {
    let slots = slots
    append(.slot, slot.raw, words: size(.slot)) { $0.write(slots[slot]) }
  }

  /// To be called before a constant changes, if nothing else of the row does.
  @inline(__always)
  mutating func noteConstant(of row: RowIndex) {
    let rows = rows
    append(.constant, row.raw, words: size(.constant)) { $0.write(rows[row].constant) }
  }

  /// Calls `body` with the kind and index of each record from `mark` on, the newest first.
  func forEachRecord(from mark: Int, _ body: (Record, Int32) -> Void) {
    var end = journal.count
    while end > mark {
      let tag = journal.last(RecordTag.self, before: end)
      guard let kind = Record(rawValue: tag.kind) else { return }
      body(kind, tag.index)
      end -= 1 + size(kind, lanes: Int(tag.lanes))
    }
  }

  /// The rows that have come behind all others since the last commit, and need no note.
  var newestRows: Range<Int32> { min(progress.committedRows, counts.rows)..<counts.rows }

  /// Calls `body` with each active row that has come or was about to change since the last commit,
  /// and with some that are not active.
  @inline(__always)
  func forEachChangedRow(_ body: (RowIndex) -> Void) {
    if progress.firstSettling == .underWay {
      let places = places
      for index in 0..<Int(counts.columns) { body(places[Position(index: index)].active) }
      return
    }
    forEachRecord(from: 0) { kind, index in
      if kind == .row || kind == .insertedRow { body(RowIndex(raw: index)) }
    }
    for index in newestRows { body(RowIndex(raw: index)) }
  }

  /// The words that are restored.
  @inline(__always)
  private func size(_ kind: Record, lanes: Int = 0) -> Int {
    switch kind {
    case .counts: MemoryLayout<Counts>.size / 8
    case .row: MemoryLayout<Row>.size / 8 + lanes
    case .insertedRow: 0
    case .column: 2 + MemoryLayout<Column>.size / 8
    case .slot, .constant: 1
    }
  }

  /// Makes everything note itself anew; `flags` are those that columns lose.
  mutating func forgetNotes(from mark: Int, _ flags: ColumnFlags = .isNoted) {
    progress.hasNotedCounts = false
    if progress.firstSettling == .underWay { return forgetAllNotes(flags) }
    forEachRecord(from: mark) { kind, index in
      switch kind {
      case .row, .insertedRow: rows[RowIndex(raw: index)].flags.remove(.isNoted)
      case .column: columns[ColumnIndex(raw: index)].flags.subtract(flags)
      case .counts, .slot, .constant: break
      }
    }
    for index in newestRows { rows[RowIndex(raw: index)].flags.remove(.isNoted) }
  }

  private func forgetAllNotes(_ flags: ColumnFlags) {
    let (rows, columns) = (rows, columns)
    for index in 0..<Int(counts.rows) { rows[RowIndex(index: index)].flags.remove(.isNoted) }
    for index in 0..<Int(counts.columns) {
      columns[ColumnIndex(index: index)].flags.subtract(flags)
    }
  }

  /// Before the first settling: nothing of it has to be noted, as ``startOver()`` takes it back.
  func beginFirstSettling() {
    guard progress.firstSettling == .ahead else { return }
    progress.firstSettling = .underWay
    let (rows, columns) = (rows, columns)
    for index in 0..<Int(counts.rows) { rows[RowIndex(index: index)].flags.insert(.isNoted) }
    for index in 0..<Int(counts.columns) {
      columns[ColumnIndex(index: index)].flags.insert(.isNoted)
    }
  }

  /// Restores everything that was noted from `mark` on.
  mutating func restore(from mark: Int) {
    while journal.count > mark {
      let tag = journal.popLast(RecordTag.self)
      switch Record(rawValue: tag.kind) {
      case .counts: restoreCounts(journal.popLast(Counts.self))
      case .row: restoreRow(RowIndex(raw: tag.index), lanes: Int(tag.lanes))
      case .insertedRow: uninsert(RowIndex(raw: tag.index), wasFree: tag.lanes > 0)
      case .column: restoreColumn(ColumnIndex(raw: tag.index))
      case .slot: slots[SlotIndex(raw: tag.index)] = journal.popLast(Slot.self)
      case .constant:
        rows[RowIndex(raw: tag.index)].constant = journal.popLast(Double.self)
      case nil: return
      }
    }
  }

  private func restoreCounts(_ before: Counts) {
    for index in before.rows..<counts.rows { uninsert(RowIndex(raw: index)) }
    counts = before
  }

  private mutating func restoreRow(_ row: RowIndex, lanes: Int) {
    rows[row] = journal.popLast(Row.self)
    rows[row].flags.subtract(.areListed)
    clearMultiplier(of: row)
    let start = row.index * room.lanes
    for lane in (0..<lanes).reversed() {
      multipliers[ListIndex(index: start + lane)] = journal.popLast(Double.self)
    }
  }

  private mutating func restoreColumn(_ column: ColumnIndex) {
    columns[column] = journal.popLast(Column.self)
    columns[column].flags.remove(.hasMoved)
    magnitudes[column] = journal.popLast(Double.self)
    values[column] = journal.popLast(Double.self)
  }
}
