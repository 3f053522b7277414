import LayoutGeometry

extension PreparedAttributedText {
  package func contentWidths() -> ContentWidths {
    var widths = ContentWidths(minimum: 0, natural: 0)
    for (number, paragraph) in paragraphs.enumerated() {
      let style = paragraph.style
      let pieces = table.contentWidths(
        of: table.paragraph(number), tabs: paragraph.tabs,
        firstIndent: style.firstLineHeadIndent, indent: style.headIndent)
      let first = pieces.first + style.firstLineHeadIndent
      widths = ContentWidths(
        minimum: max(widths.minimum, first, pieces.others + style.headIndent),
        natural: max(widths.natural, pieces.natural + style.firstLineHeadIndent))
    }
    return widths
  }

  package func wrapped(
    width: Double, lineLimit: Int, mode: LineBreakMode
  ) throws(TextError) -> TextMeasurement {
    guard width >= 0 else { throw .invalidWidth(width) }
    guard lineLimit >= 0 else { throw .invalidLineLimit(lineLimit) }
    var stack = LineStack()
    for (number, paragraph) in paragraphs.enumerated() {
      let isLast = number == paragraphs.count - 1
      var wrapper = LineWrapper(
        table, paragraphs: number..<number + 1, width: width, mode: mode,
        indents: (paragraph.style.firstLineHeadIndent, paragraph.style.headIndent),
        tabs: paragraph.tabs)
      var isFirst = true
      while !wrapper.isAtEnd {
        let line = wrapper.nextLine()
        let isCut = stack.lines.count + 1 == lineLimit && !(wrapper.isAtEnd && isLast)
        stack.add(
          isCut ? wrapper.last(line) : wrapper.whole(line), heights(of: line), paragraph.style,
          isFirst: isFirst)
        if isCut { return stack.measurement(width: width, mode: mode, isTruncated: true) }
        isFirst = false
      }
      stack.endParagraph(paragraph.style)
    }
    return stack.measurement(width: width, mode: mode, isTruncated: false)
  }

  /// How far the characters of a line reach above and below its baseline; those that hang or are
  /// cut count too, and an empty line is as high as the character that ends it, or the one before.
  private func heights(of line: LineWrapper.Line) -> (ascent: Double, descent: Double) {
    var heights = (ascent: -Double.infinity, descent: -Double.infinity)
    var index = span(at: min(line.start, max(0, table.count - 1)))
    repeat {
      heights.ascent = max(heights.ascent, spans[index].ascent)
      heights.descent = max(heights.descent, spans[index].descent)
      index += 1
    } while index < spans.count && spans[index - 1].end < line.visibleEnd
    return heights
  }

  /// The number of the span that the character at an offset belongs to; that of spans for the end of the text.
  func span(at offset: Int) -> Int {
    var low = 0
    var high = spans.count
    while low < high {
      let middle = low + (high - low) / 2
      if spans[middle].end <= offset { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// Lines put under each other.
private struct LineStack {
  private(set) var lines: [TextLine] = []
  private var top = 0.0
  /// The bottom of the last line.
  private var bottom = 0.0
  private var widest = 0.0

  mutating func add(
    _ line: TextLine, _ heights: (ascent: Double, descent: Double), _ style: ParagraphStyle,
    isFirst: Bool
  ) {
    let height = style.lineHeight(natural: heights.ascent + heights.descent)
    let indent = isFirst ? style.firstLineHeadIndent : style.headIndent
    // What a line is higher than its fonts, it is higher above the baseline.
    lines.append(
      TextLine(
        utf8Range: line.utf8Range, width: line.width, ascent: height - heights.descent,
        descent: heights.descent, top: top, indent: indent, omitted: line.omitted,
        isHyphenated: line.isHyphenated, alignment: style.alignment))
    widest = max(widest, indent + line.width)
    bottom = top + height
    top = bottom + style.lineSpacing
  }

  mutating func endParagraph(_ style: ParagraphStyle) { top += style.paragraphSpacing }

  func measurement(width: Double, mode: LineBreakMode, isTruncated: Bool) -> TextMeasurement {
    let shown = mode == .byClipping ? min(widest, width) : widest
    return TextMeasurement(
      lines: lines, size: Size(width: shown, height: bottom), isTruncated: isTruncated)
  }
}
