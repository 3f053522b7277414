import LayoutGeometry
import Tables
import Testing
import TextLayout
import ViewTree

@Suite("Numbers that no screen has")
struct ExtremesTests {
  private func isTableWhole(_ table: TableView) -> Bool {
    table.contentSize.isFinite && table.contentOffset.isFinite
      && table.visibleCells.allSatisfy { $0.frame.isFinite }
  }

  @Test("contents too high are an error of their row", arguments: [1e10, 1e17, 1e20, 1e50, 1e99])
  func heights(height: Double) throws {
    let source = Boxes(200) { $0 % 2 == 0 ? height : 50 }
    let table = makeTable(source)
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    #expect(table.errors.count == 100)
    #expect(isTableWhole(table))
    #expect(try table.rectForRow(at: .row(1)).height == 50)
  }

  @Test("heights that are none are errors, and the row keeps its estimate")
  func refusedHeights() throws {
    for height in [Double.nan, .infinity, -5, 1e10] {
      let source = Boxes(3)
      let answers = Answers()
      answers.height = { _, path in path.row == 1 ? height : 20 }
      let table = makeTable(source)
      table.delegate = answers
      table.layoutIfNeeded()
      #expect(table.errors.count == 1)
      #expect(try (0..<3).map { try table.rectForRow(at: .row($0)).height } == [20, 44, 20])
    }
  }

  @Test("points that are none are in no row", arguments: [Double.nan, .infinity, 1e300, -1e300])
  func points(value: Double) {
    let source = Boxes(3)
    let table = makeTable(source)
    table.layoutIfNeeded()
    #expect(table.indexPathForRow(at: Point(x: 1, y: value)) == nil)
    #expect(table.indexPathForRow(at: Point(x: value, y: 1)) == nil)
    #expect(table.indexPathForRow(at: Point(x: 1, y: 1)) == .row(0))
  }

  @Test(
    "scales of all sizes leave a table whole, from the start and changed to",
    arguments: [
      .leastNonzeroMagnitude, 1e-300, 0.01, 1e10, 1e30, 1e40, 1e300, -1, 0, .nan, .infinity,
    ])
  func scales(scale: Double) {
    let source = Boxes(3)
    for start in [scale, 1] {
      let table = makeTable(scale: start, source)
      table.layoutIfNeeded()
      table.environment = LayoutEnvironment(
        scale: scale, textMeasurer: FixedAdvanceMeasurer.standard)
      #expect(isTableWhole(table))
      for offset in [3, 1e11, 1e300] { table.scroll(to: offset) }
      #expect(isTableWhole(table))
      table.environment = LayoutEnvironment(textMeasurer: FixedAdvanceMeasurer.standard)
      table.scroll(to: 0)
      #expect(table.visibleHeights == [50, 50, 50])
    }
  }

  @Test("screens and offsets of all sizes leave a table whole", arguments: [0.0, 1, 1e15, 1e50])
  func screens(height: Double) {
    let source = Boxes(30)
    let table = makeTable(height: height, source)
    for offset in [0, -1e300, 1e300, 1e17, -0.0, .leastNonzeroMagnitude] {
      table.scroll(to: offset)
      #expect(isTableWhole(table))
      #expect(table.contentOffset.y >= 0)
      #expect(table.contentOffset.y <= max(0, 1_500 - height))
    }
  }

  @Test(
    "counts of rows and sections that are too many, or negative, are errors",
    arguments: [
      Int.max, Int.min, -1, 100_000_001,
    ])
  func counts(count: Int) throws {
    let source = Boxes(3)
    let table = makeTable(source)
    table.layoutIfNeeded()
    source.count = count
    #expect(throws: TableError.invalidRowCount(count, section: 0)) { try table.load() }
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 3)
    let sections = Sections(count)
    let other = makeTable(sections)
    #expect(throws: TableError.invalidSectionCount(count)) { try other.load() }
    other.layoutIfNeeded()
    #expect(other.contentSize.height == 0)
  }

  @Test("rows of no height are no trap, and one after them is found")
  func noHeights() {
    let source = Boxes(3_000)
    let table = makeTable(source)
    table.rowHeight = 0
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 0)
    #expect(table.contentOffset == .zero)
    table.scroll(to: 100)
    #expect(table.contentOffset == .zero)
  }

  @Test("a point less than a pixel above rows of no height is in the row before them")
  func aboveNoHeights() {
    let source = Boxes(5)
    let answers = Answers()
    answers.height = { _, path in path.row == 0 || path.row == 4 ? 50 : 0 }
    let table = makeTable(source)
    table.delegate = answers
    table.layoutIfNeeded()
    for y in [49.4, 49.5, 49.75] {
      #expect(table.indexPathForRow(at: Point(x: 1, y: y)) == .row(0))
    }
    #expect(table.indexPathForRow(at: Point(x: 1, y: 50)) == .row(4))
  }

  @Test("an error about NaN is kept once, however often it is made")
  func errorsAboutNaN() {
    let source = Boxes(3)
    let table = makeTable(source)
    for _ in 0..<100 { table.contentOffset.y = .nan }
    #expect(table.errors.count == 1)
    table.clearErrors()
    table.rowHeight = .nan
    for _ in 0..<50 {
      table.reloadData()
      table.layoutIfNeeded()
    }
    // One for each row: none has a height.
    #expect(table.errors.count == 3)
  }

  @Test("tiny estimates do not turn estimating off", arguments: [0.1, 0.5, 1e-9, 1e-300])
  func tinyEstimates(estimate: Double) {
    let source = Boxes(100)
    let table = makeTable(source)
    table.estimatedRowHeight = estimate
    table.layoutIfNeeded()
    #expect(table.statistics.rowsMeasured == 10)
  }

  @Test("a cell too extreme to solve keeps its row at the estimate, whether new or used before")
  func unsolvable() throws {
    var heights = [Double](repeating: 33, count: 60)
    heights[40] = 1e200
    let source = Boxes(60) { heights[$0] }
    let jumped = makeTable(source)
    jumped.layoutIfNeeded()
    jumped.scroll(to: 1_500)
    heights[10] = 99
    let stepped = makeTable(source)
    stepped.layoutIfNeeded()
    for _ in 0..<40 { stepped.scroll(to: stepped.contentOffset.y + 40) }
    for table in [jumped, stepped] {
      #expect(try table.rectForRow(at: .row(40)).height == 44)
      #expect(table.errors == [.unsolvableCell(.row(40), .tooExtreme)])
    }
  }
}

/// Only counts its sections, which are empty.
private final class Sections: TableViewDataSource {
  let count: Int

  init(_ count: Int) { self.count = count }

  func numberOfSections(in tableView: TableView) -> Int { count }

  func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int { 0 }

  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableViewCell { throw .noSuchRow(indexPath) }
}
