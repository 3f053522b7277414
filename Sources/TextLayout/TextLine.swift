/// One line of a wrapped text.
public struct TextLine: Sendable, Equatable {
  /// The UTF-8 offsets, in the source text, from the first to the last byte that the line shows:
  /// without the spaces that hang over its end and without the line break.
  public let utf8Range: Range<Int>
  /// What the ellipsis stands for, if there is one: before, after or inside `utf8Range`.
  public let omitted: Range<Int>?
  /// Whether the line ends at a soft hyphen, which shows as "-" there.
  public let isHyphenated: Bool
  /// The advance of what the line shows, in points, including the ellipsis or hyphen.
  public let width: Double
  /// From the top of the line to its baseline, in points.
  public let ascent: Double
  /// From the baseline to the bottom of the line, in points, positive downwards.
  public let descent: Double

  /// From the top of the text to the top of the line, in points.
  public let top: Double
  /// From the leading edge of the text to where the line begins, in points.
  public let indent: Double

  /// Where the line's paragraph wants it in the box.
  public let alignment: ParagraphStyle.Alignment

  /// Whether the line shows an ellipsis.
  public var isTruncated: Bool { omitted != nil }

  /// A line, for measurers to return.
  public init(
    utf8Range: Range<Int>, width: Double, ascent: Double, descent: Double, top: Double = 0,
    indent: Double = 0, omitted: Range<Int>? = nil, isHyphenated: Bool = false,
    alignment: ParagraphStyle.Alignment = .natural
  ) {
    self.utf8Range = utf8Range
    self.omitted = omitted
    self.isHyphenated = isHyphenated
    self.width = width
    self.ascent = ascent
    self.descent = descent
    self.top = top
    self.indent = indent
    self.alignment = alignment
  }
}
