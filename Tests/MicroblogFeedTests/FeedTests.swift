import LayoutGeometry
import LayoutPictures
import MicroblogFeed
import Tables
import Testing
import ViewTree

/// A row as a user sees it: its frame, and those of the parts of its cell.
struct ShownRow: Equatable {
  let frame: Rect
  let parts: [Rect]
}

/// Scrolls from the top to the end and notes every row when it is first shown.
func shownRows(_ feed: Feed) throws -> [Int: ShownRow] {
  var shown: [Int: ShownRow] = [:]
  var previous = -1.0
  while feed.table.contentOffset.y != previous {
    previous = feed.table.contentOffset.y
    for path in feed.table.indexPathsForVisibleRows where shown[path.row] == nil {
      let cell = try #require(feed.table.cellForRow(at: path))
      shown[path.row] = ShownRow(
        frame: try feed.table.rectForRow(at: path), parts: cell.contentView.subviews.map(\.frame))
    }
    feed.table.contentOffset.y += 300
    feed.table.layoutIfNeeded()
  }
  return shown
}

@Suite("The feed")
struct FeedTests {
  static let screen = Size(width: 375, height: 667)

  @Test(
    "the three ways agree on every row and every part, to the last bit",
    arguments: [320.0, 375, 414, 768], [1.0, 2, 3])
  func waysAgree(width: Double, scale: Double) throws {
    #if DEBUG
      let count = 20
    #else
      let count = 300
    #endif
    let statuses = try StatusFile.bundled() + StatusGenerator.statuses(count)
    let size = Size(width: width, height: 667)
    let shown = try Way.allCases.map { way in
      let feed = Feed(statuses, way: way, size: size, scale: scale)
      let rows = try shownRows(feed)
      #expect(feed.table.errors.isEmpty)
      #expect(feed.table.visibleCells.allSatisfy { $0.issues.isEmpty })
      return rows
    }
    #expect(shown[0].count == statuses.count)
    for row in statuses.indices {
      #expect(shown[0][row] == shown[1][row], "row \(row): \(statuses[row])")
      #expect(shown[0][row] == shown[2][row], "row \(row): \(statuses[row])")
    }
  }

  @Test(
    "five of nine rows are measured for the first screen, with any estimate; then none",
    arguments: [44.0, 100, 200, 1_000], Way.allCases)
  func firstScreen(estimate: Double, way: Way) throws {
    let statuses = try StatusFile.bundled()
    #expect(statuses.count == 9)
    let feed = Feed(
      statuses, way: way, size: Self.screen, scale: 2, estimatedRowHeight: estimate)
    #expect(feed.table.indexPathsForVisibleRows.count == 5)
    #expect(feed.table.statistics.rowsMeasured == 5)
    feed.table.setNeedsLayout()
    feed.table.layoutIfNeeded()
    _ = feed.table.contentSize
    #expect(feed.table.statistics.rowsMeasured == 5)
  }

  @Test("one prototype, ever, finds the heights of the prototype way")
  func onePrototype() throws {
    let statuses = StatusGenerator.statuses(100)
    let automatic = Feed(statuses, way: .automatic, size: Self.screen, scale: 2)
    let prototype = Feed(statuses, way: .prototype, size: Self.screen, scale: 2)
    _ = try (shownRows(automatic), shownRows(prototype))
    #expect(
      prototype.table.statistics.cellsMade <= automatic.table.statistics.cellsMade + 1)
  }

  @Test("statuses by the thousand leave the cells of one screen in memory", arguments: Way.allCases)
  func memory(way: Way) throws {
    #if DEBUG
      let count = 300
    #else
      let count = 10_000
    #endif
    let feed = Feed(StatusGenerator.statuses(count), way: way, size: Self.screen, scale: 2)
    let shown = try shownRows(feed)
    #expect(shown.count == count)
    // A row is at least 60 high: twelve begin on a screen, and one goes as another comes.
    #expect(feed.table.statistics.cellsMade <= 667 / 60 + 1 + 2)
  }

  @Test("the picture of the first screen is the golden one")
  func picture() throws {
    let feed = Feed(
      try StatusFile.bundled(), way: .automatic, size: Self.screen, scale: 2)
    try expectGolden("feed.svg", SVGPicture(of: feed.table).svg)
  }

  @Test("the picture of a screen further down is the golden one")
  func scrolledPicture() throws {
    let feed = Feed(
      try StatusFile.bundled(), way: .automatic, size: Self.screen, scale: 2, offset: 400)
    try expectGolden("feed-400.svg", SVGPicture(of: feed.table).svg)
  }

  @Test("every golden picture belongs to a test")
  func goldenFiles() throws {
    #expect(try goldenNames() == ["feed-400.svg", "feed.svg"])
  }
}
