import LayoutGeometry
import Tables
import Testing
import TextLayout
import ViewTree

/// Small cases that went wrong for users of other systems.
@Suite("Cases from the field")
final class FieldCaseTests {
  /// Tables do not keep their data alive.
  private var kept: [StaticTable] = []

  /// A table of these cells, one a row.
  private func show(
    _ cells: [TableViewCell], width: Double = 320, scale: Double = 1,
    _ change: (TableView) -> Void = { _ in }
  ) -> TableView {
    let rows = StaticTable([TableSection { for cell in cells { TableRow(cell) } }])
    let table = makeTable(width: width, scale: scale, nil)
    table.dataSource = rows
    change(table)
    table.layoutIfNeeded()
    kept.append(rows)
    return table
  }

  private func label(_ count: Int) -> Label {
    let label = Label()
    label.numberOfLines = 0
    label.text = String(repeating: "x", count: count)
    return label
  }

  @Test("a content height of 100 around 8 + 85 + 8 is a conflict of just those; at 999 it is none")
  func contentHeight() throws {
    for priority in [LayoutPriority.required, 999] {
      let (cell, box) = (TableViewCell(), View())
      cell.contentView.addSubview(box)
      let bottom = (cell.contentView.bottomAnchor == box.bottomAnchor + 8).with(priority: priority)
      let members = [
        box.topAnchor == cell.contentView.topAnchor + 8, box.heightAnchor == 85, bottom,
        cell.contentView.heightAnchor == 100,
      ]
      for (name, constraint) in zip(["top", "height", "bottom", "content"], members) {
        constraint.identifier = name
      }
      Constraints {
        members
        box.leadingAnchor == cell.contentView.leadingAnchor
        box.widthAnchor == 50
      }
      box.translatesAutoresizingMaskIntoConstraints = false
      _ = show([cell])
      let conflicts = cell.issues.compactMap { issue -> [String]? in
        guard case .unsatisfiable(let conflict) = issue else { return nil }
        return conflict.members.compactMap(\.identifier)
      }
      if priority == .required {
        #expect(Set(conflicts.flatMap { $0 }) == ["top", "height", "bottom", "content"])
      } else {
        #expect(cell.issues.isEmpty)
        #expect(box.frame.height == 85 && box.frame.maxY == 93)
        #expect(cell.frame.height == 100)
      }
    }
  }

  @Test("fitting leaves as many constraints active as before")
  func fittingLeavesNothing() {
    let cell = TextCell()
    cell.label.text = String(repeating: "x", count: 90)
    let before = cell.constraints.count + cell.contentView.constraints.count
    _ = show([cell])
    #expect(cell.constraints.count + cell.contentView.constraints.count == before)
  }

  @Test("a cell made 500 wide is as high as the table's 320 points ask for")
  func wideCell() {
    let cell = TableViewCell(frame: Rect(x: 0, y: 0, width: 500, height: 44))
    let text = label(90)
    cell.contentView.addSubview(text)
    text.pinEdges(to: cell.contentView, insets: DirectionalEdgeInsets(all: 10))
    _ = show([cell])
    #expect(cell.frame.height == 80)
  }

  @Test("a button that grows after the first measure leaves 196 points and three lines")
  func growingButton() {
    let (cell, text, button) = (TableViewCell(), label(50), Button())
    for view in [text, button] { cell.contentView.addSubview(view) }
    button.setContentHuggingPriority(251, for: .horizontal)
    button.setContentCompressionResistancePriority(751, for: .horizontal)
    let width = button.widthAnchor == 40
    Constraints {
      text.leadingAnchor == cell.contentView.leadingAnchor + 8
      button.leadingAnchor == text.trailingAnchor + 8
      button.trailingAnchor == cell.contentView.trailingAnchor - 8
      button.topAnchor == cell.contentView.topAnchor + 8
      text.topAnchor == cell.contentView.topAnchor + 8
      text.bottomAnchor == cell.contentView.bottomAnchor - 8
      width
    }
    let table = show([cell])
    #expect(cell.frame.height == 56)
    width.constant = 100
    table.layoutIfNeeded()
    #expect(text.frame.width == 196)
    #expect(cell.frame.height == 76)
  }

  @Test("three texts one below the other have their first heights again after a turn and back")
  func turned() {
    let (cell, texts) = (TableViewCell(), [label(90), label(31), label(200)])
    for text in texts { cell.contentView.addSubview(text) }
    for text in texts { text.pinEdges([.leading, .trailing], to: cell.contentView) }
    texts[0].pinEdges([.top], to: cell.contentView)
    texts[1].pinBelow(texts[0])
    texts[2].pinBelow(texts[1])
    texts[2].pinEdges([.bottom], to: cell.contentView)
    let table = show([cell])
    let first = texts.map(\.frame)
    #expect(cell.frame.height == 60 + 20 + 140)
    for width in [568.0, 320] {
      table.frame = Rect(x: 0, y: 0, width: width, height: 480)
      table.layoutIfNeeded()
      #expect((texts.map(\.frame) == first) == (width == 320))
    }
  }

  @Test("50 rows of 120 with an estimate of 44: steps of 1 up from the end move the top row by 1")
  func stepsUp() throws {
    let source = Boxes(50) { _ in 120 }
    let table = makeTable(source)
    table.estimatedRowHeight = 44
    table.layoutIfNeeded()
    try table.scrollToRow(at: .row(49), at: .bottom)
    table.reloadData()
    table.layoutIfNeeded()
    for _ in 0..<700 {
      let before = try #require(table.top)
      table.scroll(to: table.contentOffset.y - 1)
      #expect(try table.place(ofRow: before.row).position == before.position + 1)
    }
  }

