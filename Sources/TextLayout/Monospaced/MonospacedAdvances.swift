/// The advances of the monospaced font at one size.
struct MonospacedAdvances: AdvanceSource {
  /// The advance of a character that is not wide, in ems: that of Courier New and Liberation Mono.
  private static let em = 1229.0 / 2048

  private let advance: Double

  let metrics: LineMetrics
  let asciiAdvances: [Double]

  init(_ font: Font) {
    let advance = Self.em * font.pointSize
    self.advance = advance
    self.metrics = LineMetrics(
      lineHeight: font.lineHeight, ascent: font.ascender, ellipsisAdvance: advance,
      hyphenAdvance: advance)
    self.asciiAdvances = (0..<128).map { value in
      switch value {
      case 0x20..<0x7F: advance
      case 0x09: 4 * advance
      default: 0
      }
    }
  }

  /// The advance of a character, in points: two cells for what is wide or an emoji, none for marks
  /// and controls.
  func advance(of cluster: GraphemeCluster) -> Double {
    if cluster.isEmoji || cluster.traits.contains(.wide) { return 2 * advance }
    if cluster.leading < 0x80 { return asciiAdvances[Int(cluster.leading)] }
    return cluster.traits.contains(.zeroWidth) ? 0 : advance
  }
}
