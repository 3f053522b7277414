extension Factor {
  /// The position where a row can stand in the triangle as it is: that of its last column, if
  /// nothing was torn and no eta has to do with it.
  func ownPosition(of row: Range<Int>, _ terms: Terms) -> Int? {
    guard torn.isEmpty else { return nil }
    var (last, coefficient) = (-1, 0.0)
    for index in row {
      let term = terms[index]
      let position = position(of: term.column)
      if position > last { (last, coefficient) = (position, term.coefficient) }
    }
    guard last >= 0, abs(coefficient) > Self.smallestPivot, !etas.touches(last) else { return nil }
    return last
  }

  /// Puts a row in the place of another in the triangle; see ``ownPosition(of:_:)``.
  mutating func replaceInPlace(
    _ row: RowIndex, _ range: Range<Int>, at position: Int, _ terms: Terms
  ) {
    positionOfRow[rows[position]] = -1
    rows[position] = row
    ranges[position] = range
    positionOfRow[row] = Int32(position)
    let column = columns[position]
    for index in range where terms[index].column == column {
      pivots[position] = terms[index].coefficient
    }
  }

  /// Puts a row, as a combination of the active rows, in the place of the one at `position`.
  mutating func replace(at position: Int, by alpha: SparseVector) {
    etas.append(alpha, at: position, positions: count)
  }

  /// Whether solving has become so much dearer that factoring anew pays.
  var wantsRefactoring: Bool {
    etas.count > Self.mostEtas || etas.entryCount > 4 * count + 64
  }

  private static let mostEtas = 48
  /// Coefficients are scaled to have 1 to 2 as the largest of their row; a smaller one than this is
  /// not divided by in the triangle.
  static let smallestPivot = 1e-3
}
