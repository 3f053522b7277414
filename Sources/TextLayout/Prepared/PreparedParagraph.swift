import LayoutGeometry

/// The prepared text of the built-in measurers.
package final class PreparedParagraph: PreparedText {
  package let text: String
  package let font: Font
  private let metrics: LineMetrics
  private let table: ClusterTable

  fileprivate init(text: String, font: Font, metrics: LineMetrics, table: ClusterTable) {
    self.text = text
    self.font = font
    self.metrics = metrics
    self.table = table
  }

  package func contentWidths() -> ContentWidths {
    var (minimum, natural) = (0.0, 0.0)
    for paragraph in 0..<table.paragraphCount {
      let widths = table.contentWidths(of: table.paragraph(paragraph))
      minimum = max(minimum, widths.first, widths.others)
      natural = max(natural, widths.natural)
    }
    return ContentWidths(minimum: minimum, natural: natural)
  }

  package func wrapped(
    width: Double, lineLimit: Int, mode: LineBreakMode
  ) throws(TextError) -> TextMeasurement {
    guard width >= 0 else { throw .invalidWidth(width) }
    guard lineLimit >= 0 else { throw .invalidLineLimit(lineLimit) }
    var wrapper = LineWrapper(table, width: width, mode: mode, metrics: metrics)
    let lines = wrapper.lines(limit: lineLimit)
    var widest = 0.0
    for line in lines { widest = max(widest, line.width) }
    if mode == .byClipping { widest = min(widest, width) }
    let height = Double(lines.count) * metrics.lineHeight
    return TextMeasurement(
      lines: lines, size: Size(width: widest, height: height), isTruncated: !wrapper.isAtEnd)
  }
}

// Generic, and so in an extension: Embedded Swift has no generic methods in classes otherwise.
extension PreparedParagraph {
  /// Measures the characters of `text` with `source`.
  ///
  /// - Throws: `TextError.invalidFontSize`, also if the sums of the advances or of the line
  ///   heights are not finite; `TextError.textTooLong`.
  /// - Complexity: O(n) in the length of the text.
  package convenience init<Source: AdvanceSource>(
    _ text: String, font: Font, rules: LineBreakRules, source: Source
  ) throws(TextError) {
    guard font.isMeasurable else { throw .invalidFontSize(font.pointSize) }
    let count = text.utf8.count
    guard UInt32(exactly: count) != nil else { throw .textTooLong(utf8Count: count) }
    let metrics = source.metrics
    var builder = ClusterTableBuilder<Source>(text, rules: rules)
    builder.take(upTo: count, source: source, kerning: 0, attachmentWidth: nil)
    let table = builder.finish()
    let width = table.advance(from: 0, to: table.count) + metrics.ellipsisAdvance
    let height = Double(table.count + 1) * metrics.lineHeight
    guard width.isFinite, height.isFinite else { throw .invalidFontSize(font.pointSize) }
    self.init(text: text, font: font, metrics: metrics, table: table)
  }
}
