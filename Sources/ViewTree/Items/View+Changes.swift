package import LayoutGeometry

// Whatever changes is noted in the engines whose tree the view is in: that of the layout's root,
// and those that keep the fitting size of an ancestor.

extension View {
  /// Calls `body` with each engine that lays this view out.
  ///
  /// - Returns: The root of the layout.
  @discardableResult
  @inline(__always)
  private func forEachEngine(_ body: (LayoutEngine) -> Void) -> View {
    let root = firstValue { view -> View? in
      if let engine = view.layoutEngine { body(engine) }
      if let engine = view.fittingEngine { body(engine) }
      return view.isLayoutRoot ? view : nil
    }
    return root ?? self
  }

  func own(_ constraint: LayoutConstraint) {
    ownedConstraints.insert(constraint)
    noteChange(of: constraint)
  }

  func disown(_ constraint: LayoutConstraint) {
    ownedConstraints.remove(constraint)
    noteChange(of: constraint)
  }

  func noteChange(of constraint: LayoutConstraint) {
    forEachEngine { $0.changes.note(constraint) }
    noteLayoutNeeded()
  }

  func noteConstant(of constraint: LayoutConstraint) {
    forEachEngine { $0.changes.noteConstant(of: constraint) }.needLayout()
  }

  /// A subview has come, with what is inside, or a guide. For some engines it has only moved.
  func noteArrival(of item: LayoutItem, movedIn: [LayoutEngine] = []) {
    forEachEngine { engine in
      if let view = item as? View, movedIn.contains(where: { $0 === engine }) {
        engine.noteMove(of: view)
      } else {
        engine.noteArrival(of: item)
      }
    }
    noteLayoutNeeded()
  }

  /// A subview is about to go, with what is inside. For some engines it only moves.
  func noteDeparture(of view: View, movedIn: [LayoutEngine]) {
    forEachEngine { engine in
      if !movedIn.contains(where: { $0 === engine }) { engine.noteDeparture(of: view) }
    }
    noteLayoutNeeded()
  }

  /// The engines for which this view only moves when it goes from where it is into `other`: they lay
  /// both out, and its surroundings stay what they are.
  func enginesOfMove(into other: View) -> [LayoutEngine] {
    guard let superview, !isLayoutRoot, superview.layoutRoot === other.layoutRoot,
      resolvedEnvironment.isSame(as: environment ?? other.resolvedEnvironment),
      resolvedLayoutDirection == layoutDirection ?? other.resolvedLayoutDirection
    else { return [] }
    var (engines, found): ([LayoutEngine], [LayoutEngine]) = ([], [])
    superview.forEachEngine { engines.append($0) }
    other.forEachEngine { engine in
      if engines.contains(where: { $0 === engine }), engine.canMove(self) { found.append(engine) }
    }
    return found
  }

  /// A guide is about to go.
  func noteDeparture(of guide: LayoutGuide) {
    forEachEngine { $0.changes.noteDeparture(of: guide) }
    noteLayoutNeeded()
  }

  /// Subviews have other places in their order, which is that in which their rows are taken.
  func noteOrderChange() {
    forEachEngine { $0.noteReordering() }
    noteLayoutNeeded()
  }

  /// Constraints that the view makes itself may have another order.
  func noteConstraintOrder() { forEachEngine { $0.changes.noteReordering() } }

  /// What the frame and the mask say counts, no longer counts, or is something else.
  func noteMaskChange() {
    if !isLayoutRoot { superview?.forEachEngine { $0.changes.noteMask(of: self) } }
    noteLayoutNeeded()
  }

  /// What is inside lies elsewhere from outside.
  func noteScrolling() {
    let isScrollView = self is ScrollView
    forEachEngine { engine in
      if isScrollView {
        engine.noteScrolling(of: self)
      } else {
        engine.changes.noteRenewal(of: self)
      }
    }
    needsLayout = true
    noteLayoutInside()
    noteLayoutNeeded()
  }

  func noteFrameChange() {
    noteMove()
    if isLayoutRoot { layoutEngine?.changes.rootSize = true }
    if translatesAutoresizingMaskIntoConstraints { return noteMaskChange() }
    noteLayoutNeeded()
  }

  /// A view no longer the root of a layout does not need an engine for one. When it is one again,
  /// it is laid out from the start.
  func dropLayoutEngine() {
    guard !isLayoutRoot else { return }
    layoutEngine = nil
    passesAreNeeded = true
  }

