import LayoutGeometry
import TextLayout
import ViewTree

extension Drawing {
  /// The lines of a label, each where it was measured: from the top of the box, at its alignment.
  mutating func drawLines(of label: Label, in placed: PlacedView) {
    for line in label.textLines().lines {
      let position = Point(
        x: label.alignment(of: line)
          .left(of: line, in: placed.box, direction: placed.direction),
        y: placed.box.minY + line.top + line.ascent)
      let fragments = label.fragments(of: line)
      canvas.drawLine(
        line, fragments, of: label.measuredText, at: position, color: label.textColor)
      for fragment in fragments where fragment.isAttachment {
        drawAttachment(fragment, at: Point(x: position.x + fragment.x, y: position.y))
      }
    }
  }

  /// An image in a line, from its lower left corner.
  private mutating func drawAttachment(_ fragment: TextFragment, at position: Point) {
    guard let image = fragment.attributes.attachment else { return }
    let bottom = position.y - fragment.attributes.baselineOffset
    drawImage(
      named: image.name,
      in: Rect(x: position.x, y: bottom - image.height, width: image.width, height: image.height))
  }
}

extension Label {
  /// An attributed text's lines have that of their paragraphs.
  fileprivate func alignment(of line: TextLine) -> TextAlignment {
    attributedText == nil ? textAlignment : line.alignment
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
