/// One line of a wrapped text.
public struct TextLine: Sendable, Equatable {
  /// The UTF-8 offsets, in the source text, of what the line shows: without the spaces that hang
  /// over its end and without the line break.
  public let utf8Range: Range<Int>
  /// The advance of what the line shows, in points, including the ellipsis if there is one.
  public let width: Double
  /// Whether the line is followed by "…" when drawn.
  public let isTruncated: Bool

  /// A line, for measurers to return.
  public init(utf8Range: Range<Int>, width: Double, isTruncated: Bool = false) {
    self.utf8Range = utf8Range
    self.width = width
    self.isTruncated = isTruncated
  }
}
