import LayoutGeometry
import Tables
import Testing
import TextLayout
import ViewTree

@Suite("Cells on the screen")
struct CellTests {
  @Test("a text or a constraint changed in a cell is laid out with the table, and with its root")
  func changedCell() throws {
    for layOutTable in [false, true] {
      let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
      let source = Texts([[20, 20]])
      let table = makeTable(source)
      root.environment = table.environment
      root.addSubview(table)
      root.layoutIfNeeded()
      let cell = try #require(table.visibleCells.first as? TextCell)
      #expect(cell.label.frame == Rect(x: 8, y: 8, width: 304, height: 20))
      let laidOut = layOutTable ? table : root
      cell.label.text = String(repeating: "x", count: 90)
      let leading = try #require(
        cell.contentView.constraints.first { $0.description.contains("leading") })
      leading.constant = 50
      laidOut.layoutIfNeeded()
      #expect(cell.label.frame.minX == 50)
      #expect(cell.label.frame.maxX == 312)
    }
  }

  @Test("a cell held by its own margins is sized by what is in it")
  func cellMargins() {
    let cell = TableViewCell()
    let label = Label()
    label.numberOfLines = 0
    label.text = String(repeating: "x", count: 90)
    cell.contentView.addSubview(label)
    label.pinEdges(to: cell.layoutMarginsGuide)
    let source = Boxes(1)
    source.cell = { _, _ in cell }
    let table = makeTable(source)
    table.layoutIfNeeded()
    #expect(cell.frame.height == 76)
    #expect(label.frame == Rect(x: 8, y: 8, width: 304, height: 60))
    #expect(table.issues == [] && table.errors.isEmpty)
  }

  @Test("an inner table loaded again is laid out with the outer one")
  func innerTable() {
    let inner = Boxes(1) { _ in 20 }
    let innerTable = makeTable(width: 300, height: 100, inner)
    let cell = TableViewCell()
    cell.contentView.addSubview(innerTable)
    Constraints {
      innerTable.leadingAnchor == cell.contentView.leadingAnchor
      innerTable.trailingAnchor == cell.contentView.trailingAnchor
      innerTable.topAnchor == cell.contentView.topAnchor
      innerTable.bottomAnchor == cell.contentView.bottomAnchor
      innerTable.heightAnchor == 100
    }
    let source = Boxes(1)
    source.cell = { _, _ in cell }
    let table = makeTable(source)
    table.layoutIfNeeded()
    #expect(innerTable.visibleCells.count == 1)
    inner.count = 3
    innerTable.reloadData()
    table.layoutIfNeeded()
    #expect(innerTable.visibleCells.count == 3)
    #expect(table.errors.isEmpty)
  }

  @Test("a row whose source throws once is measured when it works")
  func throwsOnce() throws {
    let source = Boxes(10) { _ in 76 }
    source.onCell = { _, row throws(TableError) in
      if row == 2 { throw .custom("not yet") }
    }
    let table = makeTable(source)
    table.layoutIfNeeded()
    #expect(table.errors == [.custom("not yet")])
    #expect(try table.rectForRow(at: .row(2)).height == 44)
    #expect(table.cellForRow(at: .row(2)) == nil)
    source.onCell = { _, _ in }
    table.scroll(to: 5)
    #expect(try table.rectForRow(at: .row(2)).height == 76)
    #expect(table.cellForRow(at: .row(2))?.frame.height == 76)
  }

  @Test("with estimating off, rows whose source throws are measured when it works")
  func throwsOnceWithoutEstimates() {
    let source = Boxes(10)
    source.onCell = { _, _ throws(TableError) in throw .custom("not yet") }
    let table = makeTable(source)
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    source.onCell = { _, _ in }
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 500)
    #expect(table.visibleCells.count == 10)
  }

  @Test("cells made by an earlier registration are not used again")
  func registeredAgain() {
    let source = Boxes(100)
    let table = makeTable(source)
    table.layoutIfNeeded()
    table.scroll(to: 500)
    table.register("box") {
      let cell = BoxCell()
      cell.tag = 7
      return cell
    }
    for _ in 0..<20 { table.scroll(to: table.contentOffset.y + 100) }
    #expect(table.visibleCells.allSatisfy { $0.tag == 7 })
    #expect(table.visibleCells.count == 10)
    #expect(table.statistics.cellsReused > 0)
  }

  @Test("a visible cell that is removed comes back where it was")
  func removedCell() throws {
    let source = Boxes(100)
    let table = makeTable(source)
    table.layoutIfNeeded()
    let cells = table.visibleCells.map { ObjectIdentifier($0) }
    table.visibleCells[3].removeFromSuperview()
    table.visibleCells[0].removeFromSuperview()
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.visibleCells.map { ObjectIdentifier($0) } == cells)
    #expect(table.subviews.map { ObjectIdentifier($0) } == cells)
  }

  @Test("subviews are in the order of the rows, other subviews in front, however it was scrolled")
  func order() {
    let source = Boxes(100) { Double(20 + $0 * 13 % 70) }
    let table = makeTable(source)
    let badge = View()
    table.addSubview(badge)
    table.layoutIfNeeded()
    for offset in [900.0, 850, 870, 300, 310, 2_000, 1_700, 0] {
      table.scroll(to: offset)
      let cells = table.visibleCells.map { ObjectIdentifier($0) }
      #expect(table.subviews.map { ObjectIdentifier($0) } == cells + [ObjectIdentifier(badge)])
    }
  }

  @Test("one cell for every row is an error for all rows but one")
  func oneCellForAll() {
    let cell = BoxCell()
    let source = Boxes(100)
    source.cell = { _, _ in cell }
    let table = makeTable(source)
    table.layoutIfNeeded()
    #expect(table.errors.contains(.cellUsedTwice(.row(0), .row(1))))
    #expect(table.visibleCells.count == 1)
    #expect(table.subviews.count == 1)
  }

  @Test("a cell of another table is an error, and stays in its table")
  func cellOfAnotherTable() throws {
    let source = Boxes(3)
    let table = makeTable(source)
    table.layoutIfNeeded()
    let taken = try #require(table.visibleCells.first)
    let other = Boxes(1)
    other.cell = { _, _ in taken }
    let otherTable = makeTable(other)
    otherTable.layoutIfNeeded()
    #expect(otherTable.errors == [.cellOfAnotherTable(.row(0))])
    #expect(otherTable.visibleCells.isEmpty)
    #expect(taken.superview === table)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
    #expect(otherTable.subviews.isEmpty)
  }

  @Test("a cell that contains the table is an error, and stays where it is")
  func cellAroundTable() {
    for rowHeight in [50, TableView.automaticDimension] {
      let home = View(frame: Rect(x: 0, y: 0, width: 300, height: 300))
      let outer = TableViewCell(frame: Rect(x: 0, y: 0, width: 300, height: 300))
      home.addSubview(outer)
      let source = Boxes(1)
      source.cell = { _, _ in outer }
      let table = makeTable(source)
      table.rowHeight = rowHeight
      outer.contentView.addSubview(table)
      table.layoutIfNeeded()
      outer.layoutIfNeeded()
      home.layoutIfNeeded()
      #expect(table.errors == [.cellOfAnotherTable(.row(0))])
      #expect(table.subviews.isEmpty)
      source.count = 0
      table.reloadData()
      home.layoutIfNeeded()
      #expect(outer.superview === home)
    }
  }

  @Test("the margins and safe area of a cell do not depend on where it has been scrolled to")
  func marginsOfCells() {
    let table = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    table.safeAreaInsets = EdgeInsets(top: 44, left: 30, bottom: 34, right: 0)
    let cell = TableViewCell(frame: Rect(x: 0, y: 0, width: 320, height: 50))
    cell.preservesSuperviewLayoutMargins = true
    cell.contentView.preservesSuperviewLayoutMargins = true
    table.addSubview(cell)
    #expect(cell.safeAreaInsets == EdgeInsets(left: 30))
    let margins = cell.layoutMargins
    #expect(margins == EdgeInsets(top: 8, left: 38, bottom: 8, right: 8))
    cell.frame = Rect(x: 0, y: 200, width: 320, height: 50)
    #expect(cell.layoutMargins == margins)
  }

  /// A cell of the text that its margins leave room for.
  private final class MarginCell: TableViewCell {
    let label = Label()

    override init(frame: Rect) {
      super.init(frame: frame)
      label.numberOfLines = 0
      label.text = String(repeating: "x", count: 76)
      contentView.addSubview(label)
      label.pinEdges(to: contentView.layoutMarginsGuide)
    }
  }

  @Test("cells keep 16 at the sides, and 20 from 414 points on, as the table is turned and back")
  func sideMargins() throws {
    for style in [TableView.Style.plain, .insetGrouped] {
      let source = Boxes(3)
      source.cell = { table, _ in table.dequeueReusableCell(withIdentifier: "margin") }
      let table = TableView(frame: .zero, style: style)
      table.environment = LayoutEnvironment(textMeasurer: FixedAdvanceMeasurer.standard)
      table.separatorStyle = .singleLine
      table.register("margin") { MarginCell() }
      table.dataSource = source
      let turns = [320.0, 413, 414, 453, 454, 600, 414, 600]
      for (turn, width) in turns.enumerated() {
        table.frame = Rect(x: 0, y: 0, width: width, height: 480)
        table.layoutIfNeeded()
        let inset = style == .plain ? 0.0 : width >= 414 ? 20 : 16
        let margin = width - 2 * inset >= 414 ? 20.0 : 16
        let room = width - 2 * inset - 2 * margin
        let lines = (760 / ((room / 10).rounded(.down) * 10)).rounded(.up)
        for cell in table.visibleCells {
          #expect(cell.contentView.layoutMargins.left == margin, "\(style) \(width)")
          #expect((cell as? MarginCell)?.label.frame.width == room)
          #expect(cell.frame.height == 23 + 20 * lines, "\(style) \(width)")
          #expect(cell.subviews.last?.frame.minX == margin, "the separator begins at the margin")
        }
        #expect(table.separatorInset == EdgeInsets(left: margin))
        // The width before is remembered.
        if turn == turns.count - 1 {
          #expect(table.statistics.rowsMeasured == 3 * (turns.count - 1))
        }
      }
    }
  }

  @Test("margins that were set stay, whatever the width")
  func ownMargins() {
    let cell = MarginCell()
    cell.contentView.directionalLayoutMargins = DirectionalEdgeInsets(all: 5)
    let source = Boxes(1)
    source.cell = { _, _ in cell }
    for width in [320.0, 600] {
      let table = makeTable(width: width, source)
      table.separatorInset = EdgeInsets(left: 3)
      table.layoutIfNeeded()
      #expect(cell.label.frame.minX == 5 && cell.label.frame.width == width - 10)
      #expect(table.separatorInset == EdgeInsets(left: 3))
      cell.removeFromSuperview()
      table.dataSource = nil
      table.reloadData()
    }
  }
}
