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

  fileprivate init(category: UInt8, column: UInt8, isPlain: Bool) {
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

/// The properties of all scalars under some rules.
struct ScalarPropertyTable: Sendable {
  private let scalars = ScalarTable.shared
  /// 128 of ASCII by value, then 128 by category.
  private let properties: [ScalarProperties]

  /// The table for `rules`.
  static func table(for rules: LineBreakRules) -> ScalarPropertyTable { tables[rules.number] }

  private static let tables = LineBreakColumns.shared.columns.map {
    ScalarPropertyTable(columns: $0)
  }

  private init(columns: [UInt8]) {
    let ascii = (UInt8(0)..<128).map { value in
      let category = ScalarTable.shared.category(ascii: value)
      return ScalarProperties(
        category: category, column: columns[Int(category)], isPlain: (0x20..<0x7F).contains(value))
    }
    let others = (UInt8(0)..<128).map { category in
      ScalarProperties(category: category, column: columns[Int(category)], isPlain: true)
    }
    self.properties = ascii + others
  }

  /// The properties of the scalar of a value.
  ///
  /// - Complexity: O(1) in planes 0 and 1.
  @inline(__always)
  subscript(scalar: UInt32) -> ScalarProperties {
    properties[scalar < 0x80 ? Int(scalar) : 128 + Int(scalars.category(of: scalar))]
  }
}
