extension Factor {
  /// The position where a row can stand in the triangle as it is: that of its last column. Nothing
  /// that was solved for beside the triangle may depend on the row there: no eta, and no torn
  /// column.
  @inline(__always)
  func ownPlace(of row: RowIndex) -> (position: Position, pivot: Double)? {
    let (places, positionOfColumn) = (places, positionOfColumn)
    var last = Position(raw: -1)
    var coefficient = 0.0
    forEach(in: row) { term in
      let position = positionOfColumn[term.column]
      if position.raw > last.raw, places[position].pivot != 0 {
        (last, coefficient) = (position, term.coefficient)
      }
    }
    guard last.raw >= 0, abs(coefficient) > Self.smallestPivot, !places[last].isTouched,
      torn.isEmpty || isAloneInColumn(last)
    else { return nil }
    return (last, coefficient)
  }

  /// Whether no other row of A_0 has a term in the column of a position.
  private func isAloneInColumn(_ position: Position) -> Bool {
    var next = heads[places[position].column]
    while next >= 0 {
      let term = terms[TermIndex(raw: next)]
      let other = positionOfRow[term.row]
      if other.raw >= 0, other != position { return false }
      next = term.next
    }
    return true
  }

  /// Puts a row in the place of another in the triangle; see ``ownPlace(of:)``.
  func replaceInPlace(_ row: RowIndex, at position: Position, pivot: Double) {
    positionOfRow[places[position].row] = Position(raw: -1)
    positionOfRow[row] = position
    places[position].row = row
    places[position].pivot = pivot
  }

  /// Puts a row, as a combination of the active rows, in the place of the one at `position`.
  ///
  /// - Returns: Whether there was room to note that.
  func replace(at position: Position, by alpha: SparseVector<Position>) -> Bool {
    guard etas.append(alpha, at: position) else { return false }
    for index in 0..<alpha.support.count where alpha[alpha.support[index]] != 0 {
      places[alpha.support[index]].isTouched = true
    }
    places[position].isTouched = true
    return true
  }

  /// Coefficients are scaled to have 1 to 2 as the largest of their row; a smaller one than this is
  /// not divided by in the triangle.
  static let smallestPivot = 1e-3
}
