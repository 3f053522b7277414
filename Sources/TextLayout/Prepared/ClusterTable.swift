/// A measured text as flat arrays: where its characters end and where lines may break.
///
/// Characters are counted from 0; `pieces` are the stretches between neighbouring break
/// opportunities, so that wrapping looks at characters only inside a piece longer than a line.
struct ClusterTable: Sendable {
  /// A stretch of characters that a line does not break inside unless it has to.
  struct Piece: Sendable {
    /// The number of the character after the piece.
    var end: UInt32
    /// The same without the spaces and the line break at its end.
    var visibleEnd: UInt32
  }

  /// The UTF-8 offset of each character's start, and of the end of the text.
  private(set) var utf8Offsets: [UInt32] = [0]
  /// The distance of each character's left edge from the start of the text were it one line, in
  /// points, and of the end of the text; never falls.
  private(set) var positions: [Double] = [0]
  /// The class of each character.
  private(set) var classes: [LineBreakClass] = []
  /// The pieces in order; they cover the text. A line break at the end is followed by an empty one.
  private(set) var pieces: [Piece] = []

  /// Measures every character of `text` with `advance`, which answers in points.
  ///
  /// - Complexity: O(n) in the length of the text.
  init(_ text: String, advance: (GraphemeCluster) -> Double) {
    // A character is a scalar in nearly all texts; counting scalars costs next to nothing.
    let scalarCount = text.unicodeScalars.count
    utf8Offsets.reserveCapacity(scalarCount + 1)
    positions.reserveCapacity(scalarCount + 1)
    classes.reserveCapacity(scalarCount)
    var clusters = GraphemeClusters(text)
    var breaker = LineBreaker()
    var visibleEnd = 0
    while let cluster = clusters.next() {
      let lineBreakClass = cluster.lineBreakClass
      if breaker.opportunity(before: lineBreakClass) { closePiece(visibleEnd: visibleEnd) }
      append(cluster, lineBreakClass, advance: advance(cluster))
      if lineBreakClass == .mandatoryBreak {
        closePiece(visibleEnd: visibleEnd)
      } else if !lineBreakClass.hangs {
        visibleEnd = classes.count
      }
    }
    if !classes.isEmpty { closePiece(visibleEnd: visibleEnd) }
    #if CheckedInvariants
      checkInvariants()
    #endif
  }

  private mutating func append(
    _ cluster: GraphemeCluster, _ lineBreakClass: LineBreakClass, advance: Double
  ) {
    utf8Offsets.append(UInt32(truncatingIfNeeded: cluster.utf8End))
    positions.append(positions[classes.count] + max(advance, 0))
    classes.append(lineBreakClass)
  }

  /// Ends a piece here; one of spaces only shows nothing.
  private mutating func closePiece(visibleEnd: Int) {
    let start = pieces.last?.end ?? 0
    let end = UInt32(truncatingIfNeeded: classes.count)
    let visible = UInt32(truncatingIfNeeded: visibleEnd)
    pieces.append(Piece(end: end, visibleEnd: max(start, visible)))
  }

  /// The advance of the characters from `start` to before `end`, in points.
  func advance(from start: Int, to end: Int) -> Double {
    positions[end] - positions[start]
  }

  /// The greatest `end` in `start...limit` for which the characters from `start` take at most
  /// `room` points, or `start` if none does.
  ///
  /// - Complexity: O(log(limit - start)).
  func furthestEnd(from start: Int, limit: Int, room: Double) -> Int {
    var fits = start
    var tooFar = limit + 1
    while tooFar - fits > 1 {
      let middle = fits + (tooFar - fits) / 2
      if advance(from: start, to: middle) <= room {
        fits = middle
      } else {
        tooFar = middle
      }
    }
    return fits
  }

  /// `end` moved back over the characters that hang, but not before `start`.
  func visibleEnd(from start: Int, to end: Int) -> Int {
    var visible = end
    while visible > start, classes[visible - 1].hangs { visible -= 1 }
    return visible
  }
}
