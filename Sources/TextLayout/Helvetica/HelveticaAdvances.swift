/// The advances of Helvetica at one size.
struct HelveticaAdvances: AdvanceSource {
  private let table: HelveticaTable
  /// Points per em.
  private let size: Double

  let metrics: LineMetrics
  let asciiAdvances: [Double]

  init(_ font: Font) {
    let table = HelveticaTable.table(isBold: font.weight.isBold, isItalic: font.isItalic)
    let size = font.pointSize
    func points(_ scalar: UInt32) -> Double {
      Double(table.advance(of: scalar) ?? 0) / HelveticaTable.unitsPerEm * size
    }
    var advances = (UInt32(0)..<128).map(points)
    advances[0x09] = 4 * advances[0x20]
    self.table = table
    self.size = size
    self.asciiAdvances = advances
    self.metrics = LineMetrics(
      lineHeight: font.lineHeight, ascent: font.ascender, ellipsisAdvance: points(0x2026),
      hyphenAdvance: advances[0x2D])
  }

  /// The advance of a character, in points: the font's own; one em for what it does not have and is
  /// wide, or drawn as an emoji, and that of a digit for anything else.
  func advance(of cluster: GraphemeCluster) -> Double {
    if cluster.isEmoji { return size }
    if cluster.leading < 0x80 { return asciiAdvances[Int(cluster.leading)] }
    if cluster.traits.contains(.zeroWidth) { return 0 }
    if let advance = table.advance(of: cluster.leading) {
      return Double(advance) / HelveticaTable.unitsPerEm * size
    }
    return cluster.traits.contains(.wide) ? size : asciiAdvances[0x30]
  }
}
