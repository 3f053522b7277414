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
    var isHyphenated = false
  }

  /// How far a line may exceed the width, in points: far above the rounding of sums of advances
  /// and of a solver that returns a text's own width (1e-9), far below a pixel.
  static let tolerance = 1e-6

  let table: ClusterTable
  /// The width of the line found last, or of the next one, with the tolerance.
  private(set) var room: Double
  let metrics: LineMetrics
  private let mode: LineBreakMode
  /// Where tabs lead to, if there are stops.
  let tabs: TabRuler?
  /// Where the line found last, or the next one, begins.
  private(set) var indent: Double
  /// Where all lines but the first begin.
  private let otherIndent: Double
  /// The first character of the next line.
  private(set) var start = 0
  /// The piece that `start` lies in.
  private(set) var piece = 0
  /// The piece to end before.
  private let end: Int
  /// The width of all lines but the first, with the tolerance.
  private let otherRoom: Double
  /// How many lines have been found.
  private var lineCount = 0

  /// Starts at the beginning of `table`, with lines of `width` points.
  init(_ table: ClusterTable, width: Double, mode: LineBreakMode, metrics: LineMetrics) {
    self.init(
      table, pieces: table.pieces.indices, width: width, mode: mode, metrics: metrics,
      indents: (first: 0, others: 0), tabs: nil)
  }

  /// Starts at the first of `pieces`, with lines that end `width` points from the leading edge and
  /// begin at indents; with the heights of `metrics`, if all have the same.
  init(
    _ table: ClusterTable, pieces: Range<Int>, width: Double, mode: LineBreakMode,
    metrics: LineMetrics = .none, indents: (first: Double, others: Double), tabs: TabRuler?
  ) {
    self.table = table
    self.room = max(0, width - indents.first) + Self.tolerance
    self.otherRoom = max(0, width - indents.others) + Self.tolerance
    self.metrics = metrics
    self.mode = mode
    self.tabs = tabs
    self.indent = indents.first
    self.otherIndent = indents.others
    self.piece = pieces.lowerBound
    self.start = piece == 0 ? 0 : Int(table.pieces[piece - 1].end)
    self.end = pieces.upperBound
  }

  /// Whether all text has been put on lines.
  var isAtEnd: Bool { piece == end }

  /// The lines up to the end or the limit; 0 is no limit. Afterwards the wrapper is not at its end
  /// if text was left out.
  mutating func lines(limit: Int) -> [TextLine] {
    var lines: [TextLine] = []
    lines.reserveCapacity(likelyLineCount(limit: limit))
    while !isAtEnd {
      let line = nextLine()
      guard lines.count + 1 == limit, !isAtEnd else {
        lines.append(whole(line))
        continue
      }
      lines.append(last(line))
      break
    }
    return lines
  }

  /// About how many lines there will be: rather one too many.
  private func likelyLineCount(limit: Int) -> Int {
    let width = table.advance(from: 0, to: table.count)
    let count = width < room * Double(table.count) ? Int(width / room * 1.125) + 2 : table.count + 1
    return limit > 0 ? min(count, limit) : count
  }

  /// The next line; call it only before the end.
  mutating func nextLine() -> Line {
    if lineCount > 0 { (room, indent) = (otherRoom, otherIndent) }
    lineCount += 1
    return switch mode {
    case .byClipping: takeParagraph()
    case .byCharWrapping: takeCharactersOfParagraph()
    default: takeFittingPieces() ?? takeFittingCharacters()
    }
  }

  /// Takes as many whole pieces as fit, up to a hard break; nil if not even one does.
  private mutating func takeFittingPieces() -> Line? {
    let (lineStart, first) = (start, piece)
    let next = tabs == nil ? endOfFittingPieces() : endOfFittingPiecesWithTabs()
    guard next > first else { return nil }
    let last = table.pieces[next - 1]
    let endsAtHardBreak = take(piecesUpTo: next)
    return Line(
      start: lineStart, visibleEnd: Int(last.visibleEnd), endsAtHardBreak: endsAtHardBreak,
      isHyphenated: last.mayShowHyphen)
  }

  /// The number of the piece after those that fit on a line.
  ///
  /// A piece that fits but for the hyphen at its end may still be part of the line.
  private func endOfFittingPieces() -> Int {
    let (cells, pieces, room) = (table.cells, table.pieces, room)
    let origin = cells[start].position
    var next = piece
    var fitting = next
    while next < end {
      let piece = pieces[next]
      let advance = cells[Int(piece.visibleEnd)].position - origin
      guard advance <= room else { break }
      next += 1
      guard !piece.mayShowHyphen || fits(piece, advance) else { continue }
      fitting = next
      if piece.visibleEnd < piece.end, endsInHardBreak(piece) { break }
    }
    return fitting
  }

  /// The same where tabs lead to stops.
  private func endOfFittingPiecesWithTabs() -> Int {
    var ruler = ruler(at: start)
    var next = piece
    var fitting = next
    while next < end {
      let piece = table.pieces[next]
      let advance = width(from: start, to: Int(piece.visibleEnd), &ruler)
      guard advance <= room else { break }
      next += 1
      guard !piece.mayShowHyphen || fits(piece, advance) else { continue }
      fitting = next
      if endsInHardBreak(piece) { break }
    }
    return fitting
  }

  private func fits(_ piece: ClusterTable.Piece, _ advance: Double) -> Bool {
    advance + table.hyphenAdvance(at: Int(piece.visibleEnd)) <= room
  }

  private func endsInHardBreak(_ piece: ClusterTable.Piece) -> Bool {
    piece.end > 0 && table.cells[Int(piece.end) - 1].kind == .hardBreak
  }

  /// Breaks inside a piece that is longer than a line: after as many characters as fit, at least
  /// one. Spaces and soft hyphens there show nothing.
  private mutating func takeFittingCharacters() -> Line {
    takeCharacters(visibleEnd: Int(table.pieces[piece].visibleEnd), pieceEnd: piece + 1)
  }

  /// Takes everything up to the next hard break.
  private mutating func takeParagraph() -> Line {
    let (lineStart, end) = (start, paragraphEnd())
    let visibleEnd = Int(table.pieces[end - 1].visibleEnd)
    return Line(
      start: lineStart, visibleEnd: visibleEnd, endsAtHardBreak: take(piecesUpTo: end))
  }

  /// Breaks wherever a line is full.
  private mutating func takeCharactersOfParagraph() -> Line {
    if paragraph <= piece { paragraph = paragraphEnd() }
    let visibleEnd = Int(table.pieces[paragraph - 1].visibleEnd)
    return takeCharacters(visibleEnd: visibleEnd, pieceEnd: paragraph)
  }

  /// The number of the piece after the paragraph that the next line begins in, by characters.
  private var paragraph = 0

  private func paragraphEnd() -> Int {
    var next = piece
    while next < end {
      next += 1
      if table.cells[Int(table.pieces[next - 1].end) - 1].kind == .hardBreak { break }
    }
    return next
  }

  /// Takes as many characters as fit, at least one, of the pieces before `pieceEnd`, which show
  /// something up to `visibleEnd`.
  private mutating func takeCharacters(visibleEnd limit: Int, pieceEnd: Int) -> Line {
    let lineStart = start
    let fitting = furthestEnd(from: lineStart, limit: limit, room: room)
    start = min(max(fitting, lineStart + 1), max(limit, lineStart))
    let visibleEnd = table.visibleEnd(from: lineStart, to: start)
    while start < limit, !table.cells[start].kind.isEmpty { start += 1 }
    let endsAtHardBreak = start >= limit && take(piecesUpTo: pieceEnd)
    return Line(start: lineStart, visibleEnd: visibleEnd, endsAtHardBreak: endsAtHardBreak)
  }

  /// Moves past the pieces before `end` and tells whether a hard break ends them.
  private mutating func take(piecesUpTo end: Int) -> Bool {
    piece = end
    start = Int(table.pieces[end - 1].end)
    return start > 0 && table.cells[start - 1].kind == .hardBreak
  }

  /// Where the line found last begins if all are as high as the font says.
  var top: Double { Double(lineCount - 1) * metrics.lineHeight }

  /// What is shown of `line`, the one just found, as it is.
  func whole(_ line: Line) -> TextLine {
    let hyphen = line.isHyphenated ? table.hyphenAdvance(at: line.visibleEnd) : 0
    return TextLine(
      utf8Range: utf8Range(line.start, line.visibleEnd),
      width: width(from: line.start, to: line.visibleEnd) + hyphen,
      ascent: metrics.ascent, descent: metrics.descent, top: top, isHyphenated: line.isHyphenated)
  }

  /// What is shown of `line`, the one just found, if no more lines may follow.
  func last(_ line: Line) -> TextLine {
    switch mode {
    case .byTruncatingHead: truncatedHead(line)
    case .byTruncatingTail: truncatedTail(line)
    case .byTruncatingMiddle: truncatedMiddle(line)
    default: whole(line)
    }
  }
}
