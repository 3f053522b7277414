/// What a caller can get wrong when measuring text.
public enum TextError: Error, Equatable, Sendable {
  /// The size of the font is not above 0 and finite, or so large that the text has no finite size.
  case invalidFontSize(Double)
  /// The width to wrap at is negative or not a number.
  case invalidWidth(Double)
  /// The greatest number of lines is negative.
  case invalidLineLimit(Int)
  /// The advance of a fixed-advance font is not above 0 and finite.
  case invalidAdvance(Double)
  /// The line height of a fixed-advance font is not above 0 and finite.
  case invalidLineHeight(Double)
  /// The ascent of a fixed-advance font does not lie between 0 and its line height.
  case invalidAscent(Double)
  /// A kerning, baseline offset or length of an attributed text is not finite, or negative where it
  /// must not be.
  case invalidAttribute(Double)
  /// The text has more UTF-8 bytes than can be measured (4 GiB; with Pango 2 GiB).
  case textTooLong(utf8Count: Int)
  /// A measurer that works with the system's fonts finds none.
  case noFonts
}
