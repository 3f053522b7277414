/// How the lines of a paragraph follow each other. All lengths are points.
public struct ParagraphStyle: Sendable, Hashable {
  /// Where lines lie in their box.
  public enum Alignment: UInt8, Sendable, Hashable {
    /// At the leading edge.
    case natural
    /// At the left edge.
    case left
    /// In the middle.
    case center
    /// At the right edge.
    case right
  }

  /// Where the lines lie; measuring does not depend on it. Natural ones lie where whoever draws the
  /// text puts its lines.
  public var alignment = Alignment.natural
  /// The room between a line and the next one of the text.
  public var lineSpacing = 0.0
  /// The room after the paragraph, except the last one, beside the line spacing.
  public var paragraphSpacing = 0.0
  /// The least height of a line.
  public var minimumLineHeight = 0.0
  /// The greatest height of a line; 0 is none.
  public var maximumLineHeight = 0.0
  /// What the height of a line is multiplied by, before the least and the greatest one hold; 0
  /// changes nothing.
  public var lineHeightMultiple = 0.0
  /// How far from the leading edge the first line begins.
  public var firstLineHeadIndent = 0.0
  /// How far from the leading edge the other lines begin.
  public var headIndent = 0.0
  /// Where tabs lead to, in any order: each to the first stop beyond what stands before it.
  public var tabStops: [TextTab] = []
  /// The distance of further stops, where columns begin, beyond the last one of ``tabStops``; 0 is none, and a tab that
  /// has no stop is as wide as four spaces.
  public var defaultTabInterval = 0.0

  /// A style without indents, spacing and limits.
  public init() {}

  /// The first property that is negative or not finite.
  var invalidLength: Double? {
    [
      lineSpacing, paragraphSpacing, minimumLineHeight, maximumLineHeight, lineHeightMultiple,
      firstLineHeadIndent, headIndent, defaultTabInterval,
    ].first { !($0 >= 0 && $0.isFinite) }
      ?? tabStops.first { !($0.location >= 0 && $0.location.isFinite) }?.location
  }

  /// Whether any tab leads to a stop.
  var hasTabStops: Bool { !tabStops.isEmpty || defaultTabInterval > 0 }

  /// The height of a line that is `natural` points high by its fonts.
  func lineHeight(natural: Double) -> Double {
    let multiplied = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
    let least = max(multiplied, minimumLineHeight)
    return maximumLineHeight > 0 ? min(least, maximumLineHeight) : least
  }
}
