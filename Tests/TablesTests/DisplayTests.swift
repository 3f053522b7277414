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
    var indents: (TableIndexPath) -> Bool = { _ in true }

    func tableView(
      _ tableView: TableView, willDisplayHeaderView view: TableViewHeaderFooterView,
      forSection section: Int
    ) { told.append("+\(view.textLabel?.text ?? "") in \(section)") }

    func tableView(
      _ tableView: TableView, willDisplayFooterView view: TableViewHeaderFooterView,
      forSection section: Int
    ) { told.append("+\(view.textLabel?.text ?? "") in \(section)") }

    func tableView(
      _ tableView: TableView, didEndDisplayingHeaderView view: TableViewHeaderFooterView,
      forSection section: Int
    ) { told.append("-\(view.textLabel?.text ?? "") in \(section)") }

    func tableView(
      _ tableView: TableView, didEndDisplayingFooterView view: TableViewHeaderFooterView,
      forSection section: Int
    ) { told.append("-\(view.textLabel?.text ?? "") in \(section)") }

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
    cell.selectedBackgroundView = nil
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
