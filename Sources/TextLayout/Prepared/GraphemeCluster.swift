/// One user-perceived character (Swift `Character`), reduced to what measuring asks about it.
package struct GraphemeCluster {
  /// The first scalar: it decides on the width.
  let leading: Unicode.Scalar
  /// The category of `leading`.
  let category: UInt8
  /// What is to be known of `leading`.
  let traits: ScalarTraits
  /// Whether a line may end before the character.
  private(set) var verdict: LineBreakVerdict
  /// Whether a line may end at the place before that was undecided; nil if there is none.
  let earlier: Bool?
  /// Whether the cluster is drawn as one emoji: also flags, keycaps and joined sequences.
  private(set) var isEmoji: Bool
  /// Whether there are more scalars than the leading one.
  private(set) var isComposed = false

  init(
    leading: Unicode.Scalar, category: UInt8, traits: ScalarTraits, step: LineBreakTable.Step
  ) {
    self.leading = leading
    self.category = category
    self.traits = traits
    self.verdict = step.verdict
    self.earlier = step.earlier
    self.isEmoji = traits.contains(.emoji)
  }

  /// Adds one more scalar. What line breaking says about the place before it counts for nothing,
  /// but it may decide about the place before the character.
  mutating func add(_ follower: Unicode.Scalar, step: LineBreakTable.Step) {
    isComposed = true
    if verdict == .undecided, let isAllowed = step.earlier {
      verdict = isAllowed ? .allowed : .prohibited
    }
    switch follower.value {
    case 0xFE0F, 0x20E3: isEmoji = true  // emoji presentation, keycap
    case 0xFE0E: isEmoji = false  // text presentation
    default: break
    }
  }

  /// What wrapping has to know of the character. Marks on a space make it a letter (LB10).
  var kind: ClusterKind {
    if ScalarTable.lineBreakClass(category).isHardBreak { return .hardBreak }
    if isComposed { return [] }
    if leading == "\u{AD}" { return .softHyphen }
    return traits.contains(.hangs) ? .hangs : []
  }
}
