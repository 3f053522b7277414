import ExactReference
import SeededRandom
import Testing

/// The reference solver against the plainest search there is.
///
/// All costs are straight between the planes on which a row or a variable is zero. So the least
/// costs, level by level, are those of a point where as many planes meet as there are variables.
@Suite("The exact reference solver against trying everything")
struct ExactSearchTests {
  private func problem(_ random: inout SplitMix64) -> ExactProblem {
    let variables = random.int(in: 1...3)
    let rows = (0..<random.int(in: 0...6)).map { _ in
      ExactProblem.Row(
        (0..<variables).map { _ in Rational(random.int(in: -2...2), random.int(in: 1...2)) },
        Rational(random.int(in: -6...6), random.int(in: 1...3)),
        random.pick([.lessThanOrEqual, .equal, .greaterThanOrEqual]),
        strength: random.chance(35)
          ? .required : .optional(level: random.int(in: 1...3), weight: random.pick([1, 2])))
    }
    return ExactProblem(
      preferences: Array([1, Rational(7, 9), Rational(5, 8)][..<variables]), rows: rows)
  }

  @Test("no point where planes meet is better than what is found")
  func vertices() {
    for seed in 0..<600 {
      var random = SplitMix64(seed: UInt64(seed))
      let problem = problem(&random)
      let best = problem.vertices.map { problem.costs(at: $0) }.filter { $0[0] == 0 }
        .min { $0.lexicographicallyPrecedes($1) }
      switch problem.solve() {
      case .unsatisfiable: #expect(best == nil, "seed \(seed)")
      case .solved(let solution):
        #expect(problem.costs(at: solution.values) == best, "seed \(seed)")
        #expect(
          best?.dropFirst().filter { $0 != 0 } == solution.objective.map(\.cost).filter { $0 != 0 })
      }
    }
  }

  @Test("ranges end where planes meet, at points that are optimal")
  func ranges() {
    for seed in 0..<300 {
      var random = SplitMix64(seed: UInt64(seed))
      let problem = problem(&random)
      guard case .solved(let solution) = problem.solve() else { continue }
      let least = problem.costs(at: solution.values).dropLast()
      let points = problem.vertices.filter { problem.costs(at: $0).dropLast() == least }
      for variable in 0..<problem.variableCount {
        let (low, high) = solution.range(of: variable)
        let values = points.map { $0[variable] }
        if let low { #expect(values.min() == low, "seed \(seed)") }
        if let high { #expect(values.max() == high, "seed \(seed)") }
        #expect(solution.values[variable] >= low ?? solution.values[variable], "seed \(seed)")
        #expect(solution.values[variable] <= high ?? solution.values[variable], "seed \(seed)")
      }
    }
  }

  @Test("where the search begins does not matter")
  func starts() {
    for seed in 0..<600 {
      var random = SplitMix64(seed: UInt64(seed))
      let problem = problem(&random)
      let quantities =
        (0..<problem.variableCount).map { ExactProblem.Quantity.variable($0) }
        + problem.rows.indices.map { .row($0) }
      let start = quantities.filter { _ in random.chance(50) }
      switch (problem.solve(), problem.solve(startingAt: start)) {
      case (.unsatisfiable, .unsatisfiable): break
      case (.solved(let one), .solved(let other)):
        #expect(one.values == other.values, "seed \(seed)")
        for variable in 0..<problem.variableCount {
          #expect(one.range(of: variable) == other.range(of: variable), "seed \(seed)")
        }
      default: Issue.record("seed \(seed): solved from one start and not from another")
      }
    }
  }
}

extension ExactProblem {
  /// What a point costs: the required rows, then the levels from 3 to 1, then the preferences.
  fileprivate func costs(at point: [Rational]) -> [Rational] {
    var costs = [Rational](repeating: 0, count: 5)
    for row in rows {
      switch row.strength {
      case .required: costs[0] = costs[0] + row.error(at: point)
      case .optional(let level, let weight):
        costs[4 - level] = costs[4 - level] + weight * row.error(at: point)
      }
    }
    costs[4] = zip(preferences, point).reduce(0) { $0 + $1.0 * $1.1.magnitude }
    return costs
  }

  /// The points where as many planes meet as there are variables.
  fileprivate var vertices: [[Rational]] {
    let axes = (0..<variableCount).map { axis in
      (0..<variableCount).map { $0 == axis ? Rational(1) : 0 } + [0]
    }
    let planes = axes + rows.map { $0.coefficients + [$0.constant] }
    var chosen: [[Int]] = [[]]
    for _ in 0..<variableCount {
      chosen = chosen.flatMap { some in
        planes.indices.filter { $0 > some.last ?? -1 }.map { some + [$0] }
      }
    }
    return chosen.compactMap { meetingPoint($0.map { planes[$0] }) }
  }

  /// The one point where the planes a·x + k = 0 meet, by elimination.
  private func meetingPoint(_ planes: [[Rational]]) -> [Rational]? {
    var planes = planes
    for column in planes.indices {
      guard let pivot = planes.indices.first(where: { $0 >= column && planes[$0][column] != 0 })
      else { return nil }
      planes.swapAt(column, pivot)
      let scale = planes[column][column]
      planes[column] = planes[column].map { $0 / scale }
      for other in planes.indices where other != column {
        let factor = planes[other][column]
        planes[other] = zip(planes[other], planes[column]).map { $0 - factor * $1 }
      }
    }
    return planes.map { -$0[variableCount] }
  }
}
