import Cassowary
import LayoutGeometry

extension LayoutEngine {
  /// The row of a layout constraint: wanted while it is active.
  func row(_ constraint: LayoutConstraint) -> DesiredRow {
    guard let sum = sum(constraint) else {
      return DesiredRow(source: .constraint(constraint), constraint: nil)
    }
    let lowered = Constraint(
      sum - constraint.constant, constraint.relation.relation,
      strength: constraint.priority.strength)
    return DesiredRow(source: .constraint(constraint), constraint: lowered, base: sum.constant)
  }

  /// The terms of a constraint over the solver's variables, in the coordinates of the view that owns
  /// it.
  ///
  /// Where leading or trailing is meant and text runs right to left, all x positions are counted
  /// from the owner's right edge towards the left: the constraint then reads as it was written.
  private func sum(_ constraint: LayoutConstraint) -> LinearExpression? {
    dependencies.forget(constraint)
    guard let owner = constraint.owner?.view, seatNumber(of: owner) != nil else { return nil }
    noteDependencies(of: constraint, in: owner)
    let isMirrored =
      constraint.terms.indices.contains { constraint.terms[$0].attribute.kind == .directionalX }
      && constraint.firstItem?.owningView?.resolvedLayoutDirection == .rightToLeft
    var sum = LinearExpression()
    for place in constraint.terms.indices {
      let term = constraint.terms[place]
      guard let item = term.item.item,
        let value = value(
          of: term.attribute, of: baselineItem(term.attribute, item, constraint), in: owner,
          isMirrored: isMirrored)
      else { return nil }
      sum = sum + value * term.coefficient
    }
    return sum
  }

  private func value(
    of attribute: LayoutAttribute, of item: LayoutItem, in owner: View, isMirrored: Bool
  ) -> LinearExpression? {
    guard attribute.kind != .dimension else {
      return extent(of: item, attribute == .width ? .horizontal : .vertical)
    }
    let axis: LayoutAxis = attribute.kind == .y ? .vertical : .horizontal
    guard let span = span(of: item, axis, within: attribute.isWithinMargins, in: owner),
      let outer = variables(of: owner)
    else { return nil }
    switch attribute.edge {
    case .firstBaseline: return baseline((item as? View)?.firstBaseline, span)
    case .lastBaseline: return baseline((item as? View)?.lastBaseline, span)
    default: break
    }
    let position = span.position(attribute.edge, isMirrored: isMirrored)
    return isMirrored ? outer.width - position : position
  }

  private func baseline(_ offset: BaselineOffset?, _ span: Span) -> LinearExpression {
    switch offset {
    case .fromTop(let distance): span.near + distance
    case .fromBottom(let distance): span.far - distance
    case .fromCenter(let distance): span.near + span.extent / 2 + distance
    case nil: span.far
    }
  }

  /// The item whose text has the baseline that is meant: that of a container is a view's inside.
  private func baselineItem(
    _ attribute: LayoutAttribute, _ item: LayoutItem, _ constraint: LayoutConstraint
  ) -> LayoutItem {
    guard attribute.isBaseline, var view = item as? View else { return item }
    while true {
      dependencies.note(constraint, on: view, .baseline)
      let inner =
        attribute == .firstBaseline
        ? view.viewForFirstBaselineLayout : view.viewForLastBaselineLayout
      guard inner !== view, inner.isDescendant(of: view) else { return view }
      view = inner
    }
  }

  /// Takes over the alignment insets of a view, if they are others than rows were made for.
  ///
  /// - Returns: Whether they are: then the view's own rows, and constraints that mention it, say
  ///   something else.
  func renewAlignment(of view: View, _ number: Int) -> Bool {
    let alignment = view.alignmentRectInsets
    if seats[number].alignment == alignment { return false }
    seats[number].alignment = alignment
    seats[number].forgetContentRows()
    return true
  }
}

extension LayoutRelation {
  /// The relation in the solver.
  fileprivate var relation: Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}
