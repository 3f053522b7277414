import LayoutGeometry

extension View {
  /// Puts `view` inside this one, in front of the others; it leaves its present superview. A view
  /// that is inside already only comes to the front, and keeps its constraints.
  ///
  /// A view cannot be put inside itself: that is refused (see ``issues``).
  public final func addSubview(_ view: View) {
    insertSubview(view, at: subviews.count)
  }

  /// Puts `view` inside this one at a place counted from the back; places outside the list count
  /// as its nearest end.
  public final func insertSubview(_ view: View, at index: Int) {
    guard !isDescendant(of: view) else {
      return addIssue(.cyclicHierarchy(view: view.displayName))
    }
    if view.superview === self {
      subviews.removeAll { $0 === view }
      subviews.insert(view, at: min(max(0, index), subviews.count))
      // The order of views is the order in which their constraints are taken.
      return noteStructureChange()
    }
    let (environment, direction) = (view.resolvedEnvironment, view.resolvedLayoutDirection)
    view.removeFromSuperview()
    subviews.insert(view, at: min(max(0, index), subviews.count))
    view.parent = viewReference
    if !view.resolvedEnvironment.isSame(as: environment)
      || view.resolvedLayoutDirection != direction
    {
      view.needLayoutInside()
    }
    view.startMask(at: view.storedFrame)
    view.dropLayoutEngine()
    if !view.isLayoutRoot { noteStructureChange() }
    if view.hasUpdatesInside { noteUpdatesInside() }
    view.noteMove()
    noteLayoutInside()
  }

  /// Takes the view out of its superview. The constraints between it (or what is inside it) and
  /// the rest of the tree are deactivated; those inside it stay active.
  public final func removeFromSuperview() {
    guard let superview else { return }
    if let index = superview.subviews.firstIndex(where: { $0 === self }) {
      superview.subviews.remove(at: index)
    }
    (superview as? StackView)?.removeArrangedSubview(self)
    if !isLayoutRoot {
      deactivateConstraintsAcross()
      superview.noteStructureChange()
    }
    parent = nil
  }

  private func deactivateConstraintsAcross() {
    var mentions: [LayoutConstraint] = []
    forEachInLayout { view in
      mentions += view.mentions
      for guide in view.layoutGuides + view.derivedGuides { mentions += guide.mentions }
    }
    LayoutConstraint.deactivate(
      mentions.filter { !($0.owner?.object?.isDescendant(of: self) ?? true) })
  }

  /// Whether the view is `other` or inside it.
  public final func isDescendant(of other: View) -> Bool {
    var current: View? = self
    while let view = current {
      if view === other { return true }
      current = view.superview
    }
    return false
  }

  /// The first view with this tag, this one or inside it; depth first.
  public final func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for view in subviews {
      if let found = view.viewWithTag(tag) { return found }
    }
    return nil
  }

  /// Adds a guide; it leaves its present owner.
  public final func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.setOwner(self)
    layoutGuides.append(guide)
    noteStructureChange()
  }

  /// Removes a guide; constraints with it are deactivated.
  public final func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self else { return }
    LayoutConstraint.deactivate(guide.mentions)
    layoutGuides.removeAll { $0 === guide }
    guide.setOwner(nil)
    noteStructureChange()
  }

  /// Whether a layout begins here.
  final var isLayoutRoot: Bool { hasLayoutOfItsOwn || superview == nil }

  /// The root of the layout that this view takes part in.
  final var layoutRoot: View {
    var view = self
    while !view.isLayoutRoot, let superview = view.superview { view = superview }
    return view
  }

  /// The nearest view that contains both, within one layout.
  final func commonAncestor(with other: View) -> View? {
    guard layoutRoot === other.layoutRoot else { return nil }
    var candidate: View? = self
    while let view = candidate {
      if other.isDescendant(of: view) { return view }
      candidate = view.superview
    }
    return nil
  }

  /// The surroundings that hold here.
  public final var resolvedEnvironment: LayoutEnvironment {
    inherited { $0.environment } ?? LayoutEnvironment()
  }

  /// The direction of text that holds here.
  public final var resolvedLayoutDirection: LayoutDirection {
    inherited { $0.layoutDirection } ?? .leftToRight
  }

  /// The value of the nearest view, this one or around it, that has one.
  private func inherited<Value>(_ value: (View) -> Value?) -> Value? {
    var current: View? = self
    while let view = current {
      if let found = value(view) { return found }
      current = view.superview ?? view.outerSource
    }
    return nil
  }

  /// Where a view without a superview takes its surroundings from, unless that is inside it.
  private var outerSource: View? {
    guard let source = environmentSource?.object, !source.isDescendant(of: self) else {
      return nil
    }
    return source
  }
}
