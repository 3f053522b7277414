/// Where the characters of a line lie whose tabs lead to stops.
///
/// It is asked for one place after the other, from left to right, and looks at each tab once. Places
/// are points from the leading edge of the text.
struct TabRuler: Sendable {
  /// The numbers of the tabs in the text.
  private let tabs: [Int]
  /// The stops of the paragraph, ascending.
  private let stops: [Double]
  /// The distance of further stops; 0 is none.
  private let interval: Double
  /// The first tab that has not been looked at.
  private var nextTab = 0
  /// The character after the tab that was looked at last, and where it lies.
  private var anchor = 0
  private var position = 0.0

  /// The ruler of a paragraph; nil if it has no stops.
  init?(_ style: ParagraphStyle, tabs: [Int]) {
    guard style.hasTabStops, !tabs.isEmpty else { return nil }
    self.tabs = tabs
    self.stops = style.tabStops.sorted()
    self.interval = style.defaultTabInterval
  }

  /// The ruler of a line that begins with a character, at an indent.
  func starting(at character: Int, indent: Double) -> TabRuler {
    var ruler = self
    ruler.anchor = character
    ruler.position = indent
    var high = tabs.count
    ruler.nextTab = 0
    while ruler.nextTab < high {
      let middle = ruler.nextTab + (high - ruler.nextTab) / 2
      if tabs[middle] < character { ruler.nextTab = middle + 1 } else { high = middle }
    }
    return ruler
  }

  /// Where the characters before `end` end, or a place beyond `limit`. No `end` lies before the last
  /// one asked for.
  ///
  /// - Complexity: O(t log s) in the number of tabs since then and of stops.
  mutating func place(of end: Int, in table: ClusterTable, limit: Double = .infinity) -> Double {
    while nextTab < tabs.count, tabs[nextTab] < end, position <= limit { passTab(in: table) }
    return position + table.advance(from: anchor, to: max(anchor, end))
  }

  /// Where a part of the text ends that is drawn in one go: before the next tab, or behind it.
  func partEnd(from start: Int, limit: Int) -> Int {
    guard nextTab < tabs.count else { return limit }
    return min(tabs[nextTab] == start ? start + 1 : tabs[nextTab], limit)
  }

  /// Moves behind the next tab.
  private mutating func passTab(in table: ClusterTable) {
    let tab = tabs[nextTab]
    let before = position + table.advance(from: anchor, to: tab)
    position = stop(after: before) ?? before + table.advance(from: tab, to: tab + 1)
    anchor = tab + 1
    nextTab += 1
  }

  /// The first stop that lies beyond a place.
  private func stop(after place: Double) -> Double? {
    // What rounding adds does not skip a stop.
    let place = place + LineWrapper.tolerance
    var low = 0
    var high = stops.count
    while low < high {
      let middle = low + (high - low) / 2
      if stops[middle] <= place { low = middle + 1 } else { high = middle }
    }
    if low < stops.count { return stops[low] }
    guard interval > 0 else { return nil }
    let next = ((place / interval).rounded(.down) + 1) * interval
    return next > place && next.isFinite ? next : nil
  }

  /// The greatest `end` up to `limit` for which the characters end at `place` at most; `start`, where
  /// the ruler stands, if none does.
  mutating func furthestEnd(
    from start: Int, limit: Int, place: Double, in table: ClusterTable
  ) -> Int {
    var fits = start
    while true {
      let end = nextTab < tabs.count ? min(tabs[nextTab], limit) : limit
      guard position <= place else { return fits }
      let inside = table.furthestEnd(from: anchor, limit: end, room: place - position)
      fits = max(fits, inside)
      guard inside == end, end < limit else { return fits }
      passTab(in: table)
      if position <= place { fits = anchor }
    }
  }
}

extension ClusterTable {
  /// The widths of a paragraph's `pieces`, as `contentWidths(of:)` has them, with tabs that may lead
  /// to stops.
  ///
  /// - Complexity: O(n) in the number of pieces and tabs.
  func contentWidths(
    of pieces: Range<Int>, tabs: TabRuler?, _ style: ParagraphStyle
  ) -> (first: Double, others: Double, natural: Double) {
    guard let tabs, let firstPiece = pieces.first else { return contentWidths(of: pieces) }
    var widths = (first: 0.0, others: 0.0, natural: 0.0)
    var start = firstPiece == 0 ? 0 : Int(self.pieces[firstPiece - 1].end)
    var line = tabs.starting(at: start, indent: style.firstLineHeadIndent)
    for index in pieces {
      let piece = self.pieces[index]
      let visibleEnd = Int(piece.visibleEnd)
      let indent = index == firstPiece ? style.firstLineHeadIndent : style.headIndent
      var alone = tabs.starting(at: start, indent: indent)
      let hyphen = piece.mayShowHyphen ? hyphenAdvance(at: visibleEnd) : 0
      let width = alone.place(of: visibleEnd, in: self) - indent + hyphen
      if index == firstPiece {
        widths.first = width
      } else {
        widths.others = max(widths.others, width)
      }
      widths.natural = line.place(of: visibleEnd, in: self) - style.firstLineHeadIndent
      start = Int(piece.end)
    }
    return widths
  }
}
