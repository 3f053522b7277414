import LayoutGeometry
import ViewTree

extension TableView {
  /// What is to stay where it is on the screen: the first part of a section there that is still there
  /// after the updates; where the table is at its very top, the top.
  final func anchor(after map: UpdateMap) -> Anchor? {
    guard let anchor, let start = data.number(of: anchor.element) else { return anchor }
    let top = data.pixels(contentInset.top)
    if wantedOffset == nil, data.pixels(boundsOrigin.y) <= -top {
      return Anchor(element: .tableHeader, position: top)
    }
    let base = anchor.position - data.heights.offset(of: start)
    for number in visible where data.heights[number] > 0 {
      let element = data.element(number)
      guard element.section != nil, let element = map.element(after: element) else { continue }
      return Anchor(element: element, position: base + data.heights.offset(of: number))
    }
    return anchor
  }

  /// Cells, headers and footers go along with their elements; those of elements that are gone, or
  /// reloaded, wait to be used again.
  final func moveViews(_ batch: UpdateBatch, _ map: UpdateMap, to changed: LoadedTable) {
    let reloaded = Set(batch.rows.reloaded)
    func place(_ number: Int) -> Int? {
      let element = data.element(number)
      if let path = element.path, reloaded.contains(path) { return nil }
      return map.element(after: element).flatMap { changed.number(of: $0) }
    }
    recycle { place($0) == nil }
    let (oldCells, oldHeaders) = (cells, headers)
    cells = [:]
    headers = [:]
    for (number, cell) in oldCells { if let new = place(number) { cells[new] = cell } }
    for (number, view) in oldHeaders { if let new = place(number) { headers[new] = view } }
    visible = 0..<0
    putInOrder()
  }

  /// Subviews are in the order of their elements again.
  private func putInOrder() {
    var views: [View] = []
    for number in cells.keys.sorted() { if let cell = cells[number] { views.append(cell) } }
    for number in headers.keys.sorted() { if let view = headers[number] { views.append(view) } }
    for (place, view) in views.enumerated() {
      let index = firstPlace + place
      if subviews.indices.contains(index), subviews[index] !== view {
        insertSubview(view, at: index)
      }
    }
  }

  /// Has the data source fill the very cell that shows a row.
  final func reconfigure(_ path: TableIndexPath) {
    guard let number = data.number(of: path), let cell = cells[number], let dataSource else {
      return
    }
    reconfigured = cell
    let asked = report { () throws(TableError) in
      try dataSource.tableView(self, cellForRowAt: path)
    }
    reconfigured = nil
    cell.settledChanges = nil
    if let asked, asked !== cell {
      // The cell is not the one that was filled: it goes the usual way.
      cellPool.put(asked)
      recycle { $0 == number }
    }
  }
}
