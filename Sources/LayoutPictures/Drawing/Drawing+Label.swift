import LayoutGeometry
import TextLayout
import ViewTree

extension Drawing {
  /// The lines of a label, each where it was measured: from the top of the box, at its alignment.
  mutating func drawLines(of label: Label, in placed: PlacedView) {
    let measurement = label.textLines()
    let lineHeight = measurement.size.height / Double(max(1, measurement.lines.count))
    for (index, line) in measurement.lines.enumerated() {
      let baseline = placed.box.minY + Double(index) * lineHeight + measurement.firstBaseline
      let left = label.textAlignment.left(
        of: line.width, in: placed.box, direction: placed.direction)
      drawText(
        label.drawnText(of: line), width: line.width, at: Point(x: left, y: baseline),
        font: label.adaptedFont, color: label.textColor)
    }
  }

  /// One line of text.
  ///
  /// - Parameters:
  ///   - width: What the text measures, in points. Whatever font is there is stretched to it.
  ///   - position: The left end of the baseline.
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

extension TextAlignment {
  /// Where a line of a width begins in a box, from the left.
  fileprivate func left(of width: Double, in box: Rect, direction: LayoutDirection) -> Double {
    switch (self, direction) {
    case (.left, _), (.natural, .leftToRight): box.minX
    case (.right, _), (.natural, .rightToLeft): box.maxX - width
    case (.center, _): box.midX - width / 2
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
