#if Pango
  /// The order in which parts of a line stand from left to right.
  ///
  /// Whatever lies deeper than a level is reversed, from the deepest level up to the lowest odd one
  /// (UAX #9, L2).
  ///
  /// - Parameter levels: the bidirectional level of each part, in the order of the text.
  /// - Complexity: O(n · l) in the number of parts and of levels.
  func visualOrder(levels: [Int]) -> [Int] {
    var order = Array(levels.indices)
    guard let deepest = levels.max(), deepest > 0 else { return order }
    for level in (1...deepest).reversed() {
      var start = 0
      while start < order.count {
        var end = start
        while end < order.count, levels[order[end]] >= level { end += 1 }
        if end > start + 1 { order[start..<end].reverse() }
        start = max(end, start + 1)
      }
    }
    return order
  }
#endif
