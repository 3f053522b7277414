import SeededRandom
import Cassowary
import Testing

@Suite("Strengths")
struct StrengthTests {
  /// A batch that copies what is there for each call in it would not be done in the time.
  @Test("a hundred thousand weaker constraints never move a stronger one")
  func manyWeakOnes() throws {
    #if DEBUG
      let count = 5_000
    #else
      let count = 100_000
    #endif
    let clock = ContinuousClock()
    let end = clock.now.advanced(by: .seconds(20))
    var solver = Solver()
    let x = solver.makeVariable()
    try solver.add((x == 100).with(strength: try Strength(level: 501)))
    let weaker = (x == 0).with(strength: try Strength(level: 500))
    try solver.batch { solver throws(SolverError) in
      for _ in 0..<count where clock.now < end { try solver.add(weaker) }
    }
    #expect(solver.constraints.count == count + 1, "more did not fit into the time")
    #expect(try solver.value(of: x) == 100)
  }

  @Test("they do not move it either when it comes after them")
  func strongOneLast() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let weaker = (x == 0).with(strength: try Strength(level: 500, weight: 1e6))
    let stronger = (x == 100).with(strength: try Strength(level: 501, weight: 1e-6))
    try solver.batch { solver throws(SolverError) in
      for _ in 0..<1_000 { try solver.add(weaker) }
    }
    let held = try solver.add(stronger)
    #expect(try solver.value(of: x) == 100)
    try solver.remove(held)
    #expect(try solver.value(of: x) == 0)
  }

  @Test("every level wins over all below it, in whatever order they come")
  func everyLevel() throws {
    for seed in 0..<20 {
      var random = SplitMix64(seed: UInt64(seed))
      var solver = Solver()
      let x = solver.makeVariable()
      var held: [Int: ConstraintID] = [:]
      for level in (1...60).shuffled(using: &random) {
        let strength = try Strength(level: level, weight: Double(61 - level))
        held[level] = try solver.add((x == Double(level)).with(strength: strength))
        let highest = try #require(held.keys.max())
        #expect(try solver.value(of: x) == Double(highest), "seed \(seed)")
      }
      for level in (1...60).reversed() {
        #expect(try solver.value(of: x) == Double(level), "seed \(seed)")
        try solver.remove(try #require(held[level]))
      }
    }
  }

  @Test("inside a level the heavier side wins, whatever the order of adding")
  func weights() throws {
    for seed in 0..<200 {
      var random = SplitMix64(seed: UInt64(seed))
      var solver = Solver()
      let x = solver.makeVariable()
      let wishes = (0..<9).map { _ in (Double(random.int(in: -50...50)), random.int(in: 1...4)) }
      for (value, weight) in wishes {
        try solver.add((x == value).with(strength: try Strength(level: 7, weight: Double(weight))))
      }
      // The least sum of weighted distances is at a weighted median; of several, nearest to zero.
      func cost(_ point: Double) -> Double {
        wishes.reduce(0) { $0 + Double($1.1) * abs(point - $1.0) }
      }
      let found = try solver.value(of: x)
      let least = wishes.map { cost($0.0) }.min()
      #expect(cost(found) == least, "seed \(seed)")
    }
  }
}
