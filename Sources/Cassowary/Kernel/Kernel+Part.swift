// Variables that no row connects, directly or through others, have nothing to do with each other. What
// changes in one part of a system leaves the preferences of the others as they are.
//
// The columns of a part, once it is known, are linked in a circle: upwards, and from the last to the
// first. The circle is broken when a row comes or goes that mentions one of them. So what is found
// depends on the rows there are alone, not on what happened before.

extension Kernel {
  /// Finds the part of the system in which something has changed since the last commit, or is left to
  /// be done: `part` then holds all its columns. What settling changes from there on is in that part as
  /// well, so that once is enough. Costs the columns there, and the journal; the terms as well, where
  /// rows have come or gone.
  func findPart() {
    if progress.hasPart { return }
    if progress.firstSettling == .underWay { return findWhole() }
    progress.hasPart = true
    part.removeAll()
    for row in newestRows { enterPart(RowIndex(raw: row)) }
    for index in 0..<unbalanced.count { enterPart(unbalanced[index]) }
    let whole = Int(counts.columns)
    forEachRecord(from: 0) { kind, index in
      if part.count == whole { return }
      switch kind {
      case .row, .insertedRow, .constant: enterPart(RowIndex(raw: index))
      case .column: enterPart(ColumnIndex(raw: index))
      case .counts, .slot: break
      }
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
    for index in rows[row].terms { enterPart(terms[index].column) }
  }

  /// Enters the part of a column, upwards.
  private func enterPart(_ column: ColumnIndex) {
    let (columns, circle, part) = (columns, nextInPart, part)
    if columns[column].flags.contains(.isInPart) { return }
    if circle[column].raw < 0 { closeCircle(through: column) }
    var last = column
    while circle[last].raw > last.raw { last = circle[last] }
    var next = last
    repeat {
      next = circle[next]
      columns[next].flags.insert(.isInPart)
      part.append(next)
    } while next != last
  }

  /// Finds the columns that rows connect with one, and links them.
  private func closeCircle(through column: ColumnIndex) {
    let (circle, factor, rows, terms) = (nextInPart, factor, rows, terms)
    let (found, sweep, known) = (part, factor.sweep, part.count)
    circle[column] = column
    found.append(column)
    var next = known
    while next < found.count {
      factor.forEach(in: found[next]) { term in
        for index in rows[term.row].terms {
          let other = terms[index].column
          if circle[other].raw >= 0 { continue }
          circle[other] = other
          found.append(other)
        }
      }
      next += 1
    }
    // The sweep is empty, and brings them into order.
    for index in known..<found.count { sweep.insert(Position(raw: found[index].raw)) }
    found.count = known
    var (first, last) = (Int32(-1), column)
    sweep.upwards { position in
      let next = ColumnIndex(raw: position.raw)
      if first < 0 { first = next.raw } else { circle[last] = next }
      last = next
    }
    circle[last] = ColumnIndex(raw: first)
  }

  /// To be called when a row comes or goes that mentions a column, if that has a circle: its part may
  /// be another now.
  func breakCircle(through column: ColumnIndex) {
    let circle = nextInPart
    var next = column
    while circle[next].raw >= 0 {
      let following = circle[next]
      circle[next] = ColumnIndex(raw: -1)
      next = following
    }
  }

  /// Calls `body` with each row of the part, once.
  @inline(__always)
  func forEachRowOfPart(_ body: (RowIndex) -> Void) {
    let (part, rows, terms, heads) = (part, rows, terms, heads)
    if part.count == Int(counts.columns) {
      for index in 0..<Int(counts.rows) {
        let row = RowIndex(index: index)
        if rows[row].state != .free, rows[row].count > 0 { body(row) }
      }
      return
    }
    // A row is visited from its first term.
    for index in 0..<part.count {
      var next = heads[part[index]]
      while next >= 0 {
        let term = terms[TermIndex(raw: next)]
        if rows[term.row].start.raw == next { body(term.row) }
        next = term.next
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
