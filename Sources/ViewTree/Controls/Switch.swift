public import LayoutGeometry

/// An on-off switch: 51 × 31 points, of which layout aligns 49.
open class Switch: Control {
  /// Whether the switch is on.
  public final var isOn = false

  /// 49 × 31 points.
  open override var intrinsicContentSize: Size { Size(width: 49, height: 31) }
  /// 2 points at the right.
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(right: 2) }
}
