import LayoutGeometry
import Synchronization
import Tables
import Testing
import TextLayout
import ViewTree

@Suite("Table")
struct TableViewTests {
  @Test("a row of 90 characters is 76 high: at first, after being off the screen, after reloading")
  func selfSizing() throws {
    let source = Texts([[90] + [Int](repeating: 30, count: 50)])
    let table = makeTable(source)
    table.layoutIfNeeded()
    #expect(try table.rectForRow(at: .row(0)).height == 76)
    table.contentOffset = Point(x: 0, y: 1_000)
    table.layoutIfNeeded()
    #expect(table.cellForRow(at: .row(0)) == nil)
    table.bounds.origin = .zero
    table.layoutIfNeeded()
    #expect(table.contentOffset == .zero && table.bounds.size == Size(width: 320, height: 480))
    #expect(table.cellForRow(at: .row(0))?.frame == Rect(x: 0, y: 0, width: 320, height: 76))
    table.reloadData()
    table.layoutIfNeeded()
    #expect(try table.rectForRow(at: .row(0)).height == 76)
    #expect(table.errors.isEmpty)
  }

  @Test(
    "exactly the rows that fill the screen are measured, whatever the estimate; then none",
    arguments: [44.0, 100, 200, 1_000])
  func measuresTheScreen(estimate: Double) throws {
    // Rows of 156 points: five begin within 667 points, and nine there are.
    let source = Texts([[Int](repeating: 7 * 30, count: 9)])
    let table = makeTable(height: 667, source)
    table.estimatedRowHeight = estimate
    table.layoutIfNeeded()
    #expect(table.statistics.rowsMeasured == 5)
    #expect(table.indexPathsForVisibleRows == (0..<5).map { .row($0) })
    #expect(table.contentSize == Size(width: 320, height: 5 * 156 + 4 * estimate))
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(table.statistics.rowsMeasured == 5)
    #expect(source.cellsAsked == 5)
  }

  @Test("an estimate of zero turns estimating off: all rows are measured")
  func noEstimates() {
    let source = Texts([[Int](repeating: 30, count: 100)])
    let table = makeTable(source)
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    #expect(table.statistics.rowsMeasured == 100)
    #expect(table.contentSize.height == 3_600)
    #expect(table.visibleCells.count == 14)
    #expect(table.statistics.cellsMade <= 15)
  }

  @Test("10,000 rows (1,000 in debug builds) scrolled through keep the cells of one screen")
  func scrollsThrough() throws {
    #if DEBUG
      let count = 1_000
    #else
      let count = 10_000
    #endif
    let source = Texts([(0..<count).map { $0 * 37 % 200 }])
    let table = makeTable(source)
    table.layoutIfNeeded()
    var most = table.visibleCells.count
    var previous = -1.0
    while table.contentOffset.y != previous {
      previous = table.contentOffset.y
      table.contentOffset.y += 400
      table.layoutIfNeeded()
      most = max(most, table.visibleCells.count)
      #expect(table.subviews.count == table.visibleCells.count)
    }
    #expect(table.statistics.rowsMeasured == count)
    #expect(table.statistics.cellsMade <= most + 2)
    #expect(table.indexPathsForVisibleRows.last == .row(count - 1))
    #expect(table.contentOffset.y == table.contentSize.height - 480)
  }

  /// A cell that is counted as long as it is alive.
  private final class CountedCell: TableViewCell {
    final class Count: Sendable {
      private let alive = Mutex(0)
      var now: Int { alive.withLock { $0 } }
      func add(_ change: Int) { alive.withLock { $0 += change } }
    }

    let count: Count

    init(_ count: Count) {
      self.count = count
      super.init(frame: .zero)
      count.add(1)
      let box = View()
      contentView.addSubview(box)
      box.pinEdges(to: contentView)
      Constraints { box.heightAnchor == 50 }
    }

    deinit { count.add(-1) }
  }

  @Test("however far it is scrolled, no more cells are alive than a screen shows and two")
  func aliveCells() {
    #if DEBUG
      let rows = 1_000
    #else
      let rows = 10_000
    #endif
    let count = CountedCell.Count()
    do {
      let source = Boxes(rows)
      source.cell = { table, _ in table.dequeueReusableCell(withIdentifier: "counted") }
      let table = makeTable(source)
      table.register("counted") { CountedCell(count) }
      table.layoutIfNeeded()
      var most = 0
      for step in [31.0, 470, -290, 480, 1_000, -55] {
        for _ in 0..<rows / 40 {
          table.scroll(to: table.contentOffset.y + step)
          most = max(most, table.visibleCells.count)
          #expect(count.now <= most + 2)
        }
      }
      #expect(most == 11 && count.now <= 13)
    }
    #expect(count.now == 0)
  }

