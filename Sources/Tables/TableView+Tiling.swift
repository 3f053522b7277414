import LayoutGeometry
import ViewTree

// Everything here is counted in pixels, from the top of the screen.

extension TableView {
  /// Brings the rows that belong on the screen there. Rows are measured as they come: from a row
  /// whose place on the screen is known, downwards until the screen is full, then upwards.
  ///
  /// What callbacks ask for meanwhile (loading, scrolling, laying out) waits for the next layout.
  final func tile() {
    guard !isTiling, !isLoading else {
      isLayoutPostponed = true
      return
    }
    noteSurroundings()
    loadIfNeeded()
    isTiling = true
    let wanted = wantedOffset
    wantedOffset = nil
    let screen = data.pixels(bounds.height)
    if !data.unestimated.isEmpty { measureUnestimated() }
    var start = startingRow(wanted, screen)
    if let row = start?.row, row >= data.count {
      start = data.count > 0 ? Anchor(row: data.count - 1, position: 0) : nil
    }
    recycle(around: start, screen)
    show(fill(screen, from: start))
    isTiling = false
    if isLoadPostponed || wantedOffset != nil { isLayoutPostponed = true }
    layOutLater()
  }

  /// Asks for the layout that could not be done when it was asked for.
  final func layOutLater() {
    guard isLayoutPostponed, !isTiling, !isLoading else { return }
    isLayoutPostponed = false
    setNeedsLayout()
  }

  /// Heights hold for a width, an environment and a direction of text.
  private func noteSurroundings() {
    let now = Surroundings(
      width: bounds.width, environment: resolvedEnvironment, direction: resolvedLayoutDirection)
    defer { surroundings = now }
    guard let before = surroundings else { return }
    if data.grid != pixelGrid { needsReload = true }
    if before.width != now.width || before.direction != now.direction
      || before.environment.textMeasurer !== now.environment.textMeasurer
    {
      data.heights.forget()
    }
  }

  /// The row to start from and where it begins on the screen: the anchor, moved by as much as was
  /// scrolled; where no row on the screen stays there, the row that is at the offset by the heights
  /// known so far.
  private func startingRow(_ wanted: Double?, _ screen: Int) -> Anchor? {
    guard let wanted else { return anchor ?? row(atOffset: 0) }
    let target = data.pixels(wanted)
    guard let anchor, anchor.row < data.count else { return row(atOffset: target) }
    let moved = data.pixels(boundsOrigin.y) - target
    let base = anchor.position + moved - data.heights.offset(of: anchor.row)
    for row in visibleRows {
      let position = base + data.heights.offset(of: row)
      if position < screen, position + data.heights[row] > 0 {
        return Anchor(row: row, position: position)
      }
    }
    return row(atOffset: target)
  }

  private func row(atOffset offset: Int) -> Anchor? {
    data.heights.row(at: offset).map {
      Anchor(row: $0, position: data.heights.offset(of: $0) - offset)
    }
  }

  /// Cells whose rows leave the screen wait to be used again, before others are asked for.
  private func recycle(around start: Anchor?, _ screen: Int) {
    let base = start.map { $0.position - data.heights.offset(of: $0.row) }
    recycleCells { row in
      guard let base, row < data.count else { return true }
      let position = base + data.heights.offset(of: row)
      return position >= screen || position + data.heights[row] <= 0
    }
  }

  /// Measures the rows that fill the screen and sets the offset so that the anchor stays where it
  /// is, or, at either end of the content, so that the screen is full.
  private func fill(_ screen: Int, from start: Anchor?) -> Range<Int> {
    guard let start else {
      boundsOrigin = .zero
      return 0..<0
    }
    var (first, top) = (start.row, start.position)
    var (end, bottom) = (start.row, start.position)
    func growDown() {
      while bottom < screen, end < data.count {
        bottom += height(of: end)
        end += 1
      }
    }
    func growUp() {
      while top > 0, first > 0 {
        first -= 1
        top -= height(of: first)
      }
    }
    growDown()
    if bottom < screen {
      top += screen - bottom
      bottom = screen
    }
    growUp()
    if top > 0 {
      bottom -= top
      top = 0
      growDown()
    }
    boundsOrigin = Point(x: 0, y: data.points(data.heights.offset(of: first) - top))
    return trimmed(first..<end, top: top, screen)
  }

  /// Only the rows of which something is on the screen; the first is the new anchor.
  private func trimmed(_ rows: Range<Int>, top: Int, _ screen: Int) -> Range<Int> {
    let base = top - data.heights.offset(of: rows.lowerBound)
    var (first, end) = (rows.lowerBound, rows.upperBound)
    while first < end, base + data.heights.offset(of: first + 1) <= 0 { first += 1 }
    while end > first, base + data.heights.offset(of: end - 1) >= screen { end -= 1 }
    if first < data.count {
      anchor = Anchor(row: first, position: base + data.heights.offset(of: first))
    }
    return first..<end
  }

  /// The cells of `rows` go where they belong, the others wait to be used again.
  private func show(_ rows: Range<Int>) {
    recycleCells { !rows.contains($0) }
    visibleRows = rows
    for row in rows {
      guard let cell = cell(forRow: row) else { continue }
      cell.frame = rect(ofRow: row)
      cell.layoutIfNeeded()
    }
  }

  /// With estimating off rows are measured at once, one cell after another.
  private func measureUnestimated() {
    for row in data.unestimated where !data.heights.isKnown(row) {
      _ = height(of: row)
      if !visibleRows.contains(row) { recycleCells { $0 == row } }
    }
  }
}
