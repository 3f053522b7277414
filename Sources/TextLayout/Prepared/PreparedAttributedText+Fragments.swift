extension PreparedAttributedText {
  func fragments(of line: TextLine) -> [TextFragment] {
    var fragments: [TextFragment] = []
    var x = 0.0
    let shown = line.utf8Range
    guard let omitted = line.omitted else {
      add(shown, to: &fragments, at: &x)
      if line.isHyphenated { add("-", metrics.hyphenAdvance, to: &fragments, at: &x) }
      return fragments
    }
    let end = min(max(omitted.lowerBound, shown.lowerBound), shown.upperBound)
    add(shown.lowerBound..<end, to: &fragments, at: &x)
    add("…", metrics.ellipsisAdvance, to: &fragments, at: &x)
    add(
      max(end, min(omitted.upperBound, shown.upperBound))..<shown.upperBound, to: &fragments, at: &x
    )
    return fragments
  }

  /// Adds the characters of a range, run by run.
  private func add(_ utf8Range: Range<Int>, to fragments: inout [TextFragment], at x: inout Double)
  {
    var start = table.character(at: utf8Range.lowerBound)
    let end = table.character(at: utf8Range.upperBound)
    for span in spans where span.end > start && start < end {
      let spanEnd = min(span.end, end)
      let width = table.advance(from: start, to: spanEnd)
      fragments.append(
        TextFragment(
          text: substring(table.utf8Offset(of: start)..<table.utf8Offset(of: spanEnd)),
          attributes: span.attributes, x: x, width: width))
      x += width
      start = spanEnd
    }
  }

  /// Adds what the line shows beyond the text, in the font of the first run.
  private func add(
    _ mark: String, _ width: Double, to fragments: inout [TextFragment], at x: inout Double
  ) {
    let attributes = TextAttributes(font: font)
    fragments.append(TextFragment(text: mark, attributes: attributes, x: x, width: width))
    x += width
  }
}
