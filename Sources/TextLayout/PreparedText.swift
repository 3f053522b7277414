/// A text in a font, ready to be measured at any width.
///
/// Its identity can serve as the key of a cache: what it answers depends on nothing but the
/// arguments.
public protocol PreparedText: AnyObject, Sendable {
  /// The text as it was given.
  var text: String { get }
  /// The font as it was given.
  var font: Font { get }

  /// The size of the text broken at its hard breaks only.
  ///
  /// - Throws: what `wrapped(width:lineLimit:)` throws for an infinite width.
  /// - Complexity: O(n) in the number of break opportunities.
  func natural() throws(TextError) -> TextMeasurement

  /// The size of the text wrapped at `width` points.
  ///
  /// - Parameters:
  ///   - width: points, at least 0; may be infinite.
  ///   - lineLimit: the greatest number of lines; 0 means any number. If there is more text, the
  ///     last line ends in an ellipsis that fits.
  /// - Throws: `TextError.invalidWidth` for a negative width or NaN;
  ///   `TextError.invalidLineLimit` for a negative limit.
  /// - Complexity: O(n) in the number of break opportunities; a word longer than a line adds
  ///   O(log n) for each of its lines.
  func wrapped(width: Double, lineLimit: Int) throws(TextError) -> TextMeasurement
}

extension PreparedText {
  /// The characters that `line` shows, with "…" at the end if it is truncated.
  ///
  /// A range that reaches beyond this text (a line of another text) is cut to it.
  ///
  /// - Complexity: O(n) in the length of the line.
  public func drawn(_ line: TextLine) -> String {
    let utf8 = text.utf8
    let count = utf8.count
    let lower = min(max(line.utf8Range.lowerBound, 0), count)
    let upper = min(max(line.utf8Range.upperBound, 0), count)
    let start = utf8.index(utf8.startIndex, offsetBy: lower)
    let end = utf8.index(start, offsetBy: upper - lower)
    let shown = String(text[start..<end])
    return line.isTruncated ? shown + "…" : shown
  }
}
