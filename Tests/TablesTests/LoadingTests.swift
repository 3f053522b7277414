import LayoutGeometry
import Tables
import Testing
import ViewTree

@Suite("Loading")
struct LoadingTests {
  @Test("a load that fails leaves what is shown, and is tried again at the next layout")
  func failedLoad() {
    let source = Boxes(100)
    let table = makeTable(source)
    table.layoutIfNeeded()
    table.scroll(to: 500)
    let cells = table.visibleCells.map { ObjectIdentifier($0) }
    source.onCount = { _ throws(TableError) in throw .custom("no") }
    source.height = { _ in 60 }
    #expect(throws: TableError.custom("no")) { try table.load() }
    table.layoutIfNeeded()
    #expect(table.errors == [.custom("no")])
    #expect(table.top == Place(row: 10, position: 0))
    #expect(table.visibleCells.map { ObjectIdentifier($0) } == cells)
    #expect(table.visibleHeights.allSatisfy { $0 == 50 })
    source.onCount = { _ in }
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.top == Place(row: 10, position: 0))
    #expect(table.visibleHeights.allSatisfy { $0 == 60 })
  }

  @Test("a load that failed before a layout is made good by that layout")
  func failedBefore() {
    let source = Boxes(100)
    let table = makeTable(source)
    table.layoutIfNeeded()
    source.onCount = { _ throws(TableError) in throw .custom("no") }
    table.reloadData()
    source.onCount = { _ in }
    source.height = { _ in 60 }
    table.layoutIfNeeded()
    #expect(table.visibleHeights == [Double](repeating: 60, count: 8))
  }

  @Test("a table scrolled while it cannot load goes on showing its rows")
  func scrolledMeanwhile() {
    let source = Boxes(100)
    let table = makeTable(source)
    table.layoutIfNeeded()
    source.onCount = { _ throws(TableError) in throw .custom("no") }
    table.reloadData()
    table.scroll(to: 300)
    #expect(table.top == Place(row: 6, position: 0))
    #expect(table.visibleCells.count == 10)
  }

  @Test("rows are counted before the first layout when they are asked for")
  func beforeLayout() throws {
    let source = Boxes(7)
    let table = makeTable(source)
    let cell = try table.dequeueReusableCell(withIdentifier: "box", for: .row(6))
    #expect(cell is BoxCell)
    #expect(try table.numberOfRows(inSection: 0) == 7)
  }

  @Test("a source that is gone leaves the rows of the last load, and none after the next")
  func sourceGone() {
    let table = makeTable(nil)
    do {
      let source = Boxes(100)
      table.dataSource = source
      table.layoutIfNeeded()
      #expect(table.visibleCells.count == 10)
    }
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 0)
    #expect(table.subviews.isEmpty)
  }
}
