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

  /// The code points of all styles.
  private static let spans: [(first: UInt32, count: Int, before: Int)] = {
    var before = 0
    return runs.map { run in
      defer { before += run.count }
      return (run.first, run.count, before)
    }
  }()

  /// The advances of the ASCII characters, by their values: none for controls, and four spaces for a
  /// tab.
  let asciiAdvances: [Double]
  private let advances: [UInt16]

  private init(_ digits: String) {
    let advances = Base92.numbers(digits)
    var ascii = [Double](repeating: 0, count: 128)
    // The first run is that of ASCII from the space on.
    for index in 0..<95 { ascii[0x20 + index] = Double(advances[index]) }
    ascii[0x09] = 4 * ascii[0x20]
    self.asciiAdvances = ascii
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
  /// - Complexity: O(log r) in the number of runs of code points.
  func advance(of scalar: UInt32) -> UInt16? {
    let spans = Self.spans
    var low = 0
    var high = spans.count
    while low < high {
      let middle = low + (high - low) / 2
      if spans[middle].first <= scalar { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return nil }
    let index = Int(scalar - spans[low - 1].first)
    return index < spans[low - 1].count ? advances[spans[low - 1].before + index] : nil
  }
}
