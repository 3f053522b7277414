extension LineBreakClass {
  /// The class of a character that consists of `scalar` alone or begins with it.
  init(_ scalar: Unicode.Scalar) {
    let value = scalar.value
    if value < 0x80 {
      self = Self.ascii(value)
    } else if value < 0x2000 {
      self = Self.beforePunctuationBlock(value)
    } else if value < 0x2E80 {
      self = Self.symbols(scalar)
    } else {
      self = Self.eastAsian(scalar)
    }
  }

  private static func ascii(_ value: UInt32) -> LineBreakClass {
    switch value {
    case 0x0A...0x0D: .mandatoryBreak
    case 0x09, 0x20: .space
    case 0x30...0x39: .numeric
    case 0x22, 0x27: .quotation
    case 0x28, 0x5B, 0x7B: .openPunctuation
    case 0x21, 0x29, 0x2C, 0x2E, 0x3A, 0x3B, 0x3F, 0x5D, 0x7D: .closePunctuation
    case 0x2D: .hyphen
    default: .alphabetic
    }
  }

  private static func beforePunctuationBlock(_ value: UInt32) -> LineBreakClass {
    switch value {
    case 0x85: .mandatoryBreak
    case 0xA0: .glue
    case 0xA1, 0xBF: .openPunctuation  // ¡ ¿
    case 0xAB, 0xBB: .quotation  // « »
    case 0x1100...0x11FF: .ideographic  // hangul jamo
    case 0x1680: .space
    default: .alphabetic
    }
  }

  /// U+2000 to U+2E7F: general punctuation and symbols.
  private static func symbols(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.value {
    case 0x2007, 0x2011, 0x202F: .glue
    case 0x2000...0x200A, 0x205F: .space
    case 0x200B: .zeroWidthSpace
    case 0x2060: .wordJoiner
    case 0x2010, 0x2012...0x2015: .breakAfter  // hyphen and dashes
    case 0x2018, 0x201A, 0x201C, 0x201E: .openPunctuation  // ‘ ‚ “ „
    case 0x2019, 0x201D: .closePunctuation  // ’ ”
    case 0x2028, 0x2029: .mandatoryBreak
    default: scalar.hasEmojiPresentation ? .ideographic : .alphabetic
    }
  }

  /// From U+2E80 on.
  private static func eastAsian(_ scalar: Unicode.Scalar) -> LineBreakClass {
    switch scalar.value {
    case 0x3000: .space
    case 0xFEFF: .wordJoiner
    case 0x3008, 0x300A, 0x300C, 0x300E, 0x3010, 0x3014, 0x3016, 0x3018, 0x301A, 0x301D,
      0xFF08, 0xFF3B, 0xFF5B, 0xFF5F, 0xFF62:
      .wideOpenPunctuation
    case 0x3001, 0x3002, 0x3009, 0x300B, 0x300D, 0x300F, 0x3011, 0x3015, 0x3017, 0x3019, 0x301B,
      0x301E, 0x301F, 0xFF01, 0xFF09, 0xFF0C, 0xFF0E, 0xFF1A, 0xFF1B, 0xFF1F, 0xFF3D, 0xFF5D,
      0xFF60, 0xFF61, 0xFF63, 0xFF64:
      .wideClosePunctuation
    case 0x3005, 0x301C, 0x303B, 0x309B...0x309E, 0x30A0, 0x30FB...0x30FE, 0xFF65, 0xFF70,
      0xFF9E, 0xFF9F:
      .nonstarter
    default: isSmallKana(scalar.value) ? .nonstarter : wideOrAlphabetic(scalar)
    }
  }

  private static func wideOrAlphabetic(_ scalar: Unicode.Scalar) -> LineBreakClass {
    let isHalfwidthKanaOrHangul = (0xFF66...0xFFDC).contains(scalar.value)
    return scalar.isWide || scalar.hasEmojiPresentation || isHalfwidthKanaOrHangul
      ? .ideographic : .alphabetic
  }

  /// CJ, taken for NS as in strict Japanese setting (LB1).
  private static func isSmallKana(_ value: UInt32) -> Bool {
    switch value {
    case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E, 0x3095,
      0x3096:
      true
    case 0x30A1, 0x30A3, 0x30A5, 0x30A7, 0x30A9, 0x30C3, 0x30E3, 0x30E5, 0x30E7, 0x30EE, 0x30F5,
      0x30F6:
      true
    case 0x31F0...0x31FF, 0xFF67...0xFF6F: true
    default: false
    }
  }
}
