import ViewTree

extension GraphBuilder {
  /// Makes the constraints, and activates together those that these size classes have and whose
  /// items are in the tree.
  mutating func makeConstraints() throws(NibError) {
    var active: [(constraint: LayoutConstraint, element: InterfaceElement)] = []
    for template in graph.constraints {
      guard let first = item(template.first, template.firstAttribute) else { continue }
      let second = template.second.flatMap { slot in
        template.secondAttribute.flatMap { item(slot, $0) }
      }
      let element = graph.slots[template.slot].element
      let constraint: LayoutConstraint
      do {
        constraint = try LayoutConstraint(
          item: first.item, attribute: first.attribute,
          relatedBy: template.relation, toItem: second?.item, attribute: second?.attribute,
          multiplier: template.multiplier,
          constant: template.constant, file: file, line: element.line)
      } catch {
        throw NibError(.layout(error), file: file, at: element)
      }
      constraint.priority = template.priority
      constraint.identifier = element["identifier"] ?? element.id
      objects[template.slot] = constraint
      if template.isInstalled, itemsArePresent(constraint) {
        active.append((constraint, element))
      } else {
        note("the constraint is not installed", element)
      }
    }
    try activate(active)
  }

  private func activate(
    _ constraints: [(constraint: LayoutConstraint, element: InterfaceElement)]
  ) throws(NibError) {
    do {
      try LayoutConstraint.activate(constraints.map(\.constraint))
    } catch {
      // Which one it is does not matter to a layout, but to who reads the error.
      for (constraint, element) in constraints {
        do { try LayoutConstraint.activate([constraint]) } catch {
          throw NibError(.layout(error), file: file, at: element)
        }
      }
      throw NibError(.layout(error), file: file)
    }
  }

  /// A side of a constraint. Where margins leave no more than a readable width, they are the edges of
  /// the view's readable content.
  private func item(
    _ slot: Int, _ attribute: LayoutAttribute
  ) -> (item: LayoutItem, attribute: LayoutAttribute)? {
    guard let item = objects[slot] as? LayoutItem else { return nil }
    guard readableViews.contains(slot), let view = item as? View,
      let edge = Self.edgesWithinMargins[attribute]
    else { return (item, attribute) }
    return (view.readableContentGuide, edge)
  }

  private static let edgesWithinMargins: [LayoutAttribute: LayoutAttribute] = [
    .leadingMargin: .leading, .trailingMargin: .trailing, .leftMargin: .left,
    .rightMargin: .right, .centerXWithinMargins: .centerX,
  ]

  /// Whether no item is left out of the tree by the size classes, or inside a view that is.
  private func itemsArePresent(_ constraint: LayoutConstraint) -> Bool {
    [constraint.firstItem, constraint.secondItem].allSatisfy { item in
      guard let view = item?.owningView?.topmost else { return true }
      return !absentViews.contains(ObjectIdentifier(view))
    }
  }
}

extension View {
  /// The view that is not inside another one.
  fileprivate var topmost: View {
    var view = self
    while let superview = view.superview { view = superview }
    return view
  }
}
