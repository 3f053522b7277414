import LayoutGeometry
import Tables
import Testing
import ViewTree

/// Notes what a table asks and tells.
private final class Witness: TableViewDataSource, TableViewDelegate,
  TableViewDataSourcePrefetching
{
  var sections: [[Double]]
  var log: [String] = []
  var movable = true
  var chosen: (TableIndexPath) -> TableIndexPath? = { $0 }
  var left: (TableIndexPath) -> TableIndexPath? = { $0 }
  var highlights: (TableIndexPath) -> Bool = { _ in true }
  var prefetched: Set<TableIndexPath> = []
  var displayed: [ObjectIdentifier: TableIndexPath] = [:]

  init(_ sections: [[Double]]) { self.sections = sections }

  func numberOfSections(in tableView: TableView) -> Int { sections.count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableViewCell {
    let cell = try tableView.dequeueReusableCell(withIdentifier: "box", for: indexPath)
    (cell as? BoxCell)?.boxHeight.constant = sections[indexPath.section][indexPath.row]
    return cell
  }

  func tableView(_ tableView: TableView, canEditRowAt indexPath: TableIndexPath) -> Bool {
    indexPath.row != 0
  }

  func tableView(_ tableView: TableView, canMoveRowAt indexPath: TableIndexPath) -> Bool {
    movable
  }

  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: TableIndexPath
  ) throws(TableError) {
    log.append("commit \(editingStyle) \(indexPath.row)")
    sections[indexPath.section].remove(at: indexPath.row)
    try tableView.deleteRows(at: [indexPath])
  }

  func tableView(
    _ tableView: TableView, moveRowAt source: TableIndexPath, to target: TableIndexPath
  ) {
    let row = sections[source.section].remove(at: source.row)
    sections[target.section].insert(row, at: target.row)
  }

  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: TableIndexPath
  ) { displayed[ObjectIdentifier(cell)] = indexPath }

  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: TableIndexPath
  ) {
    if displayed.removeValue(forKey: ObjectIdentifier(cell)) != indexPath {
      log.append("ended without a beginning")
    }
  }

  func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: TableIndexPath
  ) -> TableIndexPath? { chosen(indexPath) }

  func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath) {
    log.append("select \(indexPath.row)")
  }

  func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: TableIndexPath
  ) -> TableIndexPath? { left(indexPath) }

  func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: TableIndexPath
  ) -> Bool { highlights(indexPath) }

  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: TableIndexPath) {
    log.append("deselect \(indexPath.row)")
  }

  func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: TableIndexPath
  ) { log.append("accessory \(indexPath.row)") }

  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [TableIndexPath]) {
    for path in indexPaths where !prefetched.insert(path).inserted { log.append("twice") }
  }

  func tableView(
    _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [TableIndexPath]
  ) {
    for path in indexPaths where prefetched.remove(path) == nil { log.append("never") }
  }
}

@Suite("Taps, editing, and what is told")
struct InteractionTests {
  private func makeShown(_ sections: [[Double]]) -> (TableView, Witness) {
    let witness = Witness(sections)
    let table = makeTable(witness)
    table.delegate = witness
    table.layoutIfNeeded()
    return (table, witness)
  }

  @Test("a tap selects one row, or several where that is allowed; the delegate may choose another")
  func taps() throws {
    let (table, witness) = makeShown([[50, 50, 50]])
    try table.tapRow(at: .row(0))
    try table.tapRow(at: .row(2))
    #expect(table.indexPathsForSelectedRows == [.row(2)])
    table.allowsMultipleSelection = true
    try table.tapRow(at: .row(0))
    try table.tapRow(at: .row(2))
    #expect(table.indexPathsForSelectedRows == [.row(0)])
    #expect(table.visibleCells.map(\.isSelected) == [true, false, false])
    witness.chosen = { _ in nil }
    try table.tapRow(at: .row(1))
    #expect(table.indexPathForSelectedRow == .row(0))
    #expect(witness.log == ["select 0", "deselect 0", "select 2", "select 0", "deselect 2"])
    table.allowsSelection = false
    try table.tapRow(at: .row(1))
    #expect(witness.log.count == 5)
    #expect(throws: TableError.noSuchRow(.row(9))) { try table.tapRow(at: .row(9)) }
    try table.tapAccessory(ofRowAt: .row(1))
    #expect(witness.log.last == "accessory 1")
  }

