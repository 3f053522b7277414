import LayoutGeometry
import MicroblogFeed
import SolverTraces
import Tables
import ViewTree

/// Scrolls a feed from end to end and back, again and again: after the first time, when every height is
/// known, no more bytes are allocated than before.
func compareMemory(_ statuses: [Status]) {
  let feed = Feed(statuses, way: .automatic, size: Size(width: 375, height: 667), scale: 2)
  feed.table.layoutIfNeeded()
  print("\nbytes alive after scrolling through \(statuses.count) statuses and back, and cells made")
  var before = liveBytes()
  var growth: [Int] = []
  for pass in 1...4 {
    for step in [600.0, -600] { scroll(feed.table, by: step) }
    growth.append(liveBytes() - before)
    before = liveBytes()
    print("pass \(pass)\t\(growth[pass - 1])\t\(feed.table.statistics.cellsMade)")
  }
  let perRow = Double(growth[0]) / Double(statuses.count)
  print(
    "the first pass keeps \(tenths(perRow)) bytes a row; the last three \(growth[1...].reduce(0, +))"
  )
}

/// Scrolls by a step until it leads no further.
private func scroll(_ table: TableView, by step: Double) {
  var previous = Double.nan
  while table.contentOffset.y != previous {
    previous = table.contentOffset.y
    table.contentOffset.y += step
    table.layoutIfNeeded()
  }
}
