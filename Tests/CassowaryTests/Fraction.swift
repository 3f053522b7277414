import ExactReference

/// A small fraction: the number that is meant where the solver is given the nearest `Double`.
///
/// The reference is given the fraction itself. So rows that depend on each other on paper do so
/// exactly, and a solver with tolerances is asked what its user would ask it.
struct Fraction: Hashable, ExpressibleByIntegerLiteral, CustomStringConvertible {
  let top: Int
  let bottom: Int

  init(_ top: Int, over bottom: Int) {
    let divisor = Self.gcd(abs(top), bottom)
    self.top = top / divisor
    self.bottom = bottom / divisor
  }

  init(integerLiteral value: Int) { self.init(value, over: 1) }

  var double: Double { Double(top) / Double(bottom) }
  var exact: Rational { Rational(top, bottom) }
  var description: String { bottom == 1 ? "\(top)" : "\(top)/\(bottom)" }

  static func * (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.top * right.top, over: left.bottom * right.bottom)
  }

  static func + (left: Fraction, right: Fraction) -> Fraction {
    Fraction(left.top * right.bottom + right.top * left.bottom, over: left.bottom * right.bottom)
  }

  private static func gcd(_ left: Int, _ right: Int) -> Int {
    right == 0 ? max(left, 1) : gcd(right, left % right)
  }
}
