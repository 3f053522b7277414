import Cassowary
import Testing

@Suite("Solver")
struct SolverTests {
  @Test("the optional constraint gives way to the required ones")
  func optionalGivesWay() throws {
    var solver = Solver()
    let left = solver.makeVariable()
    let width = solver.makeVariable()
    try solver.add(left == 10)
    try solver.add(left + width <= 320)
    try solver.add((width == 400).with(strength: .weak))
    #expect(try solver.value(of: width) == 310)
    #expect(try solver.value(of: left) == 10)
  }

  @Test("a conflict is the irreducible set, and changes nothing")
  func conflict() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    let a = try solver.add(x >= 10)
    try solver.add(y >= 0)
    let b = try solver.add(x + y <= 100)
    let before = solver
    do {
      try solver.add(y == 95)
      Issue.record("no conflict")
    } catch .unsatisfiable(let conflict) {
      #expect(conflict.members.count == 3)
      #expect(conflict.members.prefix(2) == [.constraint(a), .constraint(b)])
    }
    #expect(try solver.value(of: x) == before.value(of: x))
    try solver.add(y == 90)
    #expect(try solver.value(of: x) == 10)
  }

  @Test("a removed constraint is undone by its handle, a live one is a duplicate")
  func addsUnderAHandle() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(x == 10)
    #expect(throws: SolverError.duplicateConstraint(id)) { try solver.add(x == 10, as: id) }
    let removed = try solver.remove(id)
    #expect(try solver.value(of: x) == 0)
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.remove(id) }
    try solver.add(removed, as: id)
    #expect(try solver.value(of: x) == 10)
    try solver.remove(id)
    let other = try solver.add(x == 20)
    #expect(throws: SolverError.unknownConstraint(id)) { try solver.add(removed, as: id) }
    #expect(try solver.constraint(other) == (x == 20))
  }

  @Test("many weak constraints never move a stronger one")
  func lexicographic() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let low = try Strength(level: 500)
    try solver.add((x == 100).with(strength: Strength(level: 501)))
    try solver.batch { solver throws(SolverError) in
      for _ in 0..<1_000 { try solver.add((x == 0).with(strength: low)) }
    }
    #expect(try solver.value(of: x) == 100)
  }

  @Test("a width becomes optional and required again")
  func strengthChanges() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let hundred = try solver.add(width == 100)
    try solver.setStrength(.medium, of: hundred)
    try solver.add((width == 50).with(strength: .strong))
    #expect(try solver.value(of: width) == 50)
    try solver.setStrength(.required, of: hundred)
    #expect(try solver.value(of: width) == 100)
  }

  @Test("ambiguous variables are named with their ranges")
  func ambiguity() throws {
    var solver = Solver()
    let width = solver.makeVariable()
    let height = solver.makeVariable()
    let left = solver.makeVariable()
    let wish = try Strength(level: 999)
    try solver.add(width == 304)
    try solver.add((height - width * 0.5625 == 0).with(strength: wish))
    try solver.add((height - width == 0).with(strength: wish))
    let found = try solver.ambiguities()
    #expect(found.map(\.variable) == [height, left])
    #expect(found[0].range == 171...304)
    #expect(found[1].range == -Double.infinity...Double.infinity)
  }

  @Test("an edit variable follows its suggestions")
  func edits() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    try solver.add(y - 2 * x == 0)
    try solver.add(y <= 100)
    try solver.addEditVariable(x, strength: .strong)
    for value in stride(from: 0.0, through: 80, by: 1) {
      try solver.suggest(value, for: x)
      #expect(try solver.value(of: y) == min(100, 2 * value))
    }
    try solver.removeEditVariable(x)
    #expect(try solver.value(of: y) == 0)
  }

  @Test("constraints without variables hold or do not")
  func noVariables() throws {
    var solver = Solver()
    let zero = LinearExpression(constant: 0)
    let one = LinearExpression(constant: 1)
    try solver.add(Constraint(zero, .equal))
    try solver.add(Constraint(one, .equal, strength: .weak))
    #expect(throws: SolverError.self) { try solver.add(Constraint(one, .equal)) }
    #expect(solver.constraints.count == 2)
  }

  @Test("a batch may go on after a call in it was refused; the refused call has done nothing")
  func batchGoesOn() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(x == 1)
    let removed = try solver.remove(id)
    let (other, stale) = try solver.batch { solver throws(SolverError) in
      #expect(throws: SolverError.self) { try solver.add(x == .nan) }
      #expect(throws: SolverError.self) { try solver.add(x == .infinity, as: id) }
      #expect(throws: SolverError.self) { try solver.suggest(1, for: x) }
      #expect(throws: SolverError.self) {
        try solver.batch { inner throws(SolverError) in
          try inner.add(x == 7)
          throw SolverError.overflow
        }
      }
      try solver.add(removed, as: id)
      return (try solver.add(x >= 0), id)
    }
    #expect(solver.constraints == [stale, other])
    #expect(try solver.value(of: x) == 1)
  }
}
