import LayoutGeometry
import MicroblogFeed
import Tables
import Testing
import TextLayout
import ViewTree

@Suite("The feed, turned")
struct TurnedFeedTests {
  /// What is on the screen: rows with their parts, and how far it is scrolled.
  private struct Screen: Equatable {
    let offset: Double
    let height: Double
    let rows: [TableIndexPath]
    let shown: [ShownRow]
  }

  private func screen(_ table: TableView) -> Screen {
    Screen(
      offset: table.contentOffset.y, height: table.contentSize.height,
      rows: table.indexPathsForVisibleRows,
      shown: table.visibleCells.map {
        ShownRow(frame: $0.frame, parts: $0.contentView.subviews.map(\.frame))
      })
  }

  private func labels(_ view: View) -> [Label] {
    ((view as? Label).map { [$0] } ?? []) + view.subviews.flatMap(labels)
  }

  private func turn(_ table: TableView, _ width: Double) {
    table.frame = Rect(x: 0, y: 0, width: width, height: 667)
    table.layoutIfNeeded()
  }

  @Test(
    "the three ways agree after changes of the width, and after scrolling at each",
    arguments: [250.0, 320.5, 700.25], [1.0, 2, 3])
  func waysAgree(width: Double, scale: Double) {
    let statuses = StatusGenerator.statuses(60, seed: 3)
    let tables = Way.allCases.map { way in
      Feed(
        statuses, way: way, size: Size(width: 375, height: 667), scale: scale, offset: 900)
    }
    for step in [0, 40, 333, -700, -1] {
      for feed in tables {
        if step == 0 || step == -1 { turn(feed.table, step == 0 ? width : 375) }
        feed.table.contentOffset.y += Double(step)
        feed.table.layoutIfNeeded()
        #expect(feed.table.errors.isEmpty)
      }
      let screens = tables.map { screen($0.table) }
      #expect(screens[0] == screens[1], "step \(step)")
      #expect(screens[0] == screens[2], "step \(step)")
      #expect(!screens[0].rows.isEmpty)
    }
  }

  @Test("after a change of the width every text has room for its lines", arguments: Way.allCases)
  func texts(way: Way) {
    let feed = Feed(
      StatusGenerator.statuses(60, seed: 3), way: way, size: Size(width: 375, height: 667),
      scale: 2, offset: 900)
    for width in [250, 700.25, 375] {
      turn(feed.table, width)
      for label in feed.table.visibleCells.flatMap(labels) where label.numberOfLines == 0 {
        #expect(label.textLines().size.height <= label.bounds.height, "\(width): \(label.text)")
      }
    }
  }
}
