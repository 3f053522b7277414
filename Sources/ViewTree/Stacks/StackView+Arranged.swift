extension StackView {
  /// Adds a view at the end; it becomes a subview if it is not yet one.
  public final func addArrangedSubview(_ view: View) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place among the arranged ones, or moves it there; places outside the list
  /// count as its nearest end. Its place among the subviews, if it has one, stays.
  ///
  /// A view that contains the stack is refused (see ``View/issues``).
  public final func insertArrangedSubview(_ view: View, at index: Int) {
    if view.superview !== self { addSubview(view) }
    guard view.superview === self else { return }
    if let place = arrangedSubviews.firstIndex(where: { $0 === view }) {
      arrangedSubviews.remove(at: place)
    }
    arrangedSubviews.insert(view, at: min(max(0, index), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    noteArrangement()
    (view as? StackView)?.noteArrangement()
  }

  /// Stops arranging a view; it stays a subview.
  public final func removeArrangedSubview(_ view: View) {
    guard let place = arrangedSubviews.firstIndex(where: { $0 === view }) else { return }
    arrangedSubviews.remove(at: place)
    customSpacings[ObjectIdentifier(view)] = nil
    noteArrangement()
    (view as? StackView)?.noteArrangement()
  }

  /// Sets the gap after an arranged view, in points; `nil` or ``spacingUseDefault`` takes ``spacing``
  /// again, and ``spacingUseSystem`` the standard distance. It counts while the view is visible and
  /// not the last one. A number that is not finite is refused (see ``View/issues``).
  public final func setCustomSpacing(_ spacing: Double?, after view: View) {
    if let spacing, !spacing.isFinite {
      return addIssue(.notFinite(spacing, in: displayName))
    }
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    customSpacings[ObjectIdentifier(view)] = spacing == Self.spacingUseDefault ? nil : spacing
    noteArrangement()
  }

  /// The gap that was set after a view; `nil` if none was.
  public final func customSpacing(after view: View) -> Double? {
    customSpacings[ObjectIdentifier(view)]
  }

  /// The contents of an arranged view want another size.
  final func noteContents() {
    if distribution == .fillProportionally { noteArrangement() }
  }

  /// The views that are visible, in their order.
  final var visibleViews: [View] { arrangedSubviews.filter { !$0.isHidden } }

  /// Whether another stack arranges this one and leaves it out: then it arranges nothing either.
  final var isHiddenInStack: Bool {
    isHidden && (superview as? StackView)?.arrangedSubviews.contains { $0 === self } ?? false
  }

  /// The stack's own constraints are others; they are made when layout begins.
  final func noteArrangement() {
    needsArranging = true
    noteUpdatesInside()
    noteLayoutNeeded()
  }
}
