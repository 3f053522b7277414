import LayoutGeometry
import Tables
import Testing
import TextLayout
import ViewTree

@Suite("Predefined cells")
struct PredefinedCellTests {
  private static let styles: [TableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]

  /// A table 320 wide of one row with this cell.
  private func show(_ cell: TableViewCell, rowHeight: Double = TableView.automaticDimension)
    -> TableView
  {
    let table = makeTable(nil)
    let rows = StaticTable { TableSection { TableRow(cell) } }
    table.rowHeight = rowHeight
    table.dataSource = rows
    table.layoutIfNeeded()
    table.dataSource = nil
    return table
  }

  private func expectNoReports(_ cell: TableViewCell) {
    #expect(cell.issues == [])
  }

  @Test("one line of text makes a row 44 high, two lines keep the margins", arguments: styles)
  func heights(style: TableViewCell.CellStyle) {
    let cell = TableViewCell(style: style)
    cell.textLabel?.text = "x"
    cell.detailTextLabel?.text = "y"
    _ = show(cell)
    #expect(cell.frame == Rect(x: 0, y: 0, width: 320, height: style == .subtitle ? 62 : 44))
    cell.textLabel?.numberOfLines = 0
    cell.textLabel?.text = "one\ntwo"
    _ = show(cell)
    #expect(cell.frame.height == (style == .subtitle ? 82 : 62))
    expectNoReports(cell)
  }

  @Test("in a fixed height the texts are in the middle, however little it is", arguments: styles)
  func fixedHeights(style: TableViewCell.CellStyle) throws {
    for height in [10.0, 44, 60] {
      let cell = TableViewCell(style: style)
      cell.textLabel?.text = "x"
      cell.detailTextLabel?.text = "y"
      cell.imageView?.image = ImageSource(name: "i", size: Size(width: 29, height: 29))
      _ = show(cell, rowHeight: height)
      #expect(cell.frame.height == height)
      let text = try #require(cell.textLabel).frame
      let below = style == .subtitle ? try #require(cell.detailTextLabel).frame : text
      #expect((text.minY + below.maxY) / 2 == height / 2)
      expectNoReports(cell)
    }
  }

