import Cassowary
import Testing

@Suite("Handles and copies")
struct HandleTests {
  @Test("a copy is independent, and handles are valid in copies made after they were issued")
  func copies() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let held = try solver.add(x == 10)
    try solver.add(y == x + 5)
    var copy = solver
    try copy.setConstant(-20, of: held)
    let z = copy.makeVariable()
    try copy.add(z == y)
    #expect(try solver.value(of: x) == 10 && solver.value(of: y) == 15)
    #expect(try copy.value(of: x) == 20 && copy.value(of: z) == 25)
    #expect(throws: SolverError.unknownVariable(z)) { try solver.value(of: z) }
    try solver.remove(held)
    #expect(try copy.value(of: x) == 20 && copy.constraints.count == 3)
  }

  @Test(
    "the handle of a removed constraint is an error in every call, also when its slot is reused")
  func staleConstraint() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let old = try solver.add(x == 10)
    try solver.remove(old)
    for isReused in [false, true] {
      if isReused { try solver.add(x == 20) }
      let stale = SolverError.unknownConstraint(old)
      #expect(throws: stale) { try solver.remove(old) }
      #expect(throws: stale) { try solver.setConstant(1, of: old) }
      #expect(throws: stale) { try solver.setStrength(.weak, of: old) }
      #expect(throws: stale) { try solver.constraint(old) }
      #expect(!solver.constraints.contains(old))
      #expect(try solver.value(of: x) == (isReused ? 20 : 0))
    }
  }

  @Test("the handle of a removed variable is an error in every call, also when its slot is reused")
  func staleVariable() throws {
    var solver = Solver()
    let old = solver.makeVariable()
    try solver.removeVariable(old)
    for isReused in [false, true] {
      let other = isReused ? solver.makeVariable() : nil
      let stale = SolverError.unknownVariable(old)
      #expect(throws: stale) { try solver.value(of: old) }
      #expect(throws: stale) { try solver.add(old == 1) }
      #expect(throws: stale) { try solver.removeVariable(old) }
      #expect(throws: stale) { try solver.addEditVariable(old, strength: .strong) }
      #expect(throws: stale) { try solver.removeEditVariable(old) }
      #expect(throws: stale) { try solver.suggest(1, for: old) }
      #expect(solver.constraints.isEmpty)
      if let other { #expect(try other != old && solver.value(of: other) == 0) }
    }
  }

  @Test("a variable in a slot that served before knows nothing of its predecessor")
  func reusedVariable() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let held = try solver.add(x == 10)
    try solver.addEditVariable(x, strength: .weak)
    try solver.suggest(30, for: x)
    try solver.removeEditVariable(x)
    try solver.remove(held)
    try solver.removeVariable(x)
    let y = solver.makeVariable()
    #expect(try solver.value(of: y) == 0)
    #expect(throws: SolverError.unknownEditVariable(y)) { try solver.suggest(1, for: y) }
  }

  @Test("a variable in use cannot be removed, and the error says by what")
  func variableInUse() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let first = try solver.add(x + y == 10)
    try solver.add(y >= 1)
    let second = try solver.add((x <= 3).with(strength: .weak))
    #expect(throws: SolverError.variableInUse(x, by: [first, second])) {
      try solver.removeVariable(x)
    }
    try solver.remove(second)
    try solver.remove(first)
    try solver.removeVariable(x)
    #expect(try solver.value(of: y) == 1)
  }

  @Test("an edit variable is one once, until it is let go")
  func editVariables() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    #expect(throws: SolverError.unknownEditVariable(x)) { try solver.suggest(1, for: x) }
    #expect(throws: SolverError.unknownEditVariable(x)) { try solver.removeEditVariable(x) }
    try solver.addEditVariable(x, strength: .medium)
    #expect(throws: SolverError.duplicateEditVariable(x)) {
      try solver.addEditVariable(x, strength: .weak)
    }
    try solver.suggest(7, for: x)
    #expect(try solver.value(of: x) == 7)
    #expect(throws: (any Error).self) { try solver.removeVariable(x) }
    try solver.removeEditVariable(x)
    #expect(throws: SolverError.unknownEditVariable(x)) { try solver.suggest(1, for: x) }
    #expect(try solver.value(of: x) == 0)
  }

  @Test("a removed constraint goes back under its handle, and not twice")
  func restored() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let held = try solver.add(x == 10)
    #expect(throws: SolverError.duplicateConstraint(held)) { try solver.add(x == 10, as: held) }
    let removed = try solver.remove(held)
    #expect(removed == (x == 10))
    try solver.add(removed, as: held)
    #expect(try solver.value(of: x) == 10 && solver.constraints == [held])
    #expect(throws: SolverError.duplicateConstraint(held)) { try solver.add(removed, as: held) }
    try solver.setConstant(-11, of: held)
    #expect(try solver.value(of: x) == 11)
  }

  @Test("a handle that was put back and removed again is stale, and never issued anew")
  func restoredAndRemoved() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    var seen: Set<ConstraintID> = []
    for round in 0..<20 {
      let held = try solver.add(x == Double(round))
      #expect(seen.insert(held).inserted, "round \(round)")
      let removed = try solver.remove(held)
      try solver.add(removed, as: held)
      try solver.remove(held)
      #expect(throws: SolverError.unknownConstraint(held)) { try solver.remove(held) }
    }
  }

  @Test("a batch that throws takes back everything, variables and handles too")
  func failedBatch() throws {
    struct Made { var variable: Variable?, constraint: ConstraintID? }
    var solver = Solver()
    let x = solver.makeVariable()
    let held = try solver.add(x == 10)
    var made = Made()
    #expect(throws: SolverError.nonFinite(-.infinity)) {
      try solver.batch { solver throws(SolverError) in
        let y = solver.makeVariable()
        made = Made(variable: y, constraint: try solver.add(y == x))
        try solver.remove(held)
        try solver.add(y == .infinity)
      }
    }
    #expect(try solver.value(of: x) == 10 && solver.constraints == [held])
    let (variable, constraint) = (try #require(made.variable), try #require(made.constraint))
    #expect(throws: SolverError.unknownVariable(variable)) { try solver.value(of: variable) }
    #expect(throws: SolverError.unknownConstraint(constraint)) { try solver.remove(constraint) }
  }

  @Test("a batch is judged by where it ends, not by how it gets there")
  func batchPassesThroughContradiction() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let ten = try solver.add(x == 10)
    let twenty = try solver.batch { solver throws(SolverError) in
      let added = try solver.add(x == 20)
      try solver.remove(ten)
      return added
    }
    #expect(try solver.value(of: x) == 20 && solver.constraints == [twenty])
  }
}
