/// The active matrix A, factored so that it can be solved with.
///
/// Rows and columns are paired in *positions* such that the row at a position has terms only in the
/// columns of that position and lower ones: a permuted triangle, which *is* the rows, without any
/// fill. Columns that no ordering makes triangular are *torn*: set aside with as many rows, in a
/// small dense block (the Schur complement). A row that replaces another where the triangle does not
/// allow it is kept as an *eta*: that row as a combination of the rows before.
///
///     A = E_k … E_1 A_0,   A_0 = [L B; C D],   S = D − C L⁻¹ B
struct Factor {
  let arena: OpenArena
  let count: Int
  let rows: Table<RowIndex, Row>
  let terms: Table<TermIndex, Term>
  let heads: Table<ColumnIndex, Int32>
  let positionOfRow: Table<RowIndex, Position>
  let positionOfColumn: Table<ColumnIndex, Position>
  let places: Table<Position, Place>
  let work: SparseVector<Position>

  var sweep: Sweep { arena.sweep }
  var torn: List<Position> { arena.list(.torn) }
  var etas: EtaFile { arena.etas }
  var schur: DenseMatrix {
    DenseMatrix(
      entries: arena.table(.schur), order: arena.table(.schurOrder),
      vectors: arena.table(.schurVectors))
  }

  /// Whether the row is part of A_0, so that its terms are needed.
  func contains(_ row: RowIndex) -> Bool { positionOfRow[row].raw >= 0 }

  /// Calls `body` with each term of a column.
  @inline(__always)
  func forEach(in column: ColumnIndex, _ body: (borrowing Term) -> Void) {
    var next = heads[column]
    while next >= 0 {
      let term = terms[TermIndex(raw: next)]
      body(term)
      next = term.next
    }
  }

  /// Calls `body` with each term of a row.
  @inline(__always)
  func forEach(in row: RowIndex, _ body: (borrowing Term) -> Void) {
    for index in rows[row].terms { body(terms[index]) }
  }
}

/// A position: what stands there in A_0, and what is active there now.
struct Place: BitwiseCopyable {
  var column: ColumnIndex
  /// The row in A_0.
  var row: RowIndex
  /// The row in A: another one after a replacement.
  var active: RowIndex
  /// Whether an eta has to do with the position.
  var isTouched = false
  /// The coefficient where row and column meet; zero where the column is torn.
  var pivot: Double
}
