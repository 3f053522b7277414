import LayoutGeometry
import TextLayout
import ViewTree

extension Drawing {
  /// The lines of a label, each where it was measured: from the top of the box, at its alignment.
  mutating func drawLines(of label: Label, in placed: PlacedView) {
    for line in label.textLines().lines {
      let left = label.textAlignment.left(of: line, in: placed.box, direction: placed.direction)
      let baseline = placed.box.minY + line.top + line.ascent
      for fragment in label.fragments(of: line) {
        draw(fragment, at: Point(x: left + fragment.x, y: baseline), color: label.textColor)
      }
    }
  }

  /// A part of a line: text, or an image in it.
  private mutating func draw(_ fragment: TextFragment, at position: Point, color: Color) {
    let attributes = fragment.attributes
    let position = Point(x: position.x, y: position.y - attributes.baselineOffset)
    guard let image = attributes.attachment, fragment.text == "\u{FFFC}" else {
      return drawText(
        fragment.text, width: fragment.width, at: position, font: attributes.font, color: color)
    }
    drawImage(
      named: image.name,
      in: Rect(
        x: position.x, y: position.y - image.height, width: image.width, height: image.height))
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
  /// Where a line begins in a box, from the left. Its indent lies at its leading edge.
  fileprivate func left(of line: TextLine, in box: Rect, direction: LayoutDirection) -> Double {
    let indent = direction == .leftToRight ? line.indent : 0
    let width = line.indent + line.width
    return switch (self, direction) {
    case (.left, _), (.natural, .leftToRight): box.minX + indent
    case (.right, _), (.natural, .rightToLeft): box.maxX - width + indent
    case (.center, _): box.midX - width / 2 + indent
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
