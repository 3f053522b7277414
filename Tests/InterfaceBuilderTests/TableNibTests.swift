import InterfaceBuilder
import LayoutGeometry
import Tables
import Testing
import TextLayout
import ViewTree

@Suite("Tables and cells of files")
struct TableNibTests {
  /// A cell with a label of any number of lines, 10 points from all edges.
  private func cell(_ attributes: String = "") -> String {
    """
    <tableViewCell \(attributes) id="cell">\(rect(0, 0, 320, 50))
    <tableViewCellContentView key="contentView" tableViewCell="cell" id="content">\(rect(0, 0, 320, 50))
    <subviews><label numberOfLines="0" text="Hello" translatesAutoresizingMaskIntoConstraints="NO" id="label"/></subviews>
    <constraints>
    <constraint firstItem="label" firstAttribute="leading" secondItem="content" secondAttribute="leading" constant="10" id="1"/>
    <constraint firstAttribute="trailing" secondItem="label" secondAttribute="trailing" constant="10" id="2"/>
    <constraint firstItem="label" firstAttribute="top" secondItem="content" secondAttribute="top" constant="10" id="3"/>
    <constraint firstAttribute="bottom" secondItem="label" secondAttribute="bottom" constant="10" id="4"/>
    </constraints></tableViewCellContentView></tableViewCell>
    """
  }

  private func tableBoard(_ inside: String, _ attributes: String = "") throws -> Storyboard {
    try Storyboard(
      data: storyboard([
        """
        <tableViewController id="t"><tableView key="view" rowHeight="-1" estimatedRowHeight="30" \(attributes) id="table">
        \(rect(0, 0, 320, 480))\(inside)</tableView></tableViewController>
        """
      ]), file: "Test.storyboard",
      screen: Screen(size: Size(width: 320, height: 480)))
  }

