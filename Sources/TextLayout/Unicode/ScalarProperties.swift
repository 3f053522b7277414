/// What measuring asks about a scalar, under some rules of line breaking, in one word.
struct ScalarProperties: Sendable {
  // From the lowest bit: eight of the kind, eight of the column, two of the width class.
  private let bits: UInt32

  private static let standsAlone: UInt32 = 1 << 18
  private static let isPlain: UInt32 = 1 << 19

  /// The column of `LineBreakTable`.
  var column: Int { Int(bits >> 8 & 0xFF) }
  /// What the scalar shows as a character.
  var kind: ClusterKind { ClusterKind(rawValue: UInt8(truncatingIfNeeded: bits) & ~1) }
  var widthClass: WidthClass { WidthClass(rawValue: UInt8(bits >> 16 & 3)) ?? .own }
  /// Whether another such scalar beside it is another character.
  var standsAlone: Bool { bits & Self.standsAlone != 0 }
  /// Whether it stands alone, and its advance is what its value and width class say: for ASCII, what
  /// `ASCIIAdvances` say.
  var isPlain: Bool { bits & Self.isPlain != 0 }

  /// The kind of a character after a step that says nothing but whether a line may end before it.
  ///
  /// What shows nothing stays with what it follows.
  @inline(__always)
  func kind(after step: LineBreakTable.Step) -> ClusterKind {
    ClusterKind(rawValue: UInt8(truncatingIfNeeded: bits & step.opportunityMask))
  }

  init(category: UInt8, column: UInt8, isPlain: Bool) {
    let traits = ScalarTable.traits(category)
    let kind = ClusterKind(category: category)
    let widthClass: WidthClass =
      if traits.contains(.emoji) {
        .emoji
      } else if traits.contains(.wide) {
        .wide
      } else {
        traits.contains(.zeroWidth) ? .zero : .own
      }
    var bits = UInt32(kind.isBlank ? kind.rawValue : ClusterKind.opportunity.rawValue)
    bits |= UInt32(column) << 8 | UInt32(widthClass.rawValue) << 16
    if traits.contains(.standsAlone) {
      bits |= Self.standsAlone
      let isAttachment = ScalarTable.lineBreakClass(category) == .contingentBreak
      if isPlain, !isAttachment, kind != .softHyphen { bits |= Self.isPlain }
    }
    self.bits = bits
  }
}
