/// The advances of Helvetica at one size.
struct HelveticaAdvances: AdvanceSource {
  private let table: HelveticaTable
  /// Points per em.
  private let size: Double

  let metrics: LineMetrics
  var ascii: ASCIIAdvances { ASCIIAdvances(units: table.asciiAdvances, scale: scale) }

  /// Points per unit of the table.
  private var scale: Double { size / HelveticaTable.unitsPerEm }

  init(_ font: Font) {
    let table = HelveticaTable.table(isBold: font.weight.isBold, isItalic: font.isItalic)
    let scale = font.pointSize / HelveticaTable.unitsPerEm
    self.table = table
    self.size = font.pointSize
    self.metrics = LineMetrics(
      lineHeight: font.lineHeight, ascent: font.ascender,
      ellipsisAdvance: Double(table.advance(of: 0x2026) ?? 0) * scale,
      hyphenAdvance: table.asciiAdvances[0x2D] * scale)
  }

  /// The advance of a character, in points: the font's own; one em for what it does not have and is
  /// wide, or drawn as an emoji, and that of a digit for anything else.
  func advance(of scalar: UInt32, _ widthClass: WidthClass) -> Double {
    switch widthClass {
    case .emoji, .wide: return size
    case .zero: return 0
    case .own: break
    }
    if scalar < 0x80 { return ascii[Int(scalar)] }
    guard let advance = table.advance(of: scalar) else { return ascii[0x30] }
    return Double(advance) * scale
  }
}
