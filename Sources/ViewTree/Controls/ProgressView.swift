public import LayoutGeometry

/// A bar that fills up: 4 points high, with no width of its own.
open class ProgressView: View {
  /// How much is done, from 0 to 1.
  public final var progress = 0.0

  /// 4 points high.
  open override var intrinsicContentSize: Size {
    Size(width: View.noIntrinsicMetric, height: 4)
  }
}
