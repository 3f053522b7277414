/// A set of constraints that others of its group replace.
struct ConstraintSet {
  var key: String
  var constraints: [LayoutConstraint]
}

extension View {
  /// Puts a set of constraints in place of the one that its group has now, all at once.
  ///
  /// ```swift
  /// cell.constraints(isExpanded ? "expanded" : "collapsed") {
  ///   if isExpanded {
  ///     detail.heightAnchor == 60
  ///   } else {
  ///     detail.heightAnchor == 0
  ///   }
  /// }
  /// ```
  ///
  /// However often it is called, a group has one set: a reused cell gathers no constraints. Those of
  /// the block that say the same as before stay as they are. As in a ``Constraints`` block, the first
  /// item of each gets `translatesAutoresizingMaskIntoConstraints` set to `false`. When one of them
  /// cannot be activated, the set before stays and the error is kept in the ``issues`` of the view
  /// that it is about.
  ///
  /// - Returns: The constraints of the set.
  /// - Complexity: O(constraints of both sets × depth of the tree)
  @discardableResult
  public final func constraints(
    _ key: String, in group: String = "", @ConstraintsBuilder _ content: () -> [LayoutConstraint]
  ) -> [LayoutConstraint] {
    let wanted = content()
    for constraint in wanted {
      do {
        _ = try constraint.commonAncestor()
      } catch {
        constraint.refuse(error)
        return constraintSets[group]?.constraints ?? []
      }
    }
    let present = (constraintSets[group]?.constraints ?? []).filter { $0.isActive }
    let merged = ConstraintMeaning.merged(present, wanted)
    LayoutConstraint.deactivate(merged.gone)
    for constraint in merged.new { constraint.ignoreMaskOfFirstItem() }
    LayoutConstraint.activateOrRefuse(merged.new)
    constraintSets[group] = ConstraintSet(key: key, constraints: merged.all)
    return merged.all
  }

  /// The key of the set that a group has now; `nil` where there is none.
  public final func activeConstraints(in group: String = "") -> String? {
    constraintSets[group]?.key
  }

  /// Deactivates the set that a group has now.
  public final func deactivateConstraints(in group: String = "") {
    LayoutConstraint.deactivate(constraintSets[group]?.constraints ?? [])
    constraintSets[group] = nil
  }
}

extension LayoutConstraint {
  /// What declares a constraint means it to decide the place of its first item.
  func ignoreMaskOfFirstItem() {
    (firstItem as? View)?.translatesAutoresizingMaskIntoConstraints = false
  }
}
