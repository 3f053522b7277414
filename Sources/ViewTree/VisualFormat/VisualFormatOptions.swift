/// How the views of a visual format are aligned across its axis, and in which direction it runs.
public struct VisualFormatOptions: OptionSet, Sendable, Hashable {
  /// One bit an option.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// All left edges on a line.
  public static let alignAllLeft = VisualFormatOptions(rawValue: 1)
  /// All right edges on a line.
  public static let alignAllRight = VisualFormatOptions(rawValue: 2)
  /// All top edges on a line.
  public static let alignAllTop = VisualFormatOptions(rawValue: 4)
  /// All bottom edges on a line.
  public static let alignAllBottom = VisualFormatOptions(rawValue: 8)
  /// All leading edges on a line.
  public static let alignAllLeading = VisualFormatOptions(rawValue: 16)
  /// All trailing edges on a line.
  public static let alignAllTrailing = VisualFormatOptions(rawValue: 32)
  /// All horizontal centres on a line.
  public static let alignAllCenterX = VisualFormatOptions(rawValue: 64)
  /// All vertical centres on a line.
  public static let alignAllCenterY = VisualFormatOptions(rawValue: 128)
  /// All first baselines on a line.
  public static let alignAllFirstBaseline = VisualFormatOptions(rawValue: 256)
  /// All last baselines on a line.
  public static let alignAllLastBaseline = VisualFormatOptions(rawValue: 512)
  /// A horizontal format runs left to right, whatever the direction of text.
  public static let directionLeftToRight = VisualFormatOptions(rawValue: 1_024)
  /// A horizontal format runs right to left, whatever the direction of text.
  public static let directionRightToLeft = VisualFormatOptions(rawValue: 2_048)
  /// Gaps of a vertical format count from a last baseline to the next first baseline.
  public static let spacingBaselineToBaseline = VisualFormatOptions(rawValue: 4_096)

  /// The alignments among the options, with the axis that they are along.
  var alignments: [(attribute: LayoutAttribute, axis: LayoutAxis)] {
    let all: [(VisualFormatOptions, LayoutAttribute, LayoutAxis)] = [
      (.alignAllLeft, .left, .horizontal), (.alignAllRight, .right, .horizontal),
      (.alignAllLeading, .leading, .horizontal), (.alignAllTrailing, .trailing, .horizontal),
      (.alignAllCenterX, .centerX, .horizontal), (.alignAllTop, .top, .vertical),
      (.alignAllBottom, .bottom, .vertical), (.alignAllCenterY, .centerY, .vertical),
      (.alignAllFirstBaseline, .firstBaseline, .vertical),
      (.alignAllLastBaseline, .lastBaseline, .vertical),
    ]
    return all.filter { contains($0.0) }.map { ($0.1, $0.2) }
  }
}
