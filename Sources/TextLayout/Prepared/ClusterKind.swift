/// What wrapping has to know of a character.
struct ClusterKind: OptionSet, Sendable {
  let rawValue: UInt8

  /// A space: it shows nothing at the end of a line and takes no room there.
  static let hangs = ClusterKind(rawValue: 1 << 0)
  /// The line ends after it.
  static let hardBreak = ClusterKind(rawValue: 1 << 1)
  /// Shows a hyphen at the end of a line and nothing elsewhere.
  static let softHyphen = ClusterKind(rawValue: 1 << 2)
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
