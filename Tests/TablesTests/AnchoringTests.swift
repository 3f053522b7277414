import LayoutGeometry
import Tables
import Testing
import TextLayout
import ViewTree

@Suite("Anchoring")
struct AnchoringTests {
  @Test(
    "a reload leaves the first row where it is, also when it begins further up than its estimate",
    arguments: [1_250.0, 1_320, 1_450, 1_499])
  func reloadOfTallRows(offset: Double) throws {
    let source = Boxes(20) { _ in 300 }
    let table = makeTable(source)
    table.layoutIfNeeded()
    for _ in 0..<5 { table.scroll(to: table.contentOffset.y + 250) }
    table.scroll(to: offset)
    let before = try #require(table.top)
    #expect(before == Place(row: 4, position: 1_200 - offset))
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.top == before)
  }

  @Test("a text row that begins 60 above the screen stays there when the data is loaded again")
  func reloadOfTexts() throws {
    let source = Texts([[Int](repeating: 90, count: 40)])
    let table = makeTable(source)
    table.layoutIfNeeded()
    table.scroll(to: 440)
    #expect(table.top == Place(row: 5, position: -60))
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.top == Place(row: 5, position: -60))
  }

  @Test("two loads before one layout, of nothing and of everything, leave the rows where they are")
  func emptyThenFull() {
    let source = Boxes(100) { _ in 120 }
    let table = makeTable(source)
    table.layoutIfNeeded()
    for _ in 0..<4 { table.scroll(to: table.contentOffset.y + 310) }
    let before = table.top
    #expect(before == Place(row: 10, position: -40))
    source.count = 0
    table.reloadData()
    source.count = 100
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.top == before)
  }

  @Test("two loads with different estimates before one layout leave the rows where they are")
  func changedEstimates() {
    let source = Boxes(100) { _ in 44 }
    let answers = Answers()
    let table = makeTable(source)
    table.delegate = answers
    table.layoutIfNeeded()
    table.scroll(to: 1_000)
    let before = table.top
    #expect(before == Place(row: 22, position: -32))
    answers.estimate = { _, _ in 100 }
    table.reloadData()
    answers.estimate = { _, _ in 44 }
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.top == before)
  }

  @Test("with estimating off, a reload leaves the rows where they are")
  func reloadWithoutEstimates() {
    let source = Boxes(100)
    let table = makeTable(source)
    table.estimatedRowHeight = 0
    table.layoutIfNeeded()
    table.scroll(to: 2_010)
    #expect(table.top == Place(row: 40, position: -10))
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.top == Place(row: 40, position: -10))
    #expect(table.contentSize.height == 5_000)
  }

  @Test(
    "a change of the width leaves the first row where it is, and measures it anew",
    arguments: [0.0, TableView.automaticDimension, 1, 1_000])
  func width(estimate: Double) throws {
    let source = Texts([[Int](repeating: 90, count: 100)])
    let table = makeTable(source)
    table.estimatedRowHeight = estimate
    table.layoutIfNeeded()
    for _ in 0..<9 { table.scroll(to: table.contentOffset.y + 222) }
    let before = try #require(table.top)
    #expect(before == Place(row: 26, position: -22))
    table.frame = Rect(x: 0, y: 0, width: 568, height: 480)
    table.layoutIfNeeded()
    #expect(table.top == before)
    #expect(table.visibleHeights.allSatisfy { $0 == 56 })
  }

  @Test("a jump fills the screen, whatever was shown before it")
  func jumps() {
    let source = Boxes(200) { Double(20 + $0 % 30) }
    let tables = [makeTable(source), makeTable(source)]
    for table in tables { table.layoutIfNeeded() }
    tables[0].scroll(to: 0)
    tables[1].scroll(to: 100)
    tables[1].scroll(to: 0)
    for table in tables { table.scroll(to: 5_000) }
    for table in tables {
      #expect(table.visibleCells.last?.frame.maxY ?? 0 >= table.contentOffset.y + 480)
      #expect(table.visibleCells.first?.frame.minY ?? .infinity <= table.contentOffset.y)
    }
  }
}
