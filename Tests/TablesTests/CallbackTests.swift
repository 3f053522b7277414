import LayoutGeometry
import Tables
import Testing
import ViewTree

@Suite("What callbacks ask a table for")
struct CallbackTests {
  /// Lays out until nothing is left to do.
  private func settle(_ table: TableView) {
    for _ in 0..<3 { table.layoutIfNeeded() }
  }

  /// As many cells as rows, each in the table once, in the order of the rows.
  private func expectWhole(_ table: TableView, rows: Range<Int>) {
    #expect(table.visibleRowNumbers == Array(rows))
    #expect(
      table.subviews.map { ObjectIdentifier($0) } == table.visibleCells.map(ObjectIdentifier.init))
    #expect(table.visibleCells.count == rows.count)
  }

  @Test("loading fewer rows from the callback for a cell shows those rows")
  func loadInCell() {
    let source = Boxes(50) { _ in 40 }
    let table = makeTable(source)
    source.onCell = { table, row throws(TableError) in
      guard row == 3, source.count == 50 else { return }
      source.count = 1
      try table.load()
    }
    settle(table)
    expectWhole(table, rows: 0..<1)
    #expect(table.contentSize.height == 40)
  }

  @Test("loading as many rows from the callback for a cell shows each once")
  func loadTheSameInCell() {
    let source = Boxes(50) { _ in 40 }
    let table = makeTable(source)
    var isFirst = true
    source.onCell = { table, row throws(TableError) in
      guard row == 3, isFirst else { return }
      isFirst = false
      try table.load()
    }
    settle(table)
    expectWhole(table, rows: 0..<12)
    #expect(table.errors.isEmpty)
  }

  @Test("loading fewer rows from the callback for a height shows those rows")
  func loadInHeight() {
    let source = Boxes(50)
    let table = makeTable(source)
    let answers = Answers()
    answers.height = { table, path throws(TableError) in
      if path.row == 5, source.count == 50 {
        source.count = 2
        try table.load()
      }
      return 40
    }
    table.delegate = answers
    settle(table)
    expectWhole(table, rows: 0..<2)
  }

  @Test("loading from the callback that counts happens at the next layout, and is not lost")
  func loadInCount() {
    let source = Boxes(3)
    let table = makeTable(source)
    source.onCount = { table in
      source.onCount = { _ in source.count = 5 }
      table.reloadData()
    }
    settle(table)
    expectWhole(table, rows: 0..<5)
  }

  @Test("a source that loads whenever it is asked to count comes to an end")
  func loadInEveryCount() {
    let source = Boxes(1)
    let table = makeTable(source)
    source.onCount = { $0.reloadData() }
    settle(table)
    expectWhole(table, rows: 0..<1)
  }

  @Test("laying out from the callback that counts shows what was counted")
  func layOutInCount() {
    let source = Boxes(20)
    let table = makeTable(source)
    var asked: [Int] = []
    source.onCount = {
      $0.setNeedsLayout()
      $0.layoutIfNeeded()
    }
    source.onCell = { _, row in asked.append(row) }
    settle(table)
    expectWhole(table, rows: 0..<10)
    source.count = 2
    asked = []
    table.contentOffset.y = 300
    table.reloadData()
    settle(table)
    #expect(asked.allSatisfy { $0 < 2 })
    expectWhole(table, rows: 0..<2)
  }

  @Test("an offset set in a callback is scrolled to, also with a layout inside the layout")
  func scrollInCell() {
    for layOut in [false, true] {
      for row in [0, 9] {
        let source = Boxes(100)
        let table = makeTable(source)
        var isFirst = true
        source.onCell = { table, asked in
          guard asked == row, isFirst else { return }
          isFirst = false
          table.contentOffset.y = 1_000
          if layOut { table.layoutIfNeeded() }
        }
        settle(table)
        #expect(table.contentOffset.y == 1_000)
        #expect(table.visibleCells.first?.frame.minY ?? .infinity <= 1_000)
        #expect(table.visibleCells.last?.frame.maxY ?? 0 >= 1_480)
        #expect(table.subviews.count == table.visibleCells.count)
        #expect(table.issues.isEmpty)
      }
    }
  }

  @Test("a height set in a callback is filled with rows")
  func heightInCell() {
    let source = Boxes(100)
    let table = makeTable(height: 100, source)
    source.onCell = { table, _ in
      source.onCell = { _, _ in }
      table.frame = Rect(x: 0, y: 0, width: 320, height: 1_000)
      table.layoutIfNeeded()
    }
    settle(table)
    expectWhole(table, rows: 0..<20)
  }

  @Test("a width set in a callback is the width of all cells")
  func widthInCell() {
    let source = Boxes(100)
    let table = makeTable(source)
    source.onCell = { table, _ in
      source.onCell = { _, _ in }
      table.frame = Rect(x: 0, y: 0, width: 200, height: 800)
    }
    settle(table)
    expectWhole(table, rows: 0..<16)
    #expect(table.visibleCells.allSatisfy { $0.frame.width == 200 })
  }

  @Test("a delegate set in a callback is asked for the heights")
  func delegateInCell() {
    let source = Boxes(100)
    let answers = Answers()
    answers.height = { _, _ in 20 }
    let table = makeTable(source)
    source.onCell = { table, row in if row == 2 { table.delegate = answers } }
    settle(table)
    expectWhole(table, rows: 0..<24)
    #expect(table.visibleHeights.allSatisfy { $0 == 20 })
  }

  @Test("a source taken away in a callback leaves an empty table")
  func sourceGone() {
    let source = Boxes(100)
    let table = makeTable(source)
    source.onCell = { table, row in if row == 2 { table.dataSource = nil } }
    settle(table)
    expectWhole(table, rows: 0..<0)
    #expect(table.contentSize.height == 0)
    #expect(table.contentOffset == .zero)
  }
}
