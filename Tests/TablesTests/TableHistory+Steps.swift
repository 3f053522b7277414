import LayoutGeometry
import Tables
import TextLayout
import ViewTree

extension TableHistory {
  /// A row and where it begins on the screen, in pixels.
  struct PixelPlace {
    let row: Int
    let path: TableIndexPath
    let position: Int
  }

  /// Does something to the table, lays it out and compares it with the model.
  func step() {
    hasCalledBack = false
    callsLeft = chance(5) ? integer(1...3) : 0
    asked = 0
    let cellsBefore = table.visibleCells.count
    var expected = change()
    table.layoutIfNeeded()
    callsLeft = 0
    if hasCalledBack {
      for _ in 0..<2 { table.layoutIfNeeded() }
      expected = nil
    }
    mostCells = max(mostCells, cellsBefore + asked)
    check(expected)
    if isFailing {
      isFailing = false
      log.append("works again")
      table.setNeedsLayout()
      table.layoutIfNeeded()
      check(expected)
    }
    table.clearErrors()
    table.clearIssues()
  }

  /// A random change; the row that layout must leave where it is, if there is one.
  private func change() -> PixelPlace? {
    switch integer(0...14) {
    case 0...3:
      return scroll(to: table.contentOffset.y + pick([1, -1, 0.4, 100, -100, 3, 470, -333]))
    case 4: return scroll(to: pick([0, 1e9, -1e5, 500, 2_000, .nan, .infinity, 9.9e11, -9.9e11]))
    case 5, 6, 7: return load()
    case 8: return resize(height: pick([0, 1, 50, 480, 480.4, 2_000, 37.25]))
    case 9: return resize(width: pick([0, 1, 320, 320.37, 5_000]))
    case 10: return rescale(pick([1, 1.5, 2, 3, 8]))
    case 11: return takeCells()
    case 12: return fail()
    case 13:
      estimate = pick([-1, 44, 1, 10.3, 1_000, 0])
      log.append("estimate \(estimate)")
      let place = first
      table.estimatedRowHeight = estimate
      return place
    default:
      log.append("nothing")
      table.setNeedsLayout()
      return first
    }
  }

  /// The first row on the screen.
  private var first: PixelPlace? {
    table.indexPathsForVisibleRows.first.map { place(number(of: $0)) }
  }

  /// Where a row begins on the screen by the model's heights.
  func place(_ row: Int) -> PixelPlace {
    PixelPlace(
      row: row, path: path(of: row),
      position: heights.prefix(row).reduce(0, +) - pixels(table.bounds.minY))
  }

  private func scroll(to offset: Double) -> PixelPlace? {
    log.append("scroll to \(offset)")
    let visible = table.indexPathsForVisibleRows.map { place(number(of: $0)) }
    table.contentOffset.y = offset
    guard offset.isFinite else { return visible.first }
    let moved = pixels(table.bounds.minY) - pixels(offset)
    let screen = pixels(table.bounds.height)
    return visible.lazy.map {
      PixelPlace(row: $0.row, path: $0.path, position: $0.position + moved)
    }
    .first { $0.position < screen && $0.position + self.heights[$0.row] > 0 }
  }

  private func load() -> PixelPlace? {
    let place = first
    switch integer(0...2) {
    case 0: log.append("load")
    case 1:
      makeRows()
      log.append("load other \(rows.count)")
    default:
      for row in rows.indices where chance(3) { rows[row].height = Double(integer(1...200)) }
      log.append("load changed")
    }
    if chance(3) {
      // Two loads before one layout.
      let (rows, sections) = (rows, sections)
      (self.rows, self.sections) = ([], [0])
      table.reloadData()
      (self.rows, self.sections) = (rows, sections)
    }
    table.reloadData()
    return place
  }

  private func resize(height: Double) -> PixelPlace? {
    log.append("height \(height)")
    let place = first
    table.frame = Rect(x: 0, y: 0, width: table.frame.width, height: height)
    return place
  }

  private func resize(width: Double) -> PixelPlace? {
    log.append("width \(width)")
    callsLeft = 0
    let place = first
    if width != self.width {
      let before = (self.width, heights, known)
      if let remembered, remembered.width == width {
        (heights, known) = (remembered.heights, remembered.known)
      } else {
        known = []
      }
      (self.width, remembered) = (width, before)
    }
    table.frame = Rect(x: 3, y: 4, width: width, height: table.frame.height)
    return place
  }

  private func rescale(_ scale: Double) -> PixelPlace? {
    log.append("scale \(scale)")
    let place = first
    self.scale = scale
    table.environment = LayoutEnvironment(
      scale: scale, textMeasurer: FixedAdvanceMeasurer.standard)
    guard let place else { return nil }
    let points = Double(place.position) / grid.scale
    let after = PixelGrid(scale: scale)
    return PixelPlace(
      row: place.row, path: place.path, position: Int((after.rounded(points) * scale).rounded()))
  }

  private func takeCells() -> PixelPlace? {
    log.append("take cells")
    for _ in 0..<integer(1...3) { _ = table.dequeueReusableCell(withIdentifier: "box") }
    if chance(2) { table.register("box") { BoxCell() } }
    return first
  }

  /// The source does not work while the table lays out, and works afterwards.
  private func fail() -> PixelPlace? {
    log.append("load, failing")
    callsLeft = 0
    isFailing = true
    table.reloadData()
    return first
  }
}
