extension LineBreaker {
  /// The UTF-8 offsets of all places in `text` where a line may or must end, with the end of the
  /// text, which is always one (LB3).
  ///
  /// For tests: measuring does the same in one walk with more, and leaves out the places inside
  /// grapheme clusters.
  ///
  /// - Complexity: O(n) in the length of the text.
  package static func opportunities(
    in text: String, rules: LineBreakRules = LineBreakRules()
  ) -> [Int] {
    let breaker = LineBreaker.breaker(for: rules)
    var row = 0
    var offsets: [Int] = []
    var end = 0
    var undecided = 0
    for scalar in text.unicodeScalars {
      let step = breaker.step(row, breaker[scalar.value])
      row = step.row
      if step.earlier == true { offsets.append(undecided) }
      switch step.verdict {
      case .prohibited: break
      case .allowed, .mandatory: offsets.append(end)
      case .undecided: undecided = end
      }
      end += UTF8.width(scalar)
    }
    if breaker.ending(row: row) == true { offsets.append(undecided) }
    if end > 0 { offsets.append(end) }
    return offsets
  }
}
