import LayoutGeometry
import TextLayout

extension View {
  /// Puts `view` inside this one, in front of the others; it leaves its present superview. A view
  /// that is inside already only comes to the front, and keeps its constraints.
  ///
  /// A view cannot be put inside itself: that is refused (see ``issues``).
  public final func addSubview(_ view: View) {
    insert(view) { subviewList.count }
  }

  /// Puts `view` inside this one at a place counted from the back; places outside the list count
  /// as its nearest end.
  public final func insertSubview(_ view: View, at index: Int) {
    insert(view) { index }
  }

  /// Puts a view inside, at a place that is found when all have been told. If one of those has moved it
  /// on, it stays where that has put it.
  private func insert(_ view: View, at place: () -> Int) {
    guard !isDescendant(of: view) else {
      return addIssue(.cyclicHierarchy(view: view.displayName))
    }
    let superview = view.superview
    if superview === self { return reorder(view, to: place()) }
    view.willMove(toSuperview: self)
    if view.superview === superview { superview?.willRemoveSubview(view) }
    guard view.superview === superview else { return }
    take(view, at: place())
    view.didMoveToSuperview()
    if view.superview === self { didAddSubview(view) }
  }

  private func reorder(_ view: View, to index: Int) {
    subviewList.remove(view)
    subviewList.insert(view, at: index)
    noteOrderChange()
  }

  /// Takes a view in from where it is, if what has been called about that has left it possible.
  private func take(_ view: View, at index: Int) {
    guard !isDescendant(of: view) else {
      return addIssue(.cyclicHierarchy(view: view.displayName))
    }
    let (environment, direction) = (view.resolvedEnvironment, view.resolvedLayoutDirection)
    let engines = view.enginesOfMove(into: self)
    let followedFrames = view.insetsFollowFrames
    view.leaveSuperview(movedIn: engines)
    subviewList.insert(view, at: index)
    view.parent = viewReference
    if !view.resolvedEnvironment.isSame(as: environment)
      || view.resolvedLayoutDirection != direction
    {
      view.needLayoutInside()
    }
    view.startMask(at: view.storedFrame)
    view.dropLayoutEngine()
    if view.isLayoutRoot {
      view.noteLayoutNeeded()
    } else {
      noteArrival(of: view, movedIn: engines)
    }
    if !engines.isEmpty, followedFrames || view.insetsFollowFrames { view.noteInsetsChange() }
    if view.hasUpdatesInside { noteUpdatesInside() }
    view.noteMove()
    view.insetsMayDiffer = true
    view.hasLayoutInside = true
    noteLayoutInside()
  }

