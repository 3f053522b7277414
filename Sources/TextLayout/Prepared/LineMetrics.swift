/// What a font says about every line, in points.
package struct LineMetrics: Sendable {
  /// From the top of a line to the top of the next.
  package var lineHeight: Double
  /// From the top of a line to its baseline.
  package var ascent: Double
  /// The advance of "…".
  package var ellipsisAdvance: Double
  /// The advance of the "-" that a soft hyphen shows at the end of a line.
  package var hyphenAdvance: Double

  /// The metrics of a font.
  package init(
    lineHeight: Double, ascent: Double, ellipsisAdvance: Double, hyphenAdvance: Double
  ) {
    self.lineHeight = lineHeight
    self.ascent = ascent
    self.ellipsisAdvance = ellipsisAdvance
    self.hyphenAdvance = hyphenAdvance
  }

  /// Those of nothing at all.
  static let none = LineMetrics(lineHeight: 0, ascent: 0, ellipsisAdvance: 0, hyphenAdvance: 0)

  /// From the baseline to the bottom of a line.
  var descent: Double { lineHeight - ascent }
}