  @Test("scrolling up over rows of unknown height moves what is on the screen by the step alone")
  func anchorsUpwards() throws {
    let source = Texts([[Int](repeating: 5 * 30 + 10, count: 50)])
    let table = makeTable(source)
    table.estimatedRowHeight = 44
    table.layoutIfNeeded()
    while table.indexPathsForVisibleRows.last != .row(49) {
      table.contentOffset.y += 300
      table.layoutIfNeeded()
    }
    table.reloadData()
    table.layoutIfNeeded()
    while table.contentOffset.y >= 1 {
      let top = try #require(table.indexPathsForVisibleRows.first)
      let before = try table.rectForRow(at: top).minY - table.contentOffset.y
      table.contentOffset.y -= 1
      table.layoutIfNeeded()
      let after = try table.rectForRow(at: top).minY - table.contentOffset.y
      #expect(after == before + 1)
    }
    #expect(table.indexPathsForVisibleRows.first == .row(0))
  }

  @Test("a reused cell is prepared, and has as many constraints as a new one")
  func reuse() throws {
    let source = Texts([(0..<200).map { $0 % 3 == 0 ? 90 : 20 }])
    let table = makeTable(source)
    table.layoutIfNeeded()
    let fresh = TextCell()
    for _ in 0..<50 {
      table.contentOffset.y += 100
      table.layoutIfNeeded()
    }
    for cell in table.visibleCells {
      let cell = try #require(cell as? TextCell)
      #expect(cell.timesPrepared > 0)
      #expect(cell.constraints.count == fresh.constraints.count)
      #expect(cell.contentView.constraints.count == fresh.contentView.constraints.count)
      #expect(cell.issues.isEmpty)
    }
    for path in table.indexPathsForVisibleRows {
      let expected = path.row % 3 == 0 ? 76.0 : 36
      #expect(try table.rectForRow(at: path).height == expected)
      #expect(table.cellForRow(at: path)?.frame.height == expected)
    }
  }

  @Test("a table turned sideways and back has its first heights again")
  func width() throws {
    let source = Texts([(0..<40).map { $0 * 13 % 120 }])
    let table = makeTable(source)
    table.layoutIfNeeded()
    let first = try (0..<5).map { try table.rectForRow(at: .row($0)) }
    table.frame = Rect(x: 0, y: 0, width: 568, height: 320)
    table.layoutIfNeeded()
    #expect(try table.rectForRow(at: .row(3)).width == 568)
    table.frame = Rect(x: 0, y: 0, width: 320, height: 480)
    table.layoutIfNeeded()
    #expect(try (0..<5).map { try table.rectForRow(at: .row($0)) } == first)
  }

  @Test("sections count, and rows are found by point")
  func sections() throws {
    let source = Texts([[30, 30], [], [90]])
    let table = makeTable(source)
    table.layoutIfNeeded()
    #expect(table.numberOfSections == 3)
    #expect(try table.numberOfRows(inSection: 1) == 0)
    #expect(
      try table.rectForRow(at: TableIndexPath(row: 0, section: 2))
        == Rect(x: 0, y: 72, width: 320, height: 76))
    #expect(
      table.indexPathForRow(at: Point(x: 5, y: 71.9)) == TableIndexPath(row: 1, section: 0))
    #expect(
      table.indexPathForRow(at: Point(x: 5, y: 72)) == TableIndexPath(row: 0, section: 2))
    #expect(table.indexPathForRow(at: Point(x: 5, y: 148)) == nil)
    #expect(throws: TableError.noSuchSection(3)) { try table.numberOfRows(inSection: 3) }
    #expect(throws: TableError.noSuchRow(TableIndexPath(row: 0, section: 1))) {
      try table.rectForRow(at: TableIndexPath(row: 0, section: 1))
    }
  }

  @Test("dequeueing: nothing or an error for an unknown identifier, else always a cell")
  func dequeue() throws {
    let source = Texts([[30]])
    let table = makeTable(source)
    table.layoutIfNeeded()
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
    #expect(throws: TableError.unregisteredIdentifier("other")) {
      try table.dequeueReusableCell(withIdentifier: "other", for: .row(0))
    }
    #expect(throws: TableError.noSuchRow(.row(1))) {
      try table.dequeueReusableCell(withIdentifier: "text", for: .row(1))
    }
    let cell = table.dequeueReusableCell(withIdentifier: "text")
    #expect(cell?.reuseIdentifier == "text")
    #expect(cell?.frame.width == 320)
  }
}
