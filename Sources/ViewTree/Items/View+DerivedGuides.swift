import LayoutGeometry

extension View {
  /// What the margins leave of the view.
  public final var layoutMarginsGuide: LayoutGuide { derivedGuide(.margins) }

  /// What the safe area's insets leave of the view.
  public final var safeAreaLayoutGuide: LayoutGuide { derivedGuide(.safeArea) }

  /// What lies above the safe area, over the whole width: the older way to keep clear of bars.
  public final var topLayoutGuide: LayoutGuide { derivedGuide(.topBars) }

  /// What lies below the safe area, over the whole width.
  public final var bottomLayoutGuide: LayoutGuide { derivedGuide(.bottomBars) }

  /// What the keyboard covers of the view, over the whole width: ``keyboardHeight`` from the bottom up,
  /// and at least what the safe area does not have there.
  public final var keyboardLayoutGuide: LayoutGuide { derivedGuide(.keyboard) }

  /// How much of the view the keyboard covers from the bottom up, in points: for
  /// ``keyboardLayoutGuide`` of this view; 0 to begin with. There is no keyboard but this number. A
  /// negative one counts as 0, and one that is not finite is refused (see ``issues``).
  public final var keyboardHeight: Double {
    get { insets.keyboard }
    set {
      guard newValue.isFinite else { return addIssue(.notFinite(newValue, in: displayName)) }
      if newValue != insets.keyboard { insets.keyboard = max(0, newValue) }
    }
  }

  /// How much keyboard and safe area cover from the bottom up.
  final func coveredHeight(_ safeArea: EdgeInsets) -> Double {
    max(insets.keyboard, safeArea.bottom)
  }

  /// What the margins leave of the view, but no wider than lines of text are easily read: 672
  /// points, in the middle.
  public final var readableContentGuide: LayoutGuide {
    if let known = knownGuide(.readableContent) { return known }
    let guide = derivedGuide(.readableContent)
    let margins = layoutMarginsGuide
    let constraints = [
      guide.centerXAnchor == margins.centerXAnchor,
      guide.topAnchor == margins.topAnchor,
      guide.bottomAnchor == margins.bottomAnchor,
      guide.widthAnchor <= Self.readableWidth,
      guide.widthAnchor <= margins.widthAnchor,
      (guide.widthAnchor == margins.widthAnchor).with(priority: 999),
    ]
    systemConstraints += constraints
    noteArrival(of: guide)
    for constraint in constraints {
      constraint.begin(in: self)
      noteChange(of: constraint)
    }
    return guide
  }

  /// The width of a readable column at the default text size, in points.
  private static let readableWidth = 672.0

  private func knownGuide(_ derivation: LayoutGuide.Derivation) -> LayoutGuide? {
    derivedGuides.first { $0.derivation == derivation }
  }

  final func derivedGuide(_ derivation: LayoutGuide.Derivation) -> LayoutGuide {
    if let known = knownGuide(derivation) { return known }
    let guide = LayoutGuide(derivation, of: self)
    derivedGuides.append(guide)
    return guide
  }

  /// The guides here that layout finds the place of: those with variables.
  final var placedGuides: [LayoutGuide] {
    derivedGuides.isEmpty ? layoutGuides : layoutGuides + derivedGuides.filter { $0.isPlaced }
  }

  /// The view and its guides, as far as layout finds their place.
  final var placedItems: [LayoutItem] { [self] + placedGuides.map { $0 as LayoutItem } }

  /// Calls `body` with each active constraint that mentions the view or one of its guides: again for
  /// each of these that it mentions.
  final func forEachMention(_ body: (LayoutConstraint) -> Void) {
    mentions.forEach(body)
    for guide in layoutGuides { guide.mentions.forEach(body) }
    for guide in derivedGuides { guide.mentions.forEach(body) }
  }

  /// The views and guides from here down that one layout finds the place of, superviews first.
  final var layoutItems: [LayoutItem] {
    var items: [LayoutItem] = []
    forEachInLayout { items += $0.placedItems }
    return items
  }

  /// Calls `body` with the active constraints that the view owns, in the order in which they are taken:
  /// first those that it makes itself.
  final func forEachConstraint(_ body: (LayoutConstraint) -> Void) {
    systemConstraints.forEach(body)
    ownedConstraints.forEach(body)
  }
}
