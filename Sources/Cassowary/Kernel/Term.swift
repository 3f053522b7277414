/// A coefficient, where its row and its column meet. The terms are linked both ways (Knuth's
/// orthogonal lists): those of a row lie side by side, those of a column are chained.
struct Term: BitwiseCopyable {
  var row: RowIndex
  var column: ColumnIndex
  var coefficient: Double
  /// The terms before and after in the chain of the column; −1 at its ends. In a free block, `next`
  /// of the first term is the next free block.
  var previous: Int32
  var next: Int32
}
