// Times the feed's three ways side by side, measuring in bulk, and small tables beside large ones, in
// one run: the median of several rounds each. Between them, what scrolling allocates.
//
//     swift run -c release layout-benchmarks [ROWS]

import LayoutGeometry
import MicroblogFeed
import Tables
import ViewTree

/// The median time, in seconds, of `rounds` runs of `body`.
func median(rounds: Int, _ body: () -> Void) -> Double {
  let clock = ContinuousClock()
  let times = (0..<rounds).map { _ in seconds(clock.measure(body)) }
  return times.sorted()[rounds / 2]
}

func seconds(_ duration: Duration) -> Double {
  let parts = duration.components
  return Double(parts.seconds) + Double(parts.attoseconds) * 1e-18
}

/// Scrolls a feed from the top to the end, one screen at a time.
func scrollThrough(_ feed: Feed) {
  var previous = -1.0
  while feed.table.contentOffset.y != previous {
    previous = feed.table.contentOffset.y
    feed.table.contentOffset.y += 667
    feed.table.layoutIfNeeded()
  }
}

let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 1_000
guard count > 0 else { fatalError("usage: layout-benchmarks [ROWS]") }
let statuses = StatusGenerator.statuses(count)
let screen = Size(width: 375, height: 667)

var floor: Double?
print("\(count) rows scrolled through at 375 x 667 points, 2 pixels a point; median of 5 rounds")
print("way          us a row    times frames    cells made")
for way in Way.allCases {
  var cells = 0
  let time = median(rounds: 5) {
    let feed = Feed(statuses, way: way, size: screen, scale: 2)
    scrollThrough(feed)
    cells = feed.table.statistics.cellsMade
  }
  floor = floor ?? time
  let perRow = (time / Double(count) * 1e7).rounded() / 10
  let ratio = (time / (floor ?? time) * 100).rounded() / 100
  print("\(way.rawValue)\t\(perRow)\t\t\(ratio)\t\t\(cells)")
}

await compareMeasuring(statuses)
compareMemory(statuses)
await compareSizes()
