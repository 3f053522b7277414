/// How many cases came out as expected.
public struct ConformanceReport: Sendable {
  /// The results, in the order of the cases.
  public let results: [CaseResult]

  /// Runs cases.
  public init(_ cases: [LayoutCase]) { results = cases.map { $0.run() } }

  /// How many cases passed.
  public var passed: Int { results.count { $0.hasPassed } }
  /// How many did not.
  public var failed: Int { results.count - passed }

  /// One line a failing case, the totals by feature, and the sum last.
  public var lines: [String] {
    var totals: [String: (passed: Int, all: Int)] = [:]
    for result in results {
      for feature in result.features {
        totals[feature, default: (0, 0)].all += 1
        if result.hasPassed { totals[feature, default: (0, 0)].passed += 1 }
      }
    }
    return results.filter { !$0.hasPassed }.map(\.line)
      + totals.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value.passed) of \($0.value.all)" }
      + ["\(passed) passed, \(failed) failed"]
  }
}
