import LayoutGeometry
import Tables
import Testing
import TextLayout
import ViewTree

/// Sections of rows with a text each, and titles that lead to them.
private final class Directory: TableViewDataSource {
  var titles: [String]
  var rows: Int
  var failure: TableError?
  /// The section of a title.
  var section: (Int) -> Int = { $0 }

  init(_ titles: [String], rows: Int = 9) {
    self.titles = titles
    self.rows = rows
  }

  func numberOfSections(in tableView: TableView) -> Int { titles.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { rows }

  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(withIdentifier: "text", for: indexPath)
    (cell as? TextCell)?.label.text = String(repeating: "x", count: 57)
    return cell
  }

  func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    titles[section]
  }

  func sectionIndexTitles(for tableView: TableView) throws(TableError) -> [String]? {
    if let failure { throw failure }
    return titles
  }

  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) -> Int { section(index) }
}

@Suite("The section index")
struct SectionIndexTests {
  private let letters = "ABCDEFGHIJ".map { String($0) }

  private func strip(_ table: TableView) -> View? {
    table.subviews.first { $0.identifier == "sectionIndex" }
  }

  private func shown(_ table: TableView) -> String {
    (strip(table)?.subviews.first as? Label)?.text ?? ""
  }

  @Test("it lies at the trailing edge of the screen, and content views are narrower by as much")
  func place() throws {
    let directory = Directory(letters)
    let table = makeTable(directory)
    table.layoutIfNeeded()
    for offset in [0.0, 700] {
      table.scroll(to: offset)
      #expect(strip(table)?.frame == Rect(x: 305, y: table.contentOffset.y, width: 15, height: 480))
      for cell in table.visibleCells {
        #expect(cell.frame.width == 320)
        // 289 points for 57 characters: three lines, where 304 points have two.
        #expect(cell.contentView.frame == Rect(x: 0, y: 0, width: 305, height: 76))
        #expect(cell.frame.height == 76)
      }
      #expect(table.headerView(forSection: 0)?.contentView.frame.width == (offset > 0 ? nil : 305))
    }
    #expect(shown(table) == letters.joined(separator: "\n"))
    table.layoutDirection = .rightToLeft
    table.layoutIfNeeded()
    #expect(strip(table)?.frame.minX == 0)
    #expect(table.visibleCells.allSatisfy { $0.contentView.frame.minX == 15 })
    #expect(table.errors.isEmpty && table.issues.isEmpty)
  }

