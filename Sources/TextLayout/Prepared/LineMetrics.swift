/// What a font says about every line, in points.
struct LineMetrics: Sendable {
  /// From the top of a line to the top of the next.
  var lineHeight: Double
  /// From the top of a line to its baseline.
  var ascent: Double
  /// The advance of "…".
  var ellipsisAdvance: Double
}
