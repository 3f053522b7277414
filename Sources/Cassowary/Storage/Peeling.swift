/// Finds the order in which a matrix is nearly a triangle: rows with one open column go to the front,
/// columns with one open row to the back, again and again. Where neither is left, the column with the
/// most open rows is torn off.
///
/// A view of the arena: lists as long as there are columns, of 32 bytes a column together, as much as
/// two vectors have.
@safe
struct Peeling {
  /// How many open columns the active row at each position has; −1 once it is placed.
  let openColumns: Table<Position, Int32>
  /// How many open rows each column has; −1 once it is placed.
  let openRows: Table<ColumnIndex, Int32>
  /// All terms of each column in open rows, one by one combined by exclusive or: where there is one such
  /// term, that. It lies where ``openColumns`` does, and serves who needs no count of those.
  let openTerms: Table<ColumnIndex, Int32>
  /// Rows with one open column, and columns with one open row.
  let singleRows: Table<ListIndex, Position>
  let singleColumns: Table<ListIndex, ColumnIndex>
  /// The positions to come, and the rows and columns there; torn columns wait in the middle.
  let orderedRows: Table<ListIndex, RowIndex>
  let orderedColumns: Table<ListIndex, ColumnIndex>
  /// The coefficients where they meet.
  let pivots: Table<ListIndex, Double>

  init(at base: UnsafeMutableRawPointer, room: Int) {
    unsafe openColumns = Table(at: base)
    unsafe openTerms = Table(at: base)
    unsafe openRows = Table(at: base + room * 4)
    unsafe singleRows = Table(at: base + room * 8)
    unsafe singleColumns = Table(at: base + room * 12)
    unsafe orderedRows = Table(at: base + room * 16)
    unsafe orderedColumns = Table(at: base + room * 20)
    unsafe pivots = Table(at: base + room * 24)
  }

  /// Begins the list of single columns with those of so many columns that have one open row.
  ///
  /// - Returns: How many they are.
  func findSingleColumns(of count: Int) -> Int {
    var found = 0
    for index in 0..<count where openRows[ColumnIndex(index: index)] == 1 {
      singleColumns[ListIndex(index: found)] = ColumnIndex(index: index)
      found += 1
    }
    return found
  }

  /// A row of a column is not open any more: the column, unless it is placed, may be a single one now.
  @inline(__always)
  func closeRow(of column: ColumnIndex, _ singles: inout Int) {
    if openRows[column] < 0 { return }
    openRows[column] -= 1
    if openRows[column] == 1 {
      singleColumns[ListIndex(index: singles)] = column
      singles += 1
    }
  }
}
