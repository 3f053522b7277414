extension BigInteger {
  /// The sum.
  public static func + (left: BigInteger, right: BigInteger) -> BigInteger {
    if case .small(let a) = left.storage, case .small(let b) = right.storage {
      let (sum, overflows) = a.addingReportingOverflow(b)
      if !overflows { return BigInteger(small: sum) }
    }
    if left.isNegative == right.isNegative {
      return BigInteger(isNegative: left.isNegative, limbs: addLimbs(left.limbs, right.limbs))
    }
    return compareLimbs(left.limbs, right.limbs) >= 0
      ? BigInteger(isNegative: left.isNegative, limbs: subtractLimbs(left.limbs, right.limbs))
      : BigInteger(isNegative: right.isNegative, limbs: subtractLimbs(right.limbs, left.limbs))
  }

  /// The difference.
  public static func - (left: BigInteger, right: BigInteger) -> BigInteger {
    if case .small(let a) = left.storage, case .small(let b) = right.storage {
      let (difference, overflows) = a.subtractingReportingOverflow(b)
      if !overflows { return BigInteger(small: difference) }
    }
    return left + -right
  }

  /// The value with its sign turned.
  public static prefix func - (operand: BigInteger) -> BigInteger {
    if case .small(let value) = operand.storage, value != Int128.min {
      return BigInteger(small: -value)
    }
    return BigInteger(isNegative: !operand.isNegative, limbs: operand.limbs)
  }

  /// The product.
  public static func * (left: BigInteger, right: BigInteger) -> BigInteger {
    if case .small(let a) = left.storage, case .small(let b) = right.storage {
      let (product, overflows) = a.multipliedReportingOverflow(by: b)
      if !overflows { return BigInteger(small: product) }
    }
    return BigInteger(
      isNegative: left.isNegative != right.isNegative,
      limbs: multiplyLimbs(left.limbs, right.limbs))
  }

  private static func multiplyLimbs(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
    var limbs = [UInt32](repeating: 0, count: left.count + right.count)
    for (i, digit) in left.enumerated() {
      var carry: UInt64 = 0
      for (j, other) in right.enumerated() {
        let sum = UInt64(digit) * UInt64(other) + UInt64(limbs[i + j]) + carry
        limbs[i + j] = UInt32(truncatingIfNeeded: sum)
        carry = sum >> 32
      }
      limbs[i + right.count] = UInt32(carry)
    }
    return limbs
  }

  /// The value times two to the power of `count`, which is not negative.
  public func shifted(left count: Int) -> BigInteger {
    if case .small(let value) = storage, bitWidth + count < Int128.bitWidth {
      return BigInteger(small: value << Int128(count))
    }
    let (words, bits) = count.quotientAndRemainder(dividingBy: 32)
    let zeros = [UInt32](repeating: 0, count: words)
    return BigInteger(
      isNegative: isNegative, limbs: zeros + BigInteger.shiftLimbs(limbs, left: bits))
  }

  /// The digits of a value times two to the power of `bits`, less than 32.
  static func shiftLimbs(_ limbs: [UInt32], left bits: Int) -> [UInt32] {
    var result: [UInt32] = []
    var carry: UInt32 = 0
    for limb in limbs {
      result.append(limb << UInt32(bits) | carry)
      carry = bits == 0 ? 0 : limb >> UInt32(32 - bits)
    }
    return carry == 0 ? result : result + [carry]
  }

  static func addLimbs(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var carry: UInt64 = 0
    for index in 0..<max(left.count, right.count) {
      let sum =
        UInt64(index < left.count ? left[index] : 0)
        + UInt64(index < right.count ? right[index] : 0) + carry
      result.append(UInt32(truncatingIfNeeded: sum))
      carry = sum >> 32
    }
    return result + [UInt32(carry)]
  }

  /// `left − right`, where `left` is not the smaller one.
  static func subtractLimbs(_ left: [UInt32], _ right: [UInt32]) -> [UInt32] {
    var result: [UInt32] = []
    var borrow: Int64 = 0
    for index in left.indices {
      let difference = Int64(left[index]) - Int64(index < right.count ? right[index] : 0) - borrow
      borrow = difference < 0 ? 1 : 0
      result.append(UInt32(truncatingIfNeeded: difference))
    }
    return result
  }
}
