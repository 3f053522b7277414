import Foundation
import Tables
import Testing
import ViewTree

@Suite("Histories of tables")
struct HistoryLawTests {
  /// A number in an environment variable.
  private static func environment(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  /// The seeds of the histories: `TINAMOU_SEED` alone, or as many times more as
  /// `TINAMOU_HISTORIES` says.
  private static var seeds: Range<UInt64> {
    if let seed = environment("TINAMOU_SEED") { return seed..<seed + 1 }
    #if DEBUG
      let count: UInt64 = 100
    #else
      let count: UInt64 = 1_000
    #endif
    return 0..<count * max(1, environment("TINAMOU_HISTORIES") ?? 1)
  }

  @Test("after any history a table is what plain arrays say, and its anchored row has not moved")
  func histories() {
    var failures = 0
    for seed in Self.seeds where failures < 5 {
      weak var gone: TableView?
      var cells: [TableHistory.WeakCell] = []
      do {
        let history = TableHistory(seed: seed)
        history.table.layoutIfNeeded()
        history.mostCells = history.asked
        history.check(nil)
        for _ in 0..<40 where history.failure == nil { history.step() }
        if let failure = history.failure {
          failures += 1
          let end = history.log.suffix(6).joined(separator: "; ")
          Issue.record("seed \(seed), after \(history.log.count) steps (\(end)): \(failure)")
        }
        (gone, cells) = (history.table, history.cells)
      }
      #expect(gone == nil, "seed \(seed)")
      #expect(cells.allSatisfy { $0.cell == nil }, "seed \(seed)")
    }
  }
}
