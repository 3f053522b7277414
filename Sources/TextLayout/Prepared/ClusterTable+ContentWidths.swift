extension ClusterTable {
  /// The widths of a paragraph's first piece, of the widest other one, and of the paragraph on one line
  /// without its first indent.
  ///
  /// - Complexity: O(n) in the length of the paragraph.
  func contentWidths(
    of paragraph: Range<Int>, tabs: TabRuler? = nil, firstIndent: Double = 0, indent: Double = 0
  ) -> (first: Double, others: Double, natural: Double) {
    func width(_ start: Int, _ end: Int, _ indent: Double) -> Double {
      guard var ruler = tabs?.starting(at: start, indent: indent) else {
        return advance(from: start, to: end)
      }
      return ruler.place(of: end, in: self) - indent
    }
    var widths = (first: 0.0, others: 0.0, natural: 0.0)
    var start = paragraph.lowerBound
    for end in start + 1..<max(start, paragraph.upperBound) + 1 {
      guard end == paragraph.upperBound || kind(at: end).contains(.opportunity) else { continue }
      let visibleEnd = visibleEnd(from: start, to: end)
      let hyphen = showsHyphen(from: visibleEnd, to: end) ? hyphenAdvance(at: visibleEnd) : 0
      if start == paragraph.lowerBound {
        widths.first = width(start, visibleEnd, firstIndent) + hyphen
      } else {
        widths.others = max(widths.others, width(start, visibleEnd, indent) + hyphen)
      }
      start = end
    }
    let visibleEnd = visibleEnd(from: paragraph.lowerBound, to: paragraph.upperBound)
    widths.natural = width(paragraph.lowerBound, visibleEnd, firstIndent)
    return widths
  }
}