  @Test("scrolling to the last row is exact at once, and a second time changes nothing")
  func scrollToLast() throws {
    let source = Boxes(1_000) { Double(20 + $0 * 37 % 200) }
    for position in [TableView.ScrollPosition.top, .middle, .bottom, .none] {
      let table = makeTable(source)
      table.layoutIfNeeded()
      try table.scrollToRow(at: .row(999), at: position)
      let offset = table.contentOffset
      #expect(table.visibleRowNumbers.last == 999)
      #expect(offset.y == table.contentSize.height - 480)
      #expect(table.statistics.rowsMeasured < 30)
      try table.scrollToRow(at: .row(999), at: position)
      #expect(table.contentOffset == offset)
    }
  }

  /// A cell with a box as wide as it, and two ratios for its height.
  private final class RatioCell: TableViewCell {
    let box = View()
    let wide: LayoutConstraint
    let square: LayoutConstraint

    override init(frame: Rect) {
      wide = box.heightAnchor == box.widthAnchor * (9.0 / 16)
      square = box.heightAnchor == box.widthAnchor
      (wide.identifier, square.identifier) = ("wide", "square")
      super.init(frame: frame)
      contentView.addSubview(box)
      box.pinEdges(to: contentView)
    }
  }

  @Test("ratios change with reuse, and leave no constraint behind; both at once are a conflict")
  func ratios() throws {
    let source = Boxes(40)
    source.cell = { table, row in
      let cell = table.dequeueReusableCell(withIdentifier: "ratio") as? RatioCell
      cell?.wide.isActive = false
      cell?.square.isActive = false
      (row % 2 == 0 ? cell?.wide : cell?.square)?.isActive = true
      return cell
    }
    let table = makeTable(width: 304, source)
    table.register("ratio") { RatioCell() }
    table.layoutIfNeeded()
    func constraints(_ cell: TableViewCell) -> Int {
      cell.constraints.count + cell.contentView.constraints.count
        + cell.contentView.subviews[0].constraints.count
    }
    let count = constraints(table.visibleCells[0])
    for _ in 0..<20 {
      for (cell, row) in zip(table.visibleCells, table.visibleRowNumbers) {
        #expect(cell.frame.height == (row % 2 == 0 ? 171 : 304))
        #expect(constraints(cell) == count)
      }
      table.scroll(to: table.contentOffset.y + 300)
    }
    #expect(table.statistics.cellsReused >= 10)
    let both = RatioCell()
    both.wide.isActive = true
    both.square.isActive = true
    _ = show([both], width: 304)
    let names = both.issues.flatMap { issue -> [String] in
      guard case .unsatisfiable(let conflict) = issue else { return [] }
      return conflict.members.compactMap(\.identifier)
    }
    #expect(Set(names).isSuperset(of: ["wide", "square"]))
  }

  @Test("two ratios at 999 leave any height from one to the other, and no report")
  func optionalRatios() {
    var heights: Set<Double> = []
    for _ in 0..<3 {
      let both = RatioCell()
      for ratio in [both.wide, both.square] {
        ratio.priority = 999
        ratio.isActive = true
      }
      _ = show([both], width: 304)
      heights.insert(both.frame.height)
      #expect(both.issues.isEmpty)
    }
    #expect(heights.count == 1 && heights.allSatisfy { (171...304).contains($0) })
  }

  @Test("a preferred width between pixels: the text gains no line, and the row is as high as it")
  func preferredWidth() throws {
    let measurer = BuiltInTextMeasurer()
    for count in 1...40 {
      let (cell, text) = (TableViewCell(), Label())
      text.numberOfLines = 0
      text.preferredMaxLayoutWidth = 356.25
      text.text = (0..<count).map { ["ill", "word", "Wide", "a"][$0 * 7 % 4] }.joined(
        separator: " ")
      cell.contentView.addSubview(text)
      text.pinEdges([.top, .bottom, .leading], to: cell.contentView)
      let table = show([cell], width: 375, scale: 2) {
        $0.environment?.textMeasurer = measurer
      }
      let wanted = try measurer.prepare(text.text, font: text.font)
        .wrapped(width: 356, lineLimit: 0)
      let shown = text.textLines()
      #expect(shown.lines.count == wanted.lines.count, "\(count) words")
      #expect(text.frame.width >= wanted.size.width - 1e-9, "\(count) words")
      #expect(cell.frame.height == PixelGrid(scale: 2).roundedUp(wanted.size.height))
      #expect(table.errors.isEmpty)
    }
  }

  @Test("a separator is one pixel of the row, below the content; without it there is none")
  func separators() {
    for (scale, height) in [(1.0, 77.0), (2, 76.5), (3, 76 + 1.0 / 3)] {
      for style in [TableView.SeparatorStyle.singleLine, .none] {
        let cell = TextCell()
        cell.label.text = String(repeating: "x", count: 90)
        let table = show([cell], scale: scale) { $0.separatorStyle = style }
        #expect(abs(cell.frame.height - (style == .none ? 76 : height)) < 1e-9)
        #expect(cell.contentView.frame.height == 76)
        #expect(table.errors.isEmpty)
      }
    }
  }

  @Test("a cell without a height is 44 high and says what is missing, once")
  func noHeight() {
    let (cell, box) = (TableViewCell(), View())
    cell.contentView.addSubview(box)
    Constraints { box.topAnchor == cell.contentView.topAnchor + 8 }
    let table = show([cell])
    #expect(cell.frame.height == 44)
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.errors == [.noContentHeight(.row(0), reuseIdentifier: nil, missing: [.bottom])])
    #expect(table.errors[0].description.contains("there are none on its lower edge"))
  }
}
