/// The prepared text of the built-in measurers.
final class PreparedParagraph: PreparedText {
  let text: String
  let font: Font
  private let metrics: LineMetrics
  private let table: ClusterTable

  /// Measures the characters of `text` with `advance`, which answers in points.
  ///
  /// - Throws: `TextError.invalidFontSize`, also if the sums of the advances or of the line
  ///   heights are not finite; `TextError.textTooLong`.
  /// - Complexity: O(n) in the length of the text.
  init(
    _ text: String, font: Font, rules: LineBreakRules, metrics: LineMetrics,
    advance: (GraphemeCluster) -> Double
  ) throws(TextError) {
    guard font.isMeasurable else { throw .invalidFontSize(font.pointSize) }
    let count = text.utf8.count
    guard UInt32(exactly: count) != nil else { throw .textTooLong(utf8Count: count) }
    let table = ClusterTable(text, rules: rules, advance: advance)
    let width = table.advance(from: 0, to: table.kinds.count) + metrics.ellipsisAdvance
    let height = Double(table.kinds.count + 1) * metrics.lineHeight
    guard width.isFinite, height.isFinite else { throw .invalidFontSize(font.pointSize) }
    self.text = text
    self.font = font
    self.metrics = metrics
    self.table = table
  }

  func natural() throws(TextError) -> TextMeasurement {
    try wrapped(width: .infinity, lineLimit: 0)
  }

  func wrapped(width: Double, lineLimit: Int) throws(TextError) -> TextMeasurement {
    guard width >= 0 else { throw .invalidWidth(width) }
    guard lineLimit >= 0 else { throw .invalidLineLimit(lineLimit) }
    return TextMeasurement(
      lines: lines(width: width, lineLimit: lineLimit), lineHeight: metrics.lineHeight,
      ascent: metrics.ascent)
  }

  private func lines(width: Double, lineLimit: Int) -> [TextLine] {
    var lines: [TextLine] = []
    var wrapper = LineWrapper(table, width: width)
    while !wrapper.isAtEnd {
      let line = wrapper.nextLine()
      if lines.count + 1 == lineLimit, !wrapper.isAtEnd {
        lines.append(wrapper.truncated(line, ellipsisAdvance: metrics.ellipsisAdvance))
        break
      }
      lines.append(wrapper.whole(line))
    }
    return lines
  }
}
