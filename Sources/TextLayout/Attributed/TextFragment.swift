/// A part of a line that is drawn in one go.
public struct TextFragment: Sendable, Equatable {
  /// The characters, with the ellipsis or hyphen; for an attachment U+FFFC.
  public let text: String
  /// How they look.
  public let attributes: TextAttributes
  /// Where the fragment begins, in points after the beginning of the line.
  public let x: Double
  /// The advance, in points.
  public let width: Double

  /// A fragment, for measurers to return.
  public init(text: String, attributes: TextAttributes, x: Double, width: Double) {
    self.text = text
    self.attributes = attributes
    self.x = x
    self.width = width
  }
}
