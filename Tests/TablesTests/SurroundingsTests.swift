import LayoutGeometry
import Tables
import Testing
import TextLayout
import ViewTree

@Suite("A table's surroundings")
struct SurroundingsTests {
  private func environment(scale: Double) -> LayoutEnvironment {
    LayoutEnvironment(scale: scale, textMeasurer: FixedAdvanceMeasurer.standard)
  }

  @Test("another scale is noticed by the next layout: heights are counted in its pixels")
  func scale() throws {
    let source = Boxes(100) { _ in 50.5 }
    let table = makeTable(source)
    table.layoutIfNeeded()
    #expect(try table.rectForRow(at: .row(0)).height == 51)
    table.environment = environment(scale: 2)
    table.layoutIfNeeded()
    #expect(try table.rectForRow(at: .row(0)).height == 50.5)
    #expect(table.visibleHeights == [Double](repeating: 50.5, count: 10))
  }

  @Test("a footer inside the safe area is as high however often, and wherever, it is laid out")
  func safeAreaOfFooter() {
    let table = makeTable(Boxes(40) { _ in 44 })
    table.safeAreaInsets = EdgeInsets(bottom: 34)
    let (footer, box) = (View(), View())
    footer.addSubview(box)
    box.size(20)
    box.pinEdges(to: footer.layoutMarginsGuide)
    table.tableFooterView = footer
    var heights: [Double] = []
    for _ in 0..<4 {
      table.reloadData()
      table.layoutIfNeeded()
      heights.append(footer.frame.height)
    }
    #expect(heights == [36, 36, 36, 36])
  }

  @Test("a header that wraps beside a safe area is as high in its first layout as in later ones")
  func safeAreaBesideHeader() {
    let table = makeTable(Boxes(40) { _ in 44 })
    table.safeAreaInsets = EdgeInsets(left: 50, right: 70)
    let (header, label) = (View(), Label())
    label.numberOfLines = 0
    label.text = "A title that is much too long for one line beside what reaches in from both sides"
    header.addSubview(label)
    label.pinEdges(to: header.safeAreaLayoutGuide)
    table.tableHeaderView = header
    var heights: [Double] = []
    for _ in 0..<3 {
      table.layoutIfNeeded()
      heights.append(header.frame.height)
      table.reloadData()
    }
    let expected = label.sizeThatFits(Size(width: 320 - 50 - 70, height: 0)).height
    #expect(expected > label.font.lineHeight && heights == [expected, expected, expected])
  }

  @Test("another scale leaves a scrolled table where it is", arguments: [2.0, 3, 0.5, 8])
  func scrolled(scale: Double) {
    let source = Boxes(100)
    let table = makeTable(source)
    table.layoutIfNeeded()
    table.scroll(to: 1_020)
    let before = table.top
    table.environment = environment(scale: scale)
    table.layoutIfNeeded()
    #expect(table.top == before)
    #expect(table.visibleHeights.allSatisfy { $0 == 50 })
  }

  @Test("the scale of an ancestor reaches a table, wherever it is laid out from")
  func scaleOfAncestor() throws {
    let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
    let source = Boxes(100) { _ in 50.5 }
    let table = makeTable(source)
    table.environment = nil
    root.environment = environment(scale: 1)
    root.addSubview(table)
    root.layoutIfNeeded()
    table.contentOffset.y = 1_000
    root.layoutIfNeeded()
    let before = try #require(table.top)
    root.environment = environment(scale: 2)
    root.layoutIfNeeded()
    #expect(table.top == before)
    #expect(table.visibleHeights.allSatisfy { $0 == 50.5 })
  }

