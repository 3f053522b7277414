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

  /// What a line shows, in the order of the text.
  ///
  /// - Complexity: O(n) in the number of runs on the line.
  package func slices(of line: TextLine) -> [Slice] {
    guard !spans.isEmpty else { return [] }
    let shown = line.utf8Range
    guard let omitted = line.omitted else {
      let end = table.character(at: shown.upperBound)
      let hyphen = line.isHyphenated ? [mark("-", table.hyphenAdvance(at: end), at: end)] : []
      return slices(shown) + hyphen
    }
    let end = min(max(omitted.lowerBound, shown.lowerBound), shown.upperBound)
    let start = max(end, min(omitted.upperBound, shown.upperBound))
    let place = table.character(at: omitted.lowerBound)
    // After characters the ellipsis looks like the last of them, else like the first it replaces.
    let standsAfter = omitted.lowerBound > shown.lowerBound
    let marks = table.marks(at: standsAfter ? place - 1 : place)
    let ellipsis = mark("…", marks.ellipsisAdvance, at: standsAfter ? place : place + 1)
    return slices(shown.lowerBound..<end) + [ellipsis] + slices(start..<shown.upperBound)
  }

  /// A range run by run.
  private func slices(_ utf8Range: Range<Int>) -> [Slice] {
    var start = table.character(at: utf8Range.lowerBound)
    let end = table.character(at: utf8Range.upperBound)
    var slices: [Slice] = []
    var index = span(at: start)
    while start < end, index < spans.count {
      let span = spans[index]
      let spanEnd = min(span.end, end)
      slices.append(
        Slice(
          utf8Range: table.utf8Offset(of: start)..<table.utf8Offset(of: spanEnd), mark: nil,
          attributes: span.attributes, width: table.advance(from: start, to: spanEnd)))
      start = spanEnd
      index += 1
    }
    return slices
  }

  /// What the line shows after the characters before `end`, in their last one's font.
  private func mark(_ mark: String, _ width: Double, at end: Int) -> Slice {
    var attributes = spans[min(span(at: max(0, end - 1)), spans.count - 1)].attributes
    attributes.attachment = nil
    let place = table.utf8Offset(of: min(end, table.count))
    return Slice(utf8Range: place..<place, mark: mark, attributes: attributes, width: width)
  }
}
