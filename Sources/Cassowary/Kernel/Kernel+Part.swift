// Variables that no row connects, directly or through others, have nothing to do with each other. What
// changes in one part of a system leaves the preferences of the others as they are.

extension Kernel {
  /// Finds the part of the system in which something has changed since the last commit, or is left to
  /// be done: `part` then holds all its columns. What settling changes from there on is in that part as
  /// well, so that once is enough. Costs the terms there, and the journal.
  func findPart() {
    if progress.hasPart { return }
    if progress.firstSettling == .underWay { return findWhole() }
    progress.hasPart = true
    part.removeAll()
    for row in newestRows { enterPart(RowIndex(raw: row)) }
    for index in 0..<unbalanced.count { enterPart(unbalanced[index]) }
    forEachRecord(from: 0) { kind, index in
      switch kind {
      case .row, .insertedRow, .constant: enterPart(RowIndex(raw: index))
      case .column: enterPart(ColumnIndex(raw: index))
      case .counts, .slot: break
      }
    }
    let factor = factor
    var next = 0
    while next < part.count {
      factor.forEach(in: part[next]) { enterPart($0.row) }
      next += 1
    }
    for index in 0..<part.count { columns[part[index]].flags.remove(.isInPart) }
  }

  /// Takes the whole system for the part in which something has changed.
  func findWhole() {
    progress.hasPart = true
    part.removeAll()
    for index in 0..<Int(counts.columns) { part.append(ColumnIndex(index: index)) }
  }

  private func enterPart(_ row: RowIndex) {
    for index in rows[row].terms { enterPart(terms[TermIndex(raw: index)].column) }
  }

  private func enterPart(_ column: ColumnIndex) {
    if columns[column].flags.contains(.isInPart) { return }
    columns[column].flags.insert(.isInPart)
    part.append(column)
  }

  /// Calls `body` with each row of the part, once.
  @inline(__always)
  func forEachRowOfPart(_ body: (RowIndex) -> Void) {
    let (part, rows, terms, factor) = (part, rows, terms, factor)
    for index in 0..<part.count {
      factor.forEach(in: part[index]) { term in
        if terms[rows[term.row].start].column == part[index] { body(term.row) }
      }
    }
  }

  /// Calls `body` with each active row of the part, and its position: which may be that of a column
  /// of another part.
  @inline(__always)
  func forEachActiveRowOfPart(_ body: (RowIndex, Position) -> Void) {
    let rows = rows
    forEachRowOfPart { row in
      if rows[row].state == .active { body(row, rows[row].position) }
    }
  }
}
