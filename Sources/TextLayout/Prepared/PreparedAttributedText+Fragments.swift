extension PreparedAttributedText {
  /// A part of a line: characters of one run, or what the line shows beyond its text.
  package struct Slice: Sendable {
    /// The bytes of UTF-8; for a mark, the place where it stands.
    package var utf8Range: Range<Int>
    /// The ellipsis or hyphen, if it is one.
    package var mark: String?
    /// How it looks.
    package var attributes: TextAttributes
    /// The advance, in points.
    package var width: Double
  }

  package func fragments(of line: TextLine) -> [TextFragment] {
    var x = 0.0
    return slices(of: line).map { slice in
      defer { x += slice.width }
      return TextFragment(
        text: slice.mark ?? substring(slice.utf8Range), attributes: slice.attributes, x: x,
        width: slice.width)
    }
  }

  /// What a line shows, in the order of the text. Tabs that lead to stops are parts of their own.
  ///
  /// - Complexity: O(n) in the number of runs and tabs on the line.
  package func slices(of line: TextLine) -> [Slice] {
    guard !spans.isEmpty else { return [] }
    let shown = line.utf8Range
    guard let omitted = line.omitted else {
      let end = table.characterStart(at: shown.upperBound)
      let hyphen = line.isHyphenated ? [mark("-", table.hyphenAdvance(at: end), at: end)] : []
      return slices(shown, ruler(of: line)) + hyphen
    }
    let end = min(max(omitted.lowerBound, shown.lowerBound), shown.upperBound)
    let start = max(end, min(omitted.upperBound, shown.upperBound))
    let place = table.characterStart(at: omitted.lowerBound)
    // After characters the ellipsis looks like the last of them, else like the first it replaces.
    let standsAfter = omitted.lowerBound > shown.lowerBound
    let marks = table.marks(at: standsAfter ? place - 1 : place)
    let markEnd = standsAfter ? place : table.characterEnd(from: place)
    let ellipsis = mark("…", marks.ellipsisAdvance, at: markEnd)
    let head = standsAfter ? slices(shown.lowerBound..<end, ruler(of: line)) : []
    return head + [ellipsis] + slices(start..<shown.upperBound, nil)
  }

  /// A range run by run, from where the ruler stands.
  private func slices(_ utf8Range: Range<Int>, _ ruler: TabRuler?) -> [Slice] {
    var start = table.characterStart(at: utf8Range.lowerBound)
    let end = table.characterStart(at: utf8Range.upperBound)
    var ruler = ruler?.ending(at: end)
    var slices: [Slice] = []
    var index = span(at: start)
    while start < end, index < spans.count {
      let span = spans[index]
      let spanEnd = min(span.end, end)
      let partEnd = ruler?.partEnd(from: start, limit: spanEnd) ?? spanEnd
      let left = ruler?.place(of: start, in: table)
      let right = ruler?.place(of: partEnd, in: table)
      let width = right.flatMap { right in left.map { right - $0 } }
      slices.append(
        Slice(
          utf8Range: start..<partEnd, mark: nil,
          attributes: span.attributes,
          width: width ?? table.advance(from: start, to: partEnd)))
      start = partEnd
      if partEnd == spanEnd { index += 1 }
    }
    return slices
  }

  /// The ruler at the start of a line, if its paragraph has tabs that lead to stops.
  private func ruler(of line: TextLine) -> TabRuler? {
    let start = table.characterStart(at: line.utf8Range.lowerBound)
    var low = 0
    var high = paragraphs.count - 1
    while low < high {
      let middle = low + (high - low) / 2
      if table.paragraph(middle).upperBound <= start { low = middle + 1 } else { high = middle }
    }
    guard low < paragraphs.count else { return nil }
    return paragraphs[low].tabs?.starting(at: start, indent: line.indent)
  }

  /// What the line shows after the characters before `end`, in their last one's font.
  private func mark(_ mark: String, _ width: Double, at end: Int) -> Slice {
    var attributes = spans[min(span(at: max(0, end - 1)), spans.count - 1)].attributes
    attributes.attachment = nil
    return Slice(utf8Range: end..<end, mark: mark, attributes: attributes, width: width)
  }
}
