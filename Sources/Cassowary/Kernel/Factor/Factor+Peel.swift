extension Factor {
  /// Factors the matrix of these rows anew.
  ///
  /// Rows with one open column go to the front, columns with one open row to the back, again and
  /// again. Where neither is left, the column with the most open rows is torn off.
  ///
  /// - Returns: The rows by position, or `nil` if they are not independent.
  mutating func factor(
    _ active: [(row: RowIndex, range: Range<Int>)], _ terms: Terms
  ) -> [RowIndex]? {
    for row in rows { positionOfRow[row] = -1 }
    etas.removeAll()
    var peeling = Peeling(active, columns: count, terms)
    peeling.run(terms)
    place(peeling, active)
    return factorSchur(terms) ? rows : nil
  }

  private mutating func place(
    _ peeling: Peeling, _ active: [(row: RowIndex, range: Range<Int>)]
  ) {
    let order = peeling.front + peeling.torn + peeling.back.reversed()
    torn = Array(peeling.front.count..<(peeling.front.count + peeling.torn.count))
    for position in isTorn.indices { isTorn[position] = false }
    for position in torn { isTorn[position] = true }
    for (position, pair) in order.enumerated() {
      rows[position] = active[pair.row].row
      ranges[position] = active[pair.row].range
      columns[position] = pair.column
      pivots[position] = pair.coefficient
      positionOfColumn[pair.column] = Int32(position)
      positionOfRow[rows[position]] = Int32(position)
    }
  }

  /// S = D − C L⁻¹ B, a column at a time.
  private mutating func factorSchur(_ terms: Terms) -> Bool {
    schur = DenseMatrix(count: torn.count)
    var ignored = SparseVector()
    for _ in 0..<count where !torn.isEmpty { ignored.grow() }
    for (index, position) in torn.enumerated() {
      work.clear()
      terms.forEach(in: columns[position]) { term in
        let row = Int(positionOfRow[term.row])
        if row < 0 { return }
        if isTorn[row] { work.add(term.coefficient, at: row) } else { sweep.insert(row) }
        if !isTorn[row] { work.add(term.coefficient, at: row) }
      }
      ignored.clear()
      sweepUp(&ignored, terms)
      for (row, other) in torn.enumerated() { schur[row, index] = work.settle(other) }
    }
    work.clear()
    return schur.factor()
  }
}

/// Finds the order in which a matrix is nearly a triangle.
private struct Peeling {
  typealias Pair = (row: Int, column: ColumnIndex, coefficient: Double)

  private(set) var front: [Pair] = []
  private(set) var back: [Pair] = []
  private(set) var torn: [Pair] = []

  private let active: [(row: RowIndex, range: Range<Int>)]
  /// The number of each active row; −1 for other rows.
  private var numbers: [Int]
  private var openColumns: [Int]
  private var openRows: [Int]
  private var rowIsOpen: [Bool]
  private var columnIsOpen: [Bool]
  private var singleRows: [Int] = []
  private var singleColumns: [ColumnIndex] = []
  private var tornColumns: [ColumnIndex] = []

  init(_ active: [(row: RowIndex, range: Range<Int>)], columns: Int, _ terms: Terms) {
    self.active = active
    let largest = active.reduce(0) { max($0, $1.row.index) }
    numbers = [Int](repeating: -1, count: largest + 1)
    openColumns = active.map { $0.range.count }
    openRows = [Int](repeating: 0, count: columns)
    rowIsOpen = [Bool](repeating: true, count: active.count)
    columnIsOpen = [Bool](repeating: true, count: columns)
    for (number, entry) in active.enumerated() {
      numbers[entry.row] = number
      if entry.range.count == 1 { singleRows.append(number) }
      for index in entry.range { openRows[terms[index].column] += 1 }
    }
    for column in 0..<columns where openRows[column] == 1 {
      singleColumns.append(ColumnIndex(index: column))
    }
  }

  mutating func run(_ terms: Terms) {
    var (nextRow, nextColumn) = (0, 0)
    while true {
      if nextRow < singleRows.count {
        takeRow(singleRows[nextRow], terms)
        nextRow += 1
      } else if nextColumn < singleColumns.count {
        takeColumn(singleColumns[nextColumn], terms)
        nextColumn += 1
      } else if !tear(terms) {
        break
      }
    }
    let rows = rowIsOpen.indices.filter { rowIsOpen[$0] }
    tornColumns += columnIsOpen.indices.filter { columnIsOpen[$0] }.map { ColumnIndex(index: $0) }
    for (row, column) in zip(rows, tornColumns) { torn.append((row, column, 0)) }
  }

  private mutating func takeRow(_ row: Int, _ terms: Terms) {
    guard rowIsOpen[row], openColumns[row] == 1 else { return }
    for index in active[row].range where columnIsOpen[terms[index].column] {
      let term = terms[index]
      guard abs(term.coefficient) > Factor.smallestPivot else { return }
      front.append((row, term.column, term.coefficient))
      rowIsOpen[row] = false
      close(term.column, terms)
      return
    }
  }

  private mutating func takeColumn(_ column: ColumnIndex, _ terms: Terms) {
    guard columnIsOpen[column], openRows[column] == 1 else { return }
    var found: (row: Int, coefficient: Double)?
    terms.forEach(in: column) { term in
      if let number = number(of: term.row), rowIsOpen[number] { found = (number, term.coefficient) }
    }
    guard let found, abs(found.coefficient) > Factor.smallestPivot else { return }
    back.append((found.row, column, found.coefficient))
    columnIsOpen[column] = false
    rowIsOpen[found.row] = false
    for index in active[found.row].range {
      let other = terms[index].column
      openRows[other] -= 1
      if columnIsOpen[other], openRows[other] == 1 { singleColumns.append(other) }
    }
  }

  /// Sets the fullest open column aside.
  private mutating func tear(_ terms: Terms) -> Bool {
    var best: Int?
    for column in columnIsOpen.indices where columnIsOpen[column] && openRows[column] > 0 {
      if best.map({ openRows[column] > openRows[$0] }) ?? true { best = column }
    }
    guard let best else { return false }
    tornColumns.append(ColumnIndex(index: best))
    close(ColumnIndex(index: best), terms)
    return true
  }

  private mutating func close(_ column: ColumnIndex, _ terms: Terms) {
    columnIsOpen[column] = false
    var shrunk: [Int] = []
    terms.forEach(in: column) { term in
      if let number = number(of: term.row) { shrunk.append(number) }
    }
    for row in shrunk where rowIsOpen[row] {
      openColumns[row] -= 1
      if openColumns[row] == 1 { singleRows.append(row) }
    }
  }

  private func number(of row: RowIndex) -> Int? {
    row.index < numbers.count && numbers[row] >= 0 ? numbers[row] : nil
  }
}
