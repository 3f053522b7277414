/// What turning a text into glyphs says about it.
package struct Shaping: Sendable {
  /// Characters of one run in one font.
  package struct Span: Sendable {
    /// Where the span ends, in bytes of UTF-8.
    package var utf8End: Int
    /// How it looks.
    package var attributes: TextAttributes
    /// What its font says about every line.
    package var metrics: LineMetrics

    /// A span of these properties.
    package init(utf8End: Int, attributes: TextAttributes, metrics: LineMetrics) {
      self.utf8End = utf8End
      self.attributes = attributes
      self.metrics = metrics
    }
  }

  /// By offsets in UTF-8, the advance of the glyphs that belong together and begin there, in points;
  /// not a number where none begin.
  package var advances: [Double]
  /// The spans in order; they cover the text.
  package var spans: [Span] = []

  /// The shaping of a text of `utf8Count` bytes, without glyphs so far.
  package init(utf8Count: Int) {
    advances = [Double](repeating: .nan, count: utf8Count)
  }
}

extension PreparedAttributedText {
  /// Measures the characters of `text` by the glyphs that `shape` finds for its paragraphs: ranges of
  /// bytes of UTF-8 without the line breaks at their ends. Glyphs that stand for several characters
  /// make them one, and no line breaks inside it.
  ///
  /// - Throws: what `shape` throws; `TextError.invalidFontSize`, `TextError.invalidAttribute`,
  ///   `TextError.textTooLong`.
  /// - Complexity: O(n) in the length of the text, beside shaping.
  package convenience init(
    _ attributed: AttributedText, rules: LineBreakRules,
    shape: ([Range<Int>]) throws(TextError) -> Shaping
  ) throws(TextError) {
    let count = attributed.text.utf8.count
    guard UInt32(exactly: count) != nil else { throw .textTooLong(utf8Count: count) }
    try attributed.checkValidity()
    var builder = ClusterTableBuilder<NoAdvances>(attributed.text, rules: rules)
    builder.take(upTo: count, source: NoAdvances(), kerning: 0, attachmentWidth: nil)
    builder.finish()
    let unshaped = ClusterTable(builder)
    let shaping = try shape(unshaped.paragraphRanges())
    let table = unshaped.shaped(by: shaping)
    let spans = Self.spans(shaping, table)
    self.init(
      text: attributed.text, font: attributed.runs.first?.attributes.font ?? .system(size: 17),
      table: table, spans: spans, paragraphs: Self.paragraphs(attributed, table))
  }

  private static func spans(_ shaping: Shaping, _ table: ClusterTable) -> [Span] {
    var spans: [Span] = []
    for span in shaping.spans {
      let end = table.firstCharacter(from: span.utf8End)
      guard end > spans.last?.end ?? 0 else { continue }
      spans.append(Self.span(span.attributes, span.metrics, end: end))
    }
    return spans
  }
}

/// No character takes any room before glyphs say how much.
private struct NoAdvances: AdvanceSource {
  let metrics = LineMetrics.none
  let asciiAdvances = [Double](repeating: 0, count: 128)

  func advance(of cluster: GraphemeCluster) -> Double { 0 }
}

extension ClusterTable {
  /// The paragraphs in bytes of UTF-8, without the line breaks at their ends.
  fileprivate func paragraphRanges() -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for character in 0..<count where cells[character].kind == .hardBreak {
      ranges.append(start..<utf8Offset(of: character))
      start = utf8Offset(of: character + 1)
    }
    ranges.append(start..<utf8Offset(of: count))
    return ranges
  }

  /// The first character that starts at a UTF-8 offset or after it.
  fileprivate func firstCharacter(from utf8Offset: Int) -> Int {
    let character = character(at: utf8Offset)
    return self.utf8Offset(of: character) < utf8Offset ? character + 1 : character
  }

  /// The same text with the advances and marks of its glyphs.
  fileprivate func shaped(by shaping: Shaping) -> ClusterTable {
    var cells: [Cell] = []
    cells.reserveCapacity(self.cells.count)
    // The number of the first new character that starts with an old one or after it.
    var numbers: [UInt32] = []
    numbers.reserveCapacity(self.cells.count)
    var (position, offset) = (0.0, 0)
    for var cell in self.cells {
      while offset < Int(cell.utf8Offset) {
        position += max(0, shaping.advances[offset])
        offset += 1
      }
      numbers.append(UInt32(truncatingIfNeeded: cells.count))
      let isInside = offset < shaping.advances.count && shaping.advances[offset].isNaN
      guard cells.isEmpty || !isInside || !cell.kind.isEmpty else { continue }
      cell.position = position
      cells.append(cell)
    }
    let pieces = self.pieces.compactMap { piece in
      renumbered(piece, numbers)
    }
    let table = ClusterTable(cells: cells, pieces: pieces, lastMarks: lastMarks, earlierMarks: [])
    return table.marked(by: shaping)
  }

  /// The piece in new numbers; nil if it ends where no character does any more.
  private func renumbered(_ piece: Piece, _ numbers: [UInt32]) -> Piece? {
    let end = Int(piece.end)
    guard end == 0 || end == count || numbers[end] != numbers[end + 1] else { return nil }
    return Piece(
      end: numbers[end], visibleEnd: numbers[Int(piece.visibleEnd)],
      mayShowHyphen: piece.mayShowHyphen)
  }

  private func marked(by shaping: Shaping) -> ClusterTable {
    var marks: [Marks] = []
    for span in shaping.spans {
      let start = marks.last?.characters.upperBound ?? 0
      let end = firstCharacter(from: span.utf8End)
      guard end > start else { continue }
      marks.append(
        Marks(
          characters: start..<end, ellipsisAdvance: span.metrics.ellipsisAdvance,
          hyphenAdvance: span.metrics.hyphenAdvance))
    }
    let last = marks.popLast() ?? lastMarks
    return ClusterTable(cells: cells, pieces: pieces, lastMarks: last, earlierMarks: marks)
  }
}
