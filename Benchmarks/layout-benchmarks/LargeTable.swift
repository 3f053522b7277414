import LayoutGeometry
import Tables
import ViewTree

/// Rows as high as a number says, in one section.
final class LargeTable: TableViewDataSource {
  let table = TableView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
  private(set) var count: Int

  init(_ count: Int) {
    self.count = count
    table.register(Self.rows)
    table.dataSource = self
    table.layoutIfNeeded()
  }

  /// Rows with a box each.
  static let rows = CellRegistration<BoxCell, Int>("box") {
    BoxCell()
  } configure: { cell, row in
    cell.height.constant = Double(40 + row * 7_919 % 61)
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableViewCell {
    try tableView.dequeueConfiguredReusableCell(
      using: Self.rows, for: indexPath, item: indexPath.row)
  }

  /// Everything that costs what the screen costs, by its name.
  static let steps: [(name: String, step: @Sendable (LargeTable) -> Void)] = [
    ("reload", { $0.table.reloadData() }),
    (
      "insert a row in the middle",
      { large in
        large.count += 1
        try? large.table.insertRows(at: [TableIndexPath(row: large.count / 2, section: 0)])
      }
    ),
    (
      "delete a row in the middle",
      { large in
        large.count -= 1
        try? large.table.deleteRows(at: [TableIndexPath(row: large.count / 2, section: 0)])
      }
    ),
    (
      "move a row from start to end",
      { large in
        try? large.table.moveRow(
          at: TableIndexPath(row: 0, section: 0),
          to: TableIndexPath(row: large.count - 1, section: 0))
      }
    ),
    (
      "resize a row on the screen",
      { large in
        guard let cell = large.table.visibleCells.last as? BoxCell else { return }
        cell.height.constant = 141 - cell.height.constant
      }
    ),
    (
      "jump to a row and back",
      { large in
        for row in [large.count * 3 / 4, large.count / 4] {
          try? large.table.scrollToRow(at: TableIndexPath(row: row, section: 0), at: .middle)
        }
      }
    ),
  ]
}

/// A cell as high as its box.
final class BoxCell: TableViewCell {
  let height: LayoutConstraint

  override init(frame: Rect) {
    let box = View()
    height = box.heightAnchor == 44
    super.init(frame: frame)
    contentView.addSubview(box)
    box.pinEdges(to: contentView)
    height.isActive = true
  }
}
