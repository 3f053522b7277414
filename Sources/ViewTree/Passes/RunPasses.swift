extension View {
  /// Runs the passes of a layout in their order, from its root, until nothing changes any more.
  func runPasses(isStrict: Bool) throws(LayoutError) {
    var rounds = 0
    while passesAreNeeded {
      guard rounds < Self.mostRounds else {
        let views = feedbackViews()
        passesAreNeeded = false
        throw .feedbackLoop(views: views)
      }
      rounds += 1
      passesAreNeeded = false
      updateConstraintsPass()
      do {
        try solvePass(isStrict: isStrict)
      } catch {
        passesAreNeeded = isStrict
        throw error
      }
      layoutPass()
    }
  }

  /// So many times may `layoutSubviews` of some view ask for another layout.
  private static var mostRounds: Int { 12 }

  /// The views that still want to be laid out.
  private func feedbackViews() -> [String] {
    var names: [String] = []
    forEachInLayout { view in
      if view.needsLayout || view.needsUpdateConstraints { names.append(view.displayName) }
    }
    for name in layoutEngine?.changedNames() ?? [] where !names.contains(name) {
      names.append(name)
    }
    return names
  }

  /// Calls `body` with each view of the layout, superviews first.
  func forEachInLayout(_ body: (View) -> Void) {
    body(self)
    for view in subviews where !view.isLayoutRoot { view.forEachInLayout(body) }
  }
}
