import Cassowary
import SeededRandom
import Testing

@Suite("Constants that change again and again")
struct MoveTests {
  @Test("a value that was far away comes back as it was", arguments: [1e6, 1e9, 1e12, 1e15, 1e20])
  func thereAndBack(far: Double) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.addEditVariable(x)
    try solver.add(y == 2 * x + 1)
    for near in [0.5, 0, 0.7, -3, 0.25, 0] {
      try solver.suggest(far, for: x)
      try solver.suggest(near, for: x)
      #expect(try abs(solver.value(of: x) - near) < 1e-9)
      #expect(try abs(solver.value(of: y) - (2 * near + 1)) < 1e-9)
    }
  }

  @Test(
    "whatever was suggested before, values are right beside the largest that there is now",
    arguments: 0..<100 as Range<UInt64>)
  func magnitudes(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var solver = Solver()
    let inputs = (0..<3).map { _ in solver.makeVariable() }
    for input in inputs { try solver.addEditVariable(input) }
    let sums = (0..<4).map { _ in Sum(&random, of: inputs.count) }
    let outputs = try sums.map { sum in
      let output = solver.makeVariable()
      let terms = zip(inputs, sum.coefficients).map { LinearExpression.Term($0, coefficient: $1) }
      try solver.add(output == LinearExpression(terms: terms, constant: sum.constant))
      return output
    }
    var values = [0.0, 0, 0]
    for step in 0..<40 {
      let changed = inputs.indices.filter { _ in Bool.random(using: &random) }
      for index in changed { values[index] = suggestion(&random) }
      try solver.suggest(changed.map { (inputs[$0], values[$0]) })
      let largest = values.map(abs).max() ?? 0
      for (output, sum) in zip(outputs, sums) {
        let error = try abs(solver.value(of: output) - sum.value(at: values))
        #expect(error <= 1e-9 * max(largest, 1), "step \(step)")
      }
    }
  }

  @Test("extents held from above and below at different strengths follow without a pivot")
  func heldFromBothSides() throws {
    var (solver, random) = (Solver(), SplitMix64(seed: 1))
    let extents = (0..<4).map { _ in solver.makeVariable() }
    let end = solver.makeVariable()
    try solver.add(end == extents[0] + extents[1] + extents[2] + extents[3])
    try solver.add(end <= 1_000)
    let held = try extents.map { extent in
      let upper = try solver.add((extent <= 1).with(strength: .weak))
      return (upper, try solver.add((extent >= 1).with(strength: .strong)))
    }
    let before = solver.statistics
    for step in 0..<100 {
      let sizes = extents.map { _ in Double(Int.random(in: 0...200, using: &random)) }
      let constants = zip(held, sizes).flatMap { [($0.0, -$1), ($0.1, -$1)] }
      _ = try solver.setConstants(constants.map { (id: $0.0, constant: $0.1) })
      for (extent, size) in zip(extents, sizes) {
        #expect(try solver.value(of: extent) == size, "step \(step)")
      }
    }
    #expect(solver.statistics.pivots == before.pivots)
    #expect(solver.statistics.rowsTouched - before.rowsTouched < 100 * 60)
  }

  @Test("constants change all together or not at all, and those that are others are counted")
  func severalConstants() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let (first, second) = (try solver.add(x == 1), try solver.add(y == 2))
    let third = try solver.add(x <= 9)
    #expect(try solver.setConstants([(first, -3), (second, -2), (third, -8)]) == 2)
    #expect(try (solver.value(of: x), solver.value(of: y)) == (3, 2))
    #expect(try solver.setConstants([]) == 0)
    #expect(throws: SolverError.self) { try solver.setConstants([(first, -4), (third, -3.5)]) }
    #expect(throws: SolverError.nonFinite(.infinity)) {
      try solver.setConstants([(second, -7), (first, .infinity)])
    }
    try solver.remove(third)
    #expect(throws: SolverError.unknownConstraint(third)) {
      try solver.setConstants([(first, -4), (third, -9)])
    }
    #expect(try (solver.value(of: x), solver.value(of: y)) == (3, 2))
  }

  @Test("neighbouring values move together, in runs of any length", arguments: 1...13)
  func runs(length: Int) throws {
    var solver = Solver()
    let (first, lone) = (solver.makeVariable(), solver.makeVariable())
    var boxes: [Variable] = []
    for _ in 0..<length { boxes.append(solver.makeVariable()) }
    try solver.addEditVariable(first)
    try solver.addEditVariable(lone)
    for (index, box) in boxes.enumerated() {
      try solver.add(box == Double(index + 1) * first + 3)
    }
    for value in [4.0, 8, 8, -2, 0.5, 8] {
      let wished: InlineArray<2, _> = [
        (variable: lone, value: value + 1), (variable: first, value: value),
      ]
      try solver.suggest(wished.span)
      #expect(try solver.value(of: lone) == value + 1)
      for (index, box) in boxes.enumerated() {
        #expect(try abs(solver.value(of: box) - (Double(index + 1) * value + 3)) < 1e-12)
      }
    }
  }

  @Test("of several suggestions for one variable the last counts, also that of its present value")
  func repeated() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.addEditVariable(x)
    for value in [1.0, 2, 3] { try solver.suggest(value, for: x) }
    try solver.suggest([(x, 5), (x, 3)])
    #expect(try solver.value(of: x) == 3)
    try solver.suggest([(x, 3), (x, 5)])
    #expect(try solver.value(of: x) == 5)
  }

  @Test("suggestions that are not met cost no more than those that are")
  func beyondTheLimit() throws {
    var solver = Solver()
    let (x, y, sum) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    for variable in [x, y] { try solver.addEditVariable(variable) }
    try solver.add(x <= 10)
    try solver.add(sum == x + y)
    for value in [20.0, 21, 22, 22.5] { try solver.suggest([(x, value), (y, value)]) }
    let before = solver.statistics
    for value in stride(from: 23.0, through: 40, by: 0.5) {
      try solver.suggest([(x, value), (y, -value)])
      #expect(try solver.value(of: x) == 10 && solver.value(of: sum) == 10 - value)
    }
    #expect(solver.statistics == before)
    try solver.suggest([(x, 7), (y, 1)])
    #expect(try solver.value(of: sum) == 8)
  }

  @Test(
    "met or not, values are those of a solver that sees the last suggestions only",
    arguments: 0..<30 as Range<UInt64>)
  func suggestionsBesideLimits(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var solver = Solver()
    let edited = (0..<3).map { _ in solver.makeVariable() }
    let others = (0..<3).map { _ in solver.makeVariable() }
    for variable in edited { try solver.addEditVariable(variable) }
    for variable in edited + others {
      try solver.add(variable <= Double(Int.random(in: 2...9, using: &random)))
      try solver.add(variable >= -Double(Int.random(in: 2...9, using: &random)))
    }
    for other in others {
      let factors = edited.map { _ in Double(Int.random(in: -2...2, using: &random)) }
      let terms = zip(edited, factors).map { LinearExpression.Term($0, coefficient: $1) }
      try solver.add(other == LinearExpression(terms: terms, constant: 0.25))
    }
    var wished = [0.0, 0, 0]
    for step in 0..<60 {
      let changed = edited.indices.filter { _ in Bool.random(using: &random) }
      for index in changed { wished[index] += Double(Int.random(in: -8...8, using: &random)) / 4 }
      try suggest(changed.map { (edited[$0], wished[$0]) }, to: &solver, &random)
      let last = zip(edited, wished).map { (variable: $0, value: $1) }
      try expectAsAnew(edited + others, in: solver, after: last, "step \(step)")
    }
  }

  /// In one call, in a batch, or one after the other.
  private func suggest(
    _ wished: [(variable: Variable, value: Double)], to solver: inout Solver,
    _ random: inout SplitMix64
  ) throws {
    switch Int.random(in: 0..<3, using: &random) {
    case 0: try solver.suggest(wished)
    case 1:
      try solver.batch { solver throws(SolverError) in
        for (variable, value) in wished { try solver.suggest(value, for: variable) }
      }
    default: for (variable, value) in wished { try solver.suggest(value, for: variable) }
    }
  }

  @Test("what is remembered outlives a pivot that it does not see, and a change of sides")
  func outlived() throws {
    var solver = Solver()
    // Room for the moves from the beginning.
    solver.reserveCapacity(variables: 32, constraints: 8, terms: 16)
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let (crossing, other) = (solver.makeVariable(), solver.makeVariable())
    for edit in [x, crossing] { try solver.addEditVariable(edit) }
    try solver.add(y == 2 * x)
    try solver.add((y == 100).with(strength: .weak))
    try solver.add(other >= crossing)
    try solver.add((other == 5).with(strength: .weak))
    for (step, value) in [1.0, 2, 3, 60, 61, 62, 4, 5, 6].enumerated() {
      let pivots = solver.statistics.pivots
      try solver.suggest(step.isMultiple(of: 2) ? 4 : 6, for: crossing)
      #expect(step == 0 || solver.statistics.pivots > pivots, "step \(step)")
      let before = solver.statistics
      try solver.suggest(value, for: x)
      #expect(try solver.value(of: y) == 2 * value, "step \(step)")
      let touched = solver.statistics.rowsTouched - before.rowsTouched
      // The weak one is the only row that is not held where y puts it.
      let changesSides = solver.statistics.flips > before.flips
      #expect(step == 0 || changesSides || touched <= 1, "step \(step)")
    }
    #expect(solver.statistics.flips >= 2)
  }

  @Test("what was remembered of an edit variable does not outlive it")
  func staleMoves() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    for variable in [x, y] { try solver.addEditVariable(variable) }
    for value in [1.0, 2, 3] { try solver.suggest([(x, value), (y, -value)]) }
    try solver.removeEditVariable(y)
    #expect(throws: SolverError.unknownEditVariable(y)) { try solver.suggest([(x, 9), (y, 9)]) }
    #expect(try solver.value(of: x) == 3)
    try solver.removeVariable(y)
    let z = solver.makeVariable()
    try solver.addEditVariable(z)
    try solver.suggest([(x, 4), (z, 6)])
    #expect(throws: SolverError.unknownVariable(y)) { try solver.suggest([(x, 9), (y, 9)]) }
    #expect(throws: SolverError.nonFinite(.infinity)) { try solver.suggest([(z, .infinity)]) }
    #expect(try solver.value(of: x) == 4 && solver.value(of: z) == 6)
  }

  /// Of any size, and sometimes nothing.
  private func suggestion(_ random: inout SplitMix64) -> Double {
    if Int.random(in: 0..<5, using: &random) == 0 { return 0 }
    var value = Double.random(in: -1...1, using: &random)
    for _ in 0..<Int.random(in: 0...16, using: &random) { value *= 10 }
    return value
  }
}

/// Coefficients times values, and a constant.
private struct Sum {
  let coefficients: [Double]
  let constant: Double

  init(_ random: inout SplitMix64, of count: Int) {
    coefficients = (0..<count).map { _ in Double(Int.random(in: -2...2, using: &random)) }
    constant = Double(Int.random(in: -9...9, using: &random))
  }

  func value(at values: [Double]) -> Double {
    zip(coefficients, values).reduce(constant) { $0 + $1.0 * $1.1 }
  }
}
