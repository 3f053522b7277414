/// A measured text as flat arrays: where its characters lie and where lines may break.
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

    init(end: UInt32, visibleEnd: UInt32, mayShowHyphen: Bool) {
      self.end = end
      self.visibleEnd = visibleEnd
      self.mayShowHyphen = mayShowHyphen
    }

    /// A piece of a text of less than 4 GiB.
    init(end: Int, visibleEnd: Int, mayShowHyphen: Bool) {
      self.init(
        end: UInt32(truncatingIfNeeded: end), visibleEnd: UInt32(truncatingIfNeeded: visibleEnd),
        mayShowHyphen: mayShowHyphen)
    }
  }

  /// What is kept of a character.
  struct Cell: Sendable {
    /// The distance of the left edge from the start of the text were it one line, in points.
    var position = 0.0
    /// Where the character starts.
    var utf8Offset: UInt32 = 0
    var kind: ClusterKind = []
    /// What its first scalar is to line breaking; kept of characters of one scalar beyond
    /// ASCII only.
    var category: UInt8 = 0
  }

  /// The characters, and one more for the end of the text. Positions never fall.
  let cells: [Cell]
  /// The pieces in order; they cover the text. A line break at the end is followed by an empty one.
  let pieces: [Piece]
  /// Hyphens and ellipses of the last run, and of those before it: there are none in most texts.
  let lastMarks: Marks
  let earlierMarks: [Marks]

  /// How many characters there are.
  var count: Int { cells.count - 1 }

  /// Takes what a builder that has finished has found.
  init<Source: AdvanceSource>(_ builder: ClusterTableBuilder<Source>) {
    self.init(
      cells: builder.cells, pieces: builder.pieces, lastMarks: builder.lastMarks,
      earlierMarks: builder.earlierMarks)
  }

  init(cells: [Cell], pieces: [Piece], lastMarks: Marks, earlierMarks: [Marks]) {
    self.cells = cells
    self.pieces = pieces
    self.lastMarks = lastMarks
    self.earlierMarks = earlierMarks
    #if CheckedInvariants
      checkInvariants()
    #endif
  }

  /// The UTF-8 offset of the start of a character, or of the end of the text.
  func utf8Offset(of character: Int) -> Int {
    Int(cells[character].utf8Offset)
  }

  /// The last character that starts at a UTF-8 offset or before it; the number of characters for the
  /// end of the text and beyond.
  ///
  /// - Complexity: O(log n).
  func character(at utf8Offset: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low + 1) / 2
      if self.utf8Offset(of: middle) <= utf8Offset { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The advance of the characters from `start` to before `end`, in points.
  func advance(from start: Int, to end: Int) -> Double {
    cells[end].position - cells[start].position
  }

  /// The widths of the widest first piece of a paragraph, of the widest other one, and of the widest
  /// paragraph on one line, among `pieces`.
  ///
  /// - Complexity: O(n) in the number of pieces.
  func contentWidths(
    of pieces: Range<Int>
  ) -> (first: Double, others: Double, natural: Double) {
    var widths = (first: 0.0, others: 0.0, natural: 0.0)
    guard let firstPiece = pieces.first else { return widths }
    var start = firstPiece == 0 ? 0 : Int(self.pieces[firstPiece - 1].end)
    var lineStart = start
    for piece in self.pieces[pieces] {
      let visibleEnd = Int(piece.visibleEnd)
      let hyphen = piece.mayShowHyphen ? hyphenAdvance(at: visibleEnd) : 0
      let width = advance(from: start, to: visibleEnd) + hyphen
      if start == lineStart {
        widths.first = max(widths.first, width)
      } else {
        widths.others = max(widths.others, width)
      }
      widths.natural = max(widths.natural, advance(from: lineStart, to: visibleEnd))
      start = Int(piece.end)
      if start > 0, cells[start - 1].kind == .hardBreak { lineStart = start }
    }
    return widths
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
    while visible > start, !cells[visible - 1].kind.isEmpty { visible -= 1 }
    return visible
  }
}
