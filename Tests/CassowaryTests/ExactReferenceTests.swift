import SeededRandom
import ExactReference
import Testing

@Suite("Exact numbers")
struct ExactNumberTests {
  /// Integers of up to 62 bits, small ones and neighbours of powers of two as often as long ones.
  private func integer(_ random: inout SplitMix64) -> Int {
    let bits = random.int(in: 0...62)
    let value = Int(random.next() & (UInt64(1) << UInt64(bits) &- 1))
    let shifted = random.chance(30) ? 1 << bits - random.int(in: -1...1) : value
    return random.chance(50) ? -shifted : shifted
  }

  /// Products of up to four such integers.
  private func big(_ random: inout SplitMix64) -> BigInteger {
    (0..<random.int(in: 1...4)).reduce(1) { product, _ in
      product * BigInteger(integer(&random)) + BigInteger(random.int(in: -1...1))
    }
  }

  @Test("big integers agree with machine integers where those suffice")
  func machineIntegers() {
    for seed in 0..<20_000 {
      var random = SplitMix64(seed: UInt64(seed))
      let (a, b) = (integer(&random) >> 1, integer(&random) >> 1)
      let (x, y) = (BigInteger(a), BigInteger(b))
      #expect(x.int == a, "seed \(seed)")
      #expect((x + y).int == a + b, "seed \(seed)")
      #expect((x - y).int == a - b, "seed \(seed)")
      #expect((x < y) == (a < b) && (x == y) == (a == b), "seed \(seed)")
      let (product, overflows) = a.multipliedReportingOverflow(by: b)
      #expect((x * y).int == (overflows ? nil : product), "seed \(seed)")
      guard b != 0 else { continue }
      let parts = x.quotientAndRemainder(dividingBy: y)
      #expect(parts.quotient.int == a / b && parts.remainder.int == a % b, "seed \(seed)")
    }
  }

  @Test("big integers pass the bounds of machine integers both ways")
  func bounds() {
    let bound = BigInteger(1).shifted(left: 127)
    for offset in -3...3 {
      let x = bound + BigInteger(offset)
      #expect(-(-x) == x && -x < 0 && x.magnitude == (-x).magnitude)
      #expect(x - bound == BigInteger(offset) && -bound + x == BigInteger(offset))
      #expect(x + x - x == x && x * -1 == -x && -x * -1 == x)
      #expect(-x - 1 + 1 == -x && x + 1 - 1 == x && -x < -x + 1)
      #expect(x.bitWidth == (offset < 0 ? 127 : 128))
      let parts = (-x).quotientAndRemainder(dividingBy: -1)
      #expect(parts.quotient == x && parts.remainder == 0)
      #expect(BigInteger.gcd(x * 6, -x * 4) == x * 2)
    }
  }

  @Test("big integers are a ring, and dividing undoes multiplying")
  func ring() {
    for seed in 0..<10_000 {
      var random = SplitMix64(seed: UInt64(seed))
      let (x, y, z) = (big(&random), big(&random), big(&random))
      #expect((x + y) * z == x * z + y * z, "seed \(seed)")
      #expect(x * (y * z) == (x * y) * z && x * y == y * x, "seed \(seed)")
      #expect(x - y + y == x && x - x == 0, "seed \(seed)")
      #expect((x < y) == (y - x > 0), "seed \(seed)")
      guard !y.isZero else { continue }
      let parts = x.quotientAndRemainder(dividingBy: y)
      #expect(parts.quotient * y + parts.remainder == x, "seed \(seed)")
      #expect(parts.remainder.magnitude < y.magnitude, "seed \(seed)")
      #expect(
        parts.remainder.isZero || parts.remainder.isNegative == x.isNegative, "seed \(seed)")
    }
  }

  @Test("long division corrects a guessed digit that is one too large")
  func longDivisionAddsBack() {
    // The guess for the digit is 2³² − 1, which only the whole divisor shows to be one too large.
    let base = BigInteger(1).shifted(left: 32)
    let dividend = (base * base * base).shifted(left: 31) - base * base
    let divisor = base.shifted(left: 31) * base + 1
    let parts = dividend.quotientAndRemainder(dividingBy: divisor)
    #expect(parts.quotient * divisor + parts.remainder == dividend)
    #expect(parts.remainder >= 0 && parts.remainder < divisor)
  }

  @Test("the greatest common divisor divides both, and leaves nothing in common")
  func greatestCommonDivisor() {
    for seed in 0..<2_000 {
      var random = SplitMix64(seed: UInt64(seed))
      let (x, y, z) = (big(&random), big(&random), big(&random))
      let divisor = BigInteger.gcd(x * z, y * z)
      #expect(divisor == BigInteger.gcd(x, y) * z.magnitude, "seed \(seed)")
    }
  }

  @Test("fractions are a field with an order")
  func field() {
    for seed in 0..<1_000 {
      var random = SplitMix64(seed: UInt64(seed))
      let fractions = (0..<3).map { _ in
        let bottom = random.chance(50) ? big(&random) : BigInteger(random.int(in: 1...9))
        return Rational(
          random.chance(50) ? big(&random) : BigInteger(random.int(in: -9...9)),
          bottom.isZero ? 1 : bottom)
      }
      let (x, y, z) = (fractions[0], fractions[1], fractions[2])
      #expect((x + y) * z == x * z + y * z, "seed \(seed)")
      #expect((x + y) + z == x + (y + z) && x - y + y == x, "seed \(seed)")
      #expect((x < y) == ((y - x).sign > 0), "seed \(seed)")
      #expect(x.denominator > 0, "seed \(seed)")
      #expect(BigInteger.gcd(x.numerator, x.denominator) == 1, "seed \(seed)")
      if y != 0 { #expect(x / y * y == x, "seed \(seed)") }
    }
  }

  @Test("every finite double is a fraction, and comes back from it bit by bit")
  func doubles() {
    for seed in 0..<5_000 {
      var random = SplitMix64(seed: UInt64(seed))
      let value = Double(bitPattern: random.next())
      guard value.isFinite, value.isNormal else { continue }
      #expect(Rational(value)?.double == value, "seed \(seed)")
    }
    #expect(Rational(0.375) == Rational(3, 8))
    #expect(Rational(-1e308).map { $0 / 10 * 10 } == Rational(-1e308))
    #expect(Rational(.leastNonzeroMagnitude)?.sign == 1)
    #expect(Rational(.nan) == nil && Rational(-.infinity) == nil)
    #expect(abs(Rational(1, 3).double - 1.0 / 3) <= 1e-16)
  }
}
