import Testing
import Tinamou

final class MessageCell: TableViewCell {
  let name = Label()
  let message = Label()

  override init(frame: Rect) {
    super.init(frame: frame)
    message.numberOfLines = 0
    contentView.addSubview(name)
    contentView.addSubview(message)
    Constraints {
      name.leadingAnchor == contentView.leadingAnchor + 10
      name.trailingAnchor <= contentView.trailingAnchor - 10
      name.topAnchor == contentView.topAnchor + 10
      message.leadingAnchor == name.leadingAnchor
      message.trailingAnchor == contentView.trailingAnchor - 10
      message.topAnchor == name.bottomAnchor + 5
      message.bottomAnchor == contentView.bottomAnchor - 10
    }
  }
}

final class NameCell: TableViewCell {
  let name = Label()

  override init(frame: Rect) {
    super.init(frame: frame)
    contentView.addSubview(name)
    Constraints {
      name.leadingAnchor == contentView.leadingAnchor + 10
      name.topAnchor == contentView.topAnchor + 10
      name.bottomAnchor == contentView.bottomAnchor - 10
    }
  }
}

final class Words: TableViewDataSource {
  let words = ["one", "two", "three"]

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    words.count
  }

  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    (cell as? NameCell)?.name.text = words[indexPath.row]
    return cell
  }
}

final class ColoursController: TableViewController {
  let colours = ["red", "green"]

  override func viewDidLoad() {
    tableView.register("colour") { TableViewCell() }
  }

  override func tableView(
    _ tableView: TableView, numberOfRowsInSection section: Int
  ) -> Int { colours.count }

  override func tableView(
    _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(withIdentifier: "colour", for: indexPath)
    cell.textLabel?.text = colours[indexPath.row]
    return cell
  }
}

/// The letters of an example.
private final class Letters: TableViewDataSource {
  private var names = ["A", "B", "C", "D"]

  func update(_ table: TableView) throws(TableError) {
    names.remove(at: 1)
    names.insert("X", at: 3)
    try table.performBatchUpdates { () throws(TableError) in
      try table.deleteRows(at: [TableIndexPath(row: 1, section: 0)])
      try table.insertRows(at: [TableIndexPath(row: 3, section: 0)])
    }
  }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    names.count
  }

  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
    (cell as? NameCell)?.name.text = names[indexPath.row]
    return cell
  }
}

@Suite("Examples of tables")
struct TableExamples {
  @Test("TableView")
  func table() throws {
    let feed = Words()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    table.register("name") { NameCell() }
    table.dataSource = feed
    table.layoutIfNeeded()
    _ = try table.rectForRow(at: TableIndexPath(row: 0, section: 0))
    #expect(
      try table.rectForRow(at: TableIndexPath(row: 0, section: 0))
        == Rect(x: 0, y: 0, width: 375, height: 41))
    #expect(table.errors.isEmpty && table.visibleCells.count == 3)
  }

  @Test("TableViewCell and StaticTable")
  func predefined() throws {
    let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
    cell.textLabel?.text = "Wi-Fi"
    cell.detailTextLabel?.text = "Home"
    cell.accessoryType = .disclosureIndicator
    #expect(cell.systemLayoutSizeFitting(.zero).height == 44)
    let table = TableView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    let settings = StaticTable {
      TableSection("Network") {
        TableRow("Wi-Fi", detail: "Home", accessory: .disclosureIndicator)
        TableRow("Bluetooth", detail: "On")
      }
    }
    table.dataSource = settings
    table.delegate = settings
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["Wi-Fi", "Bluetooth"])
  }

  @Test("CellRegistration, snapshots and their data source")
  func snapshots() throws {
    let names = CellRegistration<NameCell, String>("name") {
      NameCell()
    } configure: { cell, name in
      cell.name.text = name
    }
    let table = TableView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    table.register(names)
    var snapshot = DiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["odd", "even"])
    snapshot.appendItems([1, 3, 5], toSection: "odd")
    snapshot.appendItems([2, 4], toSection: "even")
    let numbers = TableViewDiffableDataSource<String, Int>(tableView: table) {
      (table, path, number) throws(TableError) in
      let cell = try table.dequeueReusableCell(withIdentifier: "name", for: path)
      (cell as? NameCell)?.name.text = "number \(number)"
      return cell
    }
    try numbers.apply(snapshot)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 5)
    #expect((table.visibleCells[3] as? NameCell)?.name.text == "number 2")
  }

  @Test("TableViewController")
  func controller() throws {
    let controller = ColoursController()
    controller.tableView.layoutIfNeeded()
    #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["red", "green"])
  }

  @Test("performBatchUpdates")
  func updates() throws {
    let source = Letters()
    let table = TableView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
    table.register("name") { NameCell() }
    table.dataSource = source
    table.layoutIfNeeded()
    try source.update(table)
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { ($0 as? NameCell)?.name.text } == ["A", "C", "D", "X"])
  }

  @Test("README: a cell in 25 lines, and a fitting size")
  func cell() {
    let cell = MessageCell()
    cell.name.text = "Ada"
    cell.message.text = "A text that takes more than one line at this width, as most do."
    let short = cell.systemLayoutSizeFitting(
      Size(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    _ = cell.systemLayoutSizeFitting(
      Size(width: 320, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    // 10, a line of 21 pixels, 5, two lines of 41, 10.
    #expect(short == Size(width: 320, height: 10 + 21 + 5 + 41 + 10))
  }
}
