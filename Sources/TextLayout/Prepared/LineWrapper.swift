/// Fills lines greedily, one after the other.
///
/// Greedy filling is monotone: where a line ends never moves back when the width grows or when the
/// line starts later. So a wider box never needs more lines.
struct LineWrapper {
  /// A line found: numbers of characters.
  struct Line {
    var start: Int
    var visibleEnd: Int
    var endsAtHardBreak: Bool
  }

  /// How far a line may exceed the width, in points: far above the rounding of sums of advances
  /// and of a solver that returns a text's own width (1e-9), far below a pixel.
  static let tolerance = 1e-6

  private let table: ClusterTable
  private let room: Double
  /// The first character of the next line.
  private var start = 0
  /// The piece that `start` lies in.
  private var piece = 0

  /// Starts at the beginning of `table`, with lines of `width` points.
  init(_ table: ClusterTable, width: Double) {
    self.table = table
    self.room = width + Self.tolerance
  }

  /// Whether all text has been put on lines.
  var isAtEnd: Bool { piece == table.pieces.count }

  /// The next line; call it only before the end.
  mutating func nextLine() -> Line {
    takeFittingPieces() ?? takeFittingCharacters()
  }

  /// Takes as many whole pieces as fit, up to a hard break; nil if not even one does.
  private mutating func takeFittingPieces() -> Line? {
    let lineStart = start
    var line: Line?
    while piece < table.pieces.count {
      let visibleEnd = Int(table.pieces[piece].visibleEnd)
      guard table.advance(from: lineStart, to: visibleEnd) <= room else { break }
      let isLast = takePiece()
      line = Line(start: lineStart, visibleEnd: visibleEnd, endsAtHardBreak: isLast)
      if isLast { break }
    }
    return line
  }

  /// Breaks inside a piece that is longer than a line: after as many characters as fit, at least
  /// one. Spaces there hang too.
  private mutating func takeFittingCharacters() -> Line {
    let lineStart = start
    let limit = Int(table.pieces[piece].visibleEnd)
    let fitting = table.furthestEnd(from: lineStart, limit: limit, room: room)
    start = max(fitting, lineStart + 1)
    let visibleEnd = table.visibleEnd(from: lineStart, to: start)
    while start < limit, table.kinds[start] == .hangs { start += 1 }
    let endsAtHardBreak = start >= limit && takePiece()
    return Line(start: lineStart, visibleEnd: visibleEnd, endsAtHardBreak: endsAtHardBreak)
  }

  /// Moves past the piece and tells whether a hard break ends it.
  private mutating func takePiece() -> Bool {
    start = Int(table.pieces[piece].end)
    piece += 1
    return table.kinds[start - 1] == .hardBreak
  }

  /// What is shown of `line` as it is.
  func whole(_ line: Line) -> TextLine {
    TextLine(
      utf8Range: utf8Range(line.start, line.visibleEnd),
      width: table.advance(from: line.start, to: line.visibleEnd))
  }

  /// What is shown of `line`, the one just found, if no more lines may follow: as many characters
  /// up to a hard break as fit beside an ellipsis, perhaps none. Call it only before the end.
  func truncated(_ line: Line, ellipsisAdvance: Double) -> TextLine {
    // The next piece did not fit without an ellipsis, so with one the end lies inside it at most.
    let limit = line.endsAtHardBreak ? line.visibleEnd : Int(table.pieces[piece].visibleEnd)
    let fitting = table.furthestEnd(from: line.start, limit: limit, room: room - ellipsisAdvance)
    let end = table.visibleEnd(from: line.start, to: fitting)
    return TextLine(
      utf8Range: utf8Range(line.start, end),
      width: table.advance(from: line.start, to: end) + ellipsisAdvance,
      isTruncated: true)
  }

  private func utf8Range(_ start: Int, _ end: Int) -> Range<Int> {
    Int(table.utf8Offsets[start])..<Int(table.utf8Offsets[end])
  }
}
