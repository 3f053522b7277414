/// Tells, scalar by scalar, where a line may end under some rules, by those of UAX #14.
///
/// It never changes: whoever walks over a text keeps the row, which stands for what came before. It knows
/// nothing of grapheme clusters: whoever breaks lines takes only those places that lie between two
/// of them.
package final class LineBreaker: Sendable {
  private let scalars = ScalarTable.shared
  /// 128 of ASCII by value, then 128 by category.
  private let properties: [ScalarProperties]
  private let table: LineBreakTable

  private static let standard = LineBreaker(rules: LineBreakRules())
  private static let all = LineBreakRules.all.map { LineBreaker(rules: $0) }

  /// The breaker under `rules`.
  static func breaker(for rules: LineBreakRules) -> LineBreaker {
    rules == LineBreakRules() ? standard : all[rules.number]
  }

  private init(rules: LineBreakRules) {
    let columns = LineBreakColumns.shared.columns[rules.number]
    let ascii = (UInt8(0)..<128).map { value in
      let category = ScalarTable.shared.category(ascii: value)
      return ScalarProperties(
        category: category, column: columns[Int(category)], isPlain: (0x20..<0x7F).contains(value))
    }
    let others = (UInt8(0)..<128).map { category in
      ScalarProperties(category: category, column: columns[Int(category)], isPlain: true)
    }
    self.properties = ascii + others
    self.table = LineBreakTable.table(for: rules)
  }

  /// The properties of the scalar of a value.
  ///
  /// - Complexity: O(1) in planes 0 and 1.
  @inline(__always)
  subscript(scalar: UInt32) -> ScalarProperties {
    properties[scalar < 0x80 ? Int(scalar) : 128 + Int(scalars.category(of: scalar))]
  }

  /// What a scalar says about the place before it, in a row; the first row is 0.
  @inline(__always)
  func step(_ row: Int, _ scalar: ScalarProperties) -> LineBreakTable.Step {
    table.steps[row &+ scalar.column]
  }

  /// What the end of the text says about the place that is undecided; nil if there is none.
  func ending(row: Int) -> Bool? { table.ending(row: row) }
}
