#if Pango
  public import LayoutGeometry

  /// Why there is no picture.
  public enum PictureError: Error, Equatable, Sendable {
    /// A width or height, in pixels or points of a page, is not above 0 or exceeds 32,767.
    case invalidSize(Size)
    /// Cairo does not draw it, and says why.
    case notDrawn(String)

    /// Whether Cairo can draw as much.
    static func isDrawable(_ width: Double, _ height: Double) -> Bool {
      width > 0 && width <= 32_767 && height > 0 && height <= 32_767
    }
  }
#endif
