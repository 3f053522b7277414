extension LayoutConstraint {
  /// Activates constraints together: the next layout solves once for all of them. Those that are
  /// active already stay so.
  ///
  /// - Throws: ``LayoutError/unrelatedItems(_:_:)``, ``LayoutError/missingItem(_:)``,
  ///   ``LayoutError/notFinite(_:in:)``; then none of them was activated.
  /// - Complexity: O(constraints × depth of the tree)
  public static func activate(_ constraints: [LayoutConstraint]) throws(LayoutError) {
    var owners: [View] = []
    for constraint in constraints { owners.append(try constraint.commonAncestor()) }
    for (constraint, owner) in zip(constraints, owners) where !constraint.isActive {
      constraint.begin(in: owner)
      owner.own(constraint)
    }
  }

  /// Activates constraints together; when one of them cannot be, none is, and the error is kept in
  /// the issues of the view that this one is about.
  static func activateOrRefuse(_ constraints: [LayoutConstraint]) {
    for constraint in constraints {
      do { _ = try constraint.commonAncestor() } catch { return constraint.refuse(error) }
    }
    try? activate(constraints)
  }

  /// Deactivates constraints together.
  public static func deactivate(_ constraints: [LayoutConstraint]) {
    for constraint in constraints {
      guard let owner = constraint.owner?.view else { continue }
      constraint.end()
      owner.disown(constraint)
    }
  }

  /// The constraint counts from now on, for `owner` and its items.
  func begin(in owner: View) {
    setOwner(owner)
    forEachItem { $0.mentions.insert(self) }
  }

  /// The constraint counts no longer.
  func end() {
    setOwner(nil)
    forEachItem { $0.mentions.remove(self) }
  }

  /// Calls `body` with each item that lives, once.
  private func forEachItem(_ body: (LayoutItem) -> Void) {
    for place in terms.indices {
      let reference = terms[place].item
      guard let item = reference.item,
        !(0..<place).contains(where: { terms[$0].item === reference })
      else { continue }
      body(item)
    }
  }

  /// The nearest view that contains all items: it owns the constraint while it is active.
  func commonAncestor() throws(LayoutError) -> View {
    guard constant.isFinite else { throw .notFinite(constant, in: place) }
    var ancestor: View?
    for index in terms.indices {
      let term = terms[index]
      guard term.coefficient.isFinite else {
        throw .notFinite(term.coefficient, in: place)
      }
      guard let item = term.item.item, let view = item.owningView else {
        throw .missingItem(place)
      }
      guard let known = ancestor else {
        ancestor = view
        continue
      }
      guard let common = known.commonAncestor(with: view) else {
        throw .unrelatedItems(firstItem?.displayName ?? "", item.displayName)
      }
      ancestor = common
    }
    guard let ancestor else { throw .missingItem(place) }
    return ancestor
  }
}
