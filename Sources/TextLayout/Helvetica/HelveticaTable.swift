/// Advances of Helvetica, which are those of Arial and Liberation Sans, in 2048ths of an em.
final class HelveticaTable: Sendable {
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

  /// The advances of the ASCII characters, by their values: none for controls, and four spaces for a
  /// tab.
  let asciiAdvances: [Double]
  /// For every block of 128 code points where it starts in `advances`.
  private let starts: [Int]
  /// The advances of blocks; the first one has none.
  private let advances: [UInt16?]

  private init(_ digits: String) {
    let numbers = Base92.numbers(digits)
    var starts: [Int] = []
    var advances = [UInt16?](repeating: nil, count: 128)
    var index = 0
    for run in Self.runs {
      for scalar in Int(run.first)..<Int(run.first) + run.count {
        while starts.count <= scalar >> 7 { starts.append(0) }
        if starts[scalar >> 7] == 0 {
          starts[scalar >> 7] = advances.count
          advances += [UInt16?](repeating: nil, count: 128)
        }
        advances[starts[scalar >> 7] + scalar & 127] = numbers[index]
        index += 1
      }
    }
    var ascii = (0..<128).map { Double(advances[starts[0] + $0] ?? 0) }
    ascii[0x09] = 4 * ascii[0x20]
    self.asciiAdvances = ascii
    self.starts = starts
    self.advances = advances
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
  /// - Complexity: O(1).
  func advance(of scalar: UInt32) -> UInt16? {
    let block = Int(scalar >> 7)
    return block < starts.count ? advances[starts[block] + Int(scalar & 127)] : nil
  }
}
