public import LayoutGeometry

/// What measuring a text gives: its size, lines and baselines. Nothing is rounded to pixels.
public struct TextMeasurement: Sendable, Equatable {
  /// The width of the widest line and the height of all lines, in points.
  public let size: Size
  /// The lines from top to bottom.
  public let lines: [TextLine]
  /// The distance from the top to the baseline of the first line, in points.
  public let firstBaseline: Double
  /// The distance from the top to the baseline of the last line, in points.
  public let lastBaseline: Double
  /// Whether text is missing because of the line limit.
  public let isTruncated: Bool

  /// The measurement of an empty text, which takes no room at all: no size and no lines.
  public static let empty = TextMeasurement(lines: [], lineHeight: 0, ascent: 0)

  /// The measurement of `lines`, each `lineHeight` points high with its baseline `ascent` points
  /// below its top. Without lines everything is 0.
  ///
  /// - Complexity: O(n) in the number of lines.
  public init(lines: [TextLine], lineHeight: Double, ascent: Double) {
    var width = 0.0
    for line in lines { width = max(width, line.width) }
    let height = Double(lines.count) * lineHeight
    self.size = Size(width: width, height: height)
    self.lines = lines
    self.firstBaseline = lines.isEmpty ? 0 : ascent
    self.lastBaseline = lines.isEmpty ? 0 : height - (lineHeight - ascent)
    self.isTruncated = lines.last?.isTruncated ?? false
  }
}
