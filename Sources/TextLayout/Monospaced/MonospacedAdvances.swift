/// The advances of the monospaced font at one size.
struct MonospacedAdvances: AdvanceSource {
  /// The advance of a character that is not wide, in ems: that of Courier New and Liberation Mono.
  private static let em = 1229.0 / 2048

  private let advance: Double

  private static let units = [Double](repeating: 1, count: 128)

  let metrics: LineMetrics
  var ascii: ASCIIAdvances { ASCIIAdvances(units: Self.units, scale: advance) }

  init(_ font: Font) {
    let advance = Self.em * font.pointSize
    self.advance = advance
    self.metrics = LineMetrics(
      lineHeight: font.lineHeight, ascent: font.ascender, ellipsisAdvance: advance,
      hyphenAdvance: advance)
  }

  /// The advance of a character, in points: two cells for what is wide or an emoji, four for a tab,
  /// none for marks and controls.
  func advance(of scalar: UInt32, _ widthClass: WidthClass) -> Double {
    switch widthClass {
    case .emoji, .wide: 2 * advance
    case .zero: 0
    case .own: scalar == 0x09 ? 4 * advance : advance
    }
  }
}
