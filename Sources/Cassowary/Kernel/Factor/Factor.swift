/// The active matrix A, factored so that it can be solved with.
///
/// Rows and columns are paired in *positions* such that the row at a position has terms only in the
/// columns of that position and lower ones: a permuted triangle, which *is* the rows, without any
/// fill. Columns that no ordering makes triangular are *torn*: set aside with as many rows, in a
/// small dense block (the Schur complement). A row that replaces another where the triangle does not
/// allow it is kept as an *eta*: that row as a combination of the rows before.
///
///     A = E_k … E_1 A_0,   A_0 = [L B; C D],   S = D − C L⁻¹ B
struct Factor: Sendable {
  /// The row and column of each position in A_0, and the coefficient where they meet.
  var rows: [RowIndex] = []
  var columns: [ColumnIndex] = []
  /// Where the terms of the row at each position are.
  var ranges: [Range<Int>] = []
  var pivots: [Double] = []
  /// The position of each column, and of each row (−1: not in A_0).
  var positionOfColumn: [Int32] = []
  var positionOfRow: [Int32] = []
  /// The positions that are torn.
  var torn: [Int] = []
  var isTorn: [Bool] = []
  var schur = DenseMatrix()
  var etas = EtaFile()

  var work = SparseVector()
  var sweep = Sweep()

  var count: Int { columns.count }

  /// Adds a column, at a new position with a row that has no other term.
  mutating func append(_ row: RowIndex, _ range: Range<Int>, _ column: ColumnIndex) {
    let position = columns.count
    rows.append(row)
    columns.append(column)
    ranges.append(range)
    pivots.append(1)
    positionOfColumn.append(Int32(position))
    isTorn.append(false)
    work.grow()
    sweep.grow(to: position + 1)
    positionOfRow[row] = Int32(position)
  }

  /// Makes room for a row that may become active.
  mutating func noteRow(_ row: RowIndex) {
    while positionOfRow.count <= row.index { positionOfRow.append(-1) }
  }

  /// Whether the row is part of A_0, so that its terms are needed.
  func contains(_ row: RowIndex) -> Bool { positionOfRow[row] >= 0 }

  func position(of column: ColumnIndex) -> Int { Int(positionOfColumn[column]) }
}
