#if Pango
  import LayoutGeometry
  import PangoCairo
  import TextLayout
  import ViewTree

  /// Draws with Cairo.
  struct PictureCanvas: Canvas {
    let cairo: CairoCanvas
    /// How many views are drawn as groups: being partly transparent, or parts of such a view.
    private var opacities: [Double] = []

    init(on cairo: CairoCanvas) {
      self.cairo = cairo
    }

    mutating func beginGroup(opacity: Double) {
      opacities.append(opacity)
      cairo.beginGroup()
    }

    mutating func endGroup() {
      if let opacity = opacities.popLast() { cairo.endGroup(opacity: opacity) }
    }

    mutating func beginView(_ placed: PlacedView) {
      if placed.opacity < 1 { beginGroup(opacity: placed.opacity) }
    }

    mutating func endView(_ placed: PlacedView) {
      if placed.opacity < 1 { endGroup() }
    }

    mutating func drawBox(_ box: Rect, fill: Color?, cornerRadius: Double?) {
      guard let fill else { return }
      cairo.fill(box, CairoCanvas.Ink(fill), cornerRadius: cornerRadius ?? 0)
    }

    mutating func drawLine(
      _ line: TextLine, _ fragments: [TextFragment], of text: (any PreparedText)?,
      at position: Point, color: Color
    ) {
      if let text = text as? PangoPreparedText {
        cairo.draw(line, of: text, at: position, CairoCanvas.Ink(color))
      } else {
        drawFragments(fragments, at: position, color: color)
      }
    }

    mutating func drawText(
      _ text: String, width: Double, at position: Point, font: Font, color: Color
    ) {
      cairo.draw(text, font: font, width: width, at: position, CairoCanvas.Ink(color))
    }
  }

  extension CairoCanvas.Ink {
    fileprivate init(_ color: Color) {
      self.init(
        red: color.red.heldToUnit, green: color.green.heldToUnit, blue: color.blue.heldToUnit,
        alpha: color.alpha.heldToUnit)
    }
  }
#endif
