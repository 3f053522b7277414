import Tables
import Testing

@Suite("Histories of tables with sections")
struct SectionHistoryTests {
  @Test("after any history of updates, scrolling and resizing a table is what plain arrays say")
  func histories() {
    var failures = 0
    // A debug build spends 75 ms of processor time on a history, nine tenths of it in the table.
    for seed in seeds(inDebug: 100, inRelease: 10_000) where failures < 5 {
      weak var gone: TableView?
      do {
        let history = SectionHistory(seed: seed)
        for _ in 0..<25 where history.failure == nil { history.step() }
        if let failure = history.failure {
          failures += 1
          if environment("TINAMOU_SEED") != nil { print(history.story) }
          let end = history.log.suffix(5).joined(separator: "; ")
          Issue.record(
            "seed \(seed), \(history.style), after \(history.log.count) steps (\(end)): \(failure)")
        }
        gone = history.table
      }
      #expect(gone == nil, "seed \(seed)")
    }
  }
}
