/// A sum of anchors, each times a multiplier, plus a constant.
///
/// ```swift
/// Constraints {
///   left.widthAnchor + right.widthAnchor <= 200
///   (right.leadingAnchor - left.trailingAnchor) == (end.leadingAnchor - right.trailingAnchor)
/// }
/// ```
public struct LayoutExpression<Kind> {
  var terms: LayoutConstraint.Terms
  var constant: Double
}

/// What can stand on one side of a relation: an anchor, or an expression of anchors.
public protocol LayoutOperand<Kind> {
  /// What it can be related to.
  associatedtype Kind
  /// The operand as an expression.
  var layoutExpression: LayoutExpression<Kind> { get }
}

extension LayoutAnchor: LayoutOperand {
  /// The anchor times one plus zero.
  public var layoutExpression: LayoutExpression<Kind> {
    LayoutExpression(
      terms: [.init(item: item.itemReference, attribute: attribute, coefficient: 1)], constant: 0)
  }
}

extension LayoutExpression: LayoutOperand {
  /// The expression itself.
  public var layoutExpression: LayoutExpression<Kind> { self }
}

extension LayoutExpression {
  /// The sum of both, of whatever kind that is.
  func adding<Other, Result>(_ other: LayoutExpression<Other>) -> LayoutExpression<Result> {
    LayoutExpression<Result>(
      terms: terms.appending(other.terms), constant: constant + other.constant)
  }

  func multiplied(by factor: Double) -> LayoutExpression {
    LayoutExpression(
      terms: terms.mapped { $0.multiplied(by: factor) }, constant: constant * factor)
  }

  func divided(by divisor: Double) -> LayoutExpression {
    LayoutExpression(
      terms: terms.mapped { $0.divided(by: divisor) }, constant: constant / divisor)
  }
}

extension LayoutExpression {
  /// The constraint `self relation other`.
  func related<Other>(
    _ relation: LayoutRelation, _ other: LayoutExpression<Other>, source: SourceLocation? = nil
  ) -> LayoutConstraint {
    solved(
      relation, other.terms.mapped { $0.multiplied(by: -1) }, other.constant - constant, source)
  }

  /// The constraint `self relation constant`.
  func related(
    _ relation: LayoutRelation, _ value: Double, source: SourceLocation? = nil
  ) -> LayoutConstraint {
    solved(relation, [], value - constant, source)
  }

  /// The constraint solved for the first anchor, so that its left side begins with the attribute
  /// alone: `a * 2 <= b + 10` is `a <= b * 0.5 + 5`.
  private func solved(
    _ relation: LayoutRelation, _ right: LayoutConstraint.Terms, _ constant: Double,
    _ source: SourceLocation?
  ) -> LayoutConstraint {
    let multiplier = terms[0].coefficient
    let divisor = multiplier == 0 ? 1 : multiplier
    return LayoutConstraint(
      terms: terms.appending(right).mapped { $0.divided(by: divisor) },
      relation: divisor < 0 ? relation.turned : relation, constant: constant / divisor,
      source: source)
  }
}

extension LayoutRelation {
  /// The relation after both sides were multiplied by a negative number.
  var turned: LayoutRelation {
    switch self {
    case .lessThanOrEqual: .greaterThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
