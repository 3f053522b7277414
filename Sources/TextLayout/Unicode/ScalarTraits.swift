/// What measuring asks about a scalar beside its line breaking class.
struct ScalarTraits: OptionSet, Sendable, Hashable {
  let rawValue: UInt16

  /// East_Asian_Width Fullwidth, Wide or Halfwidth (UAX #11).
  static let eastAsian = ScalarTraits(rawValue: 1 << 0)
  /// A prefix or postfix of ambiguous width.
  static let ambiguous = ScalarTraits(rawValue: 1 << 1)
  /// A quotation mark of general category Pi.
  static let initialQuote = ScalarTraits(rawValue: 1 << 2)
  /// A quotation mark of general category Pf.
  static let finalQuote = ScalarTraits(rawValue: 1 << 3)
  /// Kept free for pictures of later versions (LB30b).
  static let unassignedPictographic = ScalarTraits(rawValue: 1 << 4)
  /// Two such scalars side by side always are two characters: their Grapheme_Cluster_Break is
  /// Other, LV, LVT, or Control but not CR (UAX #29).
  static let standsAlone = ScalarTraits(rawValue: 1 << 5)
  /// Shows nothing at the end of a line and takes no room there.
  static let hangs = ScalarTraits(rawValue: 1 << 6)
  /// Controls, format characters and marks: no advance.
  static let zeroWidth = ScalarTraits(rawValue: 1 << 7)
  /// As wide as high: East_Asian_Width Fullwidth or Wide, but no emoji.
  static let wide = ScalarTraits(rawValue: 1 << 8)
  /// Emoji_Presentation (UTS #51): shown in colour without a variation selector.
  static let emoji = ScalarTraits(rawValue: 1 << 9)
  /// Repeats the character before it: 々, ゝ.
  static let iterationMark = ScalarTraits(rawValue: 1 << 10)
  /// Punctuation drawn in the middle of its square, and marks of exclamation and question.
  static let centredPunctuation = ScalarTraits(rawValue: 1 << 11)
  /// 〜 and ゠.
  static let wideHyphen = ScalarTraits(rawValue: 1 << 12)
  /// U+00AD.
  static let softHyphen = ScalarTraits(rawValue: 1 << 13)
}
