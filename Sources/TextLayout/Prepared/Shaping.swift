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
    let unshaped = builder.finish()
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
      let end = table.characterStart(from: span.utf8End)
      guard end > spans.last?.end ?? 0 else { continue }
      spans.append(Self.span(span.attributes, span.metrics, end: end))
    }
    return spans
  }
}

/// No character takes any room before glyphs say how much.
private struct NoAdvances: AdvanceSource {
  let metrics = LineMetrics.none
  let ascii = ASCIIAdvances(units: [Double](repeating: 0, count: 128), scale: 0)

  func advance(of scalar: UInt32, _ widthClass: WidthClass) -> Double { 0 }
}

extension ClusterTable {
  /// The paragraphs, without the line breaks at their ends.
  fileprivate func paragraphRanges() -> [Range<Int>] {
    let last = paragraphEnds.last ?? 0
    return paragraphEnds.indices.map { number in
      let range = paragraph(number)
      var end = range.upperBound - 1
      while kind(at: end).contains(.inside) { end -= 1 }
      return range.lowerBound..<end
    } + [last..<count]
  }

  /// The first character that starts at an offset or after it.
  fileprivate func characterStart(from offset: Int) -> Int {
    let start = characterStart(at: offset)
    return start < offset ? characterEnd(from: start) : start
  }

  /// The same text with the advances and marks of its glyphs.
  fileprivate func shaped(by shaping: Shaping) -> ClusterTable {
    var kinds: [UInt8] = []
    kinds.reserveCapacity(count)
    var positions: [Double] = []
    positions.reserveCapacity(count + 1)
    var (position, start) = (0.0, 0)
    for offset in 0..<count {
      let kind = kind(at: offset)
      // Glyphs that go on here take the character in.
      let isTaken = offset > 0 && shaping.advances[offset].isNaN && !kind.isBlank
      let isInside = kind.contains(.inside) || isTaken
      if !isInside { moveEnd(of: start..<offset, to: position, &positions) }
      if !isInside { start = offset }
      kinds.append(isTaken ? ClusterKind.inside.rawValue : kind.rawValue)
      positions.append(position)
      position += max(0, shaping.advances[offset])
    }
    positions.append(position)
    moveEnd(of: start..<count, to: position, &positions)
    let table = ClusterTable(
      positions: positions, kinds: kinds, paragraphEnds: paragraphEnds, lastMarks: lastMarks,
      earlierMarks: [])
    return table.marked(by: shaping)
  }

  /// Gives the bytes inside a character the position of its end.
  private func moveEnd(of character: Range<Int>, to position: Double, _ positions: inout [Double]) {
    for offset in character.dropFirst() { positions[offset] = position }
  }

  private func marked(by shaping: Shaping) -> ClusterTable {
    var marks: [Marks] = []
    for span in shaping.spans {
      let start = marks.last?.characters.upperBound ?? 0
      let end = characterStart(from: span.utf8End)
      guard end > start else { continue }
      marks.append(
        Marks(
          characters: start..<end, ellipsisAdvance: span.metrics.ellipsisAdvance,
          hyphenAdvance: span.metrics.hyphenAdvance))
    }
    let last = marks.popLast() ?? lastMarks
    return ClusterTable(
      positions: positions, kinds: kinds, paragraphEnds: paragraphEnds, lastMarks: last,
      earlierMarks: marks)
  }
}
