import Cassowary
import Testing

/// What is solved for the first time is not noted: it is known how a solver was before.
@Suite("The first settling")
struct FirstSettlingTests {
  /// Boxes in a row with minimum widths and wishes, and a loop of ratios that is no triangle.
  private func build(
    _ solver: inout Solver, _ edges: [Variable], limit: Double
  ) throws(SolverError) {
    try solver.batch { solver throws(SolverError) in
      try solver.add(edges[0] == 0)
      for box in 1..<edges.count {
        try solver.add(edges[box] - edges[box - 1] >= 30)
        let wish = edges[box] - edges[box - 1] == Double(40 + 5 * box)
        try solver.add(wish.with(strength: try Strength(level: 100 + 200 * (box % 3))))
      }
      try solver.add(edges[1] + 2 * edges[2] + edges[3] == 3 * edges[4] - 220)
      try solver.add(2 * edges[1] + edges[2] + 3 * edges[3] == 2 * edges[4] + 140)
      try solver.addEditVariable(edges[edges.count - 1], strength: .strong)
      try solver.add(edges[edges.count - 1] <= limit)
    }
  }

  @Test("a first batch that is refused leaves a solver as it was made")
  func refusedFirstBatch() throws {
    var (solver, fresh) = (Solver(), Solver())
    let edges = (0..<12).map { _ in solver.makeVariable() }
    for _ in edges { _ = fresh.makeVariable() }
    for limit in [100.0, 200, 300] {
      #expect(throws: SolverError.self) { try build(&solver, edges, limit: limit) }
      #expect(try edges.allSatisfy { try solver.value(of: $0) == 0 })
      #expect(solver.constraints.isEmpty)
    }
    try build(&solver, edges, limit: 900)
    try build(&fresh, edges, limit: 900)
    #expect(solver.constraints == fresh.constraints)
    for edge in edges { #expect(try solver.value(of: edge) == fresh.value(of: edge)) }
    #expect(throws: SolverError.self) { try solver.add(edges[11] <= 329) }
    for edge in edges { #expect(try solver.value(of: edge) == fresh.value(of: edge)) }
  }

  @Test("a batch inside the first one that is refused takes back what is its own")
  func refusedInnerBatch() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let sum = try solver.batch { solver throws(SolverError) in
      let sum = try solver.add(x + y == 10)
      #expect(throws: SolverError.self) {
        try solver.batch { inner throws(SolverError) in
          let z = inner.makeVariable()
          try inner.add(z == x)
          try inner.addEditVariable(x)
          try inner.setConstant(-20, of: sum)
          try inner.setStrength(.weak, of: sum)
          throw SolverError.overflow
        }
      }
      try solver.add(x == 3)
      return sum
    }
    #expect(try solver.value(of: x) == 3 && solver.value(of: y) == 7)
    #expect(try solver.constraint(sum).strength.isRequired)
    #expect(throws: SolverError.self) { try solver.suggest(1, for: x) }
  }

  @Test(
    "what once was large does not hide what is small", arguments: [true, false], [1e6, 1e8, 1e10])
  func calmedValue(atOnce: Bool, large: Double) throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.batch { solver throws(SolverError) in
      try solver.add((x == large).with(strength: .weak))
      try solver.add(x <= 0)
      if atOnce { try solver.add(y - x == 1e-4) }
    }
    if !atOnce { try solver.add(y - x == 1e-4) }
    #expect(try solver.value(of: x) == 0 && abs(solver.value(of: y) - 1e-4) < 1e-12)
    #expect(throws: SolverError.self) { try solver.add(y >= 1.000_001e-4) }
  }

  @Test("rows that wait to be looked at are not forgotten where more room is made")
  func growingQueue() throws {
    var solver = Solver()
    let variables = (0..<8).map { _ in solver.makeVariable() }
    let caps = try variables.map { try solver.add($0 <= 10) }
    for variable in variables { try solver.add((variable == 50).with(strength: .strong)) }
    let weaker = try Strength(level: 100)
    try solver.batch { solver throws(SolverError) in
      for cap in caps.dropFirst(4) { try solver.setStrength(weaker, of: cap) }
      for _ in 0..<3 {
        #expect(throws: SolverError.self) {
          try solver.batch { inner throws(SolverError) in
            for cap in caps.prefix(4) { try inner.setStrength(weaker, of: cap) }
            throw SolverError.overflow
          }
        }
      }
      for count in 0..<60 { try solver.add(variables[count % 8] >= -Double(count)) }
    }
    let values = try variables.map { try solver.value(of: $0) }
    #expect(values == [10, 10, 10, 10, 50, 50, 50, 50])
  }
}
