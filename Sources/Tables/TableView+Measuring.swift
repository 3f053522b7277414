import LayoutGeometry
import ViewTree

extension TableView {
  /// The height of a row in pixels; measured if it is not known yet. One that cannot be measured
  /// keeps its estimate, and is tried again at the next layout.
  final func height(of row: Int) -> Int {
    guard !data.heights.isKnown(row) else { return data.heights[row] }
    do {
      if let height = try measuredHeight(of: row) {
        statistics.rowsMeasured += 1
        data.heights.set(row, to: data.pixels(data.grid.roundedUp(height)))
      }
    } catch {
      addError(error)
    }
    return data.heights[row]
  }

  /// The height of a row in points; `nil` if it has no cell.
  private func measuredHeight(of row: Int) throws(TableError) -> Double? {
    let path = data.path(of: row)
    let height = try delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height != Self.automaticDimension {
      guard height >= 0, height <= LoadedRows.mostHeight else {
        throw .invalidHeight(height, path)
      }
      return height
    }
    guard let cell = cell(forRow: row) else { return nil }
    let fitting: Double
    do {
      fitting = try cell.fittingHeight(width: bounds.width)
    } catch {
      throw .unsolvableCell(path, error)
    }
    guard fitting <= LoadedRows.mostHeight else { throw .invalidHeight(fitting, path) }
    if fitting > 0 { return fitting }
    addError(.noContentHeight(path, reuseIdentifier: cell.reuseIdentifier))
    return Self.defaultRowHeight
  }

  /// The cell of a row, asked of the data source the first time. `nil` if that throws: the row
  /// then stays empty.
  final func cell(forRow row: Int) -> TableViewCell? {
    if let cell = cells[row] {
      if cell.superview !== self { place(cell, row) }
      return cell
    }
    guard let dataSource else { return nil }
    let path = data.path(of: row)
    do throws(TableError) {
      let cell = try dataSource.tableView(self, cellForRowAt: path)
      if let other = cells.keys.first(where: { cells[$0] === cell }) {
        throw .cellUsedTwice(data.path(of: other), path)
      }
      let owner = cell.environmentSource?.object
      guard owner == nil || owner === self, !isDescendant(of: cell) else {
        throw .cellOfAnotherTable(path)
      }
      cells[row] = cell
      cell.environmentSource = viewReference
      place(cell, row)
      return cell
    } catch {
      addError(error)
      return nil
    }
  }

  /// Cells lie behind other subviews, in the order of their rows.
  private func place(_ cell: TableViewCell, _ row: Int) {
    insertSubview(cell, at: cells.keys.count { $0 < row })
  }
}
