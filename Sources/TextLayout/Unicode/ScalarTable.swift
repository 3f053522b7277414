/// Finds a scalar's category, the number that stands for all that measuring asks about it.
///
/// Two stages for planes 0 and 1, ranges above; the data are 30 KB. Whoever walks over a text keeps
/// a copy of `shared` at hand, so that a look-up is one or two reads.
package struct ScalarTable: Sendable {
  /// The table made from the data files of Unicode.
  static let shared = ScalarTable()

  /// For every block of 64 scalars where it starts in `categories`.
  private let starts: [UInt16]
  private let categories: [UInt8]

  private init() {
    self.starts = Base92.numbers(Self.first).map { $0 * 64 }
    self.categories = Array(Self.second.utf8)
  }

  /// The category of an ASCII character.
  ///
  /// - Complexity: O(1): the first two blocks hold ASCII.
  func category(ascii: UInt8) -> UInt8 { categories[Int(ascii)] }

  /// The category of the scalar of a value.
  ///
  /// - Complexity: O(1) in planes 0 and 1.
  func category(of scalar: UInt32) -> UInt8 {
    let value = Int(scalar)
    guard value >> 6 < starts.count else { return Self.highCategory(scalar) }
    return categories[Int(starts[value >> 6]) + (value & 63)]
  }

  private static func highCategory(_ value: UInt32) -> UInt8 {
    for run in high where value <= run.last { return run.category }
    return high[high.count - 1].category
  }

  /// The line breaking class of a category (UAX #14, after LB1).
  static func lineBreakClass(_ category: UInt8) -> LineBreakClass {
    let number = UInt8(truncatingIfNeeded: traits[Int(category)])
    return LineBreakClass(rawValue: number) ?? .alphabetic
  }

  /// What is to be known of a category.
  static func traits(_ category: UInt8) -> ScalarTraits {
    ScalarTraits(rawValue: UInt16(truncatingIfNeeded: traits[Int(category)] >> 8))
  }
}
