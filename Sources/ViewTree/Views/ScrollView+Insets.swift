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

  private func isAdjusted(_ contents: Double, _ visible: Double) -> Bool {
    switch contentInsetAdjustmentBehavior {
    case .automatic, .scrollableAxes: contents > visible
    case .never: false
    case .always: true
    }
  }
}
