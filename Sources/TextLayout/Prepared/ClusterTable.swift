/// A measured text as flat arrays: where its characters end and where lines may break.
///
/// Characters are counted from 0; `pieces` are the stretches between neighbouring break
/// opportunities, so that wrapping looks at characters only inside a piece longer than a line.
struct ClusterTable: Sendable {
  /// A stretch of characters that a line does not break inside unless it has to.
  struct Piece: Sendable {
    /// The number of the character after the piece.
    var end: UInt32
    /// The same without the spaces, the soft hyphen and the line break at its end.
    var visibleEnd: UInt32
    /// Whether a line that ends with it shows a hyphen there.
    var mayShowHyphen: Bool
  }

  /// The UTF-8 offset of each character's start, and of the end of the text.
  private(set) var utf8Offsets: [UInt32] = [0]
  /// The distance of each character's left edge from the start of the text were it one line, in
  /// points, and of the end of the text; never falls.
  private(set) var positions: [Double] = [0]
  /// The kind of each character.
  private(set) var kinds: [ClusterKind] = []
  /// The pieces in order; they cover the text. A line break at the end is followed by an empty one.
  private(set) var pieces: [Piece] = []

  /// Measures every character of `text` with `source`.
  ///
  /// - Complexity: O(n) in the length of the text.
  init(_ text: String, rules: LineBreakRules, source: some AdvanceSource) {
    // A character is a scalar in nearly all texts; counting scalars costs next to nothing.
    let scalarCount = text.unicodeScalars.count
    utf8Offsets.reserveCapacity(scalarCount + 1)
    positions.reserveCapacity(scalarCount + 1)
    kinds.reserveCapacity(scalarCount)
    var clusters = GraphemeClusters(text, rules: rules)
    var visibleEnd = 0
    var undecided: Piece?
    while let cluster = clusters.next() {
      if cluster.earlier == true, let undecided { pieces.append(undecided) }
      undecided = nil
      let kind = cluster.kind
      switch cluster.verdict {
      case .prohibited: break
      case .allowed where !kind.isEmpty: break  // what shows nothing stays with what it follows
      case .allowed, .mandatory: pieces.append(piece(visibleEnd: visibleEnd))
      case .undecided: undecided = piece(visibleEnd: visibleEnd)
      }
      let advance = kind == .softHyphen ? 0 : source.advance(of: cluster)
      append(kind: kind, utf8End: clusters.utf8End, advance: advance)
      if kind.isEmpty { visibleEnd = kinds.count }
    }
    if clusters.finish() == true, let undecided { pieces.append(undecided) }
    close(visibleEnd: visibleEnd)
    #if CheckedInvariants
      checkInvariants()
    #endif
  }

  private mutating func append(kind: ClusterKind, utf8End: Int, advance: Double) {
    utf8Offsets.append(UInt32(truncatingIfNeeded: utf8End))
    positions.append(positions[kinds.count] + max(advance, 0))
    kinds.append(kind)
  }

  /// The piece that ends here; one of spaces only shows nothing.
  private func piece(visibleEnd: Int) -> Piece {
    let start = pieces.last?.end ?? 0
    let end = UInt32(truncatingIfNeeded: kinds.count)
    return Piece(
      end: end, visibleEnd: max(start, UInt32(truncatingIfNeeded: visibleEnd)),
      mayShowHyphen: kinds.last == .softHyphen
        && kinds[visibleEnd...].allSatisfy { $0 == .softHyphen })
  }

  /// Ends the last piece; a line break at the end of the text opens another.
  private mutating func close(visibleEnd: Int) {
    guard let last = kinds.last else { return }
    var lastPiece = piece(visibleEnd: visibleEnd)
    lastPiece.mayShowHyphen = false
    pieces.append(lastPiece)
    if last == .hardBreak { pieces.append(piece(visibleEnd: visibleEnd)) }
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

  /// `end` moved back over spaces and soft hyphens, but not before `start`.
  func visibleEnd(from start: Int, to end: Int) -> Int {
    var visible = end
    while visible > start, !kinds[visible - 1].isEmpty { visible -= 1 }
    return visible
  }
}
