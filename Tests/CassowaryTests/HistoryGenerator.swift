import SeededRandom
import Cassowary

/// Makes histories that are small, but full of what is hard: ties, dependent rows, contradictions.
struct HistoryGenerator {
  private var random: SplitMix64
  private let variableCount: Int
  private let coefficients: [Fraction]
  private let isDegenerate: Bool
  private let longestRow: Int
  private let percentRequired: Int
  private var made: [PlannedConstraint] = []
  /// The constraints that are there, if none was refused, and those that were removed.
  private var live: [Int] = []
  private var removed: [Int] = []
  private var edited: [Int] = []
  private var variablesMade: Int

  init(seed: UInt64) {
    random = SplitMix64(seed: seed)
    variableCount = random.pick([1, 2, 2, 3, 3, 3, 4, 4, 5, 5, 6, 7, 8, random.int(in: 9...12)])
    variablesMade = variableCount
    let mixed: [Fraction] = [1, -1, 1, -1, 2, -2, 3, -3]
    let parts = [1, -1].flatMap { [Fraction($0, over: 2), Fraction($0, over: 3)] }
    coefficients = random.chance(50) ? [1, -1] : random.chance(50) ? mixed : mixed + parts
    isDegenerate = random.chance(35)
    percentRequired = random.pick([15, 40, 40, 70])
    longestRow = random.pick([2, 3, 3, 4])
  }

  mutating func history() -> History {
    let count = random.chance(30) ? random.int(in: 21...40) : random.int(in: 3...20)
    return History(variableCount: variableCount, steps: (0..<count).map { _ in step(depth: 0) })
  }

  private mutating func step(depth: Int) -> History.Step {
    switch random.int(in: 0...99) {
    case 0..<48: return add()
    case 48..<56: return remove()
    case 56..<60 where depth == 0: return restore()
    case 60..<69: return .setConstant(anyConstraint(), constant())
    case 69..<77: return .setStrength(anyConstraint(), strength())
    case 77..<79: return .endEdit(anyVariable())
    case 79..<87 where !edited.isEmpty: return .suggest(random.pick(edited), constant())
    case 87..<89:
      variablesMade += 1
      return .makeVariable
    case 89..<90: return .removeVariable(anyVariable())
    case 90..<94 where depth == 0:
      return .batch((0..<random.int(in: 1...6)).map { _ in step(depth: 1) })
    case 94..<96 where depth == 0: return trial()
    // What "the present value" is inside a batch is no question to ask here.
    default: return depth == 0 ? edit() : add()
    }
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

  /// What happens on a copy does not count outside.
  private mutating func trial() -> History.Step {
    let before = (live, removed, edited, variablesMade)
    let steps = (0..<random.int(in: 1...4)).map { _ in step(depth: 1) }
    (live, removed, edited, variablesMade) = before
    return .trial(steps)
  }

  private mutating func add() -> History.Step {
    made.append(made.count > 1 && random.chance(30) ? echo() : constraint())
    live.append(made.count - 1)
    return .add(made.count - 1, made[made.count - 1])
  }

  /// A constraint that depends on earlier ones: a multiple of one, or the sum of two.
  private mutating func echo() -> PlannedConstraint {
    var result = random.pick(made)
    let factor = random.pick([1, 1, -1, 2, Fraction(1, over: 2)])
    for index in result.terms.indices {
      result.terms[index].coefficient = result.terms[index].coefficient * factor
    }
    result.constant = result.constant * factor
    if random.chance(40) {
      let other = random.pick(made)
      result.terms += other.terms
      result.constant = result.constant + other.constant
    }
    if random.chance(50) { result.relation = relation() }
    if random.chance(50) { result.strength = strength() }
    if random.chance(40) { result.constant = constant() }
    return result
  }

  private mutating func constraint() -> PlannedConstraint {
    var terms: [PlannedConstraint.Term] = []
    var left = Array(0..<variablesMade)
    for _ in 0..<min(random.int(in: 1...longestRow), left.count) {
      let variable = left.remove(at: random.int(in: 0...left.count - 1))
      terms.append(.init(variable: variable, coefficient: random.pick(coefficients)))
    }
    // A variable may be mentioned twice, also so that nothing of it is left.
    if random.chance(4) {
      let sign: Fraction = random.chance(50) ? 1 : -1
      terms.append(.init(variable: terms[0].variable, coefficient: terms[0].coefficient * sign))
    }
    return PlannedConstraint(
      terms: terms, constant: constant(), relation: relation(), strength: strength())
  }

  private mutating func constant() -> Fraction {
    if isDegenerate { return random.pick([0, 0, 10, -10]) }
    return Fraction(random.int(in: -50...50), over: random.pick([1, 1, 1, 1, 2, 3]))
  }

  private mutating func relation() -> Relation {
    random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
  }

  private mutating func strength() -> PlannedStrength {
    if random.chance(percentRequired) { return .required }
    return PlannedStrength(
      level: random.pick([1, 250, 500, 500, 501, 750, 1000]),
      weight: random.pick([1, 1, 2, Fraction(1, over: 2)]))
  }

  private mutating func anyVariable() -> Int { random.int(in: 0...variablesMade - 1) }

  private mutating func anyConstraint() -> Int { live.isEmpty ? 0 : random.pick(live) }
}
