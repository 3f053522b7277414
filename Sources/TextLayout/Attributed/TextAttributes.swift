/// How a run of text looks.
public struct TextAttributes: Sendable, Hashable {
  /// The font.
  public var font: Font
  /// Points after every character that takes room; negative ones bring characters closer, down to
  /// no room at all.
  public var kerning: Double
  /// Points by which the run is raised above the line's baseline.
  public var baselineOffset: Double
  /// What stands in the place of the run's U+FFFC.
  public var attachment: TextAttachment?
  /// The style of the paragraph, if the run begins one.
  public var paragraphStyle: ParagraphStyle

  /// Attributes; by default the system font at 17 points and nothing else.
  public init(
    font: Font = .system(size: 17), kerning: Double = 0, baselineOffset: Double = 0,
    attachment: TextAttachment? = nil, paragraphStyle: ParagraphStyle = ParagraphStyle()
  ) {
    self.font = font
    self.kerning = kerning
    self.baselineOffset = baselineOffset
    self.attachment = attachment
    self.paragraphStyle = paragraphStyle
  }
}

/// Something with a size that stands in a text like a character: an image.
///
/// Its bottom lies on the baseline, raised by the run's baseline offset. Lines may break on both
/// sides of it (UAX #14, CB).
public struct TextAttachment: Sendable, Hashable {
  /// A name to find it by.
  public var name: String
  /// The width, in points.
  public var width: Double
  /// The height, in points.
  public var height: Double

  /// An attachment of a size in points.
  public init(name: String, width: Double, height: Double) {
    self.name = name
    self.width = width
    self.height = height
  }
}
