import Cassowary
import Testing

/// Histories that went wrong once, as small as they could be made.
@Suite("Histories that were found")
struct FoundHistoriesTests {
  /// A row as a user would write it, with a constant on the left.
  private func row(
    _ terms: [(Fraction, Int)], _ constant: Fraction, _ relation: Relation, _ level: Int?,
    weight: Fraction = 1
  ) -> PlannedConstraint {
    PlannedConstraint(
      terms: terms.map { .init(variable: $0.1, coefficient: $0.0) }, constant: constant,
      relation: relation, strength: PlannedStrength(level: level, weight: weight))
  }

  /// Ten rows for single calls, and four for a batch.
  private var removalRows: (single: [PlannedConstraint], together: [PlannedConstraint]) {
    let (third, half) = (Fraction(1, over: 3), Fraction(1, over: 2))
    let less = third * -1
    let rows = [
      row([(-3, 9), (less, 10)], 0, .equal, 750),
      row([(-1, 0), (1, 5), (-3, 1), (1, 4)], 0, .greaterThanOrEqual, 500),
      row([(2, 11), (-1, 2), (1, 7), (3, 1)], 0, .lessThanOrEqual, 999),
      row([(less, 4), (2, 7), (-2, 10), (half, 3)], 0, .equal, 1),
      row([(-1, 11), (1, 7), (-2, 1)], 0, .lessThanOrEqual, 1),
      row([(less, 0), (1, 7)], 0, .lessThanOrEqual, 750),
      row([(-3, 3), (-1, 8), (third, 4), (less, 1), (third, 0)], 0, .equal, 1000),
      row([(1, 9)], 42, .lessThanOrEqual, 500),
      row([(1, 6)], 0, .lessThanOrEqual, 999),
      row([(1, 5), (1, 3)], 0, .greaterThanOrEqual, 1),
    ]
    let together = [
      row([(1, 8)], 0, .lessThanOrEqual, 500),
      row([(1, 2), (-1, 10)], 0, .lessThanOrEqual, nil),
      row([(1, 5), (half, 3), (-2, 11), (less, 2)], 0, .equal, 1),
      row([(third, 6), (1, 4), (1, 8), (third, 5), (3, 10)], 0, .equal, 1, weight: half),
    ]
    return (rows, together)
  }

  @Test("a row removed at level 1 leaves the canonical values")
  func removalAtLowestLevel() {
    let (rows, together) = removalRows
    let last = row([(2, 4), (-3, 5), (-1, 1)], 0, .greaterThanOrEqual, 1000)
    let batch = together.enumerated().map { History.Step.add(10 + $0.offset, $0.element) }
    let history = History(
      variableCount: 12,
      steps: rows.enumerated().map { .add($0.offset, $0.element) } + [
        .batch(batch), .edit(3, PlannedStrength(level: 500, weight: 2)),
        .setConstant(7, Fraction(-37, over: 2)), .add(14, last), .remove(12),
      ])
    if let fault = HistoryRun.fault(in: history) { Issue.record("\(fault)") }
  }

  @Test("nothing at all may follow a refused call, where variables are zero in more than one way")
  func emptyBatchAfterRefusal() throws {
    var solver = Solver()
    let x = (0..<7).map { _ in solver.makeVariable() }
    try solver.add(x[5] + x[4] == 0)
    let tie = try solver.add((x[3] + x[6] == 0).with(strength: try Strength(level: 1_000)))
    try solver.add((x[4] + x[3] == 44).with(strength: .weak))
    let before = try x.map { try solver.value(of: $0) }
    #expect(throws: SolverError.self) {
      try solver.batch { solver throws(SolverError) in
        try solver.add(x[3] == 7)
        try solver.add(x[3] == 8)
      }
    }
    try solver.batch { _ in }
    #expect(try x.map { try solver.value(of: $0) } == before)
    try solver.remove(tie)
    #expect(try x.map { try solver.value(of: $0) } == [0, 0, 0, 44, 0, 0, 0])
  }
}