  /// Puts `view` inside this one, just in front of `sibling`: in front of all, where that is not inside.
  public final func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view) { place(of: sibling, without: view).map { $0 + 1 } ?? subviewList.count }
  }

  /// Puts `view` inside this one, just behind `sibling`: behind all, where that is not inside.
  public final func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view) { place(of: sibling, without: view) ?? 0 }
  }

  /// Puts a subview in front of the others; a view that is not inside stays where it is.
  public final func bringSubviewToFront(_ view: View) {
    if view.superview === self { insertSubview(view, at: subviewList.count) }
  }

  /// Puts a subview behind the others; a view that is not inside stays where it is.
  public final func sendSubviewToBack(_ view: View) {
    if view.superview === self { insertSubview(view, at: 0) }
  }

  /// Has two subviews, by their places from the back, change places. Where there is none at one of
  /// these, nothing changes.
  public final func exchangeSubview(at first: Int, withSubviewAt second: Int) {
    guard subviews.indices.contains(first), subviews.indices.contains(second), first != second
    else { return }
    subviewList.exchange(first, second)
    noteOrderChange()
  }

  private func place(of sibling: View, without view: View) -> Int? {
    subviews.filter { $0 !== view }.firstIndex { $0 === sibling }
  }

  /// Takes the view out of its superview. The constraints between it (or what is inside it) and
  /// the rest of the tree are deactivated; those inside it stay active.
  public final func removeFromSuperview() {
    guard let superview else { return }
    willMove(toSuperview: nil)
    if self.superview === superview { superview.willRemoveSubview(self) }
    // One of those may have moved it on.
    guard self.superview === superview else { return }
    leaveSuperview(movedIn: [])
    didMoveToSuperview()
  }

  /// Takes the view out of its superview; for some engines it only moves.
  private func leaveSuperview(movedIn engines: [LayoutEngine]) {
    guard let superview else { return }
    if !isLayoutRoot {
      deactivateConstraintsAcross()
      superview.noteDeparture(of: self, movedIn: engines)
    }
    superview.subviewList.remove(self)
    (superview as? StackView)?.removeArrangedSubview(self)
    parent = nil
  }

  /// Deactivates the constraints between what is inside and what is around: they are found from the
  /// side where less is to be looked at.
  private func deactivateConstraintsAcross() {
    var owners: [View] = []
    var count = 0
    var outer = superview
    while let view = outer {
      owners.append(view)
      count += view.ownedConstraints.count
      outer = view.isLayoutRoot ? nil : view.superview
    }
    let isNearby = count <= mentions.count + Self.constraintsOfAView
    LayoutConstraint.deactivate(isNearby ? constraintsAcross(of: owners) : constraintsAcross())
  }

  /// Those of the constraints of views around this one that have an item inside it.
  private func constraintsAcross(of owners: [View]) -> [LayoutConstraint] {
    var across: [LayoutConstraint] = []
    for owner in owners {
      owner.ownedConstraints.forEach { constraint in
        if constraint.terms.contains(where: { has($0.item) }) { across.append(constraint) }
      }
    }
    return across
  }

  private func has(_ reference: ItemReference) -> Bool {
    reference.item?.owningView?.isDescendant(of: self) ?? false
  }

  /// Those of the constraints of views inside this one that a view around it owns.
  private func constraintsAcross() -> [LayoutConstraint] {
    var across: [LayoutConstraint] = []
    forEachInLayout { view in
      view.forEachMention { constraint in
        if let owner = constraint.owner?.view, !view.meets(owner, upTo: self) {
          across.append(constraint)
        }
      }
    }
    return across
  }

  private static var constraintsOfAView: Int { 8 }

  /// Whether `other`, which is this view or around it, lies on the way up to `last`.
  private func meets(_ other: View, upTo last: View) -> Bool {
    var view = self
    while view !== other {
      guard view !== last, let superview = view.superview else { return false }
      view = superview
    }
    return true
  }

  /// Whether the view is `other` or inside it.
  public final func isDescendant(of other: View) -> Bool {
    firstValue { $0 === other ? true : nil } ?? false
  }

  /// The first view with this tag, this one or inside it; depth first.
  public final func viewWithTag(_ tag: Int) -> View? {
    var rest = [self]
    while let view = rest.popLast() {
      if view.tag == tag { return view }
      rest += view.subviews.reversed()
    }
    return nil
  }

  /// Adds a guide; it leaves its present owner.
  public final func addLayoutGuide(_ guide: LayoutGuide) {
    guide.owningView?.removeLayoutGuide(guide)
    guide.setOwner(self)
    layoutGuides.append(guide)
    noteArrival(of: guide)
    guide.noteMove()
  }

  /// Removes a guide; constraints with it are deactivated.
  public final func removeLayoutGuide(_ guide: LayoutGuide) {
    guard guide.owningView === self else { return }
    LayoutConstraint.deactivate(guide.mentions.items)
    noteDeparture(of: guide)
    layoutGuides.removeAll { $0 === guide }
    guide.setOwner(nil)
  }

  /// Whether a layout begins here.
  final var isLayoutRoot: Bool { hasLayoutOfItsOwn || superview == nil }

  /// The root of the layout that this view takes part in.
  final var layoutRoot: View {
    firstValue { $0.isLayoutRoot ? $0 : nil } ?? self
  }

  /// Whether the layout that begins at `root` lays the view out.
  final func isLaidOut(in root: View) -> Bool {
    var view = self
    while view !== root {
      guard !view.isLayoutRoot, let superview = view.superview else { return false }
      view = superview
    }
    return true
  }

  /// The nearest view that contains both, within one layout. O(depth)
  final func commonAncestor(with other: View) -> View? {
    if let near = nearAncestor(with: other) { return near }
    var (one, another) = (self, other)
    var difference = depthInLayout - other.depthInLayout
    while one !== another {
      // Of two as deep as each other, first the one goes up, then the other.
      guard !one.isLayoutRoot || difference < 0 else { return nil }
      if difference >= 0 {
        guard let outer = one.superview else { return nil }
        (one, difference) = (outer, difference - 1)
      } else {
        guard let outer = another.superview else { return nil }
        (another, difference) = (outer, difference + 1)
      }
    }
    return one
  }

  /// The nearest view that contains both, if it is one of them or the superview of both: as it is for
  /// most constraints. O(1)
  private final func nearAncestor(with other: View) -> View? {
    let (outer, otherOuter) = (outerInLayout, other.outerInLayout)
    if self === other || self === otherOuter { return self }
    return outer === other || outer === otherOuter ? outer : nil
  }

  private final var outerInLayout: View? { isLayoutRoot ? nil : superview }

  private final var depthInLayout: Int {
    var (view, depth) = (self, 0)
    while !view.isLayoutRoot, let superview = view.superview {
      (view, depth) = (superview, depth + 1)
    }
    return depth
  }

  /// The surroundings that hold here.
  public final var resolvedEnvironment: LayoutEnvironment {
    inherited { $0.environmentRecord?.environment } ?? LayoutEnvironment()
  }

  /// Pixels per point.
  final var resolvedScale: Double { inherited { $0.environmentRecord?.environment.scale } ?? 1 }

  /// Whether the surroundings that hold here have this measurer and this size of text.
  final func isResolved(_ measurer: any TextMeasurer, _ category: ContentSizeCategory) -> Bool {
    let isSame = inherited { view -> Bool? in
      guard let own = view.environmentRecord else { return nil }
      return own.environment.textMeasurer === measurer
        && own.environment.contentSizeCategory == category
    }
    return isSame
      ?? (measurer === LayoutEnvironment.builtInTextMeasurer && category == .large)
  }

  /// The direction of text that holds here.
  public final var resolvedLayoutDirection: LayoutDirection {
    inherited { $0.layoutDirection } ?? .leftToRight
  }

  /// The value of the nearest view, this one or around it, that has one.
  @inline(__always)
  private func inherited<Value>(_ value: (View) -> Value?) -> Value? {
    firstValue(outwards: value) { $0.outerSource }
  }

  /// Where a view without a superview takes its surroundings from, unless that is inside it.
  private var outerSource: View? {
    guard let source = environmentSource?.view, !source.isDescendant(of: self) else {
      return nil
    }
    return source
  }
}
