import LayoutGeometry

/// The prepared text of the built-in measurers.
package final class PreparedParagraph: PreparedText {
  package let text: String
  package let font: Font
  private let metrics: LineMetrics
  private let table: ClusterTable

  /// Measures the characters of `text` with `source`.
  ///
  /// - Throws: `TextError.invalidFontSize`, also if the sums of the advances or of the line
  ///   heights are not finite; `TextError.textTooLong`.
  /// - Complexity: O(n) in the length of the text.
  package init(
    _ text: String, font: Font, rules: LineBreakRules, source: some AdvanceSource
  ) throws(TextError) {
    guard font.isMeasurable else { throw .invalidFontSize(font.pointSize) }
    let count = text.utf8.count
    guard UInt32(exactly: count) != nil else { throw .textTooLong(utf8Count: count) }
    let metrics = source.metrics
    let table = ClusterTable(text, rules: rules, source: source)
    let width = table.advance(from: 0, to: table.kinds.count) + metrics.ellipsisAdvance
    let height = Double(table.kinds.count + 1) * metrics.lineHeight
    guard width.isFinite, height.isFinite else { throw .invalidFontSize(font.pointSize) }
    self.text = text
    self.font = font
    self.metrics = metrics
    self.table = table
  }

  package func contentWidths() -> ContentWidths {
    var minimum = 0.0
    var natural = 0.0
    var start = 0
    var lineStart = 0
    for piece in table.pieces {
      let visibleEnd = Int(piece.visibleEnd)
      let hyphen = piece.mayShowHyphen ? metrics.hyphenAdvance : 0
      minimum = max(minimum, table.advance(from: start, to: visibleEnd) + hyphen)
      natural = max(natural, table.advance(from: lineStart, to: visibleEnd))
      start = Int(piece.end)
      if start > 0, table.kinds[start - 1] == .hardBreak { lineStart = start }
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
