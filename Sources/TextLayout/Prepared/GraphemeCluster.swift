/// One user-perceived character (Swift `Character`), reduced to what measuring asks about it.
package struct GraphemeCluster {
  /// The value of the first scalar: it decides on the width.
  let leading: UInt32
  /// What is to be known of the first scalar.
  let traits: ScalarTraits
  /// Whether the cluster is drawn as one emoji: also flags, keycaps and joined sequences.
  private(set) var isEmoji: Bool

  /// The character that consists of one scalar.
  init(leading: UInt32, traits: ScalarTraits) {
    self.leading = leading
    self.traits = traits
    self.isEmoji = traits.contains(.emoji)
  }

  /// Adds one more scalar.
  mutating func add(_ follower: UInt32) {
    switch follower {
    case 0xFE0F, 0x20E3: isEmoji = true  // emoji presentation, keycap
    case 0xFE0E: isEmoji = false  // text presentation
    default: break
    }
  }
}
