/// How a character behaves at the ends of a line: the classes of UAX #14, in the order of the
/// numbers in `ScalarTable`. AI, SA, SG and XX are resolved already (LB1).
enum LineBreakClass: UInt8, Sendable {
  /// BK: ends the line.
  case mandatoryBreak
  /// CR: ends the line, except before LF.
  case carriageReturn
  /// LF: ends the line.
  case lineFeed
  /// NL: ends the line.
  case nextLine
  /// SP: allows a break after it.
  case space
  /// ZW: allows a break and shows nothing.
  case zeroWidthSpace
  /// WJ: forbids a break on both sides.
  case wordJoiner
  /// GL: forbids a break on both sides, but not after a space.
  case glue
  /// CB: something else decides; an attachment.
  case contingentBreak
  /// ZWJ: joins two pictures.
  case zeroWidthJoiner
  /// CM: belongs to the character before it.
  case combiningMark
  /// B2: the em dash allows a break on both sides.
  case breakOnBothSides
  /// BA: allows a break after it.
  case breakAfter
  /// BB: allows a break before it.
  case breakBefore
  /// HY: the hyphen-minus allows a break after it, but not before a digit.
  case hyphen
  /// HL: Hebrew letters.
  case hebrewLetter
  /// IN: leaders, like an ellipsis.
  case inseparable
  /// IS: part of a number, like a full stop.
  case infixSeparator
  /// SY: the solidus allows a break after it, but not inside a number.
  case breakSymbol
  /// EX: forbids a break before it, like an exclamation mark.
  case exclamation
  /// CL: forbids a break before it.
  case closePunctuation
  /// CP: a closing bracket.
  case closeParenthesis
  /// OP: forbids a break after it.
  case openPunctuation
  /// QU: quotation marks, which may open or close.
  case quotation
  /// NS: may not begin a line.
  case nonstarter
  /// CJ: small kana, which begin a line in all but strict setting.
  case conditionalStarter
  /// NU: digits.
  case numeric
  /// PO: follows a number, like a per cent sign.
  case postfix
  /// PR: goes before a number, like a dollar sign.
  case prefix
  /// AL, and all that is in no other class.
  case alphabetic
  /// ID: breaks on both sides, like an ideograph.
  case ideographic
  /// EB: a picture that takes a modifier.
  case emojiBase
  /// EM: a modifier of a picture.
  case emojiModifier
  /// H2: a hangul syllable of consonant and vowel.
  case hangulLV
  /// H3: a hangul syllable that ends in a consonant.
  case hangulLVT
  /// JL: a leading hangul consonant.
  case hangulL
  /// JV: a hangul vowel.
  case hangulV
  /// JT: a trailing hangul consonant.
  case hangulT
  /// RI: half of a flag.
  case regionalIndicator

  /// Whether the line ends after it.
  var isHardBreak: Bool {
    switch self {
    case .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine: true
    default: false
    }
  }

  /// H2, H3, JL, JV, JT.
  var isHangul: Bool {
    switch self {
    case .hangulLV, .hangulLVT, .hangulL, .hangulV, .hangulT: true
    default: false
    }
  }
}
