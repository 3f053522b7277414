/// Where the characters of a line lie whose tabs lead to stops.
///
/// It is asked for one place after the other, from left to right, and looks at each tab once. Places
/// are points from the leading edge of the text.
struct TabRuler: Sendable {
  /// What stands behind a tab, or at the start of the line.
  private struct Column: Sendable {
    /// The offset of its first character.
    var start = 0
    /// Where the tab begins; the column does not begin before it.
    var least = 0.0
    /// Where the stop is.
    var location = 0.0
    /// The share of what is aligned that lies before the stop.
    var share = 0.0
    /// The offset of the character that ends what is aligned, if one does.
    var terminator = Int.max
  }

  private let characters: TabCharacters
  /// The stops of the paragraph, ascending.
  private let stops: [TextTab]
  /// The distance of further stops; 0 is none.
  private let interval: Double
  /// The first tab that has not been looked at.
  private var nextTab = 0
  private var column = Column()
  /// Where the line ends, if that is known: columns end there, and not where a place is asked for.
  private var lineEnd: Int?

  /// The ruler of a paragraph; nil if it has no stops.
  init?(_ style: ParagraphStyle, _ characters: TabCharacters) {
    guard style.hasTabStops, !characters.tabs.isEmpty else { return nil }
    self.characters = characters
    self.stops = style.tabStops.sorted { $0.location < $1.location }
    self.interval = style.defaultTabInterval
  }

  /// The ruler of a line that begins at an offset, with an indent.
  func starting(at offset: Int, indent: Double) -> TabRuler {
    var ruler = self
    ruler.column = Column(start: offset, least: indent, location: indent)
    ruler.nextTab = characters.firstTab(from: offset)
    return ruler
  }

  /// The ruler of the same line, with columns that end with the line.
  func ending(at offset: Int) -> TabRuler {
    var ruler = self
    ruler.lineEnd = offset
    return ruler
  }

  /// Where the characters before `end` end, on a line that ends there or is known to end elsewhere.
  /// No `end` lies before the last one asked for.
  ///
  /// - Complexity: O(t log s) in the number of tabs since then and of stops.
  mutating func place(of end: Int, in table: ClusterTable) -> Double {
    let tabs = characters.tabs
    while nextTab < tabs.count, tabs[nextTab] < end { passTab(in: table) }
    return placeInColumn(of: max(column.start, end), in: table)
  }

  /// Never falls when `end` grows, whichever share lies before the stop.
  private func placeInColumn(of end: Int, in table: ClusterTable) -> Double {
    var alignedEnd = min(end, column.terminator)
    if let lineEnd {
      let columnEnd = nextTab < characters.tabs.count ? characters.tabs[nextTab] : lineEnd
      alignedEnd = max(column.start, min(columnEnd, lineEnd, column.terminator))
    }
    let aligned = column.share * table.advance(from: column.start, to: alignedEnd)
    let start = max(column.least, column.location - aligned)
    return start + table.advance(from: column.start, to: end)
  }

  /// Where a part of the text ends that is drawn in one go: before the next tab, or behind it.
  func partEnd(from start: Int, limit: Int) -> Int {
    guard nextTab < characters.tabs.count else { return limit }
    let tab = characters.tabs[nextTab]
    return min(tab == start ? start + 1 : tab, limit)
  }

  /// Moves behind the next tab.
  private mutating func passTab(in table: ClusterTable) {
    let tab = characters.tabs[nextTab]
    let before = placeInColumn(of: tab, in: table)
    nextTab += 1
    column = Column(start: tab + 1, least: before)
    guard let stop = stop(after: before) else {
      return column.location = before + table.advance(from: tab, to: tab + 1)
    }
    column.location = stop.location
    column.share = stop.shareBefore
    let nextColumn = nextTab < characters.tabs.count ? characters.tabs[nextTab] : .max
    let terminator = characters.firstTerminator(of: stop, in: tab + 1..<nextColumn)
    if let terminator { column.terminator = terminator }
  }

  /// The first stop that lies beyond a place.
  private func stop(after place: Double) -> TextTab? {
    // What rounding adds does not skip a stop.
    let place = place + LineWrapper.tolerance
    var low = 0
    var high = stops.count
    while low < high {
      let middle = low + (high - low) / 2
      if stops[middle].location <= place { low = middle + 1 } else { high = middle }
    }
    if low < stops.count { return stops[low] }
    guard interval > 0 else { return nil }
    let next = ((place / interval).rounded(.down) + 1) * interval
    return next > place && next.isFinite ? TextTab(location: next) : nil
  }

  /// The greatest `end` up to `limit` for which the characters end at `place` at most; `start`, where
  /// the ruler stands, if none does.
  mutating func furthestEnd(
    from start: Int, limit: Int, place: Double, in table: ClusterTable
  ) -> Int {
    var fits = start
    while column.location <= place {
      let end = min(nextTab < characters.tabs.count ? characters.tabs[nextTab] : limit, limit)
      fits = max(fits, furthestEndInColumn(limit: end, place: place, in: table))
      guard fits == end, end < limit else { break }
      passTab(in: table)
      if column.location <= place { fits = column.start }
    }
    return fits
  }

  private func furthestEndInColumn(limit: Int, place: Double, in table: ClusterTable) -> Int {
    var fits = column.start
    var tooFar = limit + 1
    while tooFar - fits > 1 {
      let middle = fits + (tooFar - fits) / 2
      if placeInColumn(of: middle, in: table) <= place { fits = middle } else { tooFar = middle }
    }
    return fits
  }
}
