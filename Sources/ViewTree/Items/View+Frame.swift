public import LayoutGeometry

extension View {
  /// The view's place in its superview, in points. Where constraints decide it, layout overwrites
  /// what is set here. A frame that is not finite or has a negative size is refused (see
  /// ``issues``).
  public final var frame: Rect {
    get { storedFrame }
    set {
      guard newValue != storedFrame || newValue != maskFrame || followsOtherSize else { return }
      guard newValue.isFinite, newValue.width >= 0, newValue.height >= 0 else {
        return addIssue(.invalidFrame(view: displayName))
      }
      startMask(at: newValue)
      place(at: newValue)
      exactSize = nil
      noteFrameChange()
    }
  }

  /// The middle of the view's frame in its superview, in points. Setting it moves the frame; a point
  /// that is not finite is refused (see ``issues``).
  public final var center: Point {
    get { Point(x: storedFrame.midX, y: storedFrame.midY) }
    set {
      guard newValue != center else { return }
      frame = Rect(
        x: newValue.x - storedFrame.width / 2, y: newValue.y - storedFrame.height / 2,
        width: storedFrame.width, height: storedFrame.height)
    }
  }

  /// Scrolls, and resizes the frame around its centre.
  final func setBounds(_ bounds: Rect) {
    guard bounds.isFinite, bounds.width >= 0, bounds.height >= 0 else {
      return addIssue(.invalidFrame(view: displayName))
    }
    if bounds.size != storedFrame.size {
      frame = Rect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width,
        height: bounds.height)
    }
    if bounds.origin != boundsOrigin {
      boundsOrigin = bounds.origin
      noteScrolling()
    }
  }

  /// Takes the size that ``sizeThatFits(_:)`` gives for the present one, around the same centre.
  public final func sizeToFit() {
    bounds = Rect(origin: bounds.origin, size: sizeThatFits(bounds.size))
  }

  /// Moves the view without telling the engines.
  final func place(at frame: Rect) {
    if frame == storedFrame { return }
    if frame.size != storedFrame.size {
      needsLayout = true
      noteLayoutInside()
      for view in subviews { view.suspectInsets() }
    }
    storedFrame = frame
    suspectInsets()
  }
}

extension View {
  /// Asks for ``layoutSubviews()`` at the next layout.
  public final func setNeedsLayout() {
    needsLayout = true
    noteLayoutInside()
    noteLayoutNeeded()
  }

  /// Asks for ``updateConstraints()`` at the next layout.
  public final func setNeedsUpdateConstraints() {
    needsUpdateConstraints = true
    noteUpdatesInside()
    noteLayoutNeeded()
  }

  /// Calls ``updateConstraints()`` now, of this view and of those inside, where it was asked for.
  /// Layout does so by itself.
  public final func updateConstraintsIfNeeded() { updateConstraintsPass() }

  /// Lays the tree that the view is in out now, if something has changed. What is wrong with it is
  /// kept in the ``issues`` of the tree's root, and the rest is laid out.
  public final func layoutIfNeeded() {
    let root = layoutRoot
    do {
      try root.runPasses(isStrict: false)
    } catch {
      root.addIssue(error)
    }
  }

  /// Lays the tree that the view is in out now, if something has changed: the strict twin of
  /// ``layoutIfNeeded()``. What that has gone on without is wrong here, also if nothing has changed.
  ///
  /// - Throws: ``LayoutError/unsatisfiable(_:)``, ``LayoutError/feedbackLoop(views:)``,
  ///   ``LayoutError/tooExtreme``. After any of them, all frames are what they were.
  public final func layout() throws(LayoutError) {
    let root = layoutRoot
    // What a layout that goes on has given up is tried again here, and thrown.
    if root.layoutEngine?.changes.isStructural ?? false { root.passesAreNeeded = true }
    try root.runPasses(isStrict: true)
    if let issue = root.layoutEngine?.issues.first { throw issue }
  }

  /// The smallest size that fits the contents as near to `target` as the priorities say: the
  /// width equals that of `target` at one priority and the height at the other. The view and its
  /// constraints stay as they are.
  ///
  /// ```swift
  /// cell.systemLayoutSizeFitting(
  ///   Size(width: 320, height: 0), withHorizontalFittingPriority: .required,
  ///   verticalFittingPriority: .fittingSizeLevel)
  /// ```
  ///
  /// - Returns: A size in points, rounded up to the pixel; zero where there is none, which ``issues``
  ///   then explain.
  public final func systemLayoutSizeFitting(
    _ target: Size, withHorizontalFittingPriority horizontal: LayoutPriority = .fittingSizeLevel,
    verticalFittingPriority vertical: LayoutPriority = .fittingSizeLevel
  ) -> Size {
    guard target.isFinite else {
      let bad = target.width.isFinite ? target.height : target.width
      addIssue(.notFinite(bad, in: displayName))
      return .zero
    }
    for priority in [horizontal, vertical] where !priority.isValid {
      addIssue(.invalidPriority(priority.rawValue, in: displayName))
      return .zero
    }
    do {
      return try fittingSize(target, horizontal, vertical)
    } catch {
      addIssue(error)
      return .zero
    }
  }

  /// The size that fits, in points, rounded up to the pixel.
  package final func fittingSize(
    _ target: Size, _ horizontal: LayoutPriority, _ vertical: LayoutPriority
  ) throws(LayoutError) -> Size {
    guard !isFitting else { throw .feedbackLoop(views: [displayName]) }
    isFitting = true
    defer { isFitting = false }
    let engine = fittingEngine ?? LayoutEngine()
    fittingEngine = engine
    updateConstraintsPass()
    engine.sizing = .fitting(target, horizontal: horizontal, vertical: vertical)
    try engine.update(self, isStrict: false)
    return pixelGrid.roundedUp(engine.size(of: self))
  }
}
