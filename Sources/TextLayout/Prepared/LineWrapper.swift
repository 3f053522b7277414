/// Fills lines greedily, one after the other.
///
/// Greedy filling is monotone: where a line ends never moves back when the width grows or when the
/// line starts later. So a wider box never needs more lines.
struct LineWrapper {
  /// A line found: offsets in the text.
  struct Line {
    var start: Int
    var visibleEnd: Int
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
  /// The offset of the next line.
  private(set) var start = 0
  /// The number of the paragraph that the next line belongs to.
  private var paragraph: Int
  /// The number of the paragraph to end before.
  private let end: Int
  /// Where the paragraph ends that the line found last lies in.
  private var paragraphEnd = 0
  /// The same without what shows nothing there.
  private(set) var visibleEnd = 0
  /// The width of all lines but the first, with the tolerance.
  private let otherRoom: Double
  /// How many lines have been found.
  private var lineCount = 0

  /// Starts at the beginning of `table`, with lines of `width` points.
  init(_ table: ClusterTable, width: Double, mode: LineBreakMode, metrics: LineMetrics) {
    self.init(
      table, paragraphs: 0..<table.paragraphCount, width: width, mode: mode, metrics: metrics,
      indents: (first: 0, others: 0), tabs: nil)
  }

  /// Starts at the first of `paragraphs`, with lines that end `width` points from the leading edge and
  /// begin at indents; with the heights of `metrics`, if all have the same.
  init(
    _ table: ClusterTable, paragraphs: Range<Int>, width: Double, mode: LineBreakMode,
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
    self.paragraph = paragraphs.lowerBound
    self.end = paragraphs.upperBound
  }

  /// Whether all text has been put on lines.
  var isAtEnd: Bool { paragraph == end }

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
    if start >= paragraphEnd { beginParagraph() }
    let fitting =
      mode == .byClipping ? visibleEnd : furthestEnd(from: start, limit: visibleEnd, room: room)
    if fitting == visibleEnd { return takeRestOfParagraph() }
    let words = mode == .byCharWrapping ? nil : takeWords(fitting)
    return words ?? takeCharacters(fitting)
  }

  private mutating func beginParagraph() {
    let range = table.paragraph(paragraph)
    start = range.lowerBound
    paragraphEnd = range.upperBound
    visibleEnd = table.visibleEnd(from: start, to: paragraphEnd)
  }

  private mutating func takeRestOfParagraph() -> Line {
    let line = Line(start: start, visibleEnd: visibleEnd)
    start = paragraphEnd
    paragraph += 1
    return line
  }

  /// Ends a line at the last opportunity up to which everything fits, with the hyphen that it may
  /// show; nil if there is none up to `fitting`, where the room ends.
  ///
  /// If none but hyphens are in the way, the line ends at the first, without one; or at the last one
  /// that is no wider, so that what takes no room takes no lines either.
  private mutating func takeWords(_ fitting: Int) -> Line? {
    var (line, leastWidth) = (Line?.none, Double.infinity)
    let lineStart = start
    var next = table.visibleStart(from: fitting, to: visibleEnd)
    while next > lineStart {
      defer { next -= 1 }
      guard table.kind(at: next).contains(.opportunity) else { continue }
      let visibleEnd = table.visibleEnd(from: lineStart, to: next)
      let isHyphenated = table.showsHyphen(from: visibleEnd, to: next)
      let width = isHyphenated ? width(from: lineStart, to: visibleEnd) : 0
      let fits = !isHyphenated || width + table.hyphenAdvance(at: visibleEnd) <= room
      guard fits || width < leastWidth else { continue }
      line = Line(start: lineStart, visibleEnd: visibleEnd, isHyphenated: isHyphenated && fits)
      (start, leastWidth) = (next, width)
      if fits { break }
    }
    return line
  }

  /// Ends a line after the characters before `fitting`, at least one. Spaces and soft hyphens behind
  /// them show nothing.
  private mutating func takeCharacters(_ fitting: Int) -> Line {
    let (lineStart, end) = (start, max(fitting, table.characterEnd(from: start)))
    let next = table.visibleStart(from: end, to: visibleEnd)
    guard next < visibleEnd else { return takeRestOfParagraph() }
    start = next
    return Line(start: lineStart, visibleEnd: table.visibleEnd(from: lineStart, to: end))
  }

  /// Where the line found last begins if all are as high as the font says.
  var top: Double { Double(lineCount - 1) * metrics.lineHeight }

  /// What is shown of `line`, the one just found, as it is.
  func whole(_ line: Line) -> TextLine {
    let hyphen = line.isHyphenated ? table.hyphenAdvance(at: line.visibleEnd) : 0
    return TextLine(
      utf8Range: line.start..<line.visibleEnd,
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