  final class Rows: TableViewDataSource {
    let texts: [String]
    init(_ texts: [String]) { self.texts = texts }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
      texts.count
    }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
    ) throws(TableError) -> TableViewCell {
      let cell = try tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
      (cell.contentView.subviews.first as? Label)?.text = texts[indexPath.row]
      return cell
    }
  }

  /// Texts of one and of three lines, 30 characters a line.
  private let rows = Rows(["short", String(repeating: "x", count: 70)])

  private func heights(_ table: TableView) throws -> [Double] {
    table.environment = LayoutEnvironment(
      textMeasurer: try FixedAdvanceMeasurer(advance: 10, lineHeight: 20))
    table.dataSource = rows
    table.layoutIfNeeded()
    #expect(table.errors.isEmpty)
    return try (0..<2).map { try table.rectForRow(at: TableIndexPath(row: $0, section: 0)).height }
  }

  @Test("prototype cells are registered with their table")
  func prototypes() throws {
    let board = try tableBoard("<prototypes>\(cell("reuseIdentifier=\"text\""))</prototypes>")
    let table = try #require(
      try board.instantiateViewController(withID: "t").view as? TableView)
    #expect(table.estimatedRowHeight == 30)
    let found = try heights(table)
    #expect(found[1] - found[0] == 40)
    let alone = try board.instantiatePrototype(withReuseIdentifier: "text")
    #expect(alone is TableViewCell)
    #expect(throws: NibError.self) { try board.instantiatePrototype(withReuseIdentifier: "no") }
  }

  @Test("a nib is registered for the cells of an identifier")
  func nibs() throws {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    try table.register(try Nib(cell()), forCellReuseIdentifier: "text")
    let found = try heights(table)
    #expect(found[1] - found[0] == 40)
    let named = try Nib(cell("reuseIdentifier=\"text\"")).instantiate(TableViewCell.self)
    #expect(named.reuseIdentifier == "text")
    let error = #expect(throws: NibError.self) {
      try table.register(try Nib("<view id=\"a\"/>"), forCellReuseIdentifier: "text")
    }
    #expect(error?.reason == .missing("a top-level TableViewCell", in: "the nib"))
  }

  @Test("static cells are the rows of their table, in sections with titles and row heights")
  func staticTables() throws {
    func row(_ id: String, _ rest: String) -> String {
      """
      <tableViewCell \(rest) id="\(id)">\(rect(0, 0, 320, 44))
      <tableViewCellContentView key="contentView" id="\(id)content">\(rect(0, 0, 320, 44))<subviews>
      <label text="Wi-Fi" id="\(id)text"/><label text="Home" id="\(id)detail"/></subviews></tableViewCellContentView></tableViewCell>
      """
    }
    let style =
      "style=\"IBUITableViewCellStyleValue1\" textLabel=\"atext\" detailTextLabel=\"adetail\" accessoryType=\"disclosureIndicator\""
    let controller = try tableBoard(
      """
      <sections><tableViewSection headerTitle="Network" id="s1"><cells>
      \(row("a", style))\(row("b", "rowHeight=\"70\""))</cells></tableViewSection>
      <tableViewSection footerTitle="The end" id="s2"><cells>\(row("c", "rowHeight=\"30\""))</cells></tableViewSection></sections>
      """
    ).instantiateViewController(withID: "t")
    let table = try #require(controller.view as? TableView)
    table.layoutIfNeeded()
    #expect(table.errors.isEmpty)
    #expect(table.visibleCells.map(\.identifier) == ["a", "b", "c"])
    let first = try #require(controller.objects?["a"] as? TableViewCell)
    #expect(first.style == .value1 && first.accessoryType == .disclosureIndicator)
    #expect(first.textLabel === controller.objects?["atext"])
    #expect(first.detailTextLabel?.text == "Home")
    #expect(controller.objects?.view("b").frame.height ?? 0 >= 70)
    let data = try #require(table.dataSource as? StaticTable)
    #expect(data.sections.map(\.header) == ["Network", nil])
    #expect(data.sections.map(\.footer) == [nil, "The end"])
  }

  @Test("a static row of a height of its own has it, the others that of the table")
  func rowHeights() throws {
    func row(_ id: String, _ attributes: String) -> String {
      "<tableViewCell \(attributes) id=\"\(id)\"><tableViewCellContentView key=\"contentView\" id=\"\(id)c\"/></tableViewCell>"
    }
    let rows = [row("a", ""), row("b", "rowHeight=\"70\""), row("c", "")].joined()
    let source = storyboard([
      """
      <tableViewController id="t"><tableView key="view" rowHeight="33" id="table">\(rect(0, 0, 320, 480))
      <sections><tableViewSection id="s"><cells>\(rows)</cells></tableViewSection></sections></tableView></tableViewController>
      """
    ])
    let controller = try Storyboard(data: source, file: "Test.storyboard")
      .instantiateViewController(withID: "t")
    let table = try #require(controller.view as? TableView)
    table.layoutIfNeeded()
    let heights = try (0..<3).map {
      try table.rectForRow(at: TableIndexPath(row: $0, section: 0)).height
    }
    #expect(heights == [33, 70, 33])
  }

  @Test("styles, separators, headers and footers of a table")
  func tableProperties() throws {
    let board = try tableBoard(
      """
      <inset key="separatorInset" minX="20" minY="0" maxX="5" maxY="0"/>
      <view key="tableHeaderView" id="header">\(rect(0, 0, 320, 60))</view>
      <sections><tableViewSection id="s"><cells>
      <tableViewCell rowHeight="50" id="a">\(rect(0, 0, 320, 50))<tableViewCellContentView key="contentView" id="ac"/></tableViewCell>
      </cells></tableViewSection></sections>
      """,
      "style=\"plain\" separatorStyle=\"default\" sectionHeaderHeight=\"28\" allowsMultipleSelection=\"YES\""
    )
    let controller = try board.instantiateViewController(withID: "t")
    let table = try #require(controller.view as? TableView)
    #expect(table.separatorStyle == .singleLine && table.allowsMultipleSelection)
    #expect(table.separatorInset == EdgeInsets(left: 20, right: 5))
    #expect(table.tableHeaderView === controller.objects?["header"])
    #expect(table.sectionHeaderHeight == 28)
    table.layoutIfNeeded()
    let frame = try table.rectForRow(at: TableIndexPath(row: 0, section: 0))
    #expect(frame == Rect(x: 0, y: 60, width: 320, height: 50))
    let grouped = try tableBoard("", "style=\"grouped\"").instantiateViewController(withID: "t")
    #expect((grouped.view as? TableView)?.style == .grouped)
  }

  @Test("a prototype of a class that is not registered is an error before a row asks for it")
  func missingClass() throws {
    let board = try tableBoard(
      "<prototypes>\(cell("reuseIdentifier=\"text\" customClass=\"TextCell\""))</prototypes>")
    let error = #expect(throws: NibError.self) {
      try board.instantiateViewController(withID: "t")
    }
    #expect(error?.reason == .unregisteredClass("TextCell", element: "tableViewCell"))
  }

  @Test("a prototype without an identifier, and a second one of the same, are noted")
  func identifiers() throws {
    func prototype(_ id: String, _ attributes: String) -> String {
      "<tableViewCell \(attributes) id=\"\(id)\">\(rect(0, 0, 320, 50))</tableViewCell>"
    }
    let same = "reuseIdentifier=\"text\""
    let board = try tableBoard(
      "<prototypes>\(prototype("a", same + " tag=\"1\""))\(prototype("b", ""))\(prototype("c", same))</prototypes>"
    )
    let controller = try board.instantiateViewController(withID: "t")
    #expect(
      controller.objects?.notes.map(\.message) == [
        "the cell has no reuse identifier: its table cannot make it",
        "the table has another cell of the reuse identifier text",
      ])
    let table = try #require(controller.view as? TableView)
    #expect(table.dequeueReusableCell(withIdentifier: "text")?.tag == 1)
    #expect(try board.instantiatePrototype(withReuseIdentifier: "text").tag == 1)
  }

  @Test("static cells may share an identifier")
  func sharedIdentifier() throws {
    let rows = ["a", "b"].map {
      "<tableViewCell reuseIdentifier=\"row\" id=\"\($0)\">\(rect(0, 0, 320, 44))</tableViewCell>"
    }
    let board = try tableBoard(
      "<sections><tableViewSection id=\"s\"><cells>\(rows.joined())</cells></tableViewSection></sections>"
    )
    let controller = try board.instantiateViewController(withID: "t")
    let table = try #require(controller.view as? TableView)
    table.layoutIfNeeded()
    let cells = (0..<2).map { table.cellForRow(at: TableIndexPath(row: $0, section: 0)) }
    #expect(cells[0] === controller.objects?["a"] && cells[1] === controller.objects?["b"])
    #expect(controller.objects?.notes.isEmpty == true)
  }
}
