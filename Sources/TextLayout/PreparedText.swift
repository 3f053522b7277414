/// A text in a font, ready to be measured at any width.
///
/// Its identity can serve as the key of a cache: what it answers depends on nothing but the
/// arguments.
public protocol PreparedText: AnyObject, Sendable {
  /// The text as it was given.
  var text: String { get }
  /// The font as it was given.
  var font: Font { get }

  /// The width of the widest unbreakable piece, and that of the text broken at its hard breaks only.
  ///
  /// - Complexity: O(n) in the length of the text.
  func contentWidths() -> ContentWidths

  /// The size, lines and baselines of the text wrapped at `width` points.
  ///
  /// - Parameters:
  ///   - width: points, at least 0; may be infinite.
  ///   - lineLimit: the greatest number of lines; 0 means any number.
  ///   - mode: where lines break, and what happens to text that the limit leaves out.
  /// - Throws: `TextError.invalidWidth` for a negative width or NaN;
  ///   `TextError.invalidLineLimit` for a negative limit.
  /// - Complexity: O(n) in the length of the text at most. For each line it is O(log n) and the length
  ///   of the word that did not fit.
  func wrapped(
    width: Double, lineLimit: Int, mode: LineBreakMode
  ) throws(TextError) -> TextMeasurement

  /// What a line shows, part by part in the order of the text, each with its attributes. There are
  /// no fragments without characters.
  ///
  /// - Complexity: O(n) in the length of the line and the number of runs.
  func fragments(of line: TextLine) -> [TextFragment]
}

extension PreparedText {
  /// The line in one fragment: the parts of a plain text all look the same.
  public func fragments(of line: TextLine) -> [TextFragment] {
    let text = drawn(line)
    guard !text.isEmpty else { return [] }
    return [
      TextFragment(text: text, attributes: TextAttributes(font: font), x: 0, width: line.width)
    ]
  }

  /// The text wrapped by words; if there is more than the limit lets through, the last line ends in
  /// an ellipsis that fits.
  ///
  /// - Throws: what `wrapped(width:lineLimit:mode:)` throws.
  public func wrapped(width: Double, lineLimit: Int) throws(TextError) -> TextMeasurement {
    try wrapped(width: width, lineLimit: lineLimit, mode: .byTruncatingTail)
  }

  /// The text broken at its hard breaks only.
  ///
  /// - Throws: what `wrapped(width:lineLimit:mode:)` throws for an infinite width.
  /// - Complexity: O(n) in the number of lines and runs.
  public func natural() throws(TextError) -> TextMeasurement {
    try wrapped(width: .infinity, lineLimit: 0)
  }

  /// The characters that `line` shows, with the ellipsis or the hyphen.
  ///
  /// A range that reaches beyond this text (a line of another text) is cut to it.
  ///
  /// - Complexity: O(n) in the length of the line.
  public func drawn(_ line: TextLine) -> String {
    let shown = line.utf8Range
    guard let omitted = line.omitted else {
      return substring(shown) + (line.isHyphenated ? "-" : "")
    }
    let end = min(max(omitted.lowerBound, shown.lowerBound), shown.upperBound)
    let start = max(end, min(omitted.upperBound, shown.upperBound))
    return substring(shown.lowerBound..<end) + "…" + substring(start..<shown.upperBound)
  }

  package func substring(_ utf8Range: Range<Int>) -> String {
    let utf8 = text.utf8
    let range = utf8Range.clamped(to: 0..<utf8.count)
    let start = utf8.index(utf8.startIndex, offsetBy: range.lowerBound)
    let end = utf8.index(start, offsetBy: range.count)
    return String(text[start..<end])
  }
}
