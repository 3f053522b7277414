/// The digits of the tables in this module: printable ASCII without the space, `"` and `\`.
enum Base92 {
  /// The numbers that a text of two digits each stands for.
  static func numbers(_ text: String) -> [UInt16] {
    let digits = Array(text.utf8)
    return stride(from: 0, to: digits.count - 1, by: 2).map { index in
      UInt16(value(digits[index]) * 92 + value(digits[index + 1]))
    }
  }

  private static func value(_ digit: UInt8) -> Int {
    switch digit {
    case 0x21: 0
    case ..<0x5C: Int(digit) - 0x22
    default: Int(digit) - 0x23
    }
  }
}
