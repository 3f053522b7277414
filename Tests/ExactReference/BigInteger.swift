/// An integer without bounds.
///
/// It is the ground the reference solver stands on, so it is short rather than fast: machine
/// arithmetic while that does not overflow, and school arithmetic in base 2³² beyond.
public struct BigInteger: Hashable, Sendable {
  /// A value has one representation, `small` wherever it fits, so that the synthesised equality is
  /// equality of values.
  enum Storage: Hashable, Sendable {
    case small(Int128)
    /// The digits, least significant first, without leading zeros.
    case big(isNegative: Bool, limbs: [UInt32])
  }

  let storage: Storage

  init(small value: Int128) { storage = .small(value) }

  /// The value of digits, least significant first, among which leading zeros may be.
  init(isNegative: Bool, limbs: [UInt32]) {
    var limbs = limbs
    while limbs.last == 0 { limbs.removeLast() }
    if limbs.count <= 4 {
      let magnitude = limbs.reversed().reduce(UInt128(0)) { $0 << 32 | UInt128($1) }
      if magnitude <= (isNegative ? Int128.min : Int128.max).magnitude {
        let value = Int128(truncatingIfNeeded: magnitude)
        storage = .small(isNegative ? 0 &- value : value)
        return
      }
    }
    storage = .big(isNegative: isNegative, limbs: limbs)
  }

  /// The value of an `Int`.
  public init(_ value: Int) { self.init(small: Int128(value)) }

  /// The value as an `Int`, or `nil` where it does not fit.
  public var int: Int? {
    if case .small(let value) = storage { Int(exactly: value) } else { nil }
  }

  /// The digits of the magnitude, least significant first: none for zero.
  var limbs: [UInt32] {
    switch storage {
    case .big(_, let limbs): return limbs
    case .small(let value):
      var (rest, limbs) = (value.magnitude, [UInt32]())
      while rest != 0 {
        limbs.append(UInt32(truncatingIfNeeded: rest))
        rest >>= 32
      }
      return limbs
    }
  }

  /// Whether the value is below zero.
  public var isNegative: Bool {
    switch storage {
    case .small(let value): value < 0
    case .big(let isNegative, _): isNegative
    }
  }

  /// Whether the value is zero.
  public var isZero: Bool {
    if case .small(0) = storage { true } else { false }
  }

  /// −1, 0 or 1.
  public var sign: Int { isZero ? 0 : isNegative ? -1 : 1 }

  /// The distance from zero.
  public var magnitude: BigInteger { isNegative ? -self : self }

  /// The number of binary digits of the magnitude.
  public var bitWidth: Int {
    switch storage {
    case .small(let value): UInt128.bitWidth - value.magnitude.leadingZeroBitCount
    case .big(_, let limbs): limbs.count * 32 - limbs[limbs.count - 1].leadingZeroBitCount
    }
  }
}

extension BigInteger: Comparable {
  /// Whether `left` is the smaller one.
  public static func < (left: BigInteger, right: BigInteger) -> Bool {
    if case .small(let a) = left.storage, case .small(let b) = right.storage { return a < b }
    if left.isNegative != right.isNegative { return left.isNegative }
    let order = compareLimbs(left.limbs, right.limbs)
    return left.isNegative ? order > 0 : order < 0
  }

  /// Negative, zero or positive, as the magnitude `left` is below, at or above `right`.
  static func compareLimbs(_ left: [UInt32], _ right: [UInt32]) -> Int {
    if left.count != right.count { return left.count < right.count ? -1 : 1 }
    for index in left.indices.reversed() where left[index] != right[index] {
      return left[index] < right[index] ? -1 : 1
    }
    return 0
  }
}

extension BigInteger: ExpressibleByIntegerLiteral {
  /// The value of a literal.
  public init(integerLiteral value: Int) { self.init(value) }
}
