extension PrefixSums {
  /// A number with what is known of it, in one word.
  struct Entry: Equatable {
    private var code: Int

    private static let known = 1
    private static let pending = 2

    init(_ value: Int, isKnown: Bool = false, isPending: Bool = false) {
      code = value << 2 | (isKnown ? Self.known : 0) | (isPending ? Self.pending : 0)
    }

    var value: Int { code >> 2 }

    var isKnown: Bool {
      get { code & Self.known != 0 }
      set { code = newValue ? code | Self.known : code & ~Self.known }
    }

    /// Whether the number has to be found out at once, whenever it is not known.
    var isPending: Bool { code & Self.pending != 0 }

    /// The number is known from now on.
    mutating func know(_ value: Int) {
      self = Self(value, isKnown: true, isPending: isPending)
    }
  }
}
