public import LayoutGeometry

/// A minus and a plus to tap on: 94 × 32 points.
open class Stepper: Control {
  /// The value.
  public final var value = 0.0

  /// 94 × 32 points.
  open override var intrinsicContentSize: Size { Size(width: 94, height: 32) }
}
