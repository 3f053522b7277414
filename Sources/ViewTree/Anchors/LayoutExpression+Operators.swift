/// What can stand on one side of a relation: an anchor, or an anchor with a multiplier and a
/// constant.
public protocol LayoutOperand<Kind> {
  /// What it can be related to.
  associatedtype Kind
  /// The operand as an expression.
  var layoutExpression: LayoutExpression<Kind> { get }
}

extension LayoutAnchor: LayoutOperand {
  /// The anchor times one plus zero.
  public var layoutExpression: LayoutExpression<Kind> {
    LayoutExpression(anchor: self, multiplier: 1, constant: 0)
  }
}

extension LayoutExpression: LayoutOperand {
  /// The expression itself.
  public var layoutExpression: LayoutExpression<Kind> { self }
}

extension LayoutOperand {
  /// The operand, `constant` points further right or down, or larger.
  public static func + (operand: Self, constant: Double) -> LayoutExpression<Kind> {
    var expression = operand.layoutExpression
    expression.constant += constant
    return expression
  }

  /// The operand, `constant` points further left or up, or smaller.
  public static func - (operand: Self, constant: Double) -> LayoutExpression<Kind> {
    operand + -constant
  }

  /// The operand times `multiplier`. A position counts from the origin of the nearest common
  /// ancestor.
  public static func * (operand: Self, multiplier: Double) -> LayoutExpression<Kind> {
    var expression = operand.layoutExpression
    expression.multiplier *= multiplier
    expression.constant *= multiplier
    return expression
  }

  /// The operand divided by `divisor`.
  public static func / (operand: Self, divisor: Double) -> LayoutExpression<Kind> {
    var expression = operand.layoutExpression
    expression.multiplier /= divisor
    expression.constant /= divisor
    return expression
  }
}

extension LayoutExpression {
  private func term(sign: Double) -> LayoutConstraint.Term {
    .init(
      item: anchor.item.itemReference, attribute: anchor.attribute, coefficient: sign * multiplier)
  }

  /// The constraint `self relation other`.
  func related<Other>(
    _ relation: LayoutRelation, _ other: LayoutExpression<Other>, source: SourceLocation? = nil
  ) -> LayoutConstraint {
    LayoutConstraint(
      terms: [term(sign: 1), other.term(sign: -1)], relation: relation,
      constant: other.constant - constant, source: source)
  }

  /// The constraint `self relation constant`.
  func related(
    _ relation: LayoutRelation, _ value: Double, source: SourceLocation? = nil
  ) -> LayoutConstraint {
    LayoutConstraint(
      terms: [term(sign: 1)], relation: relation, constant: value - constant, source: source)
  }
}
