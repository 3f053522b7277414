public import LayoutGeometry

/// A value between two others, set by dragging.
open class Slider: Control {
  /// The value.
  public final var value = 0.0
  /// The value at the leading end.
  public final var minimumValue = 0.0
  /// The value at the trailing end.
  public final var maximumValue = 1.0

  /// 30 points high, with no width of its own.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: 30)
  }
  /// 2 points at both ends, 1 at the bottom.
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(left: 2, bottom: 1, right: 2) }
}
