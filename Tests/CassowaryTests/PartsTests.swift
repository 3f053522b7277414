import Cassowary
import Testing

/// Parts that no constraint connects: what happens in one is no work in the others.
@Suite("Parts that have nothing to do with each other")
struct PartsTests {
  /// Boxes in a row: each at least 30 wide and as wide as the next one if possible, all of them in
  /// a width that is edited.
  private struct Chain {
    static let boxes = 8
    let edges: [Variable]

    init(in solver: inout Solver) throws(SolverError) {
      var made: [Variable] = []
      for _ in 0...Self.boxes { made.append(solver.makeVariable()) }
      edges = made
      try solver.add(edges[0] == 0)
      for box in 0..<Self.boxes {
        try solver.add(edges[box + 1] - edges[box] >= 30)
        let wish = edges[box + 1] - edges[box] == Double(40 + 5 * box)
        try solver.add(wish.with(strength: try Strength(level: 250, weight: Double(1 + box % 3))))
      }
      try solver.addEditVariable(edges[Self.boxes], strength: .strong)
      try solver.suggest(500, for: edges[Self.boxes])
    }

    /// Makes the changes whose work is counted.
    func change(_ solver: inout Solver) throws(SolverError) {
      let width = edges[Self.boxes]
      for value in [300.0, 100, 241, 900, 260] { try solver.suggest(value, for: width) }
      let wall = try solver.add(edges[3] <= 95)
      try solver.suggest(280, for: width)
      let pin = try solver.add((edges[5] == 222).with(strength: .medium))
      try solver.remove(wall)
      try solver.setConstant(-240, of: pin)
      try solver.setStrength(.required, of: pin)
      try solver.remove(pin)
      #expect(throws: SolverError.self) { try solver.add(edges[2] <= 59) }
    }
  }

  private struct Work {
    let pivots: Int
    let flips: Int
    /// How many residuals were computed.
    let rows: Int

    var steps: Int { pivots + flips }
  }

  /// The work that changes in one of so many equal parts make.
  private func work(copies: Int, changing part: Int) throws -> Work {
    var solver = Solver()
    var chains: [Chain] = []
    for _ in 0..<copies { chains.append(try Chain(in: &solver)) }
    let others = chains.indices.filter { $0 != part }.flatMap { chains[$0].edges }
    let (values, before) = (try others.map { try solver.value(of: $0) }, solver.statistics)
    try chains[part].change(&solver)
    #expect(try others.map { try solver.value(of: $0) } == values)
    let after = solver.statistics
    return Work(
      pivots: after.pivots - before.pivots, flips: after.flips - before.flips,
      rows: after.rowsTouched - before.rowsTouched)
  }

  @Test(
    "a change in one of many parts takes the steps it takes when alone", arguments: [2, 5, 20])
  func chains(copies: Int) throws {
    let alone = try work(copies: 1, changing: 0)
    #expect(alone.pivots > 5)
    for part in Set([0, copies / 2, copies - 1]) {
      let among = try work(copies: copies, changing: part)
      // Ties may fall otherwise where other weights are around.
      #expect(among.steps <= alone.steps * 5 / 4)
      // The matrix is factored less often, and values are computed anew more often, where it is
      // larger.
      #expect(among.rows <= alone.rows * 2)
    }
  }
}
