public import LayoutGeometry
public import ViewTree

/// A view of a class that this package has no counterpart of: it takes part in layout, as large as
/// the platform makes it, and draws nothing.
public final class PlatformView: View {
  /// The platform's name of the class, as `UIToolbar`.
  public let className: String
  private let size: Size

  /// A view that stands for one of that class.
  ///
  /// - Parameter size: What the contents want, in points; ``View/noIntrinsicMetric`` for none.
  public init(
    className: String, intrinsicContentSize size: Size = Size(width: -1, height: -1)
  ) {
    self.className = className
    self.size = size
    super.init(frame: .zero)
  }

  /// What the platform's class wants, in points.
  public override var intrinsicContentSize: Size { size }
}
