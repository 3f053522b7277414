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
  /// The constraint `self relation other`.
  func related<Other>(
    _ relation: LayoutRelation, _ other: LayoutExpression<Other>, source: SourceLocation? = nil
  ) -> LayoutConstraint {
    let term = LayoutConstraint.Term(
      item: other.anchor.item.itemReference, attribute: other.anchor.attribute,
      coefficient: -other.multiplier)
    return solved(relation, [term], other.constant - constant, source)
  }

  /// The constraint `self relation constant`.
  func related(
    _ relation: LayoutRelation, _ value: Double, source: SourceLocation? = nil
  ) -> LayoutConstraint {
    solved(relation, [], value - constant, source)
  }

  /// The constraint solved for the anchor, so that its left side is the first attribute alone:
  /// `a * 2 <= b + 10` is `a <= b * 0.5 + 5`.
  private func solved(
    _ relation: LayoutRelation, _ right: [LayoutConstraint.Term], _ constant: Double,
    _ source: SourceLocation?
  ) -> LayoutConstraint {
    let divisor = multiplier == 0 ? 1 : multiplier
    let own = LayoutConstraint.Term(
      item: anchor.item.itemReference, attribute: anchor.attribute,
      coefficient: multiplier / divisor)
    let others = right.map {
      LayoutConstraint.Term(
        item: $0.item, attribute: $0.attribute, coefficient: $0.coefficient / divisor)
    }
    return LayoutConstraint(
      terms: [own] + others, relation: divisor < 0 ? relation.turned : relation,
      constant: constant / divisor, source: source)
  }
}

extension LayoutRelation {
  /// The relation after both sides were multiplied by a negative number.
  fileprivate var turned: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
