/// How a character behaves at the ends of a line: the line breaking classes of UAX #14 that this
/// module tells apart, under their standard names where there is one.
///
/// Two deviations: punctuation is split by its East Asian width, as LB19a and LB30 ask for, and
/// curly quotes count as opening and closing punctuation.
enum LineBreakClass: UInt8, Sendable {
  /// BK, CR, LF, NL: ends the line.
  case mandatoryBreak
  /// SP, and the wider spaces and the tab too: allows a break after it and hangs over the end.
  case space
  /// ZW: allows a break and shows nothing.
  case zeroWidthSpace
  /// WJ: forbids a break on both sides.
  case wordJoiner
  /// GL: forbids a break on both sides, but not after a space.
  case glue
  /// OP (narrow) and opening quotes: forbids a break after it.
  case openPunctuation
  /// OP (wide).
  case wideOpenPunctuation
  /// CL, CP, EX, IS (narrow) and closing quotes: forbids a break before it.
  case closePunctuation
  /// CL, EX (wide).
  case wideClosePunctuation
  /// QU: straight quotes, which may open or close.
  case quotation
  /// NS: forbids a break directly before it.
  case nonstarter
  /// HY: allows a break after it inside words.
  case hyphen
  /// BA: allows a break after it.
  case breakAfter
  /// NU: digits.
  case numeric
  /// AL, and all that is in no other class.
  case alphabetic
  /// ID, H2, H3, EB: ideographs, kana, hangul, emoji.
  case ideographic

  /// Whether lines break on both sides of the character unless a rule forbids it.
  var breaksOnBothSides: Bool {
    switch self {
    case .ideographic, .nonstarter, .wideOpenPunctuation, .wideClosePunctuation: true
    default: false
    }
  }

  /// Whether the character shows nothing at the end of a line and takes no room there.
  var hangs: Bool { self == .space || self == .zeroWidthSpace }
}
