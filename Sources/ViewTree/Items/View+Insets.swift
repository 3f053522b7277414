public import LayoutGeometry

extension View {
  /// The margins in points: what was set (8 on each side to begin with), with the safe area added
  /// where ``insetsLayoutMarginsFromSafeArea`` says so, and at least those of the superview that
  /// reach into the view where ``preservesSuperviewLayoutMargins`` says so.
  ///
  /// Setting them replaces ``directionalLayoutMargins``. Insets that are not finite are refused (see
  /// ``issues``).
  public final var layoutMargins: EdgeInsets {
    get { reachedInsets.margins }
    set {
      guard newValue.isFinite else { return refuseInsets(newValue) }
      insets.margins = .absolute(newValue)
    }
  }

  /// The margins as in ``layoutMargins``, the horizontal ones by the direction of text. What is set
  /// here follows the direction.
  public final var directionalLayoutMargins: DirectionalEdgeInsets {
    get {
      let margins = layoutMargins
      let isLeftToRight = resolvedLayoutDirection == .leftToRight
      return DirectionalEdgeInsets(
        top: margins.top, leading: isLeftToRight ? margins.left : margins.right,
        bottom: margins.bottom, trailing: isLeftToRight ? margins.right : margins.left)
    }
    set {
      let sides = ViewInsets.Margins.directional(newValue)
      guard sides.resolved(.leftToRight).isFinite else {
        return refuseInsets(sides.resolved(.leftToRight))
      }
      insets.margins = sides
    }
  }

  /// The margins, in points, that the view has until others are set; finite.
  package final var defaultLayoutMargins: DirectionalEdgeInsets {
    get { insets.defaultMargins }
    set { if newValue != insets.defaultMargins { insets.defaultMargins = newValue } }
  }

  /// Whether margins of the superview that reach into the view count as the view's own.
  public final var preservesSuperviewLayoutMargins: Bool {
    get { insets.preservesSuperviewMargins }
    set { insets.preservesSuperviewMargins = newValue }
  }

  /// Whether the safe area's insets are added to the margins that were set.
  public final var insetsLayoutMarginsFromSafeArea: Bool {
    get { insets.addsSafeArea }
    set { insets.addsSafeArea = newValue }
  }

  /// What bars and the shape of the screen cover of the view, in points. Setting it, as for the
  /// root of a screen, decides it for the view; otherwise it is what reaches into the view of the
  /// superview's.
  public final var safeAreaInsets: EdgeInsets {
    get { reachedInsets.safeArea }
    set {
      guard newValue.isFinite else { return refuseInsets(newValue) }
      insets.safeArea = newValue
    }
  }

  /// What insets of the superview reach into the view at a frame. Above and below they reach into no
  /// cell, and nothing else that a table makes as high as its contents: the height does not depend on
  /// where it has been scrolled to.
  private func reaching(_ insets: EdgeInsets, into frame: Rect, of size: Size) -> EdgeInsets {
    let all = insets.reaching(into: frame, of: size)
    return hasLayoutOfItsOwn || isEdgeOfTable
      ? EdgeInsets(left: all.left, right: all.right) : all
  }

  final func refuseInsets(_ insets: EdgeInsets) {
    let numbers = [insets.top, insets.left, insets.bottom, insets.right]
    addIssue(.notFinite(numbers.first { !$0.isFinite } ?? 0, in: displayName))
  }

  /// Whether margins or safe area depend on where layout puts the view.
  final var insetsFollowFrames: Bool {
    if let insetsRecord, insetsRecord.insets.preservesSuperviewMargins { return true }
    var current: View? = self
    while let view = current {
      if let own = view.insetsRecord?.insets.safeArea { return view !== self && own != .zero }
      current = view.superview
    }
    return false
  }

  /// The insets of the view where it is.
  final var reachedInsets: ReachedInsets {
    guard insetsFollowFrames, let superview else { return ownInsets }
    return reachedInsets(
      in: storedFrame, of: (superview.reachedInsets, superview.storedFrame.size))
  }

  /// The insets of the view where nothing reaches into it.
  final var ownInsets: ReachedInsets { reachedInsets(in: .zero, of: nil) }

  /// The insets of the view at a frame in a view of some size, as far as those of that reach in.
  final func reachedInsets(
    in frame: Rect, of outer: (insets: ReachedInsets, size: Size)?
  ) -> ReachedInsets {
    let reachingArea = outer.map { reaching($0.insets.safeArea, into: frame, of: $0.size) }
    let safeArea = insets.safeArea ?? reachingArea ?? .zero
    var margins = insets.margins.resolved(resolvedLayoutDirection)
    if insets.addsSafeArea { margins = margins + safeArea }
    if insets.preservesSuperviewMargins, let outer {
      margins = margins.union(reaching(outer.insets.margins, into: frame, of: outer.size))
    }
    return ReachedInsets(margins: margins, safeArea: safeArea)
  }

  /// What was set is another.
  final func insetsChanged() {
    noteInsetsChange()
    insetsMayDiffer = true
    noteLayoutInside()
    noteLayoutNeeded()
  }

  /// The view lies elsewhere in its superview: insets that reach into it may be others.
  final func suspectInsets() {
    guard let superview,
      insets.preservesSuperviewMargins || superview.placedInsets.safeArea != .zero
    else { return }
    // The root of a layout of its own, as a cell that scrolls, is laid out again only if they are.
    if isLayoutRoot, reachedInsets == placedInsets { return }
    insetsMayDiffer = true
    noteLayoutInside()
    if isLayoutRoot { passesAreNeeded = true }
  }

  /// Tells the view, now that it has its place, whether its insets are others than in the layout
  /// before. The same may then be so for what is inside.
  final func tellInsets() {
    guard insetsMayDiffer else { return }
    insetsMayDiffer = false
    let (before, now) = (placedInsets, presentInsets)
    if now == before { return }
    placedInsets = now
    for view in subviews {
      view.insetsMayDiffer = true
      view.hasLayoutInside = true
      if view.isLayoutRoot { view.passesAreNeeded = true }
    }
    noteChanges {
      if now.margins != before.margins { layoutMarginsDidChange() }
      if now.safeArea != before.safeArea { safeAreaInsetsDidChange() }
    }
  }

  /// The insets of the view, where those of its superview are told.
  private var presentInsets: ReachedInsets {
    guard !isLayoutRoot, let superview else { return reachedInsets }
    return reachedInsets(
      in: storedFrame, of: (superview.placedInsets, superview.storedFrame.size))
  }

  /// The constraints here and inside that depend on margins or safe area are others.
  final func noteInsetsChange() {
    forEachInside { view in
      for constraint in view.insetConstraints { constraint.noteMeaningChange() }
    }
  }

  /// The active constraints that depend on the view's margins or safe area.
  private var insetConstraints: [LayoutConstraint] {
    var found = mentions.items.filter { constraint in
      constraint.terms.contains { $0.item === itemReference && $0.attribute.isWithinMargins }
    }
    for guide in derivedGuides { found += guide.mentions.items }
    return found
  }
}
