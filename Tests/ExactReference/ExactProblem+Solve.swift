/// What a problem comes to.
public enum ExactOutcome: Sendable {
  /// The required rows cannot hold together.
  case unsatisfiable
  /// The optimum of every level.
  case solved(ExactSolution)
}

/// The points that are optimal at every level, and one of them.
public struct ExactSolution: Sendable {
  /// The canonical point: among the optimal ones, of least cost at level 0.
  public let values: [Rational]
  /// What each level costs, the highest first, level 0 last.
  public let objective: [(level: Int, cost: Rational)]
  /// What was at zero where the search ended: a good start for a problem that is nearly the same.
  public let zeros: [ExactProblem.Quantity]
  /// The tableau, confined to the points that are optimal at every level 1…1000.
  let face: Tableau

  /// The least and the greatest value of a variable over all points that are optimal at every
  /// level 1…1000; `nil` where there is no bound.
  public func range(of variable: Int) -> (min: Rational?, max: Rational?) {
    (extreme(of: variable, sign: 1), extreme(of: variable, sign: -1))
  }

  /// Where `sign` times the variable is least.
  private func extreme(of variable: Int, sign: BigInteger) -> Rational? {
    var cost = [BigInteger](repeating: 0, count: face.isFrozen.count)
    cost[2 * variable] = sign
    cost[2 * variable + 1] = -sign
    var tableau = face
    return tableau.minimise(cost) ? tableau.value(of: variable) : nil
  }
}

extension ExactProblem {
  /// What may be at zero: a variable, or what a row comes to.
  public enum Quantity: Hashable, Sendable {
    /// The variable with this number.
    case variable(Int)
    /// The left side of the row with this number.
    case row(Int)
  }
}

// The quantities are the variables, then the rows' left sides, each times a number that makes the
// row whole. Everything a row can want is then a cost above zero, below it or on both sides, and
// "required" is nothing but a level above all others whose least cost has to be zero.

extension ExactProblem {
  /// Solves level by level, each confined to the optimum of the ones above.
  ///
  /// The search starts where the quantities in `zeros` are at zero, as far as they can be. That
  /// has no influence on what is found, apart from ``ExactSolution/zeros``.
  public func solve(startingAt zeros: some Sequence<Quantity> = []) -> ExactOutcome {
    guard var tableau = feasibleTableau(zeros) else { return .unsatisfiable }
    let levels = Set(rows.compactMap(\.level)).sorted(by: >)
    for level in levels { optimise(&tableau, cost(of: level)) }
    let face = tableau
    optimise(&tableau, costOfPreferences)
    let point = self.point(of: tableau)
    let objective =
      levels.map { (level: $0, cost: totalError(at: point, level: $0)) }
      + [(level: 0, cost: zip(preferences, point).reduce(0) { $0 + $1.0 * $1.1.magnitude })]
    let found = tableau.others.map { quantity -> Quantity in
      quantity < variableCount ? .variable(quantity) : .row(quantity - variableCount)
    }
    return .solved(ExactSolution(values: point, objective: objective, zeros: found, face: face))
  }

  /// Whether the required rows among those at `indices` can hold together.
  public func isSatisfiable(rowsAt indices: some Sequence<Int>) -> Bool {
    ExactProblem(preferences: preferences, rows: indices.map { rows[$0] }).feasibleTableau([])
      != nil
  }

  /// A tableau confined to the points where all required rows hold, or `nil` if there are none.
  private func feasibleTableau(_ zeros: some Sequence<Quantity>) -> Tableau? {
    let numbers = zeros.map { quantity in
      switch quantity {
      case .variable(let variable): variable
      case .row(let row): variableCount + row
      }
    }
    var tableau = initialTableau()
    tableau.start(withZeros: Set(numbers))
    optimise(&tableau, cost(of: nil))
    return totalError(at: point(of: tableau), level: nil) == 0 ? tableau : nil
  }

  /// The tableau at x = 0: what each row comes to, times its scale.
  private func initialTableau() -> Tableau {
    let whole = rows.map { row in
      let scale = row.scale
      return (row.coefficients + [row.constant]).map { number in
        number.sign == 0 || scale.numerator == 1 ? number.numerator : (number * scale).numerator
      }
    }
    return Tableau(
      entries: whole.map { Array($0.dropLast()) }, right: whole.map { $0[variableCount] },
      othersCount: variableCount)
  }

  /// No cost can fall below zero, so there always is an optimum.
  private func optimise(_ tableau: inout Tableau, _ cost: [BigInteger]) {
    let isBounded = tableau.minimise(cost)
    precondition(isBounded, "a sum of distances has no least value")
    tableau.freezeOptimum(of: cost)
  }

  /// What each column costs at a level, or at the required one, in whole numbers.
  private func cost(of level: Int?) -> [BigInteger] {
    let paying = rows.indices.filter { rows[$0].level == level }
    let costs = wholeNumbers(paying.map { rows[$0].weight / rows[$0].scale })
    var result = [BigInteger](repeating: 0, count: 2 * (variableCount + rows.count))
    for (row, cost) in zip(paying, costs) {
      let above = 2 * (variableCount + row)
      if rows[row].relation != .greaterThanOrEqual { result[above] = cost }
      if rows[row].relation != .lessThanOrEqual { result[above + 1] = cost }
    }
    return result
  }

  /// What each column costs at level 0, in whole numbers.
  private var costOfPreferences: [BigInteger] {
    wholeNumbers(preferences).flatMap { [$0, $0] }
      + Array(repeating: 0, count: 2 * rows.count)
  }

  private func wholeNumbers(_ costs: [Rational]) -> [BigInteger] {
    let common = Rational(commonDenominator(of: costs))
    return costs.map { ($0 * common).numerator }
  }

  private func point(of tableau: Tableau) -> [Rational] {
    (0..<variableCount).map { tableau.value(of: $0) }
  }

  private func totalError(at point: [Rational], level: Int?) -> Rational {
    rows.reduce(0) { $1.level == level ? $0 + $1.weight * $1.error(at: point) : $0 }
  }
}

extension ExactProblem.Row {
  /// The level, or `nil` for the required one.
  fileprivate var level: Int? {
    if case .optional(let level, _) = strength { level } else { nil }
  }

  fileprivate var weight: Rational {
    if case .optional(_, let weight) = strength { weight } else { 1 }
  }

  /// The least whole number that makes the row whole.
  fileprivate var scale: Rational { Rational(commonDenominator(of: coefficients + [constant])) }
}

private func commonDenominator(of fractions: [Rational]) -> BigInteger {
  fractions.reduce(1) { common, fraction in
    let other = fraction.denominator
    if other == 1 || other == common { return common }
    let shared = BigInteger.gcd(common, other)
    return common * other.quotientAndRemainder(dividingBy: shared).quotient
  }
}
