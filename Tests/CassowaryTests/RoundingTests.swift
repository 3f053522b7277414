import Cassowary
import Testing

@Suite("Numbers that are not what was meant")
struct RoundingTests {
  @Test("two rows that say the same up to rounding do not contradict")
  func redundantRatio() throws {
    // w == 1.536·h, and h == w / 1.536, which in doubles is not the same.
    var solver = Solver()
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(width == 1.536 * height)
    try solver.add(height == 0.6510416666666666 * width)
    try solver.add(height <= 50)
    try solver.addEditVariable(width, strength: .strong)
    try solver.suggest(100, for: width)
    #expect(try abs(solver.value(of: width) - 76.8) < 1e-7)
    #expect(try abs(solver.value(of: height) - 50) < 1e-7)
    try solver.suggest(60, for: width)
    #expect(try abs(solver.value(of: width) - 60) < 1e-7)
    #expect(try abs(solver.value(of: height) - 39.0625) < 1e-7)
  }

  /// 2/3·x + 1/3·x − 2/3·x − 1/3·x: nothing on paper, and 5.6e-17 in doubles.
  private func nothing(_ x: Variable) -> Cassowary.LinearExpression {
    LinearExpression(
      terms: [2.0 / 3, 1.0 / 3, -2.0 / 3, -1.0 / 3].map { .init(x, coefficient: $0) })
  }

  @Test("terms of one variable that cancel up to rounding hold nothing")
  func cancelledTerms() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add((y + nothing(x) == 37).with(strength: .strong))
    try solver.add(y == 20)
    #expect(try solver.value(of: x) == 0 && solver.value(of: y) == 20)
    #expect(throws: SolverError.self) { try solver.add(nothing(x) == 10) }
  }

  @Test(
    "a large or small multiplier is no conflict",
    arguments: [1e3, 1e6, 1e9, 1e10, 1e12, 1e-9, 1e-12])
  func multipliers(multiplier: Double) throws {
    var solver = Solver()
    let (a, b) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(b - a * multiplier == 0)
    try solver.add(a == 10)
    #expect(try solver.value(of: a) == 10)
    #expect(abs(try solver.value(of: b) / multiplier - 10) < 1e-9)
    #expect(throws: SolverError.self) { try solver.add(b == 11 * multiplier) }
  }
}
