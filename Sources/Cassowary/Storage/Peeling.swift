/// Finds the order in which a matrix is nearly a triangle: rows with one open column go to the front,
/// columns with one open row to the back, again and again. Where neither is left, the column with the
/// most open rows is torn off.
///
/// A view of the arena: lists as long as there are columns, of 32 bytes a column together, as much as
/// two vectors have.
@safe
struct Peeling {
  private let base: UnsafeMutableRawPointer
  private let room: Int

  @inline(__always)
  init(at base: UnsafeMutableRawPointer, room: Int) {
    unsafe self.base = base
    self.room = room
  }

  @inline(__always)
  private func table<Index, Element>(_ number: Int) -> Table<Index, Element> {
    unsafe Table(at: base + number * room * 4)
  }

  /// How many open columns the active row at each position has; −1 once it is placed.
  var openColumns: Table<Position, Int32> { table(0) }
  /// How many open rows each column has; −1 once it is placed.
  var openRows: Table<ColumnIndex, Int32> { table(1) }
  /// Rows with one open column, and columns with one open row.
  var singleRows: Table<ListIndex, Position> { table(2) }
  var singleColumns: Table<ListIndex, ColumnIndex> { table(3) }
  /// The positions to come, and the rows and columns there; torn columns wait in the middle.
  var orderedRows: Table<ListIndex, RowIndex> { table(4) }
  var orderedColumns: Table<ListIndex, ColumnIndex> { table(5) }
  /// The coefficients where they meet.
  var pivots: Table<ListIndex, Double> { unsafe Table(at: base + room * 24) }
}
