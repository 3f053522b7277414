extension Factor {
  enum Outcome {
    case factored
    /// The rows are not independent.
    case singular
    /// Nothing has changed; there must be room for so many torn columns.
    case noRoom(torn: Int)
  }

  /// Factors the matrix of the active rows anew: they get other positions.
  func factor(_ peeling: Peeling, roomForTorn room: Int) -> Outcome {
    let order = peel(peeling)
    let tornCount = count - order.front - order.back
    guard tornCount <= room else { return .noRoom(torn: tornCount) }
    arrange(peeling, order)
    return factorSchur() ? .factored : .singular
  }

  /// How many positions a peeling has filled from both sides.
  private struct Order {
    var front = 0
    var back = 0
  }

  private func peel(_ peeling: Peeling) -> Order {
    var order = Order()
    var (rows, columns) = countOpen(peeling)
    var (nextRow, nextColumn, torn) = (0, 0, 0)
    while true {
      if nextRow < rows {
        let row = peeling.singleRows[ListIndex(index: nextRow)]
        nextRow += 1
        takeRow(row, peeling, &order, &rows)
      } else if nextColumn < columns {
        let column = peeling.singleColumns[ListIndex(index: nextColumn)]
        nextColumn += 1
        takeColumn(column, peeling, &order, &columns)
      } else if let column = fullestOpenColumn(peeling) {
        // Torn columns wait in the list of single columns, which is not used up by as many.
        peeling.openRows[column] = -2
        torn += 1
        close(column, peeling, &rows)
      } else {
        break
      }
    }
    fillTorn(peeling, order)
    return order
  }

  private func countOpen(_ peeling: Peeling) -> (rows: Int, columns: Int) {
    var rowCount = 0
    for index in 0..<count { peeling.openRows[ColumnIndex(index: index)] = 0 }
    for index in 0..<count {
      let position = Position(index: index)
      let row = places[position].active
      peeling.openColumns[position] = rows[row].count
      if rows[row].count == 1 {
        peeling.singleRows[ListIndex(index: rowCount)] = position
        rowCount += 1
      }
      forEach(in: row) { term in peeling.openRows[term.column] += 1 }
    }
    return (rowCount, peeling.findSingleColumns(of: count))
  }

  private func place(
    _ row: RowIndex, _ column: ColumnIndex, _ pivot: Double, at index: Int, _ peeling: Peeling
  ) {
    peeling.orderedRows[ListIndex(index: index)] = row
    peeling.orderedColumns[ListIndex(index: index)] = column
    peeling.pivots[ListIndex(index: index)] = pivot
  }

  private func takeRow(
    _ position: Position, _ peeling: Peeling, _ order: inout Order, _ rows: inout Int
  ) {
    guard peeling.openColumns[position] == 1 else { return }
    let row = places[position].active
    for index in self.rows[row].terms {
      let term = terms[index]
      if peeling.openRows[term.column] < 0 { continue }
      guard abs(term.coefficient) > Self.smallestPivot else { return }
      place(row, term.column, term.coefficient, at: order.front, peeling)
      order.front += 1
      peeling.openColumns[position] = -1
      peeling.openRows[term.column] = -1
      close(term.column, peeling, &rows)
      return
    }
  }

  private func takeColumn(
    _ column: ColumnIndex, _ peeling: Peeling, _ order: inout Order, _ columns: inout Int
  ) {
    guard peeling.openRows[column] == 1 else { return }
    var (found, pivot) = (Position(raw: -1), 0.0)
    forEach(in: column) { term in
      guard let position = openPosition(of: term.row, peeling) else { return }
      (found, pivot) = (position, term.coefficient)
    }
    guard found.raw >= 0, abs(pivot) > Self.smallestPivot else { return }
    let row = places[found].active
    order.back += 1
    place(row, column, pivot, at: count - order.back, peeling)
    peeling.openRows[column] = -1
    peeling.openColumns[found] = -1
    forEach(in: row) { term in peeling.closeRow(of: term.column, &columns) }
  }

  /// The position of a row that is active and not placed yet.
  private func openPosition(of row: RowIndex, _ peeling: Peeling) -> Position? {
    let position = rows[row].position
    return position.raw >= 0 && peeling.openColumns[position] >= 0 ? position : nil
  }

  /// A column is placed: its rows have one open column less.
  private func close(_ column: ColumnIndex, _ peeling: Peeling, _ rows: inout Int) {
    forEach(in: column) { term in
      guard let position = openPosition(of: term.row, peeling) else { return }
      peeling.openColumns[position] -= 1
      if peeling.openColumns[position] == 1 {
        peeling.singleRows[ListIndex(index: rows)] = position
        rows += 1
      }
    }
  }

  private func fullestOpenColumn(_ peeling: Peeling) -> ColumnIndex? {
    var (best, most): (ColumnIndex?, Int32) = (nil, 0)
    for index in 0..<count where peeling.openRows[ColumnIndex(index: index)] > most {
      best = ColumnIndex(index: index)
      most = peeling.openRows[ColumnIndex(index: index)]
    }
    return best
  }

  /// Pairs what is left: rows that were not placed with columns that were torn.
  private func fillTorn(_ peeling: Peeling, _ order: Order) {
    var (rowPlace, columnPlace) = (order.front, order.front)
    for index in 0..<count {
      if peeling.openColumns[Position(index: index)] >= 0 {
        peeling.orderedRows[ListIndex(index: rowPlace)] = places[Position(index: index)].active
        rowPlace += 1
      }
      let column = ColumnIndex(index: index)
      if peeling.openRows[column] != -1 {
        peeling.orderedColumns[ListIndex(index: columnPlace)] = column
        peeling.pivots[ListIndex(index: columnPlace)] = 0
        columnPlace += 1
      }
    }
  }

  /// Takes over the order that was found.
  private func arrange(_ peeling: Peeling, _ order: Order) {
    for index in 0..<count { positionOfRow[places[Position(index: index)].row] = Position(raw: -1) }
    torn.removeAll()
    etas.removeAll()
    for index in 0..<count {
      let position = Position(index: index)
      let row = peeling.orderedRows[ListIndex(index: index)]
      let column = peeling.orderedColumns[ListIndex(index: index)]
      let pivot = peeling.pivots[ListIndex(index: index)]
      places[position] = Place(column: column, row: row, active: row, pivot: pivot)
      rows[row].position = position
      positionOfRow[row] = position
      positionOfColumn[column] = position
      if pivot == 0 { torn.append(position) }
    }
  }

  /// S = D − C L⁻¹ B, a column at a time.
  private func factorSchur() -> Bool {
    let size = torn.count
    if size == 0 { return true }
    for index in 0..<size {
      work.clear()
      forEach(in: places[torn[index]].column) { term in
        let position = positionOfRow[term.row]
        if position.raw < 0 { return }
        work.add(term.coefficient, at: position)
        if places[position].pivot != 0 { sweep.insert(position) }
      }
      eliminateUp()
      for row in 0..<size {
        schur.entries[schur.at(row, index, of: size)] = work.settle(torn[row])
      }
    }
    work.clear()
    return schur.factor(size)
  }
}
