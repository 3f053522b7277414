import Cassowary
import SeededRandom
import Testing

@Suite("How far constants may change together")
struct MoveRangesTests {
  /// Three parts and a gap, as a cell stacks them, whose whole height is not below zero.
  struct Stack {
    var solver = Solver()
    let parts: [Variable]
    let whole: Variable

    init() throws {
      parts = solver.makeVariables(3)
      whole = solver.makeVariable()
      for part in parts {
        try solver.add(part >= 0)
        try solver.addEditVariable(part)
      }
      try solver.add(whole == parts[0] + parts[1] + parts[2] + 10)
      try solver.add(whole >= 0)
    }

    mutating func suggest(_ heights: [Double]) throws {
      try solver.suggest(zip(parts, heights).map { (variable: $0, value: $1) })
    }

    func check(_ heights: [Double]) throws {
      #expect(try parts.map(solver.value) == heights)
      #expect(try solver.value(of: whole) == heights.reduce(10, +))
    }
  }

  @Test("several that some row sees touch no row, once ranges are found where there is room")
  func noRowIsTouched() throws {
    var (stack, random) = (try Stack(), SplitMix64(seed: 3))
    func next() -> [Double] {
      [Double(Int.random(in: 32...157, using: &random)), Bool.random(using: &random) ? 100 : 0, 10]
    }
    for _ in 0..<50 { try stack.suggest(next()) }
    let before = stack.solver.statistics
    for _ in 0..<500 {
      let heights = next()
      try stack.suggest(heights)
      try stack.check(heights)
    }
    #expect(stack.solver.statistics == before)
  }

  @Test("each within its own range is not enough where a row sees several")
  func together() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    try solver.add(x + y <= 10)
    for variable in [x, y] { try solver.addEditVariable(variable) }
    // Either may go to ten while the other is zero: one of the two gives way in the end.
    for (first, second) in [(1.0, 1.0), (0, 0), (9, 0), (0, 9), (9, 9), (4, 5), (9, 1), (9, 2)] {
      try solver.suggest([(x, first), (y, second)])
      var anew = Solver()
      let (a, b) = (anew.makeVariable(), anew.makeVariable())
      try anew.add(a + b <= 10)
      for variable in [a, b] { try anew.addEditVariable(variable) }
      try anew.suggest([(a, first), (b, second)])
      #expect(try solver.value(of: x) == anew.value(of: a))
      #expect(try solver.value(of: y) == anew.value(of: b))
    }
  }

  @Test("one stays out of the way of what another has taken", arguments: 0..<40 as Range<UInt64>)
  func oneByOne(seed: UInt64) throws {
    var (stack, random) = (try Stack(), SplitMix64(seed: seed))
    let limit = Double(Int.random(in: 20...60, using: &random))
    try stack.solver.add(stack.whole <= limit)
    var heights = [0.0, 0, 0]
    try stack.suggest(heights)
    for _ in 0..<80 {
      let index = Int.random(in: 0..<3, using: &random)
      let others = heights.indices.filter { $0 != index }.map { heights[$0] }.reduce(10, +)
      heights[index] = Double(Int.random(in: 0...Int(limit - others), using: &random))
      try stack.solver.suggest(heights[index], for: stack.parts[index])
      try stack.check(heights)
    }
    // What does not fit any more is seen at once.
    try stack.solver.suggest(heights[0] + limit, for: stack.parts[0])
    #expect(try stack.solver.value(of: stack.whole) == limit)
  }
}