  @Test("the delegate may keep a row from being touched, or from being deselected")
  func refusedTaps() throws {
    let (table, witness) = makeShown([[50, 50, 50]])
    witness.highlights = { $0.row != 1 }
    witness.left = { $0.row == 0 ? nil : $0 }
    for row in [0, 1, 2] { try table.tapRow(at: .row(row)) }
    #expect(table.indexPathsForSelectedRows == [.row(0), .row(2)])
    #expect(witness.log == ["select 0", "select 2"])
    table.allowsMultipleSelection = true
    try table.tapRow(at: .row(0))
    try table.tapRow(at: .row(2))
    #expect(table.indexPathsForSelectedRows == [.row(0)])
    witness.chosen = { _ in .row(7) }
    #expect(throws: TableError.noSuchRow(.row(7))) { try table.tapRow(at: .row(2)) }
    #expect(table.indexPathsForSelectedRows == [.row(0)])
  }

  @Test("while the table is edited, rows are selected as it allows then, and forgotten afterwards")
  func selectionWhileEditing() throws {
    let (table, witness) = makeShown([[50, 50, 50]])
    for (single, several, selected) in [
      (false, false, []), (true, false, [2]), (false, true, [0, 2]), (true, true, [0, 2]),
    ] {
      table.allowsSelectionDuringEditing = single
      table.allowsMultipleSelectionDuringEditing = several
      table.isEditing = true
      for row in [0, 2] { try table.tapRow(at: .row(row)) }
      #expect(table.indexPathsForSelectedRows.map(\.row) == selected)
      table.isEditing = false
      #expect(table.indexPathsForSelectedRows.count == (several ? 0 : selected.count))
      try table.selectRow(at: nil)
    }
    #expect(witness.log.count { $0.hasPrefix("select") } == 6)
  }

  @Test("scrolling to the nearest selected row is scrolling to that row")
  func nearestSelectedRow() throws {
    let (table, witness) = makeShown([[Double](repeating: 50, count: 100)])
    table.scrollToNearestSelectedRow(at: .top)
    #expect(table.contentOffset.y == 0)
    table.allowsMultipleSelection = true
    for row in [3, 40, 90] { try table.selectRow(at: .row(row)) }
    for (start, nearest) in [(0.0, 3), (1_000, 40), (2_500, 40), (4_000, 90)] {
      table.scroll(to: start)
      table.scrollToNearestSelectedRow(at: .top)
      #expect(table.top == Place(row: nearest, position: 0))
    }
    #expect(witness.log.isEmpty)
  }

