import SeededRandom
import Cassowary

extension HistoryGenerator {
  mutating func add() -> History.Step {
    let percentEchoed = kind == .degenerate ? 50 : 25
    made.append(made.count > 1 && random.chance(percentEchoed) ? echo() : constraint())
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
    if random.chance(40), result.terms.count <= 8 {
      let other = random.pick(made)
      result.terms += other.terms
      result.constant = result.constant + other.constant
    }
    if random.chance(50) { result.relation = relation() }
    if random.chance(50) { result.strength = strength() }
    if random.chance(kind == .degenerate ? 10 : 40) { result.constant = constant() }
    return result
  }

  private mutating func constraint() -> PlannedConstraint {
    if kind == .layout { return layoutConstraint() }
    var terms: [PlannedConstraint.Term] = []
    for variable in someVariables(random.int(in: 1...longestRow)) {
      terms.append(.init(variable: variable, coefficient: random.pick(coefficients)))
    }
    // A variable may be mentioned for nothing, or twice, also so that nothing of it is left.
    if random.chance(4) {
      terms.append(.init(variable: random.pick(variables), coefficient: 0))
    }
    if random.chance(4) {
      let sign: Fraction = random.chance(50) ? 1 : -1
      terms.append(.init(variable: terms[0].variable, coefficient: terms[0].coefficient * sign))
    }
    let isThroughPoint = kind == .degenerate && random.chance(85)
    let constant = isThroughPoint ? constantThroughPoint(terms) : constant()
    return PlannedConstraint(
      terms: terms, constant: constant, relation: relation(), strength: strength())
  }

  /// The constant for which the row is zero at the point.
  private func constantThroughPoint(_ terms: [PlannedConstraint.Term]) -> Fraction {
    terms.reduce(0) { sum, term in
      sum + term.coefficient * Fraction(-point[term.variable % point.count], over: 1)
    }
  }

  /// Different variables, of which there may be fewer than asked for.
  private mutating func someVariables(_ count: Int) -> [Int] {
    var left = variables
    return (0..<min(count, left.count)).map { _ in
      left.remove(at: random.int(in: 0...left.count - 1))
    }
  }

  mutating func constant() -> Fraction {
    switch kind {
    case .degenerate: random.pick([0, 0, 10, -10])
    case .layout: Fraction(-random.pick([0, 0, 8, 16, 44, 100, 320]), over: 1)
    default: Fraction(random.int(in: -50...50), over: random.pick([1, 1, 1, 1, 2, 3]))
    }
  }

  private mutating func relation() -> Relation {
    if kind == .ambiguous, random.chance(85) {
      return random.chance(50) ? .lessThanOrEqual : .greaterThanOrEqual
    }
    return random.pick([.equal, .equal, .lessThanOrEqual, .greaterThanOrEqual])
  }

  mutating func strength() -> PlannedStrength {
    if random.chance(percentRequired) { return .required }
    return PlannedStrength(
      level: random.pick(levels), weight: random.pick([1, 1, 2, Fraction(1, over: 2)]))
  }
}

// Layouts: the variables are edges, each with the one after it a box.

extension HistoryGenerator {
  fileprivate mutating func layoutConstraint() -> PlannedConstraint {
    let count = variables.count
    let (first, second) = (random.int(in: 0...count - 2), random.int(in: 0...count - 2))
    let third = random.int(in: 0...count - 1)
    switch random.int(in: 0...99) {
    case 0..<25: return row(box(first, 1), random.pick([.equal, .greaterThanOrEqual]))
    // A size is not negative.
    case 25..<35: return row(box(first, 1), .greaterThanOrEqual, 0, .required)
    case 35..<50: return row(box(first, 1) + box(second, -1), .equal, 0)
    case 50..<60: return row([(third, 1), (first, -1)], .equal)
    case 60..<70: return row([(third, 2), (first, -1), (second + 1, -1)], .equal, 0)
    case 70..<90: return row([(third, 1)], relation())
    default:
      let part = random.pick([2, 3, Fraction(1, over: 2), Fraction(1, over: 3)])
      return row(box(first, 1) + box(second, part * -1), .equal, 0)
    }
  }

  private func box(_ edge: Int, _ factor: Fraction) -> [(Int, Fraction)] {
    [(edge + 1, factor), (edge, factor * -1)]
  }

  private mutating func row(
    _ terms: [(edge: Int, coefficient: Fraction)], _ relation: Relation,
    _ constant: Fraction? = nil, _ strength: PlannedStrength? = nil
  ) -> PlannedConstraint {
    PlannedConstraint(
      terms: terms.map { .init(variable: variables[$0.edge], coefficient: $0.coefficient) },
      constant: constant ?? self.constant(), relation: relation,
      strength: strength ?? self.strength())
  }
}
