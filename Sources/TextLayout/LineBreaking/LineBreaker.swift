/// Tells, character by character, where a line may end, by the rules of UAX #14.
///
/// It knows nothing of grapheme clusters: whoever breaks lines takes only those places that lie
/// between two of them.
package struct LineBreaker {
  private let table: LineBreakTable
  private let steps: [LineBreakTable.Step]
  private let columns: [UInt8]
  private let asciiColumns: [UInt8]
  private var row = 0

  /// A breaker at the start of a text.
  init(rules: LineBreakRules) {
    self.table = LineBreakTable.table(for: rules)
    self.steps = table.steps
    self.columns = LineBreakColumns.shared.columns[rules.number]
    self.asciiColumns = LineBreakColumns.shared.asciiColumns[rules.number]
  }

  /// Takes a scalar of `category` and tells what it says about the place before it.
  mutating func take(_ category: UInt8) -> LineBreakTable.Step {
    let step = steps[row + Int(columns[Int(category)])]
    row = step.row
    return step
  }

  /// Takes an ASCII character and tells what it says about the place before it.
  mutating func take(ascii: UInt8) -> LineBreakTable.Step {
    let step = steps[row + Int(asciiColumns[Int(ascii)])]
    row = step.row
    return step
  }

  /// What the end of the text says about the place that is undecided; nil if there is none.
  func finish() -> Bool? { table.ending(row: row) }
}