  @Test("titles begin at the margin, or 16 after the image; details end at the other margin")
  func places() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for hasImage in [false, true] {
        let cell = TableViewCell(style: .value1)
        cell.layoutDirection = direction
        cell.textLabel?.text = "title"
        cell.detailTextLabel?.text = "detail"
        if hasImage {
          cell.imageView?.image = ImageSource(name: "i", size: Size(width: 30, height: 30))
        }
        _ = show(cell)
        let start = hasImage ? 62.0 : 16
        let isRightToLeft = direction == .rightToLeft
        let (text, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
        #expect((isRightToLeft ? 320 - text.frame.maxX : text.frame.minX) == start)
        #expect((isRightToLeft ? 320 - detail.frame.minX : detail.frame.maxX) == 304)
        #expect(text.frame.width == 50 && detail.frame.width == 60)
        expectNoReports(cell)
      }
    }
  }

  @Test("the title takes the room that is left, in both directions; the image none of it")
  func roomLeft() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for style in [TableViewCell.CellStyle.default, .subtitle] {
        let cell = TableViewCell(style: style)
        cell.layoutDirection = direction
        cell.textLabel?.text = "title"
        cell.imageView?.image = ImageSource(name: "i", size: Size(width: 30, height: 30))
        _ = show(cell)
        #expect(cell.imageView?.frame.width == 30)
        #expect(cell.textLabel?.frame.width == 242)
      }
    }
  }

  @Test("an image taken away takes its gap along")
  func imageTakenAway() throws {
    let cell = TableViewCell(style: .default)
    let text = try #require(cell.textLabel)
    text.text = "title"
    cell.imageView?.image = ImageSource(name: "i", size: Size(width: 30, height: 70))
    _ = show(cell)
    #expect(text.frame.minX == 62)
    #expect(cell.imageView?.frame == Rect(x: 16, y: 0, width: 30, height: 70))
    cell.imageView?.image = nil
    _ = show(cell)
    #expect(text.frame.minX == 16)
    #expect(cell.frame.height == 44)
  }

  @Test("in the style value2 the title ends where the details begin, 6 apart")
  func columns() throws {
    let cell = TableViewCell(style: .value2)
    cell.textLabel?.text = "phone"
    cell.detailTextLabel?.text = "123"
    _ = show(cell)
    #expect(cell.imageView == nil)
    #expect(try #require(cell.textLabel).frame.maxX == 107)
    #expect(try #require(cell.detailTextLabel).frame.minX == 113)
  }

  @Test("57 characters are two lines without an accessory, three beside a chevron")
  func accessoriesNarrow() {
    let cell = TextCell()
    cell.label.text = String(repeating: "x", count: 57)
    _ = show(cell)
    #expect(cell.frame.height == 56)
    cell.accessoryType = .disclosureIndicator
    _ = show(cell)
    #expect(cell.frame.height == 76)
    #expect(cell.label.frame.width == 270)
  }

  @Test("every accessory takes the platform's room, and is in the middle of it")
  func accessories() {
    let widths: [(TableViewCell.AccessoryType, Double)] = [
      (.none, 0), (.disclosureIndicator, 34), (.detailButton, 48), (.checkmark, 40),
      (.detailDisclosureButton, 68), (.none, 0),
    ]
    let cell = TableViewCell(style: .default)
    cell.textLabel?.text = "x"
    for (type, room) in widths {
      cell.accessoryType = type
      _ = show(cell)
      #expect(cell.contentView.frame.width == 320 - room)
      let shown = cell.subviews.filter { $0 is ImageView && !$0.isHidden }
      #expect(shown.allSatisfy { $0.frame.minX >= 320 - room && $0.frame.maxX <= 304 })
      #expect(shown.allSatisfy { abs($0.frame.midY - 22) <= 0.5 })
      #expect(shown.isEmpty == (type == .none))
    }
  }

  @Test("an accessory view is as large as its frame or its contents, and gives its room back")
  func accessoryView() {
    let cell = TextCell()
    cell.label.text = "x"
    let mine = View(frame: Rect(x: 5, y: 5, width: 40, height: 20))
    cell.accessoryView = mine
    _ = show(cell)
    #expect(mine.frame == Rect(x: 264, y: 8, width: 40, height: 20))
    #expect(cell.contentView.frame.width == 320 - 66)
    cell.accessoryView = Switch()
    _ = show(cell)
    #expect(mine.superview == nil)
    #expect(cell.contentView.frame.width == 320 - 26 - 51)
    cell.accessoryView = nil
    _ = show(cell)
    #expect(cell.contentView.frame.width == 320)
    expectNoReports(cell)
  }

  @Test("indentation moves the content view in by its levels")
  func indentation() {
    let cell = TextCell()
    cell.indentationLevel = 3
    cell.indentationWidth = 12
    _ = show(cell)
    #expect(cell.contentView.frame.minX == 36 && cell.contentView.frame.width == 284)
    cell.indentationWidth = .nan
    #expect(cell.indentationWidth == 12 && cell.issues.count == 1)
    cell.indentationLevel = -2
    _ = show(cell)
    #expect(cell.contentView.frame.minX == 0)
  }

  @Test("a cell without a table is laid out whenever it comes to a tree")
  func cellInTree() {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    root.layoutIfNeeded()
    let cell = TableViewCell(style: .default, reuseIdentifier: nil)
    cell.frame = Rect(x: 0, y: 0, width: 320, height: 60)
    cell.textLabel?.text = "hello"
    root.addSubview(cell)
    root.layoutIfNeeded()
    #expect(cell.contentView.frame == Rect(x: 0, y: 0, width: 320, height: 60))
    #expect((cell.textLabel?.frame.width ?? 0) > 0)
  }
}
