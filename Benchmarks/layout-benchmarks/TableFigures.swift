import LayoutGeometry
import MicroblogFeed
import SolverTraces
import Tables
import ViewTree

/// Times the same steps in a table of 1,000 rows and in one of a million, every height known.
func compareSizes() async {
  let counts = [1_000, 1_000_000]
  var tables: [LargeTable] = []
  print("\na step with the layout after it, us; median of 21 rounds\n1,000 rows\t1,000,000\tratio")
  for count in counts {
    let large = LargeTable(count)
    try? await large.table.measureAll(using: LargeTable.rows) { $0.row }
    tables.append(large)
  }
  let perRow = Double(tables[1].table.heightStorage) / 1_000_000
  for (name, step) in LargeTable.steps.reversed() {
    let times = tables.map { large in
      median(rounds: 21) {
        step(large)
        large.table.layoutIfNeeded()
      } * 1e6
    }
    print("\(tenths(times[0]))\t\t\(tenths(times[1]))\t\t\(tenths(times[1] / times[0]))\t\(name)")
  }
  print("bytes for a million measured heights: \(tenths(perRow)) a row")
}

/// Measures statuses through one cell, and through one for each of two tasks.
func compareMeasuring(_ statuses: [Status]) async {
  print("\nmeasuring \(statuses.count) statuses that are not on the screen; median of 5 rounds")
  let frames = median(rounds: 5) { measureFrames(statuses) }
  let one = median(rounds: 5) { measureCell(statuses) }
  var two: [Double] = []
  for _ in 0..<5 {
    let clock = ContinuousClock()
    let start = clock.now
    await measureCells(statuses)
    two.append(seconds(clock.now - start))
  }
  let allocated = [measureFrames, measureCell].map { way in allocations { way(statuses) } }
  let perRow = { (time: Double) in tenths(time / Double(statuses.count) * 1e6) }
  print("frames by hand\t\(perRow(frames)) us a row")
  print("one cell\t\(perRow(one)) us a row, \(hundredths(one / frames)) times the frames")
  print(
    "two tasks\t\(perRow(two.sorted()[2])) us a row, \(hundredths(one / two.sorted()[2])) as fast")
  if let frames = allocated[0], let one = allocated[1] {
    let perRow = { (count: Int) in tenths(Double(count) / Double(statuses.count)) }
    print("allocations\t\(perRow(frames)) a row for the frames, \(perRow(one)) for the cell")
  }
}

/// Computes the height of each status by hand.
func measureFrames(_ statuses: [Status]) {
  _ = Feed.frameHeights(statuses, width: 375, scale: 2)
}

/// Measures each status through one cell.
func measureCell(_ statuses: [Status]) {
  let feed = Feed(statuses, way: .automatic, size: Size(width: 375, height: 1), scale: 2)
  let rows = statuses.indices.map { TableIndexPath(row: $0, section: 0) }
  try? feed.table.measure(rows: rows, using: Feed.registration) { statuses[$0.row] }
}

/// Measures each status through one of two cells, each in a task of its own.
func measureCells(_ statuses: [Status]) async {
  let feed = Feed(statuses, way: .automatic, size: Size(width: 375, height: 1), scale: 2)
  try? await feed.table.measureAll(using: Feed.registration, workers: 2) { statuses[$0.row] }
}

func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }
