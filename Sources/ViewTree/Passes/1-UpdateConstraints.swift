extension View {
  /// Pass 1, bottom-up: views change their constraints, stacks make theirs. Only views are looked at
  /// that asked for it, with what they are in.
  func updateConstraintsPass() {
    guard hasUpdatesInside else { return }
    hasUpdatesInside = false
    var path = [ViewOnPath(self, subviews: subviews)]
    while let last = path.indices.last {
      guard let view = path[last].next() else {
        path.removeLast().view.updateOwnConstraints()
        continue
      }
      if view.isLayoutRoot || !view.hasUpdatesInside { continue }
      view.hasUpdatesInside = false
      path.append(ViewOnPath(view, subviews: view.subviews))
    }
  }

  private func updateOwnConstraints() {
    if needsUpdateConstraints {
      needsUpdateConstraints = false
      noteChanges { updateConstraints() }
    }
    (self as? StackView)?.arrangeIfNeeded()
  }

  /// There are constraints to be changed here or inside: the way to them from the root is marked.
  final func noteUpdatesInside() {
    var current: View? = self
    while let view = current, !view.hasUpdatesInside {
      view.hasUpdatesInside = true
      current = view.superview
    }
  }
}
