// Each operation first tries machine integers (Knuth, The Art of Computer Programming 2, 4.5.1:
// common divisors are taken out before multiplying) and starts over with big ones on overflow.

extension Rational {
  /// The sum.
  public static func + (left: Rational, right: Rational) -> Rational {
    if case .small(let a, let b) = left.storage, case .small(let c, let d) = right.storage,
      let sum = smallSum(a, b, c, d)
    {
      return sum
    }
    return Rational(
      left.numerator * right.denominator + right.numerator * left.denominator,
      left.denominator * right.denominator)
  }

  /// The difference.
  public static func - (left: Rational, right: Rational) -> Rational { left + -right }

  /// The value with its sign turned.
  public static prefix func - (operand: Rational) -> Rational {
    if case .small(let top, let bottom) = operand.storage, top != Int.min {
      return Rational(reduced: -top, bottom)
    }
    return Rational(-operand.numerator, operand.denominator)
  }

  /// The product.
  public static func * (left: Rational, right: Rational) -> Rational {
    if case .small(let a, let b) = left.storage, case .small(let c, let d) = right.storage,
      let product = smallProduct(a, b, c, d)
    {
      return product
    }
    return Rational(left.numerator * right.numerator, left.denominator * right.denominator)
  }

  /// The quotient; `right` is not zero.
  public static func / (left: Rational, right: Rational) -> Rational {
    if case .small(let c, let d) = right.storage, c > 0 {
      return left * Rational(reduced: d, c)
    }
    return left * Rational(right.denominator, right.numerator)
  }

  /// a/b + c/d, or `nil` on overflow.
  private static func smallSum(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Rational? {
    let g = gcd(b, d)
    let (left, first) = a.multipliedReportingOverflow(by: d / g)
    let (right, second) = c.multipliedReportingOverflow(by: b / g)
    let (top, third) = left.addingReportingOverflow(right)
    guard !first, !second, !third, top != Int.min else { return nil }
    // Only a divisor of g can be left in common.
    let h = gcd(top, g)
    let (bottom, fourth) = (b / g).multipliedReportingOverflow(by: d / h)
    return fourth ? nil : Rational(reduced: top / h, bottom)
  }

  /// a/b · c/d, or `nil` on overflow.
  private static func smallProduct(_ a: Int, _ b: Int, _ c: Int, _ d: Int) -> Rational? {
    guard a != Int.min, c != Int.min else { return nil }
    let (g, h) = (gcd(a, d), gcd(c, b))
    let (top, first) = (a / g).multipliedReportingOverflow(by: c / h)
    let (bottom, second) = (b / h).multipliedReportingOverflow(by: d / g)
    return first || second ? nil : Rational(reduced: top, bottom)
  }

  /// The greatest common divisor of two integers, not both zero and neither `Int.min`.
  private static func gcd(_ left: Int, _ right: Int) -> Int {
    var (a, b) = (abs(left), abs(right))
    if a == 1 || b == 1 { return 1 }
    while b != 0 { (a, b) = (b, a % b) }
    return a
  }
}
