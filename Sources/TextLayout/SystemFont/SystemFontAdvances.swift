/// The advances of the system font at one size and weight.
struct SystemFontAdvances: AdvanceSource {
  /// Points per em.
  private let size: Double
  /// How many points a proportional character takes for each em of its regular advance.
  private let scale: Double
  /// Points after every proportional character.
  private let tracking: Double

  let metrics: LineMetrics
  let asciiAdvances: [Double]

  init(_ font: Font) {
    let size = font.pointSize
    let scale = SystemFontTable.widthFactor(font.weight) * size
    // No text runs backwards, however small the font.
    let tracking = SystemFontTable.tracking(size: size)
    func proportional(_ em: Double) -> Double { max(0, em * scale + tracking) }
    self.size = size
    self.scale = scale
    self.tracking = tracking
    self.metrics = LineMetrics(
      lineHeight: font.lineHeight, ascent: font.ascender,
      ellipsisAdvance: proportional(SystemFontTable.ellipsis),
      hyphenAdvance: proportional(SystemFontTable.em(of: 0x2D)))
    var advances = [Double](repeating: 0, count: 128)
    for (index, em) in SystemFontTable.ascii.enumerated() {
      advances[0x20 + index] = proportional(em)
    }
    advances[0x09] = 4 * advances[0x20]
    self.asciiAdvances = advances
  }

  /// The advance of a character, in points.
  ///
  /// Ideographs and other wide characters take one em and emoji more, without tracking and at any
  /// weight. Marks and controls take nothing, and a tab as much as four spaces where
  /// it leads to no stop.
  func advance(of cluster: GraphemeCluster) -> Double {
    if cluster.isEmoji { return SystemFontTable.emoji * size }
    if cluster.leading < 0x80 { return asciiAdvances[Int(cluster.leading)] }
    if cluster.traits.contains(.zeroWidth) { return 0 }
    if cluster.traits.contains(.wide) { return size }
    return max(0, SystemFontTable.em(of: cluster.leading) * scale + tracking)
  }
}
