import Cassowary
import ExactReference
import SeededRandom
import Testing

/// Systems in which many steps gain nothing.
///
/// The solver is a dual method. So it gets the duals of the programs on which the primal simplex
/// method cycles: least `right` · y with `rows`ᵀ · y + `cost` >= 0 and y >= 0.
@Suite("The solver does not go round in circles")
struct CyclingTests {
  @Test("the textbook's rules do, on these programs", arguments: CyclingProgram.all)
  func textbook(program: CyclingProgram) { #expect(program.cyclesByTheTextbook) }

  @Test(
    "their duals are solved, in few pivots, however they come about",
    arguments: CyclingProgram.all,
    [PlannedStrength.required, PlannedStrength(level: 900, weight: 1)])
  func duals(program: CyclingProgram, strength: PlannedStrength) {
    let rows = program.dualRows(strength)
    let adds = program.objective + rows.map { .add($0.key, $0.row) }
    let lax = rows.map { key, row in
      var lax = row
      if row.constant.top < 0 { lax.constant = row.constant * -1 }
      return History.Step.add(key, lax)
    }
    let there = History.Step.batch(rows.map { .setConstant($0.key, $0.row.constant) })
    let back = History.Step.batch(
      rows.map {
        .setConstant($0.key, Fraction(abs($0.row.constant.top), over: $0.row.constant.bottom))
      })
    for steps in [
      [.batch(adds)], adds, adds.reversed(), program.objective + lax + [there],
      program.objective + lax + [there, back, there, back, there],
    ] {
      let history = History(variableCount: program.right.count, steps: steps)
      var run = HistoryRun(variableCount: history.variableCount)
      if let fault = run.fault(in: history) { Issue.record("\(fault)\n\(history)") }
      let cost = run.solution?.objective.first { $0.level == 500 }?.cost
      #expect(cost == -program.optimum)
      #expect(run.subject.solver.statistics.pivots <= 60)
    }
  }

  @Test("where dozens of rows go through one point, and then through another, steps are few")
  func degenerate() {
    for seed in 0..<25 {
      var random = SplitMix64(seed: UInt64(seed))
      let history = degenerateHistory(&random)
      var run = HistoryRun(variableCount: history.variableCount)
      if let fault = run.fault(in: history) { Issue.record("seed \(seed): \(fault)\n\(history)") }
      let moves = run.subject.solver.statistics.pivots + run.subject.solver.statistics.flips
      #expect(moves <= 10 * run.model.rows.count, "seed \(seed)")
    }
  }

  /// A row of about two variables in five, through the origin.
  private func degenerateRow(of count: Int, _ random: inout SplitMix64) -> PlannedConstraint {
    let terms = (0..<count).filter { _ in random.chance(40) }.map {
      PlannedConstraint.Term(variable: $0, coefficient: random.pick([1, -1, 1, -1, 2, -2, 3, -3]))
    }
    return PlannedConstraint(
      terms: terms, constant: 0,
      relation: random.pick([.equal, .lessThanOrEqual, .greaterThanOrEqual]),
      strength: random.chance(25)
        ? .required
        : PlannedStrength(level: random.pick([800, 500]), weight: random.pick([1, 1, 2])))
  }

  /// Rows through one point, moved together so that they go through others.
  private func degenerateHistory(_ random: inout SplitMix64) -> History {
    let count = random.int(in: 4...10)
    let rows = (0..<random.int(in: 2 * count...4 * count)).map { _ in
      degenerateRow(of: count, &random)
    }
    var steps: [History.Step] = [.batch(rows.enumerated().map { .add($0.offset, $0.element) })]
    for _ in 0..<6 {
      let point = (0..<count).map { _ in random.int(in: -9...9) }
      steps.append(
        .batch(
          rows.enumerated().map { key, row in
            .setConstant(
              key,
              row.terms.reduce(0) {
                $0 + $1.coefficient * Fraction(-point[$1.variable], over: 1)
              })
          }))
    }
    return History(variableCount: count, steps: steps)
  }
}

extension CyclingProgram {
  /// y >= 0, and what y costs.
  fileprivate var objective: [History.Step] {
    right.indices.flatMap { index -> [History.Step] in
      let term = PlannedConstraint.Term(variable: index, coefficient: 1)
      let positive = PlannedConstraint(
        terms: [term], constant: 0, relation: .greaterThanOrEqual, strength: .required)
      guard right[index] != 0 else { return [.add(2 * index, positive)] }
      let price = PlannedConstraint(
        terms: [term], constant: 0, relation: .equal,
        strength: PlannedStrength(level: 500, weight: right[index]))
      return [.add(2 * index, positive), .add(2 * index + 1, price)]
    }
  }

  /// `rows`ᵀ · y + `cost` >= 0
  fileprivate func dualRows(_ strength: PlannedStrength) -> [(key: Int, row: PlannedConstraint)] {
    cost.indices.map { column in
      let terms = rows.indices.map {
        PlannedConstraint.Term(variable: $0, coefficient: rows[$0][column])
      }
      let row = PlannedConstraint(
        terms: terms, constant: cost[column], relation: .greaterThanOrEqual, strength: strength)
      return (2 * rows.count + column, row)
    }
  }
}
