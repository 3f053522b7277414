// Products of two expressions are not linear: they are missing, so the compiler refuses them.

extension LinearOperand {
  /// The sum of two expressions.
  public static func + <Other: LinearOperand>(left: Self, right: Other) -> LinearExpression {
    let (left, right) = (left.expression, right.expression)
    return LinearExpression(
      terms: left.terms + right.terms, constant: left.constant + right.constant)
  }

  /// The expression with `right` added.
  public static func + (left: Self, right: Double) -> LinearExpression {
    let left = left.expression
    return LinearExpression(terms: left.terms, constant: left.constant + right)
  }

  /// The expression with `left` added.
  public static func + (left: Double, right: Self) -> LinearExpression { right + left }

  /// The difference of two expressions.
  public static func - <Other: LinearOperand>(left: Self, right: Other) -> LinearExpression {
    left + -right
  }

  /// The expression with `right` subtracted.
  public static func - (left: Self, right: Double) -> LinearExpression { left + -right }

  /// `left` minus the expression.
  public static func - (left: Double, right: Self) -> LinearExpression { -right + left }

  /// The expression with every sign turned.
  public static prefix func - (operand: Self) -> LinearExpression { operand * -1 }

  /// The expression with every coefficient and the constant multiplied.
  public static func * (left: Self, right: Double) -> LinearExpression {
    let left = left.expression
    return LinearExpression(
      terms: left.terms.map { .init($0.variable, coefficient: $0.coefficient * right) },
      constant: left.constant * right)
  }

  /// The expression with every coefficient and the constant multiplied.
  public static func * (left: Double, right: Self) -> LinearExpression { right * left }

  /// The expression with every coefficient and the constant divided.
  public static func / (left: Self, right: Double) -> LinearExpression {
    let left = left.expression
    return LinearExpression(
      terms: left.terms.map { .init($0.variable, coefficient: $0.coefficient / right) },
      constant: left.constant / right)
  }
}

extension LinearOperand {
  /// The required constraint that both sides are equal.
  public static func == <Other: LinearOperand>(left: Self, right: Other) -> Constraint {
    Constraint(left - right, .equal)
  }

  /// The required constraint that the expression equals `right`.
  public static func == (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .equal)
  }

  /// The required constraint that the left side is at most the right side.
  public static func <= <Other: LinearOperand>(left: Self, right: Other) -> Constraint {
    Constraint(left - right, .lessThanOrEqual)
  }

  /// The required constraint that the expression is at most `right`.
  public static func <= (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .lessThanOrEqual)
  }

  /// The required constraint that the left side is at least the right side.
  public static func >= <Other: LinearOperand>(left: Self, right: Other) -> Constraint {
    Constraint(left - right, .greaterThanOrEqual)
  }

  /// The required constraint that the expression is at least `right`.
  public static func >= (left: Self, right: Double) -> Constraint {
    Constraint(left - right, .greaterThanOrEqual)
  }
}
