import Testing
import Tinamou

@Suite("Examples of the solver")
struct SolverExamples {
  @Test("README and Solver")
  func solver() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    try solver.add(left == 10)
    try solver.add(left + width <= 320)
    try solver.add((width == 400).with(strength: .weak))
    _ = try solver.value(of: width)
    #expect(try solver.value(of: width) == 310)
  }

  @Test("Solver.reserveCapacity")
  func room() throws {
    var solver = Solver()
    solver.reserveCapacity(variables: 200, constraints: 300, terms: 700)
    let x = solver.makeVariable()
    try solver.add(x == 7)
    #expect(try solver.value(of: x) == 7)
  }

  @Test("Solver.makeVariables and Solver.add, of terms")
  func manyAtOnce() throws {
    var solver = Solver()
    let frame = solver.makeVariables(4)
    try solver.add(frame[0] + frame[2] <= 320)
    let (left, width) = (frame[0], frame[2])
    try solver.add((width == 400).with(strength: .weak))
    #expect(try solver.value(of: width) == 400 && solver.value(of: left) == -80)
    // 320 wide in all.
    let terms: InlineArray<2, _> = [
      LinearExpression.Term(left), LinearExpression.Term(width),
    ]
    try solver.add(terms.span, constant: -320, .lessThanOrEqual)
    try solver.add(left >= 0)
    #expect(try solver.value(of: width) == 320 && solver.value(of: left) == 0)
  }

  @Test("Solver.suggest, several at once")
  func severalSuggestions() throws {
    var solver = Solver()
    let (width, height) = (solver.makeVariable(), solver.makeVariable())
    try solver.addEditVariable(width)
    try solver.addEditVariable(height)
    try solver.suggest([(width, 320), (height, 480)])
    #expect(try solver.value(of: width) == 320 && solver.value(of: height) == 480)
    try solver.suggest([(width, 480), (height, 320)])
    #expect(try solver.value(of: width) == 480 && solver.value(of: height) == 320)
    #expect(throws: SolverError.nonFinite(.infinity)) {
      try solver.suggest([(width, 1), (height, .infinity)])
    }
    #expect(try solver.value(of: width) == 480 && solver.value(of: height) == 320)
    let wished: InlineArray<2, _> = [
      (variable: width, value: 320.0), (variable: height, value: 480.0),
    ]
    try solver.suggest(wished.span)
    #expect(try solver.value(of: width) == 320 && solver.value(of: height) == 480)
  }

  @Test("Solver.batch")
  func batch() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let (first, second) = try solver.batch { solver throws(SolverError) in
      let first = try solver.add(left >= 0)
      let second = try solver.add(left <= 100)
      return (first, second)
    }
    #expect(solver.constraints == [first, second])
  }

  @Test("the module's page")
  func page() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let right = solver.makeVariable()
    try solver.add(right - left >= 100)
    try solver.add((right == 80).with(strength: .strong))
    try solver.add((left == 0).with(strength: .weak))
    _ = try solver.value(of: left)
    #expect(try solver.value(of: left) == -20)
  }

  /// Whether the boxes have these widths, but for rounding.
  private func areWide(_ boxes: [Variable], _ widths: [Double], in solver: Solver) throws -> Bool {
    try zip(boxes, widths).allSatisfy { abs(try solver.value(of: $0) - $1) < 1e-9 }
  }

  @Test("the three boxes that the article on the algorithm explains")
  func threeBoxes() throws {
    var solver = Solver()
    let a = solver.makeVariable()
    let b = solver.makeVariable()
    let c = solver.makeVariable()
    let sum = try solver.batch { solver throws(SolverError) in
      let sum = try solver.add(a + b + c == 320)
      try solver.add((a == b).with(strength: .strong))
      try solver.add((b == c).with(strength: .strong))
      return sum
    }
    #expect(try areWide([a, b, c], [320.0 / 3, 320.0 / 3, 320.0 / 3], in: solver))
    #expect(solver.statistics.pivots == 3 && solver.statistics.flips == 0)
    try solver.setConstant(-480, of: sum)
    #expect(try areWide([a, b, c], [160, 160, 160], in: solver))
    #expect(solver.statistics.pivots == 3 && solver.statistics.flips == 0)
    let wish = try solver.add((a == 200).with(strength: .weak))
    #expect(try areWide([a, b, c], [160, 160, 160], in: solver))
    #expect(solver.statistics.pivots == 3 && solver.statistics.flips == 1)
    let minimum = try solver.add(b >= 180)
    #expect(try areWide([a, b, c], [180, 180, 120], in: solver))
    #expect(solver.statistics.pivots == 4 && solver.statistics.flips == 1)
    #expect(try solver.ambiguities().isEmpty)
    try solver.remove(wish)
    #expect(try areWide([a, b, c], [120, 180, 180], in: solver))
    #expect(try solver.ambiguities().map(\.variable) == [a, c])
    #expect(try solver.ambiguities().allSatisfy { abs($0.range.lowerBound - 120) < 1e-9 })
    #expect(try solver.ambiguities().allSatisfy { abs($0.range.upperBound - 180) < 1e-9 })
    #expect(solver.statistics.pivots == 5 && solver.statistics.flips == 1)
    try solver.remove(minimum)
    #expect(try areWide([a, b, c], [160, 160, 160], in: solver))
    #expect(solver.statistics.pivots == 6 && solver.statistics.flips == 1)
    #expect(try solver.ambiguities().isEmpty)
  }

  @Test("LinearExpression and Constraint")
  func expressions() throws {
    var solver = Solver()
    let (left, width, height) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let area = 2 * width + height - 10
    #expect(area.terms.count == 2 && area.constant == -10)

    let fits = left + width <= 320
    let wish = (width == 200).with(strength: .weak)
    #expect(fits.relation == .lessThanOrEqual && fits.strength == .required)
    #expect(wish.strength == .weak)
  }
}
