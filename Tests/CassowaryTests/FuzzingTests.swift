import Cassowary
import SeededRandom
import SolverFuzzing
import Testing

@Suite("The solver under random bytes")
struct FuzzingTests {
  private static var programs: Int {
    #if DEBUG
      200
    #else
      4_000
    #endif
  }

  @Test("no bytes make a program that breaks a law")
  func randomBytes() {
    var random = SplitMix64(seed: 0xb17e5)
    for _ in 0..<Self.programs {
      let bytes = (0..<random.int(in: 1...400)).map { _ in UInt8(random.int(in: 0...255)) }
      let program = FuzzProgram(bytes)
      let violation = program.violation()
      #expect(violation == nil, "\(program)")
    }
  }

  @Test("a variable made in a batch is zero until the batch ends, also in a slot freed there")
  func newVariableInBatch() throws {
    var solver = Solver()
    let old = solver.makeVariable()
    let held = try solver.add(old == 4)
    let (new, value) = try solver.batch { solver throws(SolverError) in
      try solver.remove(held)
      try solver.removeVariable(old)
      let new = solver.makeVariable()
      return (new, try solver.value(of: new))
    }
    #expect(value == 0)
    #expect(try solver.value(of: new) == 0)
  }
}
