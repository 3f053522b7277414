extension View {
  /// Pass 1, bottom-up: views change their constraints.
  func updateConstraintsPass() {
    for view in subviews where !view.isLayoutRoot { view.updateConstraintsPass() }
    if needsUpdateConstraints {
      needsUpdateConstraints = false
      noteChanges { updateConstraints() }
    }
    (self as? StackView)?.arrangeIfNeeded()
  }
}
