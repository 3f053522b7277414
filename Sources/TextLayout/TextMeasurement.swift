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
  public static let empty = TextMeasurement(lines: [], size: .zero, isTruncated: false)

  /// The measurement of `lines` that take `size`. Without lines the baselines are 0.
  public init(lines: [TextLine], size: Size, isTruncated: Bool) {
    self.size = size
    self.lines = lines
    self.firstBaseline = lines.first.map { $0.top + $0.ascent } ?? 0
    self.lastBaseline = lines.last.map { size.height - $0.descent } ?? 0
    self.isTruncated = isTruncated
  }
}
