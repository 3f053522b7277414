import InterfaceBuilder
import LayoutGeometry
import MicroblogFeed
import StoryboardFeed
import Tables
import Testing
import ViewTree

@Suite("The feed from a storyboard")
struct StoryboardFeedTests {
  @Test(
    "its rows are as high as those of the cell that is declared in code, to the last bit",
    arguments: [320.0, 375, 414, 768], [1.0, 2, 3])
  func heights(width: Double, scale: Double) throws {
    #if DEBUG
      let count = 5
    #else
      let count = 300
    #endif
    let statuses = try StatusFile.bundled() + StatusGenerator.statuses(count)
    // High enough to show, and so to measure, every row.
    let size = Size(width: width, height: 200_000)
    let table = try #require(
      try FeedController.make(statuses, on: Screen(size: size, scale: scale)).table)
    let declared = Feed(statuses, way: .automatic, size: size, scale: scale).table
    #expect(table.errors.isEmpty && table.statistics.rowsMeasured == statuses.count)
    for row in statuses.indices {
      let path = TableIndexPath(row: row, section: 0)
      #expect(try table.rectForRow(at: path) == declared.rectForRow(at: path), "row \(row)")
    }
    let cell = try #require(table.visibleCells.first as? StoryboardFeed.StatusCell)
    #expect(table.visibleCells.allSatisfy { $0.issues.isEmpty })
    #expect(cell.pictureHeight?.isActive == true)
  }

  @Test("everything in its storyboard is understood")
  func report() throws {
    let report = InterfaceReport(try InterfaceDocument(contentsOf: FeedController.file))
    #expect(report.notUnderstood == [])
  }

  @Test("a cell that is used again shows no trace of the row before, and has as many constraints")
  func reuse() throws {
    let statuses = try StatusFile.bundled()
    let screen = Screen(size: Size(width: 375, height: 300), scale: 2)
    let controller = try FeedController.make(statuses, on: screen)
    let table = try #require(controller.table)
    let count = try #require(table.visibleCells.first?.contentView.constraints.count)
    var heights: [Double] = []
    for pass in 0..<2 {
      for row in statuses.indices {
        let path = TableIndexPath(row: row, section: 0)
        table.contentOffset = Point(x: 0, y: try table.rectForRow(at: path).minY)
        table.layoutIfNeeded()
        let height = try table.rectForRow(at: path).height
        if pass == 0 { heights.append(height) } else { #expect(height == heights[row]) }
      }
    }
    #expect(table.statistics.cellsReused > 0)
    #expect(table.visibleCells.allSatisfy { $0.contentView.constraints.count == count })
  }
}
