import Cassowary

extension LayoutEngine {
  /// The row of a layout constraint: wanted while it is active.
  func row(_ constraint: LayoutConstraint) -> DesiredRow {
    DesiredRow(source: .constraint(constraint), constraint: lowered(constraint))
  }

  /// The constraint over the solver's variables, in the coordinates of the view that owns it.
  ///
  /// Where leading or trailing is meant and text runs right to left, all x positions are counted
  /// from the owner's right edge towards the left: the constraint then reads as it was written.
  private func lowered(_ constraint: LayoutConstraint) -> Constraint? {
    guard let owner = constraint.owner?.object else { return nil }
    let isMirrored =
      constraint.terms.contains { $0.attribute.kind == .directionalX }
      && constraint.firstItem?.owningView?.resolvedLayoutDirection == .rightToLeft
    var sum = LinearExpression(constant: -constraint.constant)
    for term in constraint.terms {
      guard let item = term.item.object,
        let value = value(of: term.attribute, of: item, in: owner, isMirrored: isMirrored)
      else { return nil }
      sum = sum + value * term.coefficient
    }
    return Constraint(
      sum, constraint.relation.relation, strength: constraint.priority.strength)
  }

  private func value(
    of attribute: LayoutAttribute, of item: LayoutItem, in owner: View, isMirrored: Bool
  ) -> LinearExpression? {
    guard let own = variables[ObjectIdentifier(item)],
      let outer = variables[ObjectIdentifier(owner)]
    else { return nil }
    switch attribute.kind {
    case .dimension: return (attribute == .width ? own.width : own.height).expression
    case .y: return top(of: item, in: owner).map { verticalPosition(attribute, item, own, $0) }
    case .directionalX, .absoluteX, .centerX:
      guard let left = left(of: item, in: owner) else { return nil }
      let isFar = attribute == .right || attribute == (isMirrored ? .leading : .trailing)
      let position: LinearExpression =
        attribute == .centerX ? left + own.width / 2 : isFar ? left + own.width : left
      return isMirrored ? outer.width - position : position
    }
  }

  private func verticalPosition(
    _ attribute: LayoutAttribute, _ item: LayoutItem, _ own: ItemVariables, _ top: LinearExpression
  ) -> LinearExpression {
    switch attribute {
    case .bottom: top + own.height
    case .centerY: top + own.height / 2
    case .firstBaseline: baseline((item as? View)?.firstBaseline, own, top)
    case .lastBaseline: baseline((item as? View)?.lastBaseline, own, top)
    default: top
    }
  }

  private func baseline(
    _ offset: BaselineOffset?, _ own: ItemVariables, _ top: LinearExpression
  ) -> LinearExpression {
    switch offset {
    case .fromTop(let distance): top + distance
    case .fromBottom(let distance): top + own.height - distance
    case nil: top + own.height
    }
  }

  /// The left edge of an item from that of `owner`: its position and those of all between.
  private func left(of item: LayoutItem, in owner: View) -> LinearExpression? {
    origin(of: item, in: owner) { $0.minX }
  }

  private func top(of item: LayoutItem, in owner: View) -> LinearExpression? {
    origin(of: item, in: owner) { $0.minY }
  }

  private func origin(
    of item: LayoutItem, in owner: View, _ part: (ItemVariables) -> Variable
  ) -> LinearExpression? {
    var sum = LinearExpression()
    var current: LayoutItem = item
    while current !== owner {
      guard let own = variables[ObjectIdentifier(current)], let outer = current.containingView
      else { return nil }
      sum = sum + part(own)
      current = outer
    }
    return sum
  }

  /// The constraints on the baselines of a view: a change of its font changes them.
  func baselineConstraints(of view: View, _ root: View) -> [LayoutConstraint] {
    var found: [LayoutConstraint] = []
    var current: View? = view
    while let owner = current {
      found += owner.constraints.filter { constraint in
        constraint.terms.contains {
          $0.item === view.itemReference
            && ($0.attribute == .firstBaseline || $0.attribute == .lastBaseline)
        }
      }
      current = owner === root ? nil : owner.superview
    }
    return found
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
