/// What wrapping has to know of a byte of a text: of the character that it belongs to, and whether the
/// character begins there.
struct ClusterKind: OptionSet, Sendable {
  let rawValue: UInt8

  /// A line may end before the character that begins here.
  static let opportunity = ClusterKind(rawValue: 1 << 0)
  /// A space: it shows nothing at the end of a line and takes no room there.
  static let hangs = ClusterKind(rawValue: 1 << 1)
  /// The line ends after the character.
  static let hardBreak = ClusterKind(rawValue: 1 << 2)
  /// Shows a hyphen at the end of a line and nothing elsewhere.
  static let softHyphen = ClusterKind(rawValue: 1 << 3)
  /// The character begins with an earlier byte.
  static let inside = ClusterKind(rawValue: 1 << 4)

  /// What shows nothing at the end of a line.
  private static let blank: ClusterKind = [.hangs, .hardBreak, .softHyphen]

  /// Whether the character shows nothing at the end of a line.
  var isBlank: Bool { !isDisjoint(with: Self.blank) }
}

extension ClusterKind {
  /// The kind of a character that consists of one scalar of a category.
  init(category: UInt8) {
    let traits = ScalarTable.traits(category)
    if ScalarTable.lineBreakClass(category).isHardBreak {
      self = .hardBreak
    } else if traits.contains(.softHyphen) {
      self = .softHyphen
    } else {
      self = traits.contains(.hangs) ? .hangs : []
    }
  }
}
