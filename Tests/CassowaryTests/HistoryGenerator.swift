import SeededRandom
import Cassowary

/// Makes histories that are small, but full of what is hard: ties, dependent rows, contradictions.
struct HistoryGenerator {
  /// The number of steps of a history.
  static let length = 24

  /// What the constraints of a history are like.
  enum Kind: CaseIterable {
    /// Edges in a row: gaps, equal sizes, centres, columns of a grid.
    case layout
    /// Few terms, any coefficients.
    case mixed
    /// Many terms, any coefficients.
    case dense
    /// Many rows through one point, and rows that depend on each other.
    case degenerate
    /// Nearly nothing but inequalities.
    case ambiguous
  }

  var random: SplitMix64
  let kind: Kind
  let variableCount: Int
  let coefficients: [Fraction]
  let levels: [Int]
  let percentRequired: Int
  let longestRow: Int
  /// The point through which degenerate rows go, by variable, again and again.
  let point: [Int]
  /// The variables that are there, if no call was refused.
  var variables: [Int]
  var variablesMade: Int
  var made: [PlannedConstraint] = []
  /// The constraints that are there, if none was refused, and those that were removed.
  var live: [Int] = []
  private var removed: [Int] = []
  private var edited: [Int] = []

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    kind = random.pick(Kind.allCases)
    variableCount = random.int(in: 6...20)
    variables = Array(0..<variableCount)
    variablesMade = variableCount
    let mixed: [Fraction] = [1, -1, 1, -1, 2, -2, 3, -3]
    let parts = [1, -1].flatMap { [Fraction($0, over: 2), Fraction($0, over: 3)] }
    coefficients = random.chance(50) ? [1, -1] : random.chance(50) ? mixed : mixed + parts
    var levels: Set = [1000, 1]
    let count = random.int(in: 2...6)
    while levels.count < count { levels.insert(random.pick([250, 499, 500, 501, 750, 999])) }
    self.levels = levels.sorted()
    percentRequired = random.pick([15, 40, 40, 70])
    longestRow = kind == .dense ? 6 : random.pick([2, 3, 3, 4])
    let size = random.pick([0, 1, 20])
    var point: [Int] = []
    for _ in 0..<20 { point.append(random.int(in: -size...size)) }
    self.point = point
  }

  /// Some batches that make a system, then single steps. Batches that are refused leave the others.
  mutating func history() -> History {
    let rows = random.int(in: variableCount / 2...variableCount * 3 / 2)
    let batches = 4
    let start = (0..<batches).map { batch in
      History.Step.batch((rows * batch / batches..<rows * (batch + 1) / batches).map { _ in add() })
    }
    let rest = (batches..<Self.length).map { _ in step(depth: 0) }
    return History(variableCount: variableCount, steps: start + rest)
  }

  private mutating func step(depth: Int) -> History.Step {
    switch random.int(in: 0...99) {
    case 0..<32: return add()
    case 32..<42: return remove()
    case 42..<46 where depth == 0: return restore()
    case 46..<56: return .setConstant(anyConstraint(), constant())
    case 56..<65: return .setStrength(anyConstraint(), strength())
    case 65..<67: return .endEdit(edited.isEmpty ? anyVariable() : random.pick(edited))
    case 67..<80 where !edited.isEmpty: return suggest()
    case 80..<82:
      variables.append(variablesMade)
      variablesMade += 1
      return .makeVariable
    case 82..<84: return .removeVariable(anyVariable())
    case 84..<87 where depth == 0: return recycle()
    case 87..<92 where depth == 0: return .batch(steps(1...6, depth: 1))
    case 92..<94 where depth <= 1: return onlyTried { .failure($0.steps(1...4, depth: 2)) }
    case 94..<96 where depth == 0: return onlyTried { .trial($0.steps(1...4, depth: 1)) }
    // What "the present value" is inside a batch is no question to ask here.
    default: return depth == 0 ? edit() : add()
    }
  }

  private mutating func steps(_ count: ClosedRange<Int>, depth: Int) -> [History.Step] {
    (0..<random.int(in: count)).map { _ in step(depth: depth) }
  }

  /// What happens here does not count outside.
  private mutating func onlyTried(
    _ make: (inout HistoryGenerator) -> History.Step
  ) -> History.Step {
    var inside = self
    let step = make(&inside)
    // A constraint has its number for good.
    (random, made) = (inside.random, inside.made)
    return step
  }

  private mutating func remove() -> History.Step {
    guard !live.isEmpty else { return add() }
    removed.append(live.remove(at: random.int(in: 0...live.count - 1)))
    return .remove(removed[removed.count - 1])
  }

  /// Mostly the one removed last, whose handle is the likeliest to be good still.
  private mutating func restore() -> History.Step {
    guard let last = removed.popLast() else { return remove() }
    live.append(last)
    return .restore(last)
  }

  private mutating func edit() -> History.Step {
    edited.append(anyVariable())
    return .edit(edited[edited.count - 1], strength())
  }

  /// Often far, so that many rows change sides.
  private mutating func suggest() -> History.Step {
    let value = random.chance(40) ? Fraction(random.int(in: -5000...5000), over: 1) : constant()
    return .suggest(random.pick(edited), value)
  }

  /// Removes a variable with all that mentions it, and uses one that may get its place.
  private mutating func recycle() -> History.Step {
    let variable = anyVariable()
    let users = live.filter { made[$0].terms.contains { $0.variable == variable } }
    guard variables.count > 2 else { return add() }
    live.removeAll { users.contains($0) }
    variables.removeAll { $0 == variable }
    edited.removeAll { $0 == variable }
    variables.append(variablesMade)
    variablesMade += 1
    return .batch(
      [.endEdit(variable)] + users.map { .remove($0) } + [.removeVariable(variable), .makeVariable]
        + users.prefix(2).map { _ in add() })
  }

  private mutating func anyVariable() -> Int { random.pick(variables) }

  private mutating func anyConstraint() -> Int { live.isEmpty ? 0 : random.pick(live) }
}
