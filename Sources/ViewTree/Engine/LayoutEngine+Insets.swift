import LayoutGeometry

// Margins that a view preserves of its superview, and safe areas that reach into it, follow frames,
// which may follow them. They are settled within one update. Where frames push insets and insets
// frames, what comes out could depend on where that began: then it begins with nothing reaching in.

extension LayoutEngine {
  /// The insets of a view as rows use them.
  func insets(of view: View) -> ReachedInsets { followed.used(view) ?? view.reachedInsets }

  /// The insets of a view are in use, and may follow frames: its own, if `isPlacing`.
  func follow(_ view: View, isPlacing: Bool) {
    guard view.insetsFollowFrames else { return followed.forget(view.key) }
    var chain = [view.key]
    var current = view
    while current.insetsFollowFrames, let outer = current.superview, seatNumber(of: outer) != nil {
      chain.append(outer.key)
      current = outer
    }
    followed.follow(view, chain: chain, isPlacing: isPlacing)
  }

  /// The root of a layout inside another one may have been moved there.
  func noteOuterInsets(_ root: View) {
    if root.superview != nil { followed.suspectAll() }
  }

  /// Before an update is settled: takes insets back to where they begin, if they have a say in
  /// themselves.
  func beginInsets(_ root: View) throws(LayoutError) {
    if followed.isEmpty || followed.isFromScratch { return }
    if followed.mayHaveFeedback || !conflicts.isEmpty {
      try apply(insetRows(followed.startAgain()), root)
    }
  }

  /// Brings into use the insets that follow from where everything lies now: of views inside each
  /// other, the outermost first, which may change those inside.
  ///
  /// - Returns: Whether there are any.
  func settleInsets(_ root: View) throws(LayoutError) -> Bool {
    if followed.isEmpty { return false }
    let changed = changedInsets(root)
    var mostChanges = 0
    for (view, insets) in changed {
      mostChanges = max(mostChanges, followed.use(insets, for: view))
    }
    var views = changed.map { $0.view }
    if mostChanges > 1, !followed.isFromScratch {
      views = followed.startAgain() + views
    } else if mostChanges > Self.mostInsetChanges {
      issues.append(.feedbackLoop(views: names(of: views, root)))
      startsFromTree = true
      return false
    }
    if views.isEmpty { return false }
    try apply(insetRows(views), root)
    return true
  }

  /// So many times may the insets of a view change in one update.
  private static let mostInsetChanges = 10

  private func insetRows(_ views: [View]) -> [DesiredRow] {
    views.flatMap { dependencies.constraints(on: $0, .insets) }.map { row($0) }
  }

  /// The views whose insets are others than those in use, but for those inside one of them.
  private func changedInsets(_ root: View) -> [(view: View, insets: ReachedInsets)] {
    var known: [ObjectIdentifier: PlacedInsets] = [:]
    var changed: [(view: View, insets: ReachedInsets)] = []
    for view in followed.takeSuspects() {
      if !view.insetsFollowFrames || dependencies.constraints(on: view, .insets).isEmpty {
        followed.forget(view.key)
        continue
      }
      let insets = placed(view, root, &known).insets
      if insets != followed.used(view) { changed.append((view, insets)) }
    }
    let ids = Set(changed.map { $0.view.key })
    return changed.filter { !followed.isInside($0.view, ids) }
  }

  /// Where layout would put a view now, and the insets that it would have there.
  private struct PlacedInsets {
    var insets: ReachedInsets
    /// From the root, before rounding.
    var origin: Point
    var size: Size
  }

  private func placed(
    _ view: View, _ root: View, _ known: inout [ObjectIdentifier: PlacedInsets]
  ) -> PlacedInsets {
    if let known = known[view.key] { return known }
    let placed: PlacedInsets
    if view !== root, let superview = view.superview {
      let outer = self.placed(superview, root, &known)
      let exact = rect(of: view).offsetBy(x: outer.origin.x, y: outer.origin.y)
      let frame = root.pixelGrid.snapped(exact, from: outer.origin)
      placed = PlacedInsets(
        insets: view.reachedInsets(in: frame, of: (outer.insets, outer.size)),
        origin: exact.origin, size: frame.size)
    } else {
      let size = sizing == .frame ? root.storedFrame.size : rect(of: root).size
      placed = PlacedInsets(insets: root.reachedInsets, origin: .zero, size: size)
    }
    known[view.key] = placed
    return placed
  }
}
