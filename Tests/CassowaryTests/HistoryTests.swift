import Cassowary
import Foundation
import Testing

@Suite("The solver against the exact reference")
struct HistoryTests {
  private static let shares = 8

  /// How many histories are played.
  private static var histories: Int {
    #if DEBUG
      let count = 2_000
    #else
      let count = 20_000
    #endif
    return count * (environment("TINAMOU_HISTORIES") ?? 1)
  }

  /// One of so many histories is asked for everything after every step.
  private static var askedAlways: Int {
    if environment("TINAMOU_SEED") != nil { return 1 }
    #if DEBUG
      return 50
    #else
      return 5
    #endif
  }

  private static func environment(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  /// Plays the histories of some seeds, and records the smallest cases of what goes wrong.
  private func play(_ seeds: some Sequence<Int>) -> Tally {
    var tally = Tally()
    var shown: [String: Int] = [:]
    for seed in seeds {
      if Self.environment("TINAMOU_TRACE") != nil { print("seed \(seed)") }
      var generator = HistoryGenerator(seed: UInt64(seed))
      var history = generator.history()
      history.isAskedAlways = seed.isMultiple(of: Self.askedAlways)
      var run = HistoryRun(variableCount: history.variableCount)
      let fault = run.fault(in: history)
      tally.count(run.tally)
      guard let fault else { continue }
      shown[fault.law, default: 0] += 1
      guard shown[fault.law, default: 0] <= 2 else {
        Issue.record("seed \(seed): \(fault.law)")
        continue
      }
      let smallest = history.shrunk(breaking: fault.law)
      let rest = HistoryRun.fault(in: smallest) ?? fault
      Issue.record("seed \(seed): \(fault.law)\n\(smallest)\n\(rest)")
    }
    return tally
  }

  @Test(
    "after every step of a history the solver is where the reference is",
    arguments: 0..<shares)
  func histories(share: Int) {
    if let seed = Self.environment("TINAMOU_SEED") {
      if share == 0 { _ = play([seed]) }
      return
    }
    let tally = play(stride(from: share, to: Self.histories, by: Self.shares))
    // The histories would show little if they held little of this.
    let count = Self.histories / Self.shares
    #expect(tally.steps > 15 * count)
    #expect(tally.rows > 10 * tally.steps)
    #expect(tally.refusals > count / 2)
    #expect(tally.membersOfConflicts > 2 * tally.refusals)
    #expect(tally.ambiguities > 5 * count)
    #expect(tally.restored >= count / 10)
    #expect(tally.failures > count / 4)
  }
}
