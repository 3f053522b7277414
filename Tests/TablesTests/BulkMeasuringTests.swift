import LayoutGeometry
import Tables
import Testing
import TextLayout
import ViewTree

@Suite("Measuring many rows")
struct BulkMeasuringTests {
  private static let registration = CellRegistration<TextCell, Int>("text") {
    TextCell()
  } configure: { cell, count in
    cell.label.text = String(repeating: "x", count: count)
  }

  private static let lengths = (0..<500).map { $0 * 37 % 200 + 1 }

  /// A table, and the heights that it has for all rows now.
  private func heights(_ table: TableView) throws -> [Double] {
    try Self.lengths.indices.map { try table.rectForRow(at: .row($0)).height }
  }

  private func expected() throws -> [Double] {
    let source = Texts([Self.lengths])
    let table = makeTable(source)
    table.separatorStyle = .singleLine
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    return try heights(table)
  }

  @Test(
    "one cell, or many on all cores, find what the table finds row by row", arguments: [1, 2, 16])
  func sameHeights(workers: Int) async throws {
    let source = Texts([Self.lengths])
    let table = makeTable(source)
    table.separatorStyle = .singleLine
    let item = { (path: TableIndexPath) in Self.lengths[path.row] }
    if workers == 1 {
      try table.measure(
        rows: Self.lengths.indices.map { .row($0) }, using: Self.registration, item: item)
    } else {
      try await table.measureAll(using: Self.registration, workers: workers, item: item)
    }
    #expect(try heights(table) == expected())
    #expect(table.statistics.rowsMeasured == 500)
    #expect(source.cellsAsked == 0)
    table.layoutIfNeeded()
    #expect(table.statistics.rowsMeasured == 500)
  }

  @Test("a width that changes while rows are asked for is an error")
  func widthChangesWhileAsking() throws {
    let source = Texts([[Int](repeating: 1, count: 40)])
    let table = makeTable(source)
    table.layoutIfNeeded()
    let registration = CellRegistration<TextCell, Int>("text") {
      TextCell()
    } configure: { _, _ in
    }
    let paths = (20..<40).map { TableIndexPath(row: $0, section: 0) }
    #expect(throws: TableError.changedWhileMeasuring) {
      try table.measure(rows: paths, using: registration) { path in
        if path.row == 30 { table.frame.size.width = 200 }
        return path.row
      }
    }
    #expect(table.statistics.rowsMeasured < source.sections[0].count)
  }

  @Test("rows that change while they are measured are an error")
  func changesWhileMeasuring() throws {
    let source = Texts([[Int](repeating: 1, count: 40)])
    let table = makeTable(source)
    table.layoutIfNeeded()
    nonisolated(unsafe) let (rows, shown) = (source, table)
    let registration = CellRegistration<TextCell, Int>("text") {
      TextCell()
    } configure: { _, row in
      guard row == 30 else { return }
      unsafe rows.sections[0] = [1, 1]
      unsafe shown.reloadData()
      unsafe shown.layoutIfNeeded()
    }
    #expect(throws: TableError.changedWhileMeasuring) {
      try table.measure(rows: (20..<40).map { .row($0) }, using: registration) { $0.row }
    }
  }

  @Test("rows measured below and above leave the screen as it is")
  func anchoring() async throws {
    let source = Texts([Self.lengths])
    let table = makeTable(source)
    table.scroll(to: 5_000)
    let before = table.top
    try await table.measureAll(using: Self.registration) { Self.lengths[$0.row] }
    table.layoutIfNeeded()
    #expect(table.top == before)
  }

  @Test("with controls for editing rows are narrower: their heights are kept apart, and come back")
  func editing() async throws {
    let source = Texts([Self.lengths])
    let table = makeTable(source)
    try await table.measureAll(using: Self.registration) { Self.lengths[$0.row] }
    let before = try heights(table)
    table.isEditing = true
    table.layoutIfNeeded()
    try await table.measureAll(using: Self.registration) { Self.lengths[$0.row] }
    let narrow = try heights(table)
    #expect(zip(narrow, before).allSatisfy { $0 >= $1 })
    #expect(narrow != before)
    #expect(table.visibleHeights == Array(narrow.prefix(table.visibleHeights.count)))
    let measured = table.statistics.rowsMeasured
    table.isEditing = false
    table.layoutIfNeeded()
    #expect(try heights(table) == before)
    #expect(table.statistics.rowsMeasured == measured)
  }

  @Test("a prototype is one cell of its identifier, never shown")
  func prototypes() throws {
    let table = makeTable(nil)
    let cell = try #require(table.prototypeCell(withIdentifier: "text"))
    #expect(table.prototypeCell(withIdentifier: "text") === cell)
    #expect(table.prototypeCell(withIdentifier: "none") == nil)
    #expect(cell.resolvedEnvironment.textMeasurer === table.resolvedEnvironment.textMeasurer)
    table.register("text") { TextCell() }
    #expect(table.prototypeCell(withIdentifier: "text") !== cell)
  }

  @Test("a row that does not exist is an error before anything is measured")
  func noSuchRow() async {
    let source = Texts([[1, 2]])
    let table = makeTable(source)
    await #expect(throws: TableError.noSuchRow(.row(2))) {
      try await table.measureInParallel(rows: [.row(0), .row(2)], using: Self.registration) { _ in 1
      }
    }
    #expect(table.statistics.rowsMeasured == 0)
  }

  private final class FirstIndented: TableViewDelegate {
    func tableView(
      _ tableView: TableView, indentationLevelForRowAt indexPath: TableIndexPath
    ) throws(TableError) -> Int { indexPath.row == 0 ? 20 : 0 }
  }

  @Test("a level that the delegate has for a row is that of no other, on the screen and in bulk")
  func indentation() throws {
    let (lengths, delegate) = ([Int](repeating: 40, count: 30), FirstIndented())
    let source = Texts([lengths])
    let tables = [makeTable(height: 200, source), makeTable(height: 200, source)]
    for table in tables { table.delegate = delegate }
    try tables[1].measure(rows: lengths.indices.map { .row($0) }, using: Self.registration) {
      lengths[$0.row]
    }
    for table in tables {
      table.layoutIfNeeded()
      try table.scrollToRow(at: .row(29), at: .bottom)
      table.layoutIfNeeded()
      try table.scrollToRow(at: .row(0), at: .top)
      table.layoutIfNeeded()
    }
    let heights = try tables.map { table in
      try lengths.indices.map { try table.rectForRow(at: .row($0)).height }
    }
    #expect(heights[1][0] > heights[1][1])
    #expect(Set(heights[1].dropFirst()).count == 1)
    #expect(heights[0][0] == heights[1][0])
    #expect(heights[0][1] == heights[1][1])
    tables[0].delegate = nil
    tables[0].reloadData()
    tables[0].layoutIfNeeded()
    #expect(try tables[0].rectForRow(at: .row(0)).height == heights[1][1])
  }
}
