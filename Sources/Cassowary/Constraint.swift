/// How an expression relates to zero.
public enum Relation: Sendable, Hashable {
  /// `expression <= 0`
  case lessThanOrEqual
  /// `expression == 0`
  case equal
  /// `expression >= 0`
  case greaterThanOrEqual
}

/// A linear constraint: `expression relation 0` at a ``Strength``.
///
/// A required constraint always holds. An optional one costs its weight times its error: for `==`
/// the distance from zero, for an inequality the amount of its violation, in the unit of the
/// expression as written. So `2 * width == 400` counts twice what `width == 200` does.
///
/// ```swift
/// let fits = left + width <= 320
/// let wish = (width == 200).with(strength: .weak)
/// ```
public struct Constraint: Sendable, Equatable {
  /// The left side; the right side is zero.
  public var expression: LinearExpression
  /// How the expression relates to zero.
  public var relation: Relation
  /// What an error costs.
  public var strength: Strength

  /// The constraint `expression relation 0`.
  public init(
    _ expression: LinearExpression, _ relation: Relation, strength: Strength = .required
  ) {
    self.expression = expression
    self.relation = relation
    self.strength = strength
  }

  /// The same constraint at another strength.
  public func with(strength: Strength) -> Constraint {
    Constraint(expression, relation, strength: strength)
  }
}
