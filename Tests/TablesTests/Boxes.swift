import LayoutGeometry
import Tables
import ViewTree

/// A cell as high as its box, whose height a constraint sets.
final class BoxCell: TableViewCell {
  let box = View()
  let boxHeight: LayoutConstraint

  override init(frame: Rect) {
    boxHeight = box.heightAnchor == 10
    super.init(frame: frame)
    contentView.addSubview(box)
    Constraints {
      box.leadingAnchor == contentView.leadingAnchor
      box.trailingAnchor == contentView.trailingAnchor
      box.topAnchor == contentView.topAnchor
      box.bottomAnchor == contentView.bottomAnchor
      boxHeight
    }
  }
}

/// Rows of boxes in one section, with callbacks that do what a test wants.
final class Boxes: TableViewDataSource {
  var count: Int
  var height: (Int) -> Double
  /// Runs before the rows are counted.
  var onCount: (TableView) throws(TableError) -> Void = { _ in }
  /// Runs before a cell is given.
  var onCell: (TableView, Int) throws(TableError) -> Void = { _, _ in }
  /// A cell to give instead of one with a box.
  var cell: (TableView, Int) -> TableViewCell? = { _, _ in nil }

  init(_ count: Int, height: @escaping (Int) -> Double = { _ in 50 }) {
    self.count = count
    self.height = height
  }

  func tableView(
    _ tableView: TableView, numberOfRowsInSection section: Int
  ) throws(TableError) -> Int {
    try onCount(tableView)
    return count
  }

  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableViewCell {
    try onCell(tableView, indexPath.row)
    if let cell = cell(tableView, indexPath.row) { return cell }
    let cell = try tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
    (cell as? BoxCell)?.boxHeight.constant = height(indexPath.row)
    return cell
  }
}

/// Heights and estimates by closures.
final class Answers: TableViewDelegate {
  var height: (TableView, TableIndexPath) throws(TableError) -> Double = { table, _ in
    table.rowHeight
  }
  var estimate: (TableView, TableIndexPath) throws(TableError) -> Double = { table, _ in
    table.estimatedRowHeight
  }

  func tableView(
    _ tableView: TableView, heightForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Double { try height(tableView, indexPath) }

  func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Double { try estimate(tableView, indexPath) }
}

/// A row and where it begins on the screen, in points.
struct Place: Equatable {
  let row: Int
  let position: Double
}

extension TableView {
  /// Scrolls and lays out.
  func scroll(to offset: Double) {
    contentOffset.y = offset
    layoutIfNeeded()
  }

  /// Where a row of the first section begins on the screen.
  func place(ofRow row: Int) throws -> Place {
    Place(row: row, position: try rectForRow(at: .row(row)).minY - contentOffset.y)
  }

  /// The first row on the screen.
  var top: Place? {
    indexPathsForVisibleRows.first.flatMap { try? place(ofRow: $0.row) }
  }

  /// The numbers of the rows on the screen.
  var visibleRowNumbers: [Int] { indexPathsForVisibleRows.map(\.row) }

  /// The heights of the cells on the screen.
  var visibleHeights: [Double] { visibleCells.map(\.frame.height) }
}
