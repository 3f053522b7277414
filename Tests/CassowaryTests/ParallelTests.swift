import Cassowary
import Testing

/// Changes to a copy of a solver that holds a row of boxes: other ones for every number.
private struct Work {
  let number: Int

  /// The bits of every value after every change.
  func bits(from base: Boxes) throws(SolverError) -> [UInt64] {
    var boxes = base
    var bits: [UInt64] = []
    for round in 0..<3 {
      try boxes.solver.suggest(Double(200 + 37 * number + round * round), for: boxes.total)
      bits += try boxes.bits
      let box = boxes.widths[(number + round) % boxes.widths.count]
      let added = try boxes.solver.add(box >= Double(round + number))
      bits += try boxes.bits
      // The same is refused by every copy, and changes none.
      if (try? boxes.solver.add(box <= -1)) == nil { bits += try boxes.bits }
      if !(round + number).isMultiple(of: 3) { try boxes.solver.remove(added) }
      let extra = boxes.solver.makeVariable()
      try boxes.solver.add((extra == 2 * box).with(strength: .medium))
      bits.append(try boxes.solver.value(of: extra).bitPattern)
    }
    return bits
  }
}

/// A solver for boxes in a row.
private struct Boxes {
  var solver = Solver()
  let total: Variable
  let widths: [Variable]

  init(count: Int) throws(SolverError) {
    total = solver.makeVariable()
    var widths: [Variable] = []
    var sum = LinearExpression()
    for _ in 0..<count {
      let width = solver.makeVariable()
      try solver.add(width >= 0)
      if let first = widths.first { try solver.add((width == first).with(strength: .weak)) }
      widths.append(width)
      sum = sum + width
    }
    try solver.add(sum == total)
    try solver.addEditVariable(total, strength: .strong)
    self.widths = widths
  }

  var bits: [UInt64] {
    get throws(SolverError) {
      try widths.map { width throws(SolverError) in try solver.value(of: width).bitPattern }
    }
  }
}

@Suite("Copies on several threads")
struct ParallelTests {
  @Test("copies changed at the same time come to the bits that they come to one after another")
  func copies() async throws {
    let base = try Boxes(count: 6)
    let alone = try (0..<32).map { try Work(number: $0).bits(from: base) }
    #expect(Set(alone).count == alone.count)
    let before = try base.bits
    // Many short tasks: the sanitizer remembers only the last accesses of each thread.
    for _ in 0..<8 {
      let together = try await withThrowingTaskGroup(of: (Int, [UInt64]).self) { group in
        for number in alone.indices {
          group.addTask { (number, try Work(number: number).bits(from: base)) }
        }
        return try await group.reduce(into: [:]) { $0[$1.0] = $1.1 }
      }
      for (number, bits) in alone.enumerated() { #expect(together[number] == bits, "\(number)") }
    }
    #expect(try base.bits == before)
  }
}
