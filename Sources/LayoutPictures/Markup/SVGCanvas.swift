import LayoutGeometry
import TextLayout
import ViewTree

/// Draws by writing SVG.
struct SVGCanvas: Canvas {
  var markup = Markup()

  mutating func beginGroup(opacity: Double) {
    markup.open("g", ["opacity": opacity.opacityValue])
  }

  mutating func endGroup() { markup.close() }

  mutating func beginView(_ placed: PlacedView) {
    let frame = placed.view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map(decimal)
    markup.open(
      "g",
      [
        "data-name": placed.name, "data-frame": numbers.joined(separator: " "),
        "opacity": placed.opacity.opacityValue,
      ])
  }

  mutating func endView(_ placed: PlacedView) { markup.close() }

  mutating func drawBox(_ box: Rect, fill: Color?, cornerRadius: Double?) {
    markup.element(
      "rect",
      [
        "x": decimal(box.minX), "y": decimal(box.minY),
        "width": decimal(box.width), "height": decimal(box.height),
        "rx": cornerRadius.map(decimal),
        "fill": fill?.hexadecimal ?? "none", "fill-opacity": fill?.alpha.opacityValue,
      ])
  }

  mutating func drawText(
    _ text: String, width: Double, at position: Point, font: Font, color: Color
  ) {
    guard width > 0, !text.isEmpty else { return }
    markup.element(
      "text",
      [
        "x": decimal(position.x), "y": decimal(position.y), "font-family": font.face.families,
        "font-size": decimal(font.pointSize), "font-weight": font.weight.number,
        "font-style": font.isItalic ? "italic" : nil,
        "fill": color.hexadecimal, "fill-opacity": color.alpha.opacityValue,
        "textLength": decimal(width), "lengthAdjust": "spacingAndGlyphs",
        "xml:space": "preserve", "unicode-bidi": "plaintext",
      ], text: text)
  }
}

extension Font.Face {
  /// The fonts that have the advances that were measured; the system font is the picture's own.
  fileprivate var families: String? {
    switch self {
    case .system: nil
    case .helvetica: "Helvetica, Arial, 'Liberation Sans', sans-serif"
    case .monospaced: "'Courier New', 'Liberation Mono', monospace"
    }
  }
}

extension Font.Weight {
  /// The weight on the scale of CSS and OpenType.
  fileprivate var number: String {
    switch self {
    case .ultraLight: "100"
    case .thin: "200"
    case .light: "300"
    case .regular: "400"
    case .medium: "500"
    case .semibold: "600"
    case .bold: "700"
    case .heavy: "800"
    case .black: "900"
    }
  }
}
