/// Linear constraints over free variables, with strengths that are lexicographic.
///
/// The oracle for the fast solver. It shares no code with it: dense, exact, and without a single
/// tolerance, so that a difference between the two is a fault of the other one.
public struct ExactProblem: Sendable {
  /// How a row relates to zero.
  public enum Relation: Sendable {
    /// `row <= 0`
    case lessThanOrEqual
    /// `row == 0`
    case equal
    /// `row >= 0`
    case greaterThanOrEqual
  }

  /// What an error costs.
  public enum Strength: Hashable, Sendable {
    /// The row always holds.
    case required
    /// An error costs its size times `weight` at `level`, 1…1000.
    case optional(level: Int, weight: Rational)
  }

  /// `coefficients · x + constant relation 0`
  public struct Row: Sendable {
    /// One coefficient for each variable.
    public var coefficients: [Rational]
    /// What is added to the product.
    public var constant: Rational
    /// How the sum relates to zero.
    public var relation: Relation
    /// What an error costs.
    public var strength: Strength

    /// A row.
    public init(
      _ coefficients: [Rational], _ constant: Rational, _ relation: Relation,
      strength: Strength = .required
    ) {
      self.coefficients = coefficients
      self.constant = constant
      self.relation = relation
      self.strength = strength
    }
  }

  /// The constraints.
  public var rows: [Row]
  /// The weight, above zero, of each variable's implicit `x == 0` at level 0.
  public var preferences: [Rational]

  /// A problem with one variable for each preference.
  public init(preferences: [Rational], rows: [Row] = []) {
    self.preferences = preferences
    self.rows = rows
  }

  /// The number of variables.
  public var variableCount: Int { preferences.count }
}

extension ExactProblem.Row {
  /// `coefficients · x + constant`
  public func residual(at point: [Rational]) -> Rational {
    var sum = constant
    for (coefficient, value) in zip(coefficients, point)
    where coefficient.sign != 0 && value.sign != 0 {
      sum = sum + coefficient * value
    }
    return sum
  }

  /// By how much the row misses its relation at a point.
  public func error(at point: [Rational]) -> Rational {
    let residual = residual(at: point)
    return switch relation {
    case .lessThanOrEqual: max(0, residual)
    case .equal: residual.magnitude
    case .greaterThanOrEqual: max(0, -residual)
    }
  }
}
