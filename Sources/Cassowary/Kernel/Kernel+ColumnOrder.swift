// Where a system is built in one go, most of its equalities take their places in the factor at once, if
// the columns stand in the right order. While all active rows are preferences, any order makes a
// triangle.

extension Kernel {
  /// Orders the columns so that many new equalities, each, have a last column of their own: one that no
  /// other mentions comes behind all others, with its equality, again and again. Where there is no such
  /// column, the last and weakest equality left is passed over. Those that have a column become active
  /// there; the vertex follows later, once for all.
  ///
  /// Only those that are required or of the strongest level count: others often have to give way.
  func orderColumns() {
    usePeeling { peeling in
      var (found, open) = countMentions(peeling)
      var (last, next, passed) = (Int(counts.columns), 0, 2 * newRows.count)
      while true {
        if next < found {
          let column = peeling.singleColumns[ListIndex(index: next)]
          next += 1
          guard let (row, pivot) = onlyRow(mentioning: column, peeling) else { continue }
          last -= 1
          let place = ListIndex(index: last)
          peeling.orderedColumns[place] = column
          (peeling.orderedRows[place], peeling.pivots[place]) = (row, pivot)
          peeling.openRows[column] = -1
          close(row, peeling, &found)
          open -= 1
        } else if open > 0, let row = weakestOpenRow(&passed) {
          close(row, peeling, &found)
          open -= 1
        } else {
          break
        }
      }
      arrangeColumns(peeling)
    }
  }

  /// Counts the equalities that mention each column.
  ///
  /// - Returns: How many columns are mentioned once, and how many equalities there are.
  private func countMentions(_ peeling: Peeling) -> (single: Int, open: Int) {
    let (newRows, rows, terms) = (newRows, rows, terms)
    var open = 0
    for index in 0..<Int(counts.columns) {
      peeling.openRows[ColumnIndex(index: index)] = 0
      peeling.openTerms[ColumnIndex(index: index)] = 0
    }
    for index in 0..<newRows.count where isOpen(newRows[index]) {
      open += 1
      for term in rows[newRows[index]].terms {
        let column = terms[term].column
        peeling.openRows[column] += 1
        peeling.openTerms[column] ^= term.raw
      }
    }
    return (peeling.findSingleColumns(of: Int(counts.columns)), open)
  }

  /// Whether a row is an equality that counts, and neither has a column yet nor was passed over: a new
  /// row has no position until then.
  @inline(__always)
  private func isOpen(_ row: RowIndex) -> Bool {
    let (found, position) = (rows[row], positionOfRow[row])
    return found.relation == .equal && position.raw < 0 && !found.isDead
      && (found.isRequired || Int(found.lane) == lane(0))
  }

  /// The only open row that mentions a column, and with which coefficient, if it can be divided by that.
  private func onlyRow(
    mentioning column: ColumnIndex, _ peeling: Peeling
  ) -> (row: RowIndex, coefficient: Double)? {
    guard peeling.openRows[column] == 1 else { return nil }
    let term = terms[TermIndex(raw: peeling.openTerms[column])]
    return abs(term.coefficient) > Factor.smallestPivot ? (term.row, term.coefficient) : nil
  }

  private func close(_ row: RowIndex, _ peeling: Peeling, _ found: inout Int) {
    let (rows, terms) = (rows, terms)
    positionOfRow[row] = Position(raw: 0)
    for term in rows[row].terms {
      let column = terms[term].column
      peeling.openTerms[column] ^= term.raw
      peeling.closeRow(of: column, &found)
    }
  }

  /// The next of the open rows: first those that are not required, the last of them first.
  private func weakestOpenRow(_ passed: inout Int) -> RowIndex? {
    while passed > 0 {
      passed -= 1
      let areRequired = passed < newRows.count
      let row = newRows[areRequired ? passed : passed - newRows.count]
      if rows[row].isRequired == areRequired, isOpen(row) { return row }
    }
    return nil
  }

  /// Puts the columns into their order: those that have no row come first, with their preferences.
  private func arrangeColumns(_ peeling: Peeling) {
    let (rows, columns, places) = (rows, columns, places)
    let (positionOfRow, positionOfColumn) = (positionOfRow, positionOfColumn)
    for index in 0..<newRows.count { positionOfRow[newRows[index]] = Position(raw: -1) }
    var front = 0
    for index in 0..<Int(counts.columns) where peeling.openRows[ColumnIndex(index: index)] >= 0 {
      peeling.orderedColumns[ListIndex(index: front)] = ColumnIndex(index: index)
      front += 1
    }
    for index in 0..<Int(counts.columns) {
      let (place, position) = (ListIndex(index: index), Position(index: index))
      let column = peeling.orderedColumns[place]
      let preference = columns[column].preference
      positionOfColumn[column] = position
      let row = index < front ? preference : peeling.orderedRows[place]
      let pivot = index < front ? 1 : peeling.pivots[place]
      places[position] = Place(column: column, row: row, active: row, pivot: pivot)
      positionOfRow[row] = position
      rows[row].position = position
      if index >= front { activate(row, insteadOf: preference) }
    }
    newRows.keep { rows[$0].state == .new }
  }

  /// Lets a new row be active instead of a preference.
  private func activate(_ row: RowIndex, insteadOf preference: RowIndex) {
    rows[row].state = .active
    changedConstants.append(row)
    positionOfRow[preference] = Position(raw: -1)
    rows[preference].position = Position(raw: -1)
    rows[preference].state = .inactive
    setLoose(preference, false)
    progress.hasPivoted = true
    progress.statistics.pivots += 1
  }
}
