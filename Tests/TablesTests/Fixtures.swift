import LayoutGeometry
import Tables
import TextLayout
import ViewTree

/// A cell with one multi-line label, `inset` from all sides of the content view.
final class TextCell: TableViewCell {
  let label = Label()
  private(set) var timesPrepared = 0

  override init(frame: Rect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    contentView.addSubview(label)
    Constraints {
      label.leadingAnchor == contentView.leadingAnchor + 8
      label.trailingAnchor == contentView.trailingAnchor - 8
      label.topAnchor == contentView.topAnchor + 8
      label.bottomAnchor == contentView.bottomAnchor - 8
    }
  }

  override func prepareForReuse() { timesPrepared += 1 }
}

/// Rows by their number of characters: 10 points each, 20 points a line.
final class Texts: TableViewDataSource {
  var sections: [[Int]]
  private(set) var cellsAsked = 0

  init(_ sections: [[Int]]) { self.sections = sections }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableViewCell {
    cellsAsked += 1
    let cell = try tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    let count = sections[indexPath.section][indexPath.row]
    (cell as? TextCell)?.label.text = String(repeating: "x", count: count)
    return cell
  }
}

func makeTable(
  width: Double = 320, height: Double = 480, scale: Double = 1,
  _ source: (any TableViewDataSource)?
) -> TableView {
  let table = TableView(frame: Rect(x: 0, y: 0, width: width, height: height))
  table.environment = LayoutEnvironment(
    scale: scale, textMeasurer: FixedAdvanceMeasurer.standard)
  table.register("text") { TextCell() }
  table.register("box") { BoxCell() }
  table.dataSource = source
  return table
}

extension TableIndexPath {
  /// A row of the first section.
  static func row(_ row: Int) -> TableIndexPath { TableIndexPath(row: row, section: 0) }
}
