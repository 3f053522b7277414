extension Rational {
  /// The exact value of a finite `Double`, or `nil` for an infinite one or none.
  public init?(_ value: Double) {
    guard value.isFinite else { return nil }
    guard value != 0 else {
      self.init(0)
      return
    }
    // value = ± significand · 2^exponent, with the significand's 52 fraction bits made whole.
    let whole = Int(value.significand * 0x1p52)
    let exponent = Int(value.exponent) - 52
    let top = BigInteger(value < 0 ? -whole : whole)
    self.init(
      top.shifted(left: max(exponent, 0)), BigInteger(1).shifted(left: max(-exponent, 0)))
  }

  /// The value as a `Double`, within one unit in the last place; infinite where it is too large.
  public var double: Double {
    if denominator == 1, let value = numerator.int { return Double(value) }
    // A quotient of at least 63 bits: its double and one power of two are all that is rounded.
    let shift = 64 - numerator.bitWidth + denominator.bitWidth
    let quotient = numerator.shifted(left: max(shift, 0)).quotientAndRemainder(
      dividingBy: denominator.shifted(left: max(-shift, 0))
    ).quotient
    var result = 0.0
    for limb in quotient.limbs.reversed() { result = result * 0x1p32 + Double(limb) }
    return Double(
      sign: quotient.isNegative ? .minus : .plus, exponent: -shift, significand: result)
  }
}
