public import LayoutGeometry

extension ScrollView {
  /// Along which axes the safe area's insets are added to the room around the contents.
  public enum ContentInsetAdjustmentBehavior: Sendable, Hashable {
    /// As with ``scrollableAxes``.
    case automatic
    /// Along the axes that the contents are larger than the view on.
    case scrollableAxes
    /// Along none.
    case never
    /// Along both.
    case always
  }

  /// Room around the contents, in points: ``contentInset``, with the safe area's insets added along
  /// the axes that ``contentInsetAdjustmentBehavior`` says.
  public final var adjustedContentInset: EdgeInsets {
    let (safe, inset) = (safeAreaInsets, contentInset)
    let (contents, visible) = (contentSize, bounds.size)
    return EdgeInsets(
      top: inset.top + (isAdjusted(contents.height, visible.height) ? safe.top : 0),
      left: inset.left + (isAdjusted(contents.width, visible.width) ? safe.left : 0),
      bottom: inset.bottom + (isAdjusted(contents.height, visible.height) ? safe.bottom : 0),
      right: inset.right + (isAdjusted(contents.width, visible.width) ? safe.right : 0))
  }

  /// Sets ``contentOffset``. It moves at once, whatever `animated` says: nothing is animated here.
  public final func setContentOffset(_ contentOffset: Point, animated: Bool = false) {
    self.contentOffset = contentOffset
  }

  /// Scrolls as little as it takes for a rectangle of the contents, in points, to be seen, and no
  /// farther than contents and their insets reach. One that is higher or wider than the view is seen
  /// from its start; one that is not finite is refused (see ``View/issues``). Nothing is animated.
  public final func scrollRectToVisible(_ rect: Rect, animated: Bool = false) {
    guard rect.isFinite else { return addIssue(.invalidFrame(view: displayName)) }
    let (inset, visible, contents) = (adjustedContentInset, bounds, contentSize)
    contentOffset = Point(
      x: Self.offset(
        showing: (rect.minX, rect.maxX), from: (visible.minX, visible.maxX),
        (inset.left, inset.right), contents.width),
      y: Self.offset(
        showing: (rect.minY, rect.maxY), from: (visible.minY, visible.maxY),
        (inset.top, inset.bottom), contents.height))
  }

  /// Where what is seen has to begin for a part of the contents to be in it.
  private static func offset(
    showing part: (start: Double, end: Double), from seen: (start: Double, end: Double),
    _ inset: (start: Double, end: Double), _ contents: Double
  ) -> Double {
    let length = seen.end - seen.start
    var start = max(seen.start, part.end + inset.end - length)
    start = min(start, part.start - inset.start)
    // The sum with 0 is never −0.
    return max(-inset.start, min(start, contents + inset.end - length)) + 0
  }

  private func isAdjusted(_ contents: Double, _ visible: Double) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .automatic, .scrollableAxes: contents > visible
    case .never: false
    case .always: true
    }
  }
}
