/// How the vertex follows the constant of an active row, as long as the same rows hold it: remembered
/// for rows whose constants change again and again.
struct Move: BitwiseCopyable {
  let row: RowIndex
  /// Its entries: first the columns that move, then the inactive rows that see them.
  let start: Int32
  var rowStart: Int32
  var end: Int32
  /// The moves that some of these rows see as well, a bit each.
  var overlaps: UInt32 = 0
  /// The constant that the values stand for.
  var constant: Double
  /// The constant that is wanted.
  var wanted = 0.0
  /// Between these constants all rows stay on their sides; as long as no move that overlaps is made.
  var low = -Double.infinity
  var high = Double.infinity
  /// How large a constant the magnitudes allow for.
  var extent: Double
  /// The largest magnitude of the columns that move.
  var reach: Double

  /// Farther than this a constant is not moved, nor anything by more than `largest` times that.
  static let farthest = 1e150
  static let largest = 1e150
}

/// A column with the distance that it moves against the constant, or a row with its rate.
struct MoveEntry: BitwiseCopyable {
  let index: Int32
  let amount: Double
}
