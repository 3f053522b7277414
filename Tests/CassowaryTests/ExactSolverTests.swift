import ExactReference
import Testing

@Suite("The exact reference solver, by hand")
struct ExactSolverTests {
  private typealias Row = ExactProblem.Row

  private func at(_ level: Int, _ weight: Rational = 1) -> ExactProblem.Strength {
    .optional(level: level, weight: weight)
  }

  private func solve(_ rows: [ExactProblem.Row], variables: Int) throws -> ExactSolution {
    let preferences = (0..<variables).map { Rational(1, $0 + 2) }
    guard case .solved(let solution) = ExactProblem(preferences: preferences, rows: rows).solve()
    else { throw Unsatisfiable() }
    return solution
  }

  private struct Unsatisfiable: Error {}

  @Test("without rows everything is zero and nothing is bounded")
  func empty() throws {
    let solution = try solve([], variables: 2)
    #expect(solution.values == [0, 0])
    #expect(solution.range(of: 1).min == nil && solution.range(of: 1).max == nil)
  }

  @Test("a higher level wins, then the next one, then zero")
  func levels() throws {
    // x >= 100 @501, x == 90 @500, x == 50 @10
    let rows = [
      Row([1], -100, .greaterThanOrEqual, strength: at(501)),
      Row([1], -90, .equal, strength: at(500)), Row([1], -50, .equal, strength: at(10)),
    ]
    let all = try solve(rows, variables: 1)
    #expect(all.values == [100])
    #expect(all.objective.map(\.level) == [501, 500, 10, 0])
    #expect(all.objective.map(\.cost) == [0, 10, 50, 50])
    #expect(try solve(Array(rows[1...]), variables: 1).values == [90])
    #expect(try solve(Array(rows[2...]), variables: 1).values == [50])
  }

  @Test("inside a level the weights decide, and a tie leaves a range")
  func weights() throws {
    let low = Row([1], -10, .equal, strength: at(500))
    var high = Row([1], -30, .equal, strength: at(500))
    let tie = try solve([low, high], variables: 1)
    #expect(tie.values == [10])
    #expect(tie.range(of: 0).min == 10 && tie.range(of: 0).max == 30)
    high.strength = at(500, Rational(3, 2))
    let heavy = try solve([low, high], variables: 1)
    #expect(heavy.values == [30] && heavy.objective[0].cost == 20)
    #expect(heavy.range(of: 0).min == 30 && heavy.range(of: 0).max == 30)
  }

  @Test("the middle follows its edit until the sides stop it")
  func midpoint() throws {
    // 2·m = l + r, l + 10 <= r, r <= 100, l >= 0
    let sides = [
      Row([2, -1, -1], 0, .equal), Row([0, 1, -1], 10, .lessThanOrEqual),
      Row([0, 0, 1], -100, .lessThanOrEqual), Row([0, 1, 0], 0, .greaterThanOrEqual),
    ]
    for (wish, middle) in [(70, 70), (90, 90), (30, 30), (3, 5), (97, 95)] {
      let edit = Row([1, 0, 0], Rational(-wish), .equal, strength: at(750))
      #expect(try solve(sides + [edit], variables: 3).values[0] == Rational(middle))
    }
  }

  @Test("sizes that are zero do not cycle")
  func zeroSizes() throws {
    let positive = (0..<5).map { index in
      Row((0..<5).map { $0 == index ? 1 : 0 }, 0, .greaterThanOrEqual)
    }
    // x1 = 0, w1 = 0, x1 + w1 = x2, x2 + w2 = w, w = 20 wanted; the order is x1 w1 x2 w2 w.
    let rows = [
      Row([1, 0, 0, 0, 0], 0, .equal), Row([0, 1, 0, 0, 0], 0, .equal),
      Row([1, 1, -1, 0, 0], 0, .equal), Row([0, 0, 1, 1, -1], 0, .equal),
      Row([0, 0, 0, 0, 1], -20, .equal, strength: at(1)),
    ]
    #expect(try solve(positive + rows, variables: 5).values == [0, 0, 0, 20, 20])
  }

  @Test("an inequality costs only on its wrong side")
  func oneSided() throws {
    let atMost = Row([1], -10, .lessThanOrEqual, strength: at(500))
    let atLeast = Row([1], 10, .greaterThanOrEqual, strength: at(500))
    let inside = try solve([atMost, atLeast], variables: 1)
    #expect(inside.values == [0])
    #expect(inside.range(of: 0).min == -10 && inside.range(of: 0).max == 10)
    let open = try solve([Row([1], -10, .greaterThanOrEqual)], variables: 1)
    #expect(open.values == [10])
    #expect(open.range(of: 0).min == 10 && open.range(of: 0).max == nil)
  }

  @Test("the variable whose preference weighs more is the one at zero")
  func preferences() throws {
    let solution = try solve([Row([1, 1], -12, .equal)], variables: 2)
    #expect(solution.values == [0, 12])
    #expect(solution.objective.map(\.cost) == [4])
  }

  @Test("required rows that contradict are found, and so is the part that does not")
  func unsatisfiable() {
    let rows = [
      Row([1, -1], 0, .greaterThanOrEqual), Row([1, 0], -5, .lessThanOrEqual),
      Row([0, 1], -6, .greaterThanOrEqual), Row([0, 1], 0, .equal, strength: at(1000)),
    ]
    let problem = ExactProblem(preferences: [1, 1], rows: rows)
    if case .solved = problem.solve() { Issue.record("y <= x <= 5 and y >= 6 were solved") }
    #expect(!problem.isSatisfiable(rowsAt: 0..<3))
    for left in 0..<3 { #expect(problem.isSatisfiable(rowsAt: (0..<3).filter { $0 != left })) }
  }
}
