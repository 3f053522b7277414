/// An exact fraction, always in lowest terms with a denominator above zero.
public struct Rational: Hashable, Sendable {
  /// A fraction has one representation: `small` wherever both parts fit, so that the synthesised
  /// equality is equality of values.
  enum Storage: Hashable, Sendable {
    case small(Int, Int)
    case big(BigInteger, BigInteger)
  }

  let storage: Storage

  init(reduced numerator: Int, _ denominator: Int) { storage = .small(numerator, denominator) }

  /// A whole number.
  public init(_ value: Int) { self.init(reduced: value, 1) }

  /// `numerator / denominator`; the denominator is not zero.
  public init(_ numerator: Int, _ denominator: Int) {
    self.init(BigInteger(numerator), BigInteger(denominator))
  }

  /// `numerator / denominator`; the denominator is not zero.
  public init(_ numerator: BigInteger, _ denominator: BigInteger) {
    precondition(!denominator.isZero, "division by zero")
    let divisor = BigInteger.gcd(numerator, denominator)
    var top = numerator.quotientAndRemainder(dividingBy: divisor).quotient
    var bottom = denominator.quotientAndRemainder(dividingBy: divisor).quotient
    if bottom.isNegative { (top, bottom) = (-top, -bottom) }
    if let small = top.int, let below = bottom.int {
      storage = .small(small, below)
    } else {
      storage = .big(top, bottom)
    }
  }

  /// The numerator, which carries the sign.
  public var numerator: BigInteger {
    switch storage {
    case .small(let top, _): BigInteger(top)
    case .big(let top, _): top
    }
  }

  /// The denominator, above zero.
  public var denominator: BigInteger {
    switch storage {
    case .small(_, let bottom): BigInteger(bottom)
    case .big(_, let bottom): bottom
    }
  }

  /// −1, 0 or 1.
  public var sign: Int {
    switch storage {
    case .small(let top, _): top.signum()
    case .big(let top, _): top.isNegative ? -1 : 1
    }
  }

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
    if case .small(let a, let b) = left.storage, case .small(let c, let d) = right.storage {
      let (ad, overflows) = a.multipliedReportingOverflow(by: d)
      let (cb, overflowsToo) = c.multipliedReportingOverflow(by: b)
      if !overflows && !overflowsToo { return ad < cb }
    }
    return left.numerator * right.denominator < right.numerator * left.denominator
  }
}
