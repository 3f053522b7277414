extension View {
  /// Pass 1, bottom-up: views change their constraints.
  func updateConstraintsPass() {
    for view in subviews where !view.isLayoutRoot { view.updateConstraintsPass() }
    guard needsUpdateConstraints else { return }
    needsUpdateConstraints = false
    noteChanges { updateConstraints() }
  }
}
