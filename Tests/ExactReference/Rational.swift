/// An exact fraction, always in lowest terms with a denominator above zero.
public struct Rational: Hashable, Sendable {
  /// The numerator, which carries the sign.
  public let numerator: BigInteger
  /// The denominator, above zero.
  public let denominator: BigInteger

  /// A whole number.
  public init(_ value: BigInteger) { (numerator, denominator) = (value, 1) }

  /// A whole number.
  public init(_ value: Int) { self.init(BigInteger(value)) }

  /// `numerator / denominator`; the denominator is not zero.
  public init(_ numerator: Int, _ denominator: Int) {
    self.init(BigInteger(numerator), BigInteger(denominator))
  }

  /// `numerator / denominator`; the denominator is not zero.
  public init(_ numerator: BigInteger, _ denominator: BigInteger) {
    precondition(!denominator.isZero, "division by zero")
    let divisor = denominator == 1 ? 1 : BigInteger.gcd(numerator, denominator)
    let top = numerator.quotientAndRemainder(dividingBy: divisor).quotient
    let bottom = denominator.quotientAndRemainder(dividingBy: divisor).quotient
    (self.numerator, self.denominator) = bottom.isNegative ? (-top, -bottom) : (top, bottom)
  }

  /// −1, 0 or 1.
  public var sign: Int { numerator.sign }

  /// The distance from zero.
  public var magnitude: Rational { sign < 0 ? -self : self }
}

extension Rational: ExpressibleByIntegerLiteral {
  /// A whole number.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension Rational: Comparable {
  /// Whether `left` is the smaller one.
  public static func < (left: Rational, right: Rational) -> Bool {
    left.numerator * right.denominator < right.numerator * left.denominator
  }
}

extension Rational {
  /// The sum.
  public static func + (left: Rational, right: Rational) -> Rational {
    Rational(
      left.numerator * right.denominator + right.numerator * left.denominator,
      left.denominator * right.denominator)
  }

  /// The difference.
  public static func - (left: Rational, right: Rational) -> Rational { left + -right }

  /// The value with its sign turned.
  public static prefix func - (operand: Rational) -> Rational {
    Rational(-operand.numerator, operand.denominator)
  }

  /// The product.
  public static func * (left: Rational, right: Rational) -> Rational {
    Rational(left.numerator * right.numerator, left.denominator * right.denominator)
  }

  /// The quotient; `right` is not zero.
  public static func / (left: Rational, right: Rational) -> Rational {
    Rational(left.numerator * right.denominator, left.denominator * right.numerator)
  }
}