  /// Tells the ancestors that there is something to lay out.
  func noteLayoutNeeded() { layoutRoot.needLayout() }

  /// There is something to lay out here, at the root of a layout.
  private func needLayout() {
    var root = self
    root.changesNoted &+= 1
    while true {
      root.passesAreNeeded = true
      guard let superview = root.superview else { return }
      superview.noteLayoutInside()
      if superview.followsInnerLayouts { superview.needsLayout = true }
      root = superview.layoutRoot
    }
  }

  /// The surroundings are others: everything inside is laid out again.
  func surroundingsChanged() {
    forEachEngine { $0.changes.noteRenewal(of: self) }
    noteLayoutNeeded()
    needLayoutInside()
    superview?.noteLayoutInside()
  }

  /// Asks for a layout of this view and of everything inside.
  func needLayoutInside() {
    forEachInside { view in
      view.needsLayout = true
      view.hasLayoutInside = true
      view.insetsMayDiffer = true
      (view as? StackView)?.noteContents()
      if view.isLayoutRoot { view.passesAreNeeded = true }
    }
  }

  /// The intrinsic size is another; the next layout asks for it.
  public final func invalidateIntrinsicContentSize() {
    let root = forEachEngine { $0.changes.noteContents(of: self) }
    (superview as? StackView)?.noteContents()
    root.needLayout()
  }

  /// How much the view does not want to be larger than its contents.
  public final func contentHuggingPriority(for axis: LayoutAxis) -> LayoutPriority {
    contentPriorities(for: axis).hugging
  }

  /// Sets how much the view does not want to be larger than its contents; 250 to begin with.
  public final func setContentHuggingPriority(
    _ priority: LayoutPriority, for axis: LayoutAxis
  ) {
    var priorities = contentPriorities(for: axis)
    priorities.hugging = priority
    set(priorities, for: axis, because: priority)
  }

  /// How much the view does not want to be smaller than its contents.
  public final func contentCompressionResistancePriority(
    for axis: LayoutAxis
  ) -> LayoutPriority {
    contentPriorities(for: axis).compression
  }

  /// Sets how much the view does not want to be smaller than its contents; 750 to begin with.
  public final func setContentCompressionResistancePriority(
    _ priority: LayoutPriority, for axis: LayoutAxis
  ) {
    var priorities = contentPriorities(for: axis)
    priorities.compression = priority
    set(priorities, for: axis, because: priority)
  }

  final func contentPriorities(for axis: LayoutAxis) -> ContentPriorities {
    axis == .horizontal ? contentPriorities.horizontal : contentPriorities.vertical
  }

  private func set(
    _ priorities: ContentPriorities, for axis: LayoutAxis, because priority: LayoutPriority
  ) {
    guard priority.isValid else {
      return addIssue(.invalidPriority(priority.rawValue, in: displayName))
    }
    let (horizontal, vertical) = contentPriorities
    contentPriorities =
      axis == .horizontal ? (priorities, vertical) : (horizontal, priorities)
    invalidateIntrinsicContentSize()
  }

  /// Notes something that went wrong, once. What is about NaN does not equal itself; its words do.
  package final func addIssue(_ issue: LayoutError) {
    let words = issue.description
    if keptIssues.contains(where: { $0 == issue || $0.description == words }) { return }
    keptIssues.append(issue)
  }

  /// What is wrong in this view and in what is inside it: refused assignments, texts that could not
  /// be measured (both until ``clearIssues()``), and the conflicts that the last layout met, which
  /// are listed at the root of the layout. Each thing is listed once. O(views inside)
  public final var issues: [LayoutError] {
    var found: [LayoutError] = []
    forEachInside { view in
      for issue in view.ownIssues where !found.contains(issue) { found.append(issue) }
    }
    return found
  }

  private var ownIssues: [LayoutError] {
    // What a fitting met is out of date as soon as something has changed.
    let fitting = fittingEngine.flatMap { $0.changes.isEmpty ? $0.issues : nil } ?? []
    return keptIssues + (layoutEngine?.issues ?? []) + fitting
  }

  /// Forgets refused assignments and texts that could not be measured, here and inside.
  public final func clearIssues() { forEachInside { $0.keptIssues = [] } }

  /// The grid of the pixels here.
  package final var pixelGrid: PixelGrid { PixelGrid(scale: resolvedScale) }
}
