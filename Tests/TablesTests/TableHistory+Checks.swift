import LayoutGeometry
import Tables
import ViewTree

extension TableHistory {
  /// Compares the table with the model.
  func check(_ expected: PixelPlace?) {
    let visible = table.indexPathsForVisibleRows.map { number(of: $0) }
    for row in visible { note(row) }
    let counts = "\(table.statistics.rowsMeasured), not \(measured)"
    require(table.statistics.rowsMeasured == measured, "measured rows: \(counts)")
    require(hasCalledBack || table.issues.isEmpty, "issues: \(table.issues)")
    checkContent()
    checkScreen(visible)
    for row in visible { checkRow(row) }
    checkCells(visible)
    if let expected { checkAnchor(expected) }
  }

  /// Notes the first thing that is not as it should be.
  private func require(_ isTrue: Bool, _ message: @autoclosure () -> String) {
    if !isTrue, failure == nil { failure = message() }
  }

  private var offset: Int { pixels(table.contentOffset.y) }
  private var total: Int { heights.reduce(0, +) }
  private var screen: Int { pixels(table.bounds.height) }

  private func checkContent() {
    let found = pixels(table.contentSize.height)
    require(found == total, "the content is \(found) high, not \(total)")
    require(table.numberOfSections == loadedSections.count, "sections")
    require(
      offset >= 0 && offset <= max(0, total - screen), "the offset \(offset) of \(total)")
    guard !heights.isEmpty else { return }
    let row = integer(0...heights.count - 1)
    let place = (try? table.rectForRow(at: path(of: row))).map { pixels($0.minY) }
    let sum = heights.prefix(row).reduce(0, +)
    require(place == sum, "row \(row) begins at \(String(describing: place)), not \(sum)")
  }

  /// The rows on the screen fill it, without a gap and without one too many.
  private func checkScreen(_ visible: [Int]) {
    guard let first = visible.first, let last = visible.last else {
      return require(screen == 0 || total == 0, "nothing is visible of \(total)")
    }
    require(visible == Array(first...last), "visible: \(visible)")
    let (top, bottom) = (place(first).position, place(last).position + heights[last])
    require(top <= 0 && top + heights[first] > 0, "row \(first), the first, is at \(top)")
    require(place(last).position < screen, "row \(last), the last, is below the screen")
    require(bottom >= screen || offset + bottom == total, "the screen ends at \(bottom)")
  }

  private func checkRow(_ row: Int) {
    let path = path(of: row)
    guard let rect = try? table.rectForRow(at: path) else {
      return require(false, "row \(row) has no rectangle")
    }
    require(pixels(rect.height) == heights[row], "row \(row) is \(rect), not \(heights[row])")
    let middle = Point(x: rect.midX, y: rect.minY + rect.height / 2)
    if rect.width > 0, rect.height > 0 {
      require(table.indexPathForRow(at: middle) == path, "row \(row) is not at \(middle)")
    }
    guard let cell = table.cellForRow(at: path) else {
      return require(loaded[row].isMissing, "row \(row) has no cell")
    }
    require(!loaded[row].isMissing, "row \(row) has a cell")
    require(cell.frame == rect, "the cell of row \(row) is at \(cell.frame), not \(rect)")
    let height = (cell as? BoxCell)?.boxHeight.constant
    require(height == boxHeight(row), "row \(row) shows \(String(describing: height))")
    if !usesDelegate, loaded[row].height > 0 {
      // The box is as high as its constraint says, the row is that rounded up.
      let gap = abs(cell.contentView.frame.height - rect.height) * grid.scale
      require(gap < 1.01, "row \(row) of \(rect) is filled by \(cell.contentView.frame)")
    }
  }

  /// Cells are in the order of their rows, and there are no more than were once needed at a time.
  private func checkCells(_ visible: [Int]) {
    let shown = table.visibleCells.map { ObjectIdentifier($0) }
    require(table.subviews.map { ObjectIdentifier($0) } == shown, "subviews out of order")
    require(shown.count == visible.count { !loaded[$0].isMissing }, "\(shown.count) cells")
    cells.removeAll { $0.cell == nil }
    require(cells.count <= mostCells, "\(cells.count) cells are alive, at most \(mostCells) needed")
  }

  /// The row is where it was, unless the content ends there: then it has moved towards the end.
  private func checkAnchor(_ expected: PixelPlace) {
    let path = expected.path
    guard path.section < loadedSections.count, path.row < loadedSections[path.section],
      screen > 0, total > screen
    else { return }
    let position = place(number(of: path)).position
    let isAllowed =
      position == expected.position
      || offset == 0 && position < expected.position
      || offset == total - screen && position > expected.position
    require(isAllowed, "row \(expected.row) is at \(position), not \(expected.position)")
  }
}
