import Cassowary

extension TraceGenerator {
  /// As many required constraints as variables, of one to three variables each, that all hold at a
  /// hidden point; three of four are equations. One or two variables that no equation pins by
  /// itself are edited. Everything is a multiple of a quarter or a product of two, hence exact.
  func random() -> Trace {
    var random = SplitMix64(seed: UInt64(size))
    var trace = Trace()
    let point = (0..<size).map { _ in Double(random.int(in: -40...40)) / 4 }
    trace.variableCount = size
    var pinned: Set<Int> = []
    for _ in 0..<size {
      var chosen: [Int] = []
      for _ in 0..<random.int(in: 1...3) {
        let variable = random.int(in: 0...size - 1)
        if !chosen.contains(variable) { chosen.append(variable) }
      }
      let terms = chosen.map { variable in
        let size = Double(random.int(in: 1...20)) / 4
        return TraceConstraint.Term(variable, random.int(in: 0...1) == 0 ? size : -size)
      }
      let sum = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
      let room = Double(random.int(in: 0...20)) / 4
      let constraint =
        switch random.int(in: 0...7) {
        case 0: TraceConstraint(terms, -sum - room, .lessThanOrEqual)
        case 1: TraceConstraint(terms, -sum + room, .greaterThanOrEqual)
        default: TraceConstraint(terms, -sum, .equal)
        }
      if constraint.relation == .equal, chosen.count == 1 { pinned.formUnion(chosen) }
      trace.items.append(.constraint(constraint))
    }
    let edited = (0..<size).filter { !pinned.contains($0) }.prefix(2)
    for variable in edited { trace.edit(variable) }
    trace.steps = (0..<steps).map { step in
      edited.map { .init(variable: $0, value: point[$0] + sweep(step) / 64) }
    }
    return trace
  }
}

/// A small generator whose sequence depends on its seed alone (Steele, Lea and Flood, 2014).
struct SplitMix64 {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// A whole number of the range.
  mutating func int(in range: ClosedRange<Int>) -> Int {
    state &+= 0x9e37_79b9_7f4a_7c15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xbf58_476d_1ce4_e5b9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94d0_49bb_1331_11eb
    return range.lowerBound + Int((mixed ^ (mixed >> 31)) % UInt64(range.count))
  }
}
