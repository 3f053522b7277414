/// The advances of the system font at one size and weight.
struct SystemFontAdvances: AdvanceSource {
  /// Points per em.
  private let size: Double
  let metrics: LineMetrics
  let ascii: ASCIIAdvances

  init(_ font: Font) {
    let size = font.pointSize
    self.size = size
    self.ascii = ASCIIAdvances(
      units: SystemFontTable.ascii, scale: SystemFontTable.widthFactor(font.weight) * size,
      tracking: SystemFontTable.tracking(size: size))
    self.metrics = LineMetrics(
      lineHeight: font.lineHeight, ascent: font.ascender,
      ellipsisAdvance: ascii.advance(SystemFontTable.ellipsis), hyphenAdvance: ascii[0x2D])
  }

  /// The advance of a character, in points.
  ///
  /// Ideographs and other wide characters take one em and emoji more, without tracking and at any
  /// weight. Marks and controls take nothing, and a tab as much as four spaces where
  /// it leads to no stop.
  func advance(of scalar: UInt32, _ widthClass: WidthClass) -> Double {
    switch widthClass {
    case .emoji: SystemFontTable.emoji * size
    case .wide: size
    case .zero: 0
    case .own where scalar == 0x09: 4 * ascii[0x20]
    case .own: ascii.advance(SystemFontTable.em(of: scalar))
    }
  }
}
