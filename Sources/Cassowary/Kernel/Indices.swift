/// The place of a row in the list of rows.
struct RowIndex: Sendable, Hashable {
  let index: Int
}

/// The place of a variable among the columns.
struct ColumnIndex: Sendable, Hashable {
  let index: Int
}

/// The place of an active row in the active matrix.
struct Position: Sendable, Hashable {
  let index: Int
}

extension Array {
  subscript(row: RowIndex) -> Element {
    get { self[row.index] }
    set { self[row.index] = newValue }
  }

  subscript(column: ColumnIndex) -> Element {
    get { self[column.index] }
    set { self[column.index] = newValue }
  }

  subscript(position: Position) -> Element {
    get { self[position.index] }
    set { self[position.index] = newValue }
  }
}
