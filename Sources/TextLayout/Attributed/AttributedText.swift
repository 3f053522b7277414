/// A text whose parts look different.
///
/// ```swift
/// var text = AttributedText("Total ", font: .system(size: 15))
/// text.append(AttributedText("12 km", font: .boldSystem(size: 15)))
/// text.runs.count  // 2
/// ```
public struct AttributedText: Sendable, Hashable {
  /// A stretch of text with the same attributes.
  public struct Run: Sendable, Hashable {
    /// How many bytes of UTF-8 it has.
    public let utf8Count: Int
    /// How it looks.
    public let attributes: TextAttributes
  }

  /// The characters. An attachment is U+FFFC.
  public private(set) var text: String
  /// The runs in order; they cover the text, and neighbours differ.
  public private(set) var runs: [Run]

  /// `text` with the same attributes everywhere.
  public init(_ text: String, attributes: TextAttributes) {
    self.text = text
    self.runs = text.isEmpty ? [] : [Run(utf8Count: text.utf8.count, attributes: attributes)]
  }

  /// `text` in one font.
  public init(_ text: String, font: Font) {
    self.init(text, attributes: TextAttributes(font: font))
  }

  /// An attachment as a text of one character.
  public init(_ attachment: TextAttachment, attributes: TextAttributes) {
    var attributes = attributes
    attributes.attachment = attachment
    self.init("\u{FFFC}", attributes: attributes)
  }

  /// Adds a text at the end.
  ///
  /// - Complexity: O(n) in the length of what is added.
  public mutating func append(_ other: AttributedText) {
    text += other.text
    for run in other.runs { append(run) }
  }

  private mutating func append(_ run: Run) {
    guard let last = runs.last, last.attributes == run.attributes else { return runs.append(run) }
    runs[runs.count - 1] = Run(
      utf8Count: last.utf8Count + run.utf8Count, attributes: run.attributes)
  }

  /// Changes the attributes of the bytes in `utf8Range`, which is cut to the text.
  ///
  /// A character that begins before the range keeps the attributes of its beginning.
  ///
  /// - Complexity: O(r) in the number of runs.
  public mutating func changeAttributes(
    in utf8Range: Range<Int>, _ change: (inout TextAttributes) -> Void
  ) {
    let old = runs
    runs = []
    var start = 0
    for run in old {
      let range = start..<start + run.utf8Count
      let middle = utf8Range.clamped(to: range)
      var changed = run.attributes
      change(&changed)
      for (count, attributes) in [
        (middle.lowerBound - range.lowerBound, run.attributes), (middle.count, changed),
        (range.upperBound - middle.upperBound, run.attributes),
      ] where count > 0 {
        append(Run(utf8Count: count, attributes: attributes))
      }
      start = range.upperBound
    }
  }
}
