/// Tells, scalar by scalar, where a line may end, by the rules of UAX #14.
///
/// It knows nothing of grapheme clusters: whoever breaks lines takes only those places that lie
/// between two of them.
package struct LineBreaker {
  private let table: LineBreakTable
  /// Where the context's steps begin.
  var row = 0

  /// A breaker at the start of a text.
  init(rules: LineBreakRules) {
    self.table = LineBreakTable.table(for: rules)
  }

  /// Context by context, and in each column by column, what a scalar says.
  var steps: [LineBreakTable.Step] { table.steps }

  /// Takes a scalar and tells what it says about the place before it.
  mutating func take(_ scalar: ScalarProperties) -> LineBreakTable.Step {
    let step = table.steps[row + scalar.column]
    row = step.row
    return step
  }

  /// What the end of the text says about the place that is undecided; nil if there is none.
  func finish() -> Bool? { table.ending(row: row) }
}
