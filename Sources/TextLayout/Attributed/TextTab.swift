/// A tab stop of a paragraph: where a tab leads to, and how the column behind it lies there.
///
/// ```swift
/// style.tabStops = [
///   TextTab(location: 80),
///   TextTab(textAlignment: .right, location: 200, columnTerminators: "."),
/// ]
/// ```
public struct TextTab: Sendable, Hashable {
  /// How the column lies, in the direction of reading: `left` and `natural` ones begin at the stop,
  /// `right` ones end there, `center` ones have their middle there. One that has no room for that
  /// before the stop begins where the tab does, and runs on behind the stop.
  public var alignment: ParagraphStyle.Alignment
  /// Where the stop is, in points from the leading edge of the text.
  public var location: Double
  /// The characters (Unicode scalars) that end what is aligned, beside a tab and the end of the line:
  /// a decimal separator, so that the numbers of several lines have theirs below each other.
  public var columnTerminators: String

  /// A stop; by default columns begin there.
  public init(
    textAlignment alignment: ParagraphStyle.Alignment = .natural, location: Double,
    columnTerminators: String = ""
  ) {
    self.alignment = alignment
    self.location = location
    self.columnTerminators = columnTerminators
  }

  /// The share of a column's width that lies before the stop.
  var shareBefore: Double {
    switch alignment {
    case .natural, .left: 0
    case .center: 0.5
    case .right: 1
    }
  }
}