  @Test("a source that fails while the scale changes leaves the table as it was, until it works")
  func failingSource() {
    let source = Boxes(100)
    let table = makeTable(source)
    table.layoutIfNeeded()
    table.scroll(to: 1_020)
    let (top, size, heights) = (table.top, table.contentSize, table.visibleHeights)
    source.onCount = { _ throws(TableError) in throw .custom("not now") }
    table.environment = environment(scale: 2)
    table.layoutIfNeeded()
    #expect(table.errors == [.custom("not now")])
    #expect(table.top == top)
    #expect(table.contentSize == size)
    #expect(table.visibleHeights == heights)
    source.onCount = { _ in }
    source.height = { _ in 50.5 }
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.top == top)
    #expect(table.visibleHeights.allSatisfy { $0 == 50.5 })
  }

  @Test("another measurer measures rows anew, and a scrolled table stays where it is")
  func measurer() throws {
    let source = Texts([[Int](repeating: 90, count: 40)])
    let table = makeTable(source)
    table.layoutIfNeeded()
    table.scroll(to: 430)
    let before = table.top
    table.environment = LayoutEnvironment(scale: 1)
    table.layoutIfNeeded()
    let fresh = makeTable(source)
    fresh.environment = LayoutEnvironment(scale: 1)
    fresh.layoutIfNeeded()
    let expected = try fresh.rectForRow(at: .row(0)).height
    #expect(expected != 76)
    #expect(table.top == before)
    #expect(table.visibleHeights.allSatisfy { $0 == expected })
  }

  @Test("another direction of text turns the cells on the screen and leaves them where they are")
  func direction() {
    let source = Boxes(100)
    source.cell = { table, _ in table.dequeueReusableCell(withIdentifier: "near") }
    let table = makeTable(source)
    table.register("near") { NearCell() }
    table.layoutIfNeeded()
    table.scroll(to: 100)
    let before = table.top
    let parts = { table.visibleCells.compactMap { ($0 as? NearCell)?.box.frame.minX } }
    #expect(Set(parts()) == [10])
    table.layoutDirection = .rightToLeft
    table.layoutIfNeeded()
    #expect(Set(parts()) == [290])
    #expect(table.top == before)
    #expect(table.errors.isEmpty)
  }

  private static let guided = CellRegistration<GuidedCell, Int>("guided") {
    GuidedCell()
  } configure: { cell, count in
    cell.label.text = String(repeating: "x", count: count)
  }

  /// A table of texts between the margins of cells that keep those of the table.
  private func guidedTable(
    _ style: TableView.Style, _ source: Boxes, safeArea: EdgeInsets = .zero
  ) -> TableView {
    source.cell = { table, row in
      try? table.dequeueConfiguredReusableCell(
        using: Self.guided, for: .row(row), item: 20 + row * 7 % 60)
    }
    let table = TableView(frame: Rect(x: 0, y: 0, width: 320, height: 480), style: style)
    table.environment = environment(scale: 1)
    table.register(Self.guided)
    table.dataSource = source
    table.safeAreaInsets = safeArea
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    return table
  }

  private func heights(_ table: TableView) throws -> [Double] {
    try (0..<table.numberOfRows(inSection: 0)).map { try table.rectForRow(at: .row($0)).height }
  }

  /// Has every row on the screen once.
  private func scrollThrough(_ table: TableView) {
    table.layoutIfNeeded()
    for offset in stride(from: 0.0, through: 6_000, by: 200) { table.scroll(to: offset) }
  }

  @Test(
    "rows off the screen follow the safe area, and have their heights again when it is back",
    arguments: [TableView.Style.plain, .grouped, .insetGrouped], [true, false])
  func safeArea(style: TableView.Style, addsToMargins: Bool) throws {
    let source = Boxes(60)
    let table = guidedTable(style, source)
    let before = try heights(table)
    let notch = EdgeInsets(left: 44, right: 30)
    table.insetsLayoutMarginsFromSafeArea = addsToMargins
    table.safeAreaInsets = notch
    scrollThrough(table)
    let expected = try heights(guidedTable(style, source, safeArea: notch))
    #expect(expected != before)
    #expect(try heights(table) == expected)
    table.safeAreaInsets = .zero
    scrollThrough(table)
    #expect(try heights(table) == before)
  }

  @Test(
    "what reaches into cells reaches into those that only measure, and across every width",
    arguments: [TableView.Style.plain, .grouped, .insetGrouped])
  func safeAreaOfPrototypes(style: TableView.Style) async throws {
    let source = Boxes(200)
    let notch = EdgeInsets(top: 20, left: 44, bottom: 34, right: 30)
    for margins in [EdgeInsets(all: 8), EdgeInsets(left: 60, right: 25)] {
      let table = guidedTable(style, source, safeArea: notch)
      table.layoutMargins = margins
      table.reloadData()
      table.layoutIfNeeded()
      let expected = try heights(table)
      table.estimatedRowHeight = 50
      table.reloadData()
      table.layoutMargins = margins
      try await table.measureAll(using: Self.guided, workers: 2) { 20 + $0.row * 7 % 60 }
      let measured = table.statistics.rowsMeasured
      #expect(try heights(table) == expected)
      table.layoutIfNeeded()
      #expect(table.statistics.rowsMeasured == measured)
      #expect(try heights(table) == expected)
    }
  }
}

/// A cell of a text between its margins.
private final class GuidedCell: TableViewCell {
  let label = Label()

  override init(frame: Rect) {
    super.init(frame: frame)
    preservesSuperviewLayoutMargins = true
    contentView.preservesSuperviewLayoutMargins = true
    label.numberOfLines = 0
    contentView.addSubview(label)
    label.pinEdges(to: contentView.layoutMarginsGuide)
  }
}

/// A cell with a box at its leading edge.
private final class NearCell: TableViewCell {
  let box = View()

  override init(frame: Rect) {
    super.init(frame: frame)
    contentView.addSubview(box)
    Constraints {
      box.leadingAnchor == contentView.leadingAnchor + 10
      box.widthAnchor == 20
      box.heightAnchor == 30
      box.topAnchor == contentView.topAnchor
      box.bottomAnchor == contentView.bottomAnchor
    }
  }
}
