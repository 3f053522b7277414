#if Pango
  public import LayoutGeometry
  import PangoCairo
  public import ViewTree

  /// A picture of a tree of views, as PNG.
  ///
  /// ```swift
  /// root.environment = LayoutEnvironment(scale: 2, textMeasurer: PangoTextMeasurer())
  /// root.layoutIfNeeded()
  /// try Data(PNGPicture(of: root, scale: 2).png).write(to: file)
  /// ```
  ///
  /// It shows what an ``SVGPicture`` shows. Texts that Pango measured have the glyphs that were
  /// measured, where they were measured to be; others are stretched to the width they were measured
  /// to have. The package trait `Pango` adds it.
  public struct PNGPicture: Sendable, Hashable {
    /// The file.
    public let png: [UInt8]
    /// The extent of the picture, in pixels: whole ones.
    public let pixelSize: Size

    /// A picture of a view, with the frames it has now: the tree should have been laid out
    /// (``ViewTree/View/layoutIfNeeded()``).
    ///
    /// - Parameters:
    ///   - view: Its top left corner is that of the picture.
    ///   - size: The extent of the picture in points; `nil` is the view's.
    ///   - scale: Pixels per point. A pixel that the picture covers in part belongs to it.
    ///   - background: What lies behind the view; `nil` is nothing, and so transparent.
    /// - Throws: `PictureError.invalidSize`, also for a scale that makes none of it, and
    ///   `PictureError.notDrawn`.
    /// - Complexity: O(p + n) in the number of pixels, beside that of drawing the views.
    public init(
      of view: View, size: Size? = nil, scale: Double = 1, background: Color? = nil
    ) throws(PictureError) {
      let size = size ?? view.bounds.size
      // No pixel more for what rounding adds.
      let wide = (size.width * scale - 1e-6).rounded(.up)
      let high = (size.height * scale - 1e-6).rounded(.up)
      guard scale > 0, PictureError.isDrawable(wide, high) else {
        throw .invalidSize(Size(width: wide, height: high))
      }
      do throws(CairoCanvas.Failure) {
        let canvas = try CairoCanvas(
          pixelsWide: Int(wide), pixelsHigh: Int(high), scale: scale)
        draw(view, on: canvas, size: size, background: background)
        png = try canvas.png()
      } catch {
        throw .notDrawn(error.status)
      }
      pixelSize = Size(width: wide, height: high)
    }
  }

  /// Draws a view and what is inside it.
  func draw(_ view: View, on cairo: CairoCanvas, size: Size, background: Color?) {
    var drawing = Drawing(on: PictureCanvas(on: cairo))
    drawing.draw(view, size: size, background: background)
  }
#endif
