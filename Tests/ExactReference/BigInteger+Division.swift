extension BigInteger {
  /// Quotient and remainder of a division that truncates toward zero: the remainder has the
  /// dividend's sign. The divisor is not zero.
  public func quotientAndRemainder(
    dividingBy divisor: BigInteger
  ) -> (quotient: BigInteger, remainder: BigInteger) {
    precondition(!divisor.isZero, "division by zero")
    if case .small(let a) = storage, case .small(let b) = divisor.storage {
      let (quotient, overflows) = a.dividedReportingOverflow(by: b)
      if !overflows {
        return (BigInteger(small: quotient), BigInteger(small: a &- quotient &* b))
      }
    }
    let (limbs, divisors) = (limbs, divisor.limbs)
    if BigInteger.compareLimbs(limbs, divisors) < 0 { return (0, self) }
    let parts =
      divisors.count == 1
      ? BigInteger.divideLimbs(limbs, by: divisors[0])
      : BigInteger.divideLimbs(limbs, by: divisors)
    return (
      BigInteger(isNegative: isNegative != divisor.isNegative, limbs: parts.quotient),
      BigInteger(isNegative: isNegative, limbs: parts.remainder)
    )
  }

  /// The greatest common divisor, not negative; that of zero and zero is zero.
  public static func gcd(_ left: BigInteger, _ right: BigInteger) -> BigInteger {
    var (a, b) = (left.magnitude, right.magnitude)
    while !b.isZero { (a, b) = (b, a.quotientAndRemainder(dividingBy: b).remainder) }
    return a
  }

  private static func divideLimbs(
    _ dividend: [UInt32], by divisor: UInt32
  ) -> (quotient: [UInt32], remainder: [UInt32]) {
    var quotient = dividend
    var rest: UInt64 = 0
    for index in dividend.indices.reversed() {
      let part = rest << 32 | UInt64(dividend[index])
      quotient[index] = UInt32(part / UInt64(divisor))
      rest = part % UInt64(divisor)
    }
    return (quotient, [UInt32(rest)])
  }

  /// Long division: Knuth, The Art of Computer Programming 2, 4.3.1, algorithm D.
  private static func divideLimbs(
    _ dividend: [UInt32], by divisor: [UInt32]
  ) -> (quotient: [UInt32], remainder: [UInt32]) {
    // D1: shift both so that the divisor's top bit is set; the guess is then at most 2 too large.
    let shift = divisor[divisor.count - 1].leadingZeroBitCount
    let v = shiftLimbs(divisor, left: shift)
    var u = shiftLimbs(dividend, left: shift)
    while u.count <= dividend.count { u.append(0) }
    var quotient = [UInt32](repeating: 0, count: u.count - v.count)
    for position in quotient.indices.reversed() {
      let guess = guessDigit(u, v, at: position)
      quotient[position] = subtract(v, times: guess, from: &u, at: position)
    }
    // D8: undo the shift.
    return (quotient, divideLimbs(Array(u[..<v.count]), by: UInt32(1) << UInt32(shift)).quotient)
  }

  /// D3: the digit by the top two digits, corrected by the third.
  private static func guessDigit(_ u: [UInt32], _ v: [UInt32], at position: Int) -> UInt64 {
    let count = v.count
    let top = UInt64(u[position + count]) << 32 | UInt64(u[position + count - 1])
    var guess = top / UInt64(v[count - 1])
    var rest = top % UInt64(v[count - 1])
    while guess >> 32 != 0
      || guess * UInt64(v[count - 2]) > rest << 32 | UInt64(u[position + count - 2])
    {
      guess -= 1
      rest += UInt64(v[count - 1])
      if rest >> 32 != 0 { break }
    }
    return guess
  }

  /// D4 to D6: subtracts `guess` times `v`; where that was one too many, adds `v` back.
  private static func subtract(
    _ v: [UInt32], times guess: UInt64, from u: inout [UInt32], at position: Int
  ) -> UInt32 {
    var borrow: Int64 = 0
    var carry: UInt64 = 0
    for index in 0...v.count {
      let product = (index < v.count ? guess * UInt64(v[index]) : 0) + carry
      carry = product >> 32
      let digit = Int64(u[position + index]) - borrow - Int64(product & 0xffff_ffff)
      u[position + index] = UInt32(truncatingIfNeeded: digit)
      borrow = digit < 0 ? 1 : 0
    }
    guard borrow != 0 else { return UInt32(guess) }
    carry = 0
    for index in 0...v.count {
      let sum = UInt64(u[position + index]) + UInt64(index < v.count ? v[index] : 0) + carry
      u[position + index] = UInt32(truncatingIfNeeded: sum)
      carry = sum >> 32
    }
    return UInt32(guess - 1)
  }
}
