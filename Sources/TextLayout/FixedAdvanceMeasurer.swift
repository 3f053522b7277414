/// A measurer for tests: every `Character` has the same advance, whatever it is and whatever the
/// font, except the soft hyphen, which has none.
///
/// ```swift
/// let text = try FixedAdvanceMeasurer.standard.prepare("one two", font: .system(size: 17))
/// try text.wrapped(width: 35, lineLimit: 0).size  // 30 by 40: "one", "two"
/// ```
public final class FixedAdvanceMeasurer: TextMeasurer {
  /// 10 points a character, 20 points a line, the baseline 16 points below a line's top.
  public static let standard = FixedAdvanceMeasurer(
    advance: FixedAdvance(metrics: metrics(advance: 10, lineHeight: 20, ascent: 16)))

  private let advance: FixedAdvance

  private struct FixedAdvance: AdvanceSource {
    private static let units = [Double](repeating: 1, count: 128)

    let metrics: LineMetrics
    var ascii: ASCIIAdvances { ASCIIAdvances(units: Self.units, scale: metrics.ellipsisAdvance) }

    func advance(of scalar: UInt32, _ widthClass: WidthClass) -> Double { metrics.ellipsisAdvance }
  }

  private static func metrics(
    advance: Double, lineHeight: Double, ascent: Double
  ) -> LineMetrics {
    LineMetrics(
      lineHeight: lineHeight, ascent: ascent, ellipsisAdvance: advance, hyphenAdvance: advance)
  }

  /// A font with these metrics, in points. The ellipsis is as wide as any other character.
  ///
  /// - Throws: `TextError.invalidAdvance` or `TextError.invalidLineHeight` if one is not above 0
  ///   and finite, `TextError.invalidAscent` if it does not lie in `0...lineHeight`.
  public convenience init(
    advance: Double = 10, lineHeight: Double = 20, ascent: Double = 16
  ) throws(TextError) {
    guard advance > 0, advance.isFinite else { throw .invalidAdvance(advance) }
    guard lineHeight > 0, lineHeight.isFinite else { throw .invalidLineHeight(lineHeight) }
    guard ascent >= 0, ascent <= lineHeight else { throw .invalidAscent(ascent) }
    let metrics = Self.metrics(advance: advance, lineHeight: lineHeight, ascent: ascent)
    self.init(advance: FixedAdvance(metrics: metrics))
  }

  private init(advance: FixedAdvance) {
    self.advance = advance
  }

  /// Prepares `text`; `font` must be measurable but changes nothing.
  public func prepare(
    _ text: String, font: Font, rules: LineBreakRules
  ) throws(TextError) -> any PreparedText {
    try PreparedParagraph(text, font: font, rules: rules, source: advance)
  }

  /// Prepares `text`; its fonts must be measurable but change nothing.
  public func prepare(
    _ text: AttributedText, rules: LineBreakRules
  ) throws(TextError) -> any PreparedText {
    try PreparedAttributedText(text, rules: rules) { _ in advance }
  }
}
