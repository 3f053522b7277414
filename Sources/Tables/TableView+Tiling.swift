import LayoutGeometry
import ViewTree

// Everything here is counted in pixels, from the top of the screen.

extension TableView {
  /// Brings the rows that belong on the screen there. Rows are measured as they come: from a row
  /// whose place on the screen is known, downwards until the screen is full, then upwards.
  final func tile() {
    guard !isTiling else { return }
    isTiling = true
    noteSurroundings()
    isTiling = false
    loadIfNeeded()
    isTiling = true
    if data.isMeasuredWhole { measureAll() }
    let screen = pixels(bounds.height)
    let anchor = anchorRow(screen)
    recycle(around: anchor, screen)
    let rows = fill(screen, from: anchor)
    show(rows)
    isTiling = false
    if needsReload { setNeedsLayout() }
  }

  /// Heights hold for a width and a scale.
  private func noteSurroundings() {
    let (width, scale) = (bounds.width, pixelGrid.scale)
    guard let measuredFor else { return measuredFor = (width, scale) }
    if measuredFor.scale != scale { needsReload = true }
    if measuredFor.width != width { data.heights.forget() }
    self.measuredFor = (width, scale)
  }

  /// A row and where it begins on the screen: one that is there already and stays, or else the one
  /// at the offset.
  private func anchorRow(_ screen: Int) -> (row: Int, position: Int)? {
    let stays = visibleRows.first { row in
      let position = data.heights.offset(of: row) - offset
      return position < screen && position + data.heights[row] > 0
    }
    guard let row = stays ?? data.heights.row(at: offset) else { return nil }
    return (row, data.heights.offset(of: row) - offset)
  }

  /// Cells whose rows leave the screen wait to be used again, before others are asked for.
  private func recycle(around anchor: (row: Int, position: Int)?, _ screen: Int) {
    recycleCells { row in
      let position = data.heights.offset(of: row) - offset
      return anchor == nil || position >= screen || position + data.heights[row] <= 0
    }
  }

  /// Measures the rows that fill the screen and sets the offset so that the anchor stays where it
  /// is, or, at either end of the content, so that the screen is full.
  private func fill(_ screen: Int, from anchor: (row: Int, position: Int)?) -> Range<Int> {
    guard let anchor else {
      offset = 0
      return 0..<0
    }
    var (first, top) = (anchor.row, anchor.position)
    var (end, bottom) = (anchor.row, anchor.position)
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
    offset = data.heights.offset(of: first) - top
    return trimmed(first..<end, top: top, screen)
  }

  /// Only the rows of which something is on the screen.
  private func trimmed(_ rows: Range<Int>, top: Int, _ screen: Int) -> Range<Int> {
    var (first, end) = (rows.lowerBound, rows.upperBound)
    var position = top
    while first < end, position + data.heights[first] <= 0 {
      position += data.heights[first]
      first += 1
    }
    while end > first, data.heights.offset(of: end - 1) - offset >= screen { end -= 1 }
    return first..<end
  }

  /// The cells of `rows` go where they belong, the others wait to be used again.
  private func show(_ rows: Range<Int>) {
    for row in cells.keys.sorted() where !rows.contains(row) {
      guard let cell = cells.removeValue(forKey: row) else { continue }
      cell.removeFromSuperview()
      pool.put(cell)
    }
    for row in rows {
      guard let cell = cell(forRow: row) else { continue }
      cell.frame = rect(ofRow: row)
      cell.layoutIfNeeded()
    }
    visibleRows = rows
  }

  /// The cell of a row, asked of the data source the first time. `nil` if that throws: the row
  /// then stays empty.
  private func cell(forRow row: Int) -> TableViewCell? {
    if let cell = cells[row] { return cell }
    guard let dataSource else { return nil }
    let path = data.path(of: row)
    do throws(TableError) {
      let cell = try dataSource.tableView(self, cellForRowAt: path)
      if let other = cells.keys.first(where: { cells[$0] === cell }) {
        throw .cellUsedTwice(data.path(of: other), path)
      }
      cells[row] = cell
      cell.environmentSource = viewReference
      addSubview(cell)
      return cell
    } catch {
      addError(error)
      return nil
    }
  }

  /// The height of a row in pixels; measured if it is not known yet.
  private func height(of row: Int) -> Int {
    if !data.heights.isKnown(row) {
      statistics.rowsMeasured += 1
      do throws(TableError) {
        data.heights.set(row, to: try measuredHeight(of: row))
      } catch {
        addError(error)
        data.heights.set(row, to: data.heights[row])
      }
    }
    return data.heights[row]
  }

  private func measuredHeight(of row: Int) throws(TableError) -> Int {
    let path = data.path(of: row)
    let height = try delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height != Self.automaticDimension {
      guard height >= 0, height < 1e9 else { throw .invalidHeight(height, path) }
      return pixels(pixelGrid.roundedUp(height))
    }
    guard let cell = cell(forRow: row) else { return data.heights[row] }
    let fitting = cell.fittingHeight(width: bounds.width)
    if fitting > 0 { return pixels(fitting) }
    addError(.noContentHeight(path, reuseIdentifier: cell.reuseIdentifier))
    return pixels(Self.defaultRowHeight)
  }

  /// With estimating off every row is measured, one cell after another.
  private func measureAll() {
    let screen = visibleRows
    for row in 0..<data.count where !data.heights.isKnown(row) {
      _ = height(of: row)
      if !screen.contains(row), let cell = cells.removeValue(forKey: row) {
        cell.removeFromSuperview()
        pool.put(cell)
      }
    }
  }
}
