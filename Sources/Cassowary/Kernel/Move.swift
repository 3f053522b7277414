/// How the vertex follows the constant of an active row, as long as the same rows hold it, or does not
/// follow that of an inactive one: remembered for rows whose constants change again and again.
struct Move: BitwiseCopyable {
  let row: RowIndex
  /// Its words among the runs: first the columns that move, with the distances that they move against
  /// the constant, then the inactive rows that see them, with their rates.
  private(set) var start: Int32
  private(set) var rowStart: Int32
  private(set) var end: Int32
  /// The bits of the variable whose edit row it is; those of none where it is none.
  let edited: UInt64
  /// The moves that some of these rows see as well, a bit each.
  var overlaps: UInt32 = 0
  /// The constant that the values stand for.
  var constant: Double
  /// The constant that is wanted.
  var wanted = 0.0
  /// The constant for which the range was found.
  var middle = 0.0
  /// Between these constants all rows stay on their sides, as long as the moves that overlap are where
  /// they were when it was found.
  var low = -Double.infinity
  var high = Double.infinity
  /// How large a constant the magnitudes allow for.
  private(set) var extent: Double
  /// A smaller constant is far smaller than those that there were.
  private(set) var calm: Double

  init(
    of row: RowIndex, in words: (start: Int32, rowStart: Int32, end: Int32), editing: Variable?,
    constant: Double
  ) {
    self.row = row
    (start, rowStart, end) = words
    edited = (editing ?? Self.noVariable).bits
    self.constant = constant
    (extent, calm) = (0, 0)
    allow(abs(constant))
  }

  /// What stands where a move was: it moves nothing, and is none of any row.
  static let forgotten = Move(
    of: RowIndex(raw: -1), in: (0, 0, 0), editing: nil, constant: 0)

  var isForgotten: Bool { row.raw < 0 }

  /// The magnitudes allow for constants up to an extent.
  mutating func allow(_ extent: Double) {
    self.extent = extent
    noticeCalm()
  }

  /// Notices when the constant becomes far smaller than it has been.
  mutating func noticeCalm() { calm = extent * Kernel.calmed }

  /// Does not notice it any more.
  mutating func forgetCalm() { calm = 0 }

  /// Whether all rows stay on their sides with the wanted constant, if this is the only move.
  @inline(__always)
  var isInRange: Bool { low <= wanted && wanted <= high }

  /// Whether the wanted constant is no larger than the magnitudes allow for, and not far smaller.
  @inline(__always)
  var isOfKnownSize: Bool {
    let size = abs(wanted)
    return calm <= size && size <= extent
  }

  /// The share of its range that a constant takes: one at its end.
  @inline(__always)
  func share(_ constant: Double) -> Double {
    let distance = constant - middle
    let whole = (distance > 0 ? high : low) - middle
    return abs(distance) / max(abs(whole), .leastNormalMagnitude)
  }

  @inline(__always)
  func follows(_ variable: Variable) -> Bool {
    edited == variable.bits
  }

  /// Its words now begin elsewhere.
  mutating func moveWords(to place: Int32) {
    let distance = place - start
    start += distance
    rowStart += distance
    end += distance
  }

  var words: Range<Int32> { start..<end }
  var columns: Range<Int32> { start..<rowStart }
  var rows: Range<Int32> { rowStart..<end }

  private static let noVariable = Variable(slot: -1, generation: 0)

  /// Farther than this a constant is not moved, nor anything by more than `largest` times that.
  static let farthest = 1e150
  static let largest = 1e150
}

/// Moves that are to be made at once.
struct MoveSet {
  /// The moves, a bit each.
  var moves: UInt32 = 0
  /// The moves that see the same rows as one of them, a bit each.
  var overlaps: UInt32 = 0
  /// Whether each is in its range.
  var areInRange = true
  /// Whether each is of a size that there was before.
  var areOfKnownSize = true

  /// Adds a move with its bit, unless it would change nothing.
  @inline(__always)
  mutating func insert(_ bit: UInt32, _ all: Table<ListIndex, Move>, _ index: ListIndex) {
    if all[index].wanted == all[index].constant, moves & bit == 0 { return }
    moves |= bit
    overlaps |= all[index].overlaps
    if !all[index].isInRange { areInRange = false }
    if !all[index].isOfKnownSize { areOfKnownSize = false }
  }
}
