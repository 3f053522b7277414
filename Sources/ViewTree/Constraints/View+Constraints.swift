extension View {
  /// Activates a constraint between items of this view: itself, and what is inside. One that is about
  /// others is refused (see ``issues``). ``constraints`` of the items' nearest common ancestor then
  /// has it.
  public final func addConstraint(_ constraint: LayoutConstraint) { addConstraints([constraint]) }

  /// Activates constraints as ``addConstraint(_:)`` does: all of them, or, where one is refused, none.
  public final func addConstraints(_ constraints: [LayoutConstraint]) {
    for constraint in constraints {
      let isInside = (try? constraint.commonAncestor())?.isDescendant(of: self) ?? true
      if isInside { continue }
      return addIssue(
        .unrelatedItems(displayName, constraint.firstItem?.displayName ?? "(gone)"))
    }
    LayoutConstraint.activateOrRefuse(constraints)
  }

  /// Deactivates a constraint between items of this view; one that is about others stays active.
  public final func removeConstraint(_ constraint: LayoutConstraint) {
    removeConstraints([constraint])
  }

  /// Deactivates constraints as ``removeConstraint(_:)`` does.
  public final func removeConstraints(_ constraints: [LayoutConstraint]) {
    LayoutConstraint.deactivate(
      constraints.filter { $0.owner?.view?.isDescendant(of: self) ?? false })
  }
}
