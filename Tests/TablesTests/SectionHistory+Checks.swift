import LayoutGeometry
import Tables
import ViewTree

extension SectionHistory {
  /// Notes the first thing that is not as it should be.
  func require(_ isTrue: Bool, _ message: @autoclosure () -> String) {
    if !isTrue, failure == nil { failure = message() }
  }

  /// What has happened, and how things are.
  var story: String {
    let parts = layout().map { "\($0.part.id) at \($0.top), \($0.height) high" }
    return (log + ["offset \(offset), top \(top), screen \(screen)"] + parts)
      .joined(separator: "\n")
  }

  /// Compares the table with the model.
  func check(_ expected: Expectation?) {
    noteShown()
    checkRects()
    let found = pixels(table.contentSize.height)
    require(found == total, "the content is \(found) high, not \(total)")
    let counts = "\(table.statistics.rowsMeasured), not \(measured)"
    require(table.statistics.rowsMeasured == measured, "measured rows: \(counts)")
    let lowest = max(-top, total - bottom)
    require(offset >= -top && offset <= lowest, "the offset is \(offset), at most \(lowest)")
    checkRows()
    checkHeaders()
    if let expected { checkExpectation(expected) }
  }

  /// What is on the screen has been measured.
  private func noteShown() {
    for path in table.indexPathsForVisibleRows {
      guard path.section < sections.count, path.row < sections[path.section].rows.count else {
        return require(false, "\(path) is on the screen")
      }
      note(sections[path.section].rows[path.row], isRow: true)
    }
    for (index, section) in sections.enumerated() {
      for (number, row) in section.rows.enumerated() where changedNow.contains(row.id) {
        // A row that was on the screen may have been measured, and end above it now.
        let rect = try? table.rectForRow(at: TableIndexPath(row: number, section: index))
        if rect.map({ pixels($0.height) }) == trueHeight(row) { note(row, isRow: true) }
      }
      for part in [section.header, section.footer] {
        let isShown = table.subviews.contains { $0 is BoxHeader && $0.tag == part.id }
        if isShown { note(part, isRow: false) }
      }
    }
    // Where nothing is shown for a header or footer on the screen, that is known too.
    for place in layout() where place.part.height == nil {
      if place.top >= offset, place.top < offset + screen { note(place.part, isRow: false) }
    }
  }

  /// Every part is where the heights before it end, as far as the table knows them.
  private func checkRects() {
    var places = layout()[...]
    for (index, section) in sections.enumerated() {
      check(try? table.rectForHeader(inSection: index), places.popFirst())
      for row in section.rows.indices {
        let path = TableIndexPath(row: row, section: index)
        let rect = try? table.rectForRow(at: path)
        check(rect, places.popFirst())
        guard let rect, rect.height > 0, rect.width > 0, chance(9) else { continue }
        let middle = Point(x: rect.midX, y: rect.midY)
        require(table.indexPathForRow(at: middle) == path, "\(path) is not at \(middle)")
      }
      check(try? table.rectForFooter(inSection: index), places.popFirst())
    }
  }

  private func check(_ rect: Rect?, _ place: (part: Part, top: Int, height: Int)?) {
    guard let rect, let place else { return require(false, "a part has no place") }
    let isRight = pixels(rect.minY) == place.top && pixels(rect.height) == place.height
    require(
      isRight, "part \(place.part.id) is \(rect), not at \(place.top), \(place.height) high")
  }

  /// The rows on the screen are those that the heights say, each with its cell in its place.
  private func checkRows() {
    let ids = Set(sections.flatMap { $0.rows.map(\.id) })
    let expected = placesOnScreen.map(\.id).filter { ids.contains($0) }
    let visible = table.indexPathsForVisibleRows.map { sections[$0.section].rows[$0.row].id }
    require(visible == expected, "rows \(visible) are on the screen, not \(expected)")
    require(table.visibleCells.map(\.tag) == expected, "cells \(table.visibleCells.map(\.tag))")
    for place in placesOnScreen where ids.contains(place.id) {
      guard let cell = table.visibleCells.first(where: { $0.tag == place.id }) else { continue }
      let height = knowledge[place.id]?.now.value
      require(pixels(cell.frame.minY) - offset == place.position, "cell \(cell.tag) \(cell.frame)")
      require(pixels(cell.frame.height) == height, "cell \(cell.tag) is \(cell.frame)")
    }
    let cells = table.subviews.filter { $0 is TableViewCell }.map(\.tag)
    require(cells == expected, "cells \(cells) are subviews, not \(expected)")
    let made = table.statistics.cellsMade
    require(made <= mostCells, "\(made) cells were made, at most \(mostCells) needed")
  }

  /// Headers and footers are where their sections are; plain ones stay on the screen.
  private func checkHeaders() {
    var top = 0
    for section in sections {
      let heights = section.parts.map { knowledge[$0.id]?.now.value ?? 0 }
      let end = top + heights.reduce(0, +)
      let isOnScreen = end > offset && top < offset + screen
      for (part, isHeader) in [(section.header, true), (section.footer, false)] {
        let height = knowledge[part.id]?.now.value ?? 0
        var place = isHeader ? top : end - height
        if style == .plain, isHeader { place = min(max(place, offset + self.top), end - height) }
        if style == .plain, !isHeader { place = max(min(place, offset + bottom - height), top) }
        let view = table.subviews.first { $0 is BoxHeader && $0.tag == part.id }
        let isNear =
          style == .plain ? isOnScreen : place + height > offset && place < offset + screen
        if part.height != nil, isNear {
          require(view != nil, "section \(section.id) has no \(isHeader ? "header" : "footer")")
        }
        guard let view else { continue }
        require(pixels(view.frame.minY) == place, "header \(view.frame), not at \(place)")
      }
      top = end
    }
  }

  private func checkExpectation(_ expected: Expectation) {
    let (isAtTop, isAtBottom) = (offset == -top, offset == max(-top, total - bottom))
    switch expected {
    case .atTop: require(isAtTop, "the table has left its top: \(offset)")
    case .anchored(let place), .scrolled(let place):
      guard screen > 0, let now = layout().first(where: { $0.part.id == place.id }) else { return }
      let position = now.top - offset
      let isAllowed =
        position == place.position || isAtTop && position < place.position
        || isAtBottom && position > place.position
        || isAtTop && isAtBottom
      require(isAllowed, "part \(place.id) is at \(position), not \(place.position)")
    }
  }
}
