import LayoutGeometry
import Tables
import Testing
import TextLayout
import ViewTree

@Suite("What a table tells of headers and footers, and shows behind rows")
struct DisplayTests {
  /// Three sections of ten rows, 50 points high, with a header and a footer each.
  private final class Sections: TableViewDataSource {
    func numberOfSections(in tableView: TableView) -> Int { 3 }

    func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 10 }

    func tableView(
      _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
    ) throws(TableError) -> TableViewCell {
      let cell = try tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
      (cell as? BoxCell)?.boxHeight.constant = 50
      return cell
    }

    func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
      "header \(section)"
    }

    func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
      "footer \(section)"
    }
  }

  /// Writes down which headers and footers come and go.
  private final class Listener: TableViewDelegate {
    var told: [String] = []
    private func text(_ view: View) -> String {
      (view as? TableViewHeaderFooterView)?.textLabel?.text ?? ""
    }
    var indents: (TableIndexPath) -> Bool = { _ in true }

    func tableView(
      _ tableView: TableView, willDisplayHeaderView view: View,
      forSection section: Int
    ) { told.append("+\(text(view)) in \(section)") }

    func tableView(
      _ tableView: TableView, willDisplayFooterView view: View,
      forSection section: Int
    ) { told.append("+\(text(view)) in \(section)") }

    func tableView(
      _ tableView: TableView, didEndDisplayingHeaderView view: View,
      forSection section: Int
    ) { told.append("-\(text(view)) in \(section)") }

    func tableView(
      _ tableView: TableView, didEndDisplayingFooterView view: View,
      forSection section: Int
    ) { told.append("-\(text(view)) in \(section)") }

    func tableView(
      _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: TableIndexPath
    ) -> Bool { indents(indexPath) }
  }

  /// Has estimates for headers and footers.
  private final class Estimates: TableViewDelegate {
    func tableView(
      _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
    ) -> Double { 100 }

    func tableView(
      _ tableView: TableView, estimatedHeightForFooterInSection section: Int
    ) -> Double { section == 2 ? -5 : 7 }
  }

  private func makeGroupedTable(_ source: Sections) -> TableView {
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 480), style: .grouped)
    table.environment = LayoutEnvironment(textMeasurer: FixedAdvanceMeasurer.standard)
    table.register("box") { BoxCell() }
    table.dataSource = source
    return table
  }

  @Test("the delegate is told once of each header and footer that comes, and of each that goes")
  func headersAndFooters() {
    let (source, listener) = (Sections(), Listener())
    let table = makeGroupedTable(source)
    table.delegate = listener
    table.layoutIfNeeded()
    #expect(listener.told == ["+header 0 in 0"])
    table.setNeedsLayout()
    table.scroll(to: 20)
    #expect(listener.told == ["+header 0 in 0"])
    listener.told = []
    table.scroll(to: 540)
    #expect(
      listener.told == ["-header 0 in 0", "+footer 0 in 0", "+header 1 in 1"])
    listener.told = []
    table.reloadData()
    #expect(listener.told == ["-footer 0 in 0", "-header 1 in 1"])
    table.layoutIfNeeded()
    #expect(listener.told.suffix(2) == ["+footer 0 in 0", "+header 1 in 1"])
  }

  /// Gives headers as UIKit's delegates do: views of any kind.
  private final class PlainHeaders: TableViewDelegate {
    let byFrame = View(frame: Rect(x: 0, y: 0, width: 10, height: 40))
    let byConstraint = View()
    let byNothing = View()
    var told: [ObjectIdentifier] = []

    init() { byConstraint.heightAnchor.constraint(equalToConstant: 61).isActive = true }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      [byFrame, byConstraint, byNothing][section]
    }

    func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View? {
      section == 0 ? TableViewHeaderFooterView(reuseIdentifier: nil) : nil
    }

    func tableView(
      _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
    ) { told.append(ObjectIdentifier(view)) }

    func tableView(
      _ tableView: TableView, indentationLevelForRowAt indexPath: TableIndexPath
    ) -> Int { indexPath.row == 0 ? 2 : 0 }
  }

  /// Gives one and the same view for every header.
  private final class OneHeader: TableViewDelegate {
    let view: View
    init(_ view: View) { self.view = view }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? { view }
  }

  @Test("a view that is a header already is an error for the others")
  func headerTwice() throws {
    for view in [View(frame: Rect(x: 0, y: 0, width: 10, height: 40)), TableViewHeaderFooterView()]
    {
      let (source, delegate) = (Sections(), OneHeader(view))
      let table = makeGroupedTable(source)
      table.delegate = delegate
      table.frame.size.height = 4_000
      table.layoutIfNeeded()
      #expect(table.errors.first == .sectionViewInUse(section: 1))
      #expect(view.isDescendant(of: table))
      #expect(
        try view.convert(view.bounds, to: table).minY == table.rectForHeader(inSection: 0).minY)
    }
  }

  /// Gives a cell for a header, as is often done with one that a storyboard has.
  private final class CellHeaders: TableViewDelegate {
    let cell = TableViewCell()
    let label = Label()

    init() {
      label.numberOfLines = 0
      label.text = "A title that is much too long for one line of a narrow table, and takes three"
      cell.contentView.addSubview(label)
      label.pinEdges(to: cell.contentView, insets: 10)
    }

    func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View? {
      section == 0 ? cell : nil
    }
  }

  @Test("a cell given for a header is as high as its contents, at each width")
  func cellAsHeader() throws {
    let (source, delegate) = (Sections(), CellHeaders())
    let table = makeGroupedTable(source)
    table.delegate = delegate
    for width in [200.0, 320, 240] {
      table.frame = Rect(x: 0, y: 0, width: width, height: 600)
      table.layoutIfNeeded()
      let lines = delegate.label.sizeThatFits(Size(width: width - 20, height: 0)).height
      #expect(lines > 40)
      #expect(try table.rectForHeader(inSection: 0).height == lines + 20)
      #expect(delegate.cell.frame.height == lines + 20)
      #expect(delegate.label.frame == Rect(x: 10, y: 10, width: width - 20, height: lines))
      table.reloadData()
    }
    table.layoutIfNeeded()
    #expect(table.issues.isEmpty && delegate.cell.issues.isEmpty)
    // Afterwards it is a cell again.
    table.delegate = nil
    table.reloadData()
    table.layoutIfNeeded()
    delegate.cell.frame = Rect(x: 0, y: 0, width: 320, height: 90)
    delegate.cell.layoutIfNeeded()
    #expect(delegate.label.frame == Rect(x: 10, y: 10, width: 300, height: 70))
  }

  @Test(
    "headers may be views of any kind: as high as constraints say, or else as their frame")
  func plainHeaders() throws {
    let (source, delegate) = (Sections(), PlainHeaders())
    let table = makeGroupedTable(source)
    table.delegate = delegate
    for offset in stride(from: 0.0, through: 1_600, by: 100) { table.scroll(to: offset) }
    #expect(try (0..<3).map { try table.rectForHeader(inSection: $0).height } == [40, 61, 28])
    let views = [delegate.byFrame, delegate.byConstraint, delegate.byNothing]
    #expect(delegate.told == views.map { ObjectIdentifier($0) })
    table.scroll(to: 0)
    #expect(delegate.byFrame.frame == Rect(x: 0, y: 0, width: 320, height: 40))
    #expect(delegate.byFrame.constraints.isEmpty && delegate.byConstraint.constraints.count == 1)
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.visibleCells.prefix(2).map(\.contentView.frame.minX) == [20, 0])
    #expect(table.errors.isEmpty)
  }

  @Test("a controller's subclass may give what UIKit's may, and is asked and told everything")
  func controllers() throws {
    final class Shapes: TableViewController {
      let header = View(frame: Rect(x: 0, y: 0, width: 10, height: 33))
      var told: [String] = []

      override func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
        2
      }

      override func tableView(
        _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
      ) -> TableViewCell { TableViewCell(style: .default) }

      override func tableView(
        _ tableView: TableView, viewForHeaderInSection section: Int
      ) -> View? { header }

      override func tableView(
        _ tableView: TableView, viewForFooterInSection section: Int
      ) -> TableViewHeaderFooterView? { TableViewHeaderFooterView(reuseIdentifier: "own") }

      override func tableView(
        _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
      ) { told.append("header \(view === header)") }

      override func tableView(
        _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
      ) { told.append((view as? TableViewHeaderFooterView)?.reuseIdentifier ?? "") }

      override func tableView(
        _ tableView: TableView, estimatedHeightForFooterInSection section: Int
      ) -> Double { 500 }
    }
    let shapes = Shapes(style: .grouped)
    shapes.tableView.frame = Rect(x: 0, y: 0, width: 320, height: 100)
    #expect(shapes.tableView.contentSize.height >= 500)
    shapes.tableView.frame.size.height = 480
    #expect(shapes.tableView.visibleCells.count == 2)
    #expect(shapes.told == ["header true", "own"])
    #expect(try shapes.tableView.rectForHeader(inSection: 0).height == 33)
  }

  @Test("what is on the screen is asked for after a change without a layout in between")
  func askedBeforeLayout() throws {
    let table = makeGroupedTable(Sections())
    let sections = Sections()
    table.dataSource = sections
    #expect(table.visibleCells.count == 10)
    table.reloadData()
    #expect(table.indexPathsForVisibleRows.count == 10)
    table.contentOffset.y = 520
    #expect(table.cellForRow(at: TableIndexPath(row: 1, section: 1)) != nil)
    #expect(table.headerView(forSection: 1)?.textLabel?.text == "header 1")
    try table.performBatchUpdates { try table.reloadRows(at: [TableIndexPath(row: 2, section: 1)]) }
    let cell = try #require(table.visibleCells.last)
    #expect(table.indexPath(for: cell)?.section == 1)
  }

  @Test("estimates for headers and footers count until these are seen; a wrong one is an error")
  func estimates() {
    final class Right: TableViewDelegate {
      func tableView(
        _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
      ) -> Double { 100 }

      func tableView(
        _ tableView: TableView, estimatedHeightForFooterInSection section: Int
      ) -> Double { 7 }
    }
    let (source, right, wrong) = (Sections(), Right(), Estimates())
    let table = makeGroupedTable(source)
    table.delegate = right
    table.layoutIfNeeded()
    let seen = 28.0 + 10 * 50
    #expect(table.contentSize.height == seen + 7 + 2 * (100 + 10 * 44 + 7))
    table.delegate = wrong
    table.layoutIfNeeded()
    #expect(table.errors == [.invalidSectionHeight(-5, section: 2)])
  }

  @Test("the delegate says which rows make room for their control while the table is edited")
  func indentingWhileEditing() throws {
    let (source, listener) = (Sections(), Listener())
    listener.indents = { $0.row != 1 }
    let table = makeGroupedTable(source)
    table.delegate = listener
    table.isEditing = true
    table.layoutIfNeeded()
    let cells = table.visibleCells
    #expect(cells.prefix(3).map(\.contentView.frame.minX) == [38, 0, 38])
    cells[2].shouldIndentWhileEditing = false
    table.layoutIfNeeded()
    #expect(cells[2].contentView.frame.minX == 0)
  }

  @Test("views in the background of a cell are as large as it, and have no say in its height")
  func backgroundsOfCells() throws {
    let source = Sections()
    let table = makeGroupedTable(source)
    table.layoutIfNeeded()
    let cell = try #require(table.visibleCells.first)
    let (back, selected) = (ImageView(), ImageView())
    for view in [selected, back] {
      view.image = ImageSource(name: "large", size: Size(width: 900, height: 900))
    }
    cell.selectedBackgroundView = selected
    cell.backgroundView = back
    table.layoutIfNeeded()
    #expect(cell.frame.height == 50)
    #expect(cell.subviews[0] === back && cell.subviews[1] === selected)
    #expect(back.frame == cell.bounds && selected.frame == cell.bounds)
    #expect(selected.isHidden && !back.isHidden)
    cell.isSelected = true
    #expect(!selected.isHidden)
    cell.selectionStyle = .none
    #expect(selected.isHidden)
    cell.backgroundView = nil
    cell.selectedBackgroundView = back
    cell.backgroundView = back
    #expect(!back.isHidden && cell.subviews[0] === back)
    cell.selectedBackgroundView = nil
    #expect(!back.isHidden && back.superview === cell)
    cell.backgroundView = nil
    #expect(back.superview == nil && selected.superview == nil)
  }

  @Test("the view in the background of a table stays where the screen is, behind all rows")
  func backgroundOfTable() throws {
    let source = Sections()
    let table = makeGroupedTable(source)
    let back = View()
    table.backgroundView = back
    for offset in [0.0, 300, 900, 20] {
      table.scroll(to: offset)
      #expect(back.frame == table.bounds)
      #expect(table.subviews.first === back)
      let rows = table.subviews.compactMap { $0 as? TableViewCell }.map(\.frame.minY)
      #expect(rows == rows.sorted())
    }
    table.backgroundView = nil
    #expect(back.superview == nil)
  }

  @Test("separators have the colour that the table says, also those that are there")
  func separatorColor() throws {
    let source = Sections()
    let table = makeGroupedTable(source)
    table.separatorStyle = .singleLine
    for color in [table.separatorColor, .orange] {
      table.separatorColor = color
      table.layoutIfNeeded()
      for cell in table.visibleCells {
        let line = try #require(cell.subviews.first { $0.identifier == "separator" })
        #expect(line.backgroundColor == color)
      }
    }
  }

  @Test("updates are uncommitted from the first beginning to the last end")
  func uncommittedUpdates() throws {
    let source = Boxes(3)
    let table = makeTable(source)
    table.layoutIfNeeded()
    #expect(!table.hasUncommittedUpdates)
    table.beginUpdates()
    source.count = 4
    try table.insertRows(at: [.row(0)])
    #expect(table.hasUncommittedUpdates)
    try table.endUpdates()
    #expect(!table.hasUncommittedUpdates)
  }
}
