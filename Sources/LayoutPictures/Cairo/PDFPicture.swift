#if Pango
  public import LayoutGeometry
  import PangoCairo
  public import ViewTree

  /// A picture of a tree of views, as a PDF of one page.
  ///
  /// It shows what a ``PNGPicture`` shows; a point of layout is a point of the page, and texts are
  /// texts, which can be searched and copied. The package trait `Pango` adds it.
  public struct PDFPicture: Sendable, Hashable {
    /// The file.
    public let pdf: [UInt8]
    /// The extent of the page, in points.
    public let size: Size

    /// A picture of a view, with the frames it has now: the tree should have been laid out
    /// (``ViewTree/View/layoutIfNeeded()``).
    ///
    /// - Parameters:
    ///   - view: Its top left corner is that of the page.
    ///   - size: The extent of the page in points; `nil` is the view's.
    ///   - background: What lies behind the view.
    /// - Throws: `PictureError.invalidSize`, `PictureError.notDrawn`.
    /// - Complexity: that of drawing the views: O(n) in their number and the length of the texts.
    public init(
      of view: View, size: Size? = nil, background: Color? = nil
    ) throws(PictureError) {
      let size = size ?? view.bounds.size
      guard PictureError.isDrawable(size.width, size.height) else { throw .invalidSize(size) }
      do throws(CairoCanvas.Failure) {
        let canvas = try CairoCanvas(pageSize: size)
        draw(view, on: canvas, size: size, background: background)
        pdf = try canvas.pdf()
      } catch {
        throw .notDrawn(error.status)
      }
      self.size = size
    }
  }
#endif
