import Cassowary
import SeededRandom
import Testing

@Suite("Undetermined variables that go through zero")
struct PreferenceSideTests {
  @Test("a preference that changes sides is a flip, and nothing pivots")
  func flip() throws {
    var solver = Solver()
    let sum = solver.makeVariable()
    try solver.addEditVariable(sum)
    let pairs = try (0..<50).map { _ in
      let pair = solver.makeVariables(2)
      try solver.add(pair[0] + pair[1] == sum + 1)
      return pair
    }
    for value in [3.0, 2, 1] { try solver.suggest(value, for: sum) }
    let before = solver.statistics
    try solver.suggest(-3, for: sum)
    // The younger one's preference weighs less.
    for pair in pairs {
      #expect(try solver.value(of: pair[0]) == 0)
      #expect(try solver.value(of: pair[1]) == -2)
    }
    #expect(solver.statistics.pivots == before.pivots)
    #expect(solver.statistics.flips == before.flips + pairs.count)
    #expect(solver.statistics.refactorisations == before.refactorisations)
  }

  @Test(
    "values are those of a solver that sees the last suggestions only",
    arguments: [227, 947, 1509, 2051, 2728, 5785, 7173] + Array(0..<50) as [UInt64])
  func asAnew(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var solver = Solver()
    let (edited, others) = (solver.makeVariables(2), solver.makeVariables(6))
    for variable in edited { try solver.addEditVariable(variable) }
    try addConstraints(over: edited, others, to: &solver, &random)
    var wished = [0.0, 0]
    for step in 0..<60 {
      for index in wished.indices where Bool.random(using: &random) {
        wished[index] += Double(Int.random(in: -8...8, using: &random)) / 4
      }
      let last = zip(edited, wished).map { (variable: $0, value: $1) }
      try change(&solver, last, &random)
      try expectAsAnew(edited + others, in: solver, after: last, "step \(step)")
    }
  }

  /// Too few constraints for one point, at three levels.
  private func addConstraints(
    over edited: [Variable], _ others: [Variable], to solver: inout Solver,
    _ random: inout SplitMix64
  ) throws {
    for _ in 0..<4 {
      var terms = others.map {
        LinearExpression.Term($0, coefficient: random.pick([-2, -1, 0, 0, 1, 2]))
      }
      terms += edited.map { LinearExpression.Term($0, coefficient: random.pick([1, -1])) }
      let constant = Double(Int.random(in: -4...4, using: &random))
      try solver.add(
        Constraint(
          LinearExpression(terms: terms, constant: constant),
          random.pick([.equal, .equal, .lessThanOrEqual]),
          strength: random.pick([.strong, .weak])))
    }
    for other in others where Bool.random(using: &random) {
      let least = Double(Int.random(in: -3...3, using: &random))
      try solver.add((other >= least).with(strength: .medium))
    }
  }

  /// Suggests values in one call or one after the other, or changes a constant with them.
  private func change(
    _ solver: inout Solver, _ wished: [(variable: Variable, value: Double)],
    _ random: inout SplitMix64
  ) throws {
    switch Int.random(in: 0..<4, using: &random) {
    case 0: for (variable, value) in wished { try solver.suggest(value, for: variable) }
    case 1:
      let id = random.pick(solver.constraints)
      let constant = Double(Int.random(in: -8...8, using: &random)) / 2
      try solver.batch { solver throws(SolverError) in
        try solver.suggest(wished)
        try solver.setConstant(constant, of: id)
      }
    default: try solver.suggest(wished)
    }
  }
}
