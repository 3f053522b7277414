/// Advances of Helvetica, which are those of Arial and Liberation Sans, in 2048ths of an em.
struct HelveticaTable: Sendable {
  /// Upright and regular.
  static let regular = HelveticaTable(regularDigits)
  /// Upright and bold.
  static let bold = HelveticaTable(boldDigits)
  /// Italic and regular.
  static let italic = HelveticaTable(italicDigits)
  /// Italic and bold.
  static let boldItalic = HelveticaTable(boldItalicDigits)

  /// How many units an em has.
  static let unitsPerEm = 2048.0

  private let advances: [UInt16]

  private init(_ digits: String) {
    advances = Base92.numbers(digits)
  }

  /// The table for a weight, upright or italic.
  static func table(isBold: Bool, isItalic: Bool) -> HelveticaTable {
    switch (isBold, isItalic) {
    case (false, false): regular
    case (true, false): bold
    case (false, true): italic
    case (true, true): boldItalic
    }
  }

  /// The advance of a character, or nil if the font does not have it.
  ///
  /// - Complexity: O(r) in the number of runs before it: 1 for ASCII.
  func advance(of scalar: UInt32) -> UInt16? {
    var before = 0
    for run in Self.runs {
      guard scalar >= run.first else { return nil }
      let index = Int(scalar - run.first)
      if index < run.count { return advances[before + index] }
      before += run.count
    }
    return nil
  }
}