  @Test("accessories keep clear of it")
  func accessories() throws {
    let directory = Directory(["A"], rows: 1)
    let table = makeTable(directory)
    table.layoutIfNeeded()
    let cell = table.visibleCells[0]
    cell.accessoryType = .disclosureIndicator
    table.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 320 - 15 - 34)
    #expect(cell.subviews.compactMap { $0 as? ImageView }.map(\.frame.maxX) == [320 - 15 - 16])
    let view = View(frame: Rect(x: 0, y: 0, width: 20, height: 20))
    cell.accessoryView = view
    table.layoutIfNeeded()
    #expect(view.frame.maxX == 320 - 15 - 16)
  }

  @Test("it is as wide as its widest title, and takes what room beside inset sections it can")
  func widths() throws {
    let directory = Directory(["A", "long", "B"])
    for (style, narrower) in [(TableView.Style.plain, 44.0), (.insetGrouped, 28)] {
      let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 480), style: style)
      table.environment = LayoutEnvironment(textMeasurer: FixedAdvanceMeasurer.standard)
      table.register("text") { TextCell() }
      table.dataSource = directory
      table.layoutIfNeeded()
      #expect(strip(table)?.frame.width == 44)
      let cell = table.visibleCells[0]
      #expect(cell.contentView.frame.width == cell.frame.width - narrower)
    }
  }

  @Test("a tap on a title scrolls to the section that the data source says")
  func taps() throws {
    let directory = Directory(letters)
    let table = makeTable(directory)
    table.layoutIfNeeded()
    let label = try #require(strip(table)?.subviews.first)
    for (index, letter) in letters.enumerated() {
      let view = try #require(strip(table))
      let height = (Double(index) + 0.5) * label.frame.height / Double(letters.count)
      let point = Point(x: 310, y: view.frame.minY + label.frame.minY + height)
      #expect(table.indexOfSectionIndexTitle(at: point) == index)
      try table.tapSectionIndexTitle(at: index)
      #expect(table.headerView(forSection: index)?.textLabel?.text == letter)
      if index < 9 { #expect(table.indexPathsForVisibleRows.first?.section == index) }
    }
    let top = table.contentOffset.y
    #expect(table.indexOfSectionIndexTitle(at: Point(x: 310, y: top + 1)) == 0)
    #expect(table.indexOfSectionIndexTitle(at: Point(x: 310, y: top + 479)) == 9)
    #expect(table.indexOfSectionIndexTitle(at: Point(x: 300, y: top + 240)) == nil)
    #expect(table.indexOfSectionIndexTitle(at: Point(x: 310, y: top - 1)) == nil)
    directory.section = { 9 - $0 }
    try table.tapSectionIndexTitle(at: 9)
    #expect(table.contentOffset.y == 0)
    directory.section = { _ in 10 }
    #expect(throws: TableError.noSuchSection(10)) { try table.tapSectionIndexTitle(at: 0) }
    #expect(throws: TableError.noSuchSection(20)) { try table.tapSectionIndexTitle(at: 20) }
  }

  @Test("where there is no room for all titles, dots stand for those between, and still lead there")
  func dots() throws {
    let directory = Directory((0..<60).map { "\($0)" }, rows: 2)
    let table = makeTable(height: 155, directory)
    table.layoutIfNeeded()
    #expect(shown(table) == "0\n•\n19\n•\n39\n•\n59")
    let view = try #require(strip(table))
    let found = (0..<155).compactMap {
      table.indexOfSectionIndexTitle(at: Point(x: view.frame.midX, y: Double($0)))
    }
    #expect(found == found.sorted())
    #expect(found.first == 0 && found.last == 59)
    for (height, text) in [(20.0, "0"), (59, "0"), (60, "0\n•\n59"), (5, "")] {
      table.frame = Rect(x: 0, y: 0, width: 320, height: height)
      table.layoutIfNeeded()
      #expect(shown(table) == text)
    }
  }

  @Test("titles are asked for by a load and a call, and rows are measured for the room they leave")
  func reloading() throws {
    let directory = Directory(letters)
    let table = makeTable(directory)
    table.layoutIfNeeded()
    directory.titles = letters.map { $0 + $0 }
    #expect(table.sectionIndexTitles == letters)
    try table.reloadSectionIndexTitles()
    table.layoutIfNeeded()
    #expect(table.sectionIndexTitles == directory.titles)
    #expect(table.visibleCells[0].contentView.frame.width == 320 - 24)
    directory.failure = .custom("not now")
    #expect(throws: TableError.custom("not now")) { try table.reloadSectionIndexTitles() }
    #expect(throws: TableError.custom("not now")) { try table.load() }
    #expect(table.sectionIndexTitles == directory.titles)
    directory.failure = nil
    directory.titles = []
    table.reloadData()
    table.layoutIfNeeded()
    #expect(strip(table) == nil && table.sectionIndexTitles == [])
    #expect(table.errors == [.custom("not now")])
  }

  @Test("it is shown from as many rows on as the table says; heights of before are remembered")
  func minimumRowCount() {
    let directory = Directory(letters)
    let table = makeTable(directory)
    table.layoutIfNeeded()
    let heights = table.visibleHeights
    table.sectionIndexMinimumDisplayRowCount = 91
    table.layoutIfNeeded()
    #expect(strip(table) == nil)
    #expect(table.visibleHeights.allSatisfy { $0 == 56 })
    let measured = table.statistics.rowsMeasured
    table.sectionIndexMinimumDisplayRowCount = 90
    table.layoutIfNeeded()
    #expect(strip(table) != nil)
    #expect(table.visibleHeights == heights && table.statistics.rowsMeasured == measured)
  }

  @Test("a controller's own titles are shown")
  func controller() {
    final class Names: TableViewController {
      override func numberOfSections(in tableView: TableView) -> Int { 2 }
      override func sectionIndexTitles(for tableView: TableView) -> [String] { ["A", "B"] }
    }
    let names = Names(style: .plain)
    names.tableView.layoutIfNeeded()
    #expect(names.tableView.sectionIndexTitles == ["A", "B"])
    #expect(strip(names.tableView) != nil)
  }
}
