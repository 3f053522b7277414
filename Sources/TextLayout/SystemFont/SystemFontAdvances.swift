/// The advances of the system font at one size and weight.
struct SystemFontAdvances: AdvanceSource {
  /// Points per em.
  private let size: Double
  /// How much wider than regular the weight is.
  private let weightFactor: Double
  /// Points after every proportional character.
  private let tracking: Double

  init(_ font: Font) {
    let size = font.pointSize
    let weightFactor = SystemFontTable.widthFactor(font.weight)
    let tracking = SystemFontTable.tracking(size: size)
    self.size = size
    self.weightFactor = weightFactor
    self.tracking = tracking
    self.metrics = LineMetrics(
      lineHeight: font.lineHeight, ascent: font.ascender,
      ellipsisAdvance: SystemFontTable.ellipsis * weightFactor * size + tracking,
      hyphenAdvance: SystemFontTable.em(of: "-") * weightFactor * size + tracking)
  }

  let metrics: LineMetrics

  /// The advance of a character, in points.
  ///
  /// Ideographs and other wide characters take one em and emoji more, without tracking and at any
  /// weight. Marks and controls take nothing, and a tab as much as four spaces: there are no tab
  /// stops.
  func advance(of cluster: GraphemeCluster) -> Double {
    let scalar = cluster.leading
    if cluster.isEmoji { return SystemFontTable.emoji * size }
    if scalar == "\t" { return 4 * proportional(SystemFontTable.em(of: " ")) }
    if cluster.traits.contains(.zeroWidth) { return 0 }
    if cluster.traits.contains(.wide) { return size }
    return proportional(SystemFontTable.em(of: scalar))
  }

  private func proportional(_ em: Double) -> Double {
    em * weightFactor * size + tracking
  }
}
