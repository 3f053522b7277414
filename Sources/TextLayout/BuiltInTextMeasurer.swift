/// Measures with built-in tables of advances: no font files, no libraries.
///
/// In the system font a character takes its advance in ems times the size, plus the tracking of
/// that size. Advances of most ASCII characters and the line metrics are measured; the rest is
/// estimated (see `SystemFontTable`). Helvetica and the monospaced face have the advances and line
/// metrics of Liberation's fonts, to the unit. There is no kerning, no shaping and no reordering.
///
/// ```swift
/// let text = try BuiltInTextMeasurer().prepare("Hello", font: .system(size: 17))
/// try text.natural().size.height  // 20.287103 points
/// ```
public final class BuiltInTextMeasurer: TextMeasurer {
  /// A measurer; all of them answer alike.
  public init() {}

  /// Prepares `text` in `font`.
  public func prepare(
    _ text: String, font: Font, rules: LineBreakRules
  ) throws(TextError) -> any PreparedText {
    switch font.face {
    case .system:
      try PreparedParagraph(text, font: font, rules: rules, source: SystemFontAdvances(font))
    case .helvetica:
      try PreparedParagraph(text, font: font, rules: rules, source: HelveticaAdvances(font))
    case .monospaced:
      try PreparedParagraph(text, font: font, rules: rules, source: MonospacedAdvances(font))
    }
  }

  /// Prepares `text`, each run in its font.
  public func prepare(
    _ text: AttributedText, rules: LineBreakRules
  ) throws(TextError) -> any PreparedText {
    try PreparedAttributedText(text, rules: rules) { FaceAdvances($0) }
  }
}
