import LayoutGeometry

/// The prepared attributed text of the built-in measurers.
package final class PreparedAttributedText: PreparedText {
  /// The characters of a run.
  struct Span: Sendable {
    /// The offset of the end of the span.
    var end: Int
    var ascent: Double
    var descent: Double
    var attributes: TextAttributes
  }

  /// The style of a paragraph of the table.
  struct Paragraph: Sendable {
    var style: ParagraphStyle
    /// Where tabs lead to, if there are stops.
    var tabs: TabRuler?
  }

  package let text: String
  package let font: Font
  let table: ClusterTable
  let spans: [Span]
  let paragraphs: [Paragraph]

  init(
    text: String, font: Font, table: ClusterTable, spans: [Span], paragraphs: [Paragraph]
  ) {
    self.text = text
    self.font = font
    self.table = table
    self.spans = spans
    self.paragraphs = paragraphs
  }
}

// Generic, and so in an extension: Embedded Swift has no generic methods in classes otherwise.
extension PreparedAttributedText {
  /// Measures the characters of `text` with what `source` makes of each run's font.
  ///
  /// - Throws: `TextError.invalidFontSize`, `TextError.invalidAttribute`, `TextError.textTooLong`.
  /// - Complexity: O(n) in the length of the text.
  convenience init<Source: AdvanceSource>(
    _ attributed: AttributedText, rules: LineBreakRules, source: (Font) -> Source
  ) throws(TextError) {
    let count = attributed.text.utf8.count
    guard UInt32(exactly: count) != nil else { throw .textTooLong(utf8Count: count) }
    try attributed.checkValidity()
    var builder = ClusterTableBuilder<Source>(attributed.text, rules: rules)
    var spans: [Span] = []
    var offset = 0
    for run in attributed.runs {
      offset += run.utf8Count
      let source = source(run.attributes.font)
      builder.take(
        upTo: offset, source: source, kerning: run.attributes.kerning,
        attachmentWidth: run.attributes.attachment?.width)
      guard builder.offset > spans.last?.end ?? 0 else { continue }
      spans.append(Self.span(run.attributes, source.metrics, end: builder.offset))
    }
    let table = builder.finish()
    let font = attributed.runs.first?.attributes.font ?? .system(size: 17)
    let height = spans.reduce(0) { max($0, $1.ascent + $1.descent) } * Double(table.count + 1)
    let width = table.advance(from: 0, to: table.count)
    guard width.isFinite, height.isFinite else { throw .invalidFontSize(font.pointSize) }
    self.init(
      text: attributed.text, font: font, table: table, spans: spans,
      paragraphs: Self.paragraphs(attributed, table))
  }

  /// How far a run reaches above and below the baseline.
  static func span(
    _ attributes: TextAttributes, _ metrics: LineMetrics, end: Int
  ) -> Span {
    var ascent = metrics.ascent
    var descent = metrics.descent
    if let attachment = attributes.attachment {
      (ascent, descent) = (attachment.height, 0)
    }
    return Span(
      end: end, ascent: ascent + attributes.baselineOffset,
      descent: descent - attributes.baselineOffset, attributes: attributes)
  }

  /// The paragraphs, each with the style of its first character.
  static func paragraphs(_ text: AttributedText, _ table: ClusterTable) -> [Paragraph] {
    let tabs = TabCharacters(in: text, table)
    var (run, runEnd) = (0, text.runs.first?.utf8Count ?? 0)
    return (0..<table.paragraphCount).map { paragraph in
      while run < text.runs.count - 1, runEnd <= table.paragraph(paragraph).lowerBound {
        run += 1
        runEnd += text.runs[run].utf8Count
      }
      let style = text.runs[run].attributes.paragraphStyle
      return Paragraph(style: style, tabs: TabRuler(style, tabs))
    }
  }
}
