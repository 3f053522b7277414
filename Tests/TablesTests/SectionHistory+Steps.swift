import LayoutGeometry
import Tables
import ViewTree

extension SectionHistory {
  /// What is to hold after a layout, besides what always holds.
  enum Expectation {
    /// A part is where it was, unless the content ends there.
    case anchored(Place)
    /// The table is at its very top.
    case atTop
    /// A row is at a place on the screen, unless the content ends there.
    case scrolled(Place)
  }

  /// Does something to the table, lays it out and compares it with the model.
  func step() {
    asked = 0
    changedNow = []
    let cells = table.visibleCells.count
    let expected = change()
    noteSurroundings()
    table.layoutIfNeeded()
    mostCells = max(mostCells, cells + asked)
    check(expected)
    require(table.errors.isEmpty, "errors: \(table.errors)")
    table.clearErrors()
  }

  private func change() -> Expectation? {
    switch integer(0...14) {
    case 0...3:
      let distance = [1, -1, 50, -50, 280, -280, 2_000].randomElement(using: &random) ?? 0
      return scroll(by: distance)
    case 4...8:
      let expected = stay()
      return refuseOrApply(randomBatch()) ? expected() : nil
    case 9: return scrollToRow()
    case 10: return changeContent()
    case 11:
      wanted.width = [320.0, 320, 200, 500].randomElement(using: &random) ?? 320
      log.append("width \(wanted.width)")
      table.frame = Rect(x: 0, y: 0, width: wanted.width, height: table.frame.height)
      return first.map { .anchored($0) }
    case 12:
      wanted.isEditing.toggle()
      log.append("editing \(wanted.isEditing)")
      table.isEditing = wanted.isEditing
      return first.map { .anchored($0) }
    case 13:
      let height = Double(integer(0...500))
      log.append("height \(height)")
      let place = first
      table.frame = Rect(x: 0, y: 0, width: table.frame.width, height: height)
      return place.map { .anchored($0) }
    default: return changeInsetOrReload()
    }
  }

  private var first: Place? { placesOnScreen.first }

  private func scroll(by distance: Int) -> Expectation? {
    log.append("scroll by \(distance)")
    let places = placesOnScreen
    table.contentOffset.y += Double(distance)
    let moved = distance * scale
    let stays = places.first { place in
      let height = knowledge[place.id]?.now.value ?? 0
      return place.position - moved < screen && place.position - moved + height > 0
    }
    return stays.map { .anchored(Place(id: $0.id, position: $0.position - moved)) }
  }

  /// The row is exactly there after the first call, and the second one changes nothing.
  private func scrollToRow() -> Expectation? {
    let paths = sections.indices.flatMap { section in
      sections[section].rows.indices.map { TableIndexPath(row: $0, section: section) }
    }
    guard let path = paths.randomElement(using: &random) else { return nil }
    let positions: [TableView.ScrollPosition] = [.top, .middle, .bottom]
    let position = positions.randomElement(using: &random) ?? .top
    log.append("scroll to \(path) \(position)")
    noteSurroundings()
    try? table.scrollToRow(at: path, at: position)
    let offset = table.contentOffset
    try? table.scrollToRow(at: path, at: position)
    require(table.contentOffset == offset, "scrolled by a second call")
    let section = sections[path.section]
    let isPlain = style == .plain
    let low = top + (isPlain ? trueHeight(section.header) : 0)
    let high =
      bottom - (isPlain ? trueHeight(section.footer) : 0) - trueHeight(section.rows[path.row])
    let target =
      switch position {
      case .top: low
      case .bottom: max(low, high)
      default: (low + max(low, high)) / 2
      }
    return .scrolled(Place(id: section.rows[path.row].id, position: target))
  }

  /// The content of a cell on the screen changes, without a reload.
  private func changeContent() -> Expectation? {
    guard let path = table.indexPathsForVisibleRows.randomElement(using: &random),
      let cell = table.cellForRow(at: path) as? BoxCell
    else { return nil }
    let height = integer(1...150)
    log.append("\(path) becomes \(height)")
    let place = first
    let isOther = sections[path.section].rows[path.row].height != height
    sections[path.section].rows[path.row].height = height
    cell.boxHeight.constant = Double(height)
    if isOther {
      forget(cell.tag)
      note(sections[path.section].rows[path.row], isRow: true)
    }
    return place.map { .anchored($0) }
  }

  private func changeInsetOrReload() -> Expectation? {
    let place = first
    if chance(2) {
      log.append("inset")
      table.contentInset = EdgeInsets(
        top: Double(integer(0...30)), bottom: Double(integer(0...30)))
    } else {
      log.append("reload")
      for id in knowledge.keys { knowledge[id] = nil }
      learnAll()
      before = nil
      now = wanted
      table.reloadData()
    }
    return place.map { .anchored($0) }
  }
}