  @Test("editing shows controls where the data source allows it, and a tap on one is committed")
  func editing() throws {
    let (table, witness) = makeShown([[50, 50, 50]])
    table.isEditing = true
    table.layoutIfNeeded()
    let insets = table.visibleCells.map(\.contentView.frame.minX)
    #expect(insets == [0, 38, 38])
    #expect(table.visibleCells.allSatisfy { $0.contentView.frame.maxX == 320 - 48 })
    try table.tapEditingControl(ofRowAt: .row(0))
    try table.tapEditingControl(ofRowAt: .row(2))
    table.layoutIfNeeded()
    #expect(witness.log == ["commit delete 2"])
    #expect(table.visibleCells.count == 2)
    table.isEditing = false
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { $0.contentView.frame.width == 320 })
  }

  @Test("a dragged row takes its cell along, to places that there are")
  func dragging() throws {
    let (table, witness) = makeShown([[10, 20, 30], [40]])
    table.isEditing = true
    table.layoutIfNeeded()
    let cell = table.visibleCells[0]
    try table.dragRow(at: .row(0), to: TableIndexPath(row: 1, section: 1))
    table.layoutIfNeeded()
    #expect(witness.sections == [[20, 30], [40, 10]])
    #expect(table.visibleHeights == [20, 30, 40, 10])
    #expect(table.visibleCells[3] === cell)
    let beyond = TableIndexPath(row: 2, section: 0)
    #expect(throws: TableError.noSuchRowAfterUpdate(beyond)) {
      try table.dragRow(at: .row(0), to: beyond)
    }
    witness.movable = false
    try table.dragRow(at: .row(0), to: .row(1))
    #expect(witness.sections == [[20, 30], [40, 10]])
  }

  @Test("every cell on the screen was announced, and every one that left was taken leave of")
  func displaying() throws {
    let (table, witness) = makeShown([[Double](repeating: 50, count: 200)])
    for offset in [30.0, 700, 650, 5_000, 0] {
      table.scroll(to: offset)
      let shown = Dictionary(
        uniqueKeysWithValues: zip(
          table.visibleCells.map { ObjectIdentifier($0) }, table.indexPathsForVisibleRows))
      #expect(witness.displayed == shown)
    }
    #expect(witness.log.isEmpty)
  }

  @Test("rows near the screen are announced once, and taken back when they are far")
  func prefetching() throws {
    let (table, witness) = makeShown([[Double](repeating: 50, count: 200)])
    table.prefetchDataSource = witness
    for step in 0..<30 {
      table.scroll(to: Double(step) * 70)
      let visible = table.visibleRowNumbers
      let below = ((visible.last ?? 0) + 1)...((visible.last ?? 0) + 5)
      #expect(below.allSatisfy { witness.prefetched.contains(.row($0)) })
      // What has been shown is not announced any more.
      witness.prefetched.subtract(table.indexPathsForVisibleRows)
    }
    #expect(witness.log.isEmpty)
  }

  @Test("header and footer views of the table are as high as their content, and scroll with it")
  func edgeViews() throws {
    let (table, witness) = makeShown([[50, 50]])
    let label = Label()
    label.numberOfLines = 0
    label.text = String(repeating: "x", count: 50)
    table.tableHeaderView = label
    table.tableFooterView = View(frame: Rect(x: 0, y: 0, width: 10, height: 33))
    table.layoutIfNeeded()
    #expect(label.frame == Rect(x: 0, y: 0, width: 320, height: 40))
    #expect(table.tableFooterView?.frame == Rect(x: 0, y: 140, width: 320, height: 33))
    #expect(table.contentSize.height == 173)
    #expect(try table.rectForRow(at: .row(0)).minY == 40)
    table.tableHeaderView = nil
    table.layoutIfNeeded()
    #expect(label.superview == nil)
    #expect(table.visibleCells.count == witness.sections[0].count)
    #expect(table.contentSize.height == 133)
  }

  @Test("content insets can be scrolled into sight, and a header sticks below the upper one")
  func insets() throws {
    let table = makeTable(nil)
    let rows = StaticTable {
      TableSection("first") { for number in 0..<30 { TableRow("\(number)") } }
    }
    table.dataSource = rows
    table.contentInset = EdgeInsets(top: 20, bottom: 30)
    table.layoutIfNeeded()
    #expect(table.contentOffset.y == -20)
    table.scroll(to: 1e9)
    #expect(table.contentOffset.y == table.contentSize.height - 480 + 30)
    let header = try #require(table.headerView(forSection: 0))
    #expect(header.frame.minY == table.contentOffset.y + 20)
    try table.scrollToRow(at: .row(0), at: .top)
    #expect(table.contentOffset.y == -20)
    table.contentInset.top = .nan
    #expect(table.contentInset.top == 20 && table.errors.count == 1)
  }
}
