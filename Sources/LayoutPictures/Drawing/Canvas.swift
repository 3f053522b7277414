import LayoutGeometry
import TextLayout
import ViewTree

/// What pictures are drawn on, back to front. All lengths are points in the picture.
protocol Canvas {
  /// What is drawn up to `endGroup` is partly transparent as a whole.
  mutating func beginGroup(opacity: Double)
  /// Ends the group that was begun last.
  mutating func endGroup()
  /// What is drawn up to `endView` is what a view itself shows.
  mutating func beginView(_ placed: PlacedView)
  /// Ends what a view shows.
  mutating func endView(_ placed: PlacedView)
  /// A rectangle; one without a fill is there to be pointed at.
  mutating func drawBox(_ box: Rect, fill: Color?, cornerRadius: Double?)
  /// The characters of a line, from the left end of its baseline.
  ///
  /// - Parameter text: what measured the line, if it is known.
  mutating func drawLine(
    _ line: TextLine, _ fragments: [TextFragment], of text: (any PreparedText)?, at position: Point,
    color: Color)
  /// One line of text.
  ///
  /// - Parameters:
  ///   - width: What the text measures, in points. Whatever font is there is stretched to it.
  ///   - position: The left end of the baseline.
  mutating func drawText(
    _ text: String, width: Double, at position: Point, font: Font, color: Color)
}

extension Canvas {
  mutating func drawLine(
    _ line: TextLine, _ fragments: [TextFragment], of text: (any PreparedText)?, at position: Point,
    color: Color
  ) {
    drawFragments(fragments, at: position, color: color)
  }

  /// Draws each part of a line that is text.
  mutating func drawFragments(_ fragments: [TextFragment], at position: Point, color: Color) {
    for fragment in fragments where !fragment.isAttachment {
      let attributes = fragment.attributes
      drawText(
        fragment.text, width: fragment.width,
        at: Point(x: position.x + fragment.x, y: position.y - attributes.baselineOffset),
        font: attributes.font, color: color)
    }
  }
}

extension TextFragment {
  /// Whether an image stands in the place of the characters.
  var isAttachment: Bool { attributes.attachment != nil && text == "\u{FFFC}" }
}
