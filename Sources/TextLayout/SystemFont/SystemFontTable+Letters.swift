extension SystemFontTable {
  /// The ASCII character as wide as the letter `value` (estimated): the base letter of an accented
  /// Latin one, a Latin letter of like shape for a Greek or Cyrillic one.
  static func baseLetter(_ value: UInt32) -> UInt8? {
    switch value {
    case 0xC0...0xFF: latin1[Int(value) - 0xC0]
    case 0x100...0x17F: latinExtendedA[Int(value) - 0x100]
    case 0x391...0x3A9: greekCapitals[Int(value) - 0x391]
    case 0x3B1...0x3C9: greekSmall[Int(value) - 0x3B1]
    case 0x410...0x44F: cyrillic[Int(value) - 0x410]
    case 0x401: UInt8(ascii: "E")  // Ё
    case 0x451: UInt8(ascii: "e")  // ё
    default: nil
    }
  }

  /// U+00C0 to U+00FF.
  private static let latin1 = Array(
    "AAAAAAACEEEEIIIIDNOOOOO+OUUUUYPBaaaaaaaceeeeiiiidnooooo+ouuuuypy".utf8)
  /// U+0100 to U+017F.
  private static let latinExtendedA = Array(
    ("AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiJjJjKkkLlLlLlL"
      + "lLlNnNnNnnNnOoOoOoOoRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs").utf8)
  /// U+0391 to U+03A9.
  private static let greekCapitals = Array("ABLAEZHOIKAMNEOHPEETYOXWO".utf8)
  /// U+03B1 to U+03C9.
  private static let greekSmall = Array("abyoecnoikyuvconpcotuoxww".utf8)
  /// U+0410 to U+044F.
  private static let cyrillic = Array(
    "ABBLDEWSNNKNMHOHPCTYOXHUMWDMBCWRaoernewsuuknmnonpcsymxuummomocmo".utf8)

  /// The advance of a character that has no base letter (estimated).
  static func special(_ value: UInt32) -> Double? {
    switch value {
    case 0xA0: ascii[0x20]  // no-break space
    case 0xA1: 0.2803  // ¡
    case 0xA9, 0xAE: 0.78  // © ®
    case 0xAA, 0xB0, 0xB2, 0xB3, 0xB9, 0xBA: 0.38  // ª ° ² ³ ¹ º
    case 0xA6: 0.26  // ¦
    case 0xB7, 0xB8: 0.27  // · ¸
    case 0xBF: 0.5145  // ¿
    case 0xC6, 0x152: 0.92  // Æ Œ
    case 0xE6, 0x153: 0.85  // æ œ
    case 0x132: 0.77  // Ĳ
    case 0x133: 0.41  // ĳ
    case 0x2000...0x2015, 0x202F, 0x205F: spaceOrDash(value)
    case 0x2018...0x201B, 0x2032: 0.24  // ‘ ’ ‚ ‛ ′
    case 0x201C...0x201F, 0x2033: 0.42  // “ ” „ ‟ ″
    case 0x2022: 0.38  // •
    case 0x2026: ellipsis
    case 0x2030: 1.15  // ‰
    case 0x2039, 0x203A: 0.3  // ‹ ›
    case 0x20A0...0x20BF: 0.6158  // currency
    case 0x2122: 0.8  // ™
    case 0x2190...0x21FF: 0.9  // arrows
    case 0x2200...0x22FF: 0.5986  // mathematical operators
    case 0x2500...0x27BF: 0.85  // shapes and dingbats
    case 0xFF61...0xFFDC: 0.5  // halfwidth kana and hangul
    default: nil
    }
  }

  private static func spaceOrDash(_ value: UInt32) -> Double {
    switch value {
    case 0x2000, 0x2002: 0.5
    case 0x2001, 0x2003: 1
    case 0x2004: 0.333
    case 0x2005: 0.25
    case 0x2006: 0.167
    case 0x2007: 0.6158
    case 0x2008: 0.25
    case 0x2009, 0x202F: 0.2
    case 0x200A: 0.1
    case 0x205F: 0.222
    case 0x2010, 0x2011: 0.4097
    case 0x2012, 0x2013: 0.5
    default: 0.87  // em dash
    }
  }
}
