public import LayoutGeometry

/// A spinner.
open class ActivityIndicator: View {
  /// How large the spinner is.
  public enum Style: Sendable, Hashable, CaseIterable {
    /// 20 × 20 points.
    case medium
    /// 37 × 37 points.
    case large
  }

  /// How large the spinner is; medium to begin with.
  public final var style = Style.medium {
    didSet { if style != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Whether it turns.
  public final var isAnimating = false

  /// Has it turn.
  public final func startAnimating() { isAnimating = true }
  /// Has it stand still.
  public final func stopAnimating() { isAnimating = false }

  /// 20 × 20 points, or 37 × 37.
  open override var intrinsicContentSize: Size {
    let side = style == .medium ? 20.0 : 37
    return Size(width: side, height: side)
  }
}
