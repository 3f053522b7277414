import Foundation
import Tables
import Testing

@Suite("Histories of tables with sections")
struct SectionHistoryTests {
  private static func environment(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  /// `TINAMOU_SEED` alone, or as many times more as `TINAMOU_HISTORIES` says.
  private static var seeds: Range<UInt64> {
    if let seed = environment("TINAMOU_SEED") { return seed..<seed + 1 }
    #if DEBUG
      let count: UInt64 = 100
    #else
      let count: UInt64 = 10_000
    #endif
    return 0..<count * max(1, environment("TINAMOU_HISTORIES") ?? 1)
  }

  @Test("after any history of updates, scrolling and resizing a table is what plain arrays say")
  func histories() {
    var failures = 0
    for seed in Self.seeds where failures < 5 {
      weak var gone: TableView?
      do {
        let history = SectionHistory(seed: seed)
        for _ in 0..<25 where history.failure == nil { history.step() }
        if let failure = history.failure {
          failures += 1
          if Self.environment("TINAMOU_SEED") != nil { print(history.story) }
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
