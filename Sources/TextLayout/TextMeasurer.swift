/// Measures text: prepares a text and a font once, for any number of widths.
///
/// Conformers must be deterministic: the same text, font, width and line limit give the same
/// measurement, on every thread and in every run.
public protocol TextMeasurer: AnyObject, Sendable {
  /// Does everything that does not depend on a width. `rules` say where lines may break.
  ///
  /// - Throws: `TextError.invalidFontSize` if the size is not above 0 and finite;
  ///   `TextError.textTooLong` if there is more text than the measurer can hold.
  /// - Complexity: O(n) in the length of the text.
  func prepare(
    _ text: String, font: Font, rules: LineBreakRules
  ) throws(TextError) -> any PreparedText

  /// Does the same for a text whose parts look different. A truncated line shows the ellipsis in the
  /// font of the character before it.
  ///
  /// - Throws: what `prepare(_:font:rules:)` throws, and `TextError.invalidAttribute`.
  /// - Complexity: O(n) in the length of the text.
  func prepare(_ text: AttributedText, rules: LineBreakRules) throws(TextError) -> any PreparedText
}

extension TextMeasurer {
  /// Prepares an attributed text with the default rules of line breaking.
  ///
  /// - Throws: what `prepare(_:rules:)` throws.
  public func prepare(_ text: AttributedText) throws(TextError) -> any PreparedText {
    try prepare(text, rules: LineBreakRules())
  }

  /// Prepares `text` with the default rules of line breaking.
  ///
  /// - Throws: what `prepare(_:font:rules:)` throws.
  public func prepare(_ text: String, font: Font) throws(TextError) -> any PreparedText {
    try prepare(text, font: font, rules: LineBreakRules())
  }
}
