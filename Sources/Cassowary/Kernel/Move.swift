/// How the vertex follows the constant of an active row, as long as the same rows hold it: remembered
/// for rows whose constants change again and again.
struct Move: BitwiseCopyable {
  let row: RowIndex
  /// Its words among the runs: first the columns that move, with the distances that they move against
  /// the constant, then the inactive rows that see them, with their rates.
  let start: Int32
  let rowStart: Int32
  let end: Int32
  /// Whose edit row it is; −1 where it is none.
  let editedSlot: Int32
  let editedGeneration: UInt32
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

  /// Whether all rows stay on their sides with the wanted constant, if this is the only move.
  @inline(__always)
  var isInRange: Bool { low <= wanted && wanted <= high }

  /// Whether the wanted constant is far smaller than those that there were.
  @inline(__always)
  var isCalm: Bool { abs(wanted) < extent * Kernel.calmed }

  @inline(__always)
  func follows(_ variable: Variable) -> Bool {
    editedSlot == variable.slot && editedGeneration == variable.generation
  }

  var columns: Range<Int32> { Range(uncheckedBounds: (start, rowStart)) }
  var rows: Range<Int32> { Range(uncheckedBounds: (rowStart, end)) }

  /// Farther than this a constant is not moved, nor anything by more than `largest` times that.
  static let farthest = 1e150
  static let largest = 1e150
}
