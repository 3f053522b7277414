public import LayoutGeometry
public import ViewTree

/// A picture of a tree of views, as SVG.
///
/// ```swift
/// let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 44))
/// root.backgroundColor = .white
/// let name = Label(frame: Rect(x: 10, y: 10, width: 300, height: 21))
/// name.text = "Tinamou"
/// root.addSubview(name)
/// root.layoutIfNeeded()
/// SVGPicture(of: root).svg  // "<svg xmlns=… viewBox="0 0 320 44" …"
/// ```
///
/// Boxes, texts and images are where layout put them, back to front. A text is stretched to the
/// width that it was measured to have, so that it fills its box in whatever font is there. An image
/// is a box whose colour follows from the image's name. Views that are hidden or fully transparent
/// are left out with what is inside them; what lies outside of its superview is not cut off, what
/// lies outside of the picture is.
///
/// Each view is an element with its name in `data-name` and its frame, in its superview, in
/// `data-frame` (x, y, width and height in points).
///
/// The same tree gives the same picture, byte for byte.
public struct SVGPicture: Sendable, Hashable {
  /// The picture as an `svg` element: a file of its own in UTF-8, or a part of a page.
  public let svg: String
  /// The extent of the picture, in points.
  public let size: Size
  /// The colour around the views, for whoever frames the picture.
  let surface: Color

  /// A picture of a view, with the frames it has now: the tree should have been laid out
  /// (``ViewTree/View/layoutIfNeeded()``).
  ///
  /// - Parameters:
  ///   - view: Its top left corner is that of the picture.
  ///   - size: The extent of the picture in points; `nil` is the view's. An extent that is
  ///     negative or not finite counts as 0.
  ///   - background: What lies behind the view.
  /// - Complexity: O(n) in the number of views and the length of the texts, apart from measuring
  ///   texts that layout did not measure at their width.
  public init(of view: View, size: Size? = nil, background: Color? = nil) {
    let wanted = size ?? view.bounds.size
    let extent = Size(width: drawable(wanted.width), height: drawable(wanted.height))
    self.size = extent
    surface = background ?? view.backgroundColor ?? .white

    var markup = Markup()
    markup.open(
      "svg",
      [
        "xmlns": "http://www.w3.org/2000/svg",
        "width": decimal(extent.width), "height": decimal(extent.height),
        "viewBox": "0 0 \(decimal(extent.width)) \(decimal(extent.height))",
        "font-family": fontStack,
      ])
    var drawing = Drawing(on: SVGCanvas(markup: markup))
    drawing.draw(view, size: extent, background: background)
    drawing.canvas.markup.close()
    svg = drawing.canvas.markup.text
  }
}

/// Fonts that look like the one that was measured, on the systems that have them.
private let fontStack = """
  -apple-system, system-ui, 'Segoe UI', Roboto, 'Helvetica Neue', 'Noto Sans', \
  'PingFang SC', 'Microsoft YaHei', 'Noto Sans CJK SC', sans-serif
  """

/// The extent itself if a picture can have it, otherwise 0.
private func drawable(_ extent: Double) -> Double {
  extent.isFinite && extent > 0 ? extent : 0
}
