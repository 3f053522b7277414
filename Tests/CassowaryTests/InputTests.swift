import SeededRandom
import Cassowary
import ExactReference
import Testing

@Suite("Odd input")
struct InputTests {
  @Test(
    "numbers that are not finite are refused and change nothing",
    arguments: [Double.nan, .infinity, -.infinity])
  func nonFinite(bad: Double) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let held = try solver.add(x + y == 10)
    try solver.addEditVariable(x, strength: .strong)
    try solver.suggest(4, for: x)
    func refuses(_ call: (inout Solver) throws -> Void) throws {
      #expect {
        try call(&solver)
      } throws: { error in
        if case .nonFinite = error as? SolverError { true } else { false }
      }
      #expect(try solver.value(of: x) == 4 && solver.value(of: y) == 6)
      #expect(try solver.constraint(held) == (x + y == 10) && solver.constraints == [held])
    }
    try refuses { try $0.add(bad * x == 0) }
    try refuses { try $0.add(x + bad == 0) }
    try refuses { try $0.add((x + bad * y <= 0).with(strength: .weak)) }
    try refuses { try $0.setConstant(bad, of: held) }
    try refuses { try $0.suggest(bad, for: x) }
    try refuses { try $0.batch { solver throws(SolverError) in try solver.suggest(bad, for: x) } }
  }

  @Test("coefficients of one variable that add up to infinity are an error")
  func sumOverflows() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let big = Double.greatestFiniteMagnitude
    #expect(throws: SolverError.self) { try solver.add(big * x + big * x == 1) }
    #expect(solver.constraints.isEmpty)
    try solver.add(x == 1)
    #expect(try solver.value(of: x) == 1)
  }

  @Test(
    "a strength outside the levels, or of a weight that weighs nothing, is an error",
    arguments: [(0, 1.0), (1001, 1), (-1, 1), (500, 0), (500, -1), (500, .nan), (500, .infinity)])
  func strengths(level: Int, weight: Double) {
    #expect {
      try Strength(level: level, weight: weight)
    } throws: { error in
      guard case .invalidStrength(let its, let weighs) = error as? SolverError else { return false }
      return its == level && (weighs == weight || weighs.isNaN && weight.isNaN)
    }
  }

  @Test("a constraint without variables is judged by its constant")
  func withoutVariables() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let one = LinearExpression(constant: 1)
    try solver.add(Constraint(LinearExpression(), .equal))
    try solver.add(Constraint(one, .greaterThanOrEqual))
    try solver.add(Constraint(one, .equal, strength: .strong))
    try solver.add(x - x == 0)
    let there = solver.constraints
    for wrong in [Constraint(one, .equal), Constraint(one, .lessThanOrEqual), x - x == 1] {
      let members = try #require(conflict { try solver.add(wrong) })
      #expect(
        members.count == 1 && !members.contains { there.map { .constraint($0) }.contains($0) })
      #expect(solver.constraints == there)
    }
    let wish = there[2]
    #expect(conflict { try solver.setStrength(.required, of: wish) } == [.constraint(wish)])
    try solver.setConstant(0, of: wish)
    try solver.setStrength(.required, of: wish)
    #expect(conflict { try solver.setConstant(-3, of: wish) } == [.constraint(wish)])
  }

  /// The members of the conflict that a call throws.
  private func conflict(_ call: () throws -> Void) -> [Conflict.Member]? {
    do {
      try call()
      return nil
    } catch SolverError.unsatisfiable(let conflict) {
      return conflict.members
    } catch {
      return nil
    }
  }

  /// One of the numbers a solver meets only by accident, or a plain one.
  private func number(_ random: inout SplitMix64) -> Double {
    let size = random.pick([
      1e308, 1e-308, 1e300, 1e-300, 1e200, 1e-200, .leastNonzeroMagnitude, 1e154, 1, 1, 3,
    ])
    return random.chance(50) ? size : -size
  }

  @Test("the heaviest wish there can be gives way to what is required", arguments: [1, 1.5, 1.99])
  func heaviestWish(coefficient: Double) throws {
    var solver = Solver()
    let (y, x) = (solver.makeVariable(), solver.makeVariable())
    let heaviest = try Strength(level: 750, weight: .greatestFiniteMagnitude)
    try solver.add((coefficient * x + 0.5 * y == 0).with(strength: heaviest))
    try solver.add(y == 0)
    try solver.add(x == 10)
    #expect(try solver.value(of: x) == 10 && solver.value(of: y) == 0)
  }

  @Test("absurd magnitudes end, in an error that changes nothing or in finite values")
  func absurdMagnitudes() throws {
    for seed in 0..<2_000 {
      var random = SplitMix64(seed: UInt64(seed))
      var solver = Solver()
      let variables = (0..<random.int(in: 1...4)).map { _ in solver.makeVariable() }
      for _ in 0..<random.int(in: 1...8) {
        var sum = LinearExpression(constant: random.chance(70) ? number(&random) : 0)
        for _ in 0..<random.int(in: 1...3) {
          sum.terms.append(.init(random.pick(variables), coefficient: number(&random)))
        }
        let relation = random.pick([Relation.equal, .lessThanOrEqual, .greaterThanOrEqual])
        let strength = random.pick([Strength.required, .strong, .weak])
        let before = solver
        do {
          try solver.add(Constraint(sum, relation, strength: strength))
        } catch {
          #expect(solver.constraints == before.constraints, "seed \(seed)")
          for variable in variables {
            #expect(
              try solver.value(of: variable) == before.value(of: variable), "seed \(seed)")
          }
        }
        for variable in variables {
          #expect(try solver.value(of: variable).isFinite, "seed \(seed)")
        }
      }
    }
  }

  @Test(
    "one equation with an absurd magnitude is solved, or is a typed error",
    arguments: [1e308, 1e-308, 1e300, 1e-300, 1e200, 1e-200])
  func absurdEquation(size: Double) throws {
    for (coefficient, constant) in [(size, size), (size, 1), (1, size), (size, 1 / size)] {
      var solver = Solver()
      let x = solver.makeVariable()
      do {
        try solver.add(coefficient * x == constant)
        let exact = try #require(Rational(constant)) / (try #require(Rational(coefficient)))
        let difference = try abs(solver.value(of: x) - exact.double)
        #expect(difference <= 1e-7 * max(1, abs(exact.double)), "\(coefficient)·x == \(constant)")
      } catch let error as SolverError {
        #expect(error == .overflow || error == .nonFinite(constant), "\(error)")
        #expect(try solver.value(of: x) == 0 && solver.constraints.isEmpty)
      }
    }
  }
}
