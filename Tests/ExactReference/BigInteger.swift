/// An integer without bounds: a sign and a magnitude in base 2³².
///
/// Plain school arithmetic. It is the ground the reference solver stands on, so it is short
/// rather than fast.
public struct BigInteger: Hashable, Sendable {
  /// Whether the value is below zero.
  public let isNegative: Bool
  /// The digits, least significant first, without leading zeros: none for zero.
  let limbs: [UInt32]

  init(isNegative: Bool, limbs: [UInt32]) {
    var limbs = limbs
    while limbs.last == 0 { limbs.removeLast() }
    self.isNegative = isNegative && !limbs.isEmpty
    self.limbs = limbs
  }

  /// The value of an `Int`.
  public init(_ value: Int) {
    let magnitude = UInt64(value.magnitude)
    self.init(
      isNegative: value < 0,
      limbs: [UInt32(truncatingIfNeeded: magnitude), UInt32(truncatingIfNeeded: magnitude >> 32)])
  }

  /// The value as an `Int`, or `nil` where it does not fit.
  public var int: Int? {
    guard limbs.count <= 2 else { return nil }
    let magnitude = limbs.reversed().reduce(UInt64(0)) { $0 << 32 | UInt64($1) }
    if isNegative && magnitude == Int.min.magnitude { return Int.min }
    guard let value = Int(exactly: magnitude) else { return nil }
    return isNegative ? -value : value
  }

  /// Whether the value is zero.
  public var isZero: Bool { limbs.isEmpty }

  /// The distance from zero.
  public var magnitude: BigInteger { BigInteger(isNegative: false, limbs: limbs) }

  /// The number of binary digits of the magnitude.
  public var bitWidth: Int {
    guard let top = limbs.last else { return 0 }
    return limbs.count * 32 - top.leadingZeroBitCount
  }
}

extension BigInteger: Comparable {
  /// Whether `left` is the smaller one.
  public static func < (left: BigInteger, right: BigInteger) -> Bool {
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
