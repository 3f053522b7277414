import Tables
import Testing
import ViewTree

@Suite("Histories of tables")
struct HistoryLawTests {
  @Test("after any history a table is what plain arrays say, and its anchored row has not moved")
  func histories() {
    var failures = 0
    for seed in seeds(inDebug: 100, inRelease: 1_000) where failures < 5 {
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
