/// The advances of Helvetica at one size.
struct HelveticaAdvances: AdvanceSource {
  private let table: HelveticaTable
  /// Points per em.
  private let size: Double

  let metrics: LineMetrics
  /// Points per unit of the table.
  let asciiScale: Double
  var asciiAdvances: [Double] { table.asciiAdvances }

  init(_ font: Font) {
    let table = HelveticaTable.table(isBold: font.weight.isBold, isItalic: font.isItalic)
    let size = font.pointSize
    let scale = size / HelveticaTable.unitsPerEm
    self.table = table
    self.size = size
    self.asciiScale = scale
    self.metrics = LineMetrics(
      lineHeight: font.lineHeight, ascent: font.ascender,
      ellipsisAdvance: Double(table.advance(of: 0x2026) ?? 0) * scale,
      hyphenAdvance: table.asciiAdvances[0x2D] * scale)
  }

  /// The advance of a character, in points: the font's own; one em for what it does not have and is
  /// wide, or drawn as an emoji, and that of a digit for anything else.
  func advance(of cluster: GraphemeCluster) -> Double {
    if cluster.isEmoji { return size }
    if cluster.leading < 0x80 { return asciiAdvances[Int(cluster.leading)] * asciiScale }
    if cluster.traits.contains(.zeroWidth) { return 0 }
    if cluster.traits.contains(.wide) { return size }
    guard let advance = table.advance(of: cluster.leading) else {
      return asciiAdvances[0x30] * asciiScale
    }
    return Double(advance) * asciiScale
  }
}
