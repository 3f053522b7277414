extension LineBreaker {
  /// The UTF-8 offsets of all places in `text` where a line may or must end, with the end of the
  /// text, which is always one (LB3). For tests: measuring does the same in one walk with more.
  ///
  /// - Complexity: O(n) in the length of the text.
  package static func opportunities(in text: String) -> [Int] {
    var clusters = GraphemeClusters(text)
    var breaker = LineBreaker()
    var offsets: [Int] = []
    var end = 0
    var mustBreak = false
    while let cluster = clusters.next() {
      let lineBreakClass = cluster.lineBreakClass
      if breaker.opportunity(before: lineBreakClass) || mustBreak { offsets.append(end) }
      mustBreak = lineBreakClass == .mandatoryBreak
      end = cluster.utf8End
    }
    if end > 0 { offsets.append(end) }
    return offsets
  }
}
