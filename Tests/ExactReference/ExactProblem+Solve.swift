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
  /// The tableau, confined to the points that are optimal at every level 1…1000.
  let face: Tableau

  /// The least and the greatest value of a variable over all points that are optimal at every
  /// level 1…1000; `nil` where there is no bound.
  public func range(of variable: Int) -> (min: Rational?, max: Rational?) {
    (extreme(of: variable, sign: 1), extreme(of: variable, sign: -1).map { -$0 })
  }

  /// The least value of `sign` times the variable.
  private func extreme(of variable: Int, sign: Rational) -> Rational? {
    var cost = [Rational](repeating: 0, count: face.values.count)
    cost[variable] = sign
    cost[values.count + variable] = -sign
    var tableau = face
    guard tableau.minimise(cost) else { return nil }
    return zip(cost, tableau.values).reduce(0) { $0 + $1.0 * $1.1 }
  }
}

// The columns: x⁺ and x⁻ of each variable, x = x⁺ − x⁻; then r⁺ and r⁻ of each row, its residual
// being r⁺ − r⁻. Everything a row can want is then a cost on r⁺, on r⁻ or on both, and "required"
// is nothing but a level above all others whose least cost has to be zero.

extension ExactProblem {
  /// Solves level by level, each confined to the optimum of the ones above.
  public func solve() -> ExactOutcome {
    guard var tableau = feasibleTableau() else { return .unsatisfiable }
    let levels = Set(rows.compactMap(\.level)).sorted(by: >)
    for level in levels { optimise(&tableau, cost(of: level)) }
    let face = tableau
    let residuals = [Rational](repeating: 0, count: 2 * rows.count)
    optimise(&tableau, preferences + preferences + residuals)
    let point = self.point(of: tableau)
    let objective =
      levels.map { (level: $0, cost: totalError(at: point, level: $0)) }
      + [(level: 0, cost: zip(preferences, point).reduce(0) { $0 + $1.0 * $1.1.magnitude })]
    return .solved(ExactSolution(values: point, objective: objective, face: face))
  }

  /// Whether the required rows among those at `indices` can hold together.
  public func isSatisfiable(rowsAt indices: some Sequence<Int>) -> Bool {
    ExactProblem(preferences: preferences, rows: indices.map { rows[$0] }).feasibleTableau() != nil
  }

  /// A tableau confined to the points where all required rows hold, or `nil` if there are none.
  private func feasibleTableau() -> Tableau? {
    var tableau = initialTableau()
    optimise(&tableau, cost(of: nil))
    return totalError(at: point(of: tableau), level: nil) == 0 ? tableau : nil
  }

  /// The tableau at x = 0: −a·x + r⁺ − r⁻ = k, or, where k is negative, that times −1.
  private func initialTableau() -> Tableau {
    var basis: [Int] = []
    let columnCount = 2 * variableCount + 2 * rows.count
    let entries = rows.enumerated().map { index, row in
      let sign: Rational = row.constant.sign < 0 ? -1 : 1
      var entries = [Rational](repeating: 0, count: columnCount)
      for (variable, coefficient) in row.coefficients.enumerated() {
        entries[variable] = -sign * coefficient
        entries[variableCount + variable] = sign * coefficient
      }
      let residual = 2 * variableCount + 2 * index
      entries[residual] = sign
      entries[residual + 1] = -sign
      basis.append(sign == 1 ? residual : residual + 1)
      return entries
    }
    return Tableau(
      rows: entries, right: rows.map(\.constant.magnitude), basis: basis, columnCount: columnCount)
  }

  /// No cost can fall below zero, so there always is an optimum.
  private func optimise(_ tableau: inout Tableau, _ cost: [Rational]) {
    let isBounded = tableau.minimise(cost)
    precondition(isBounded, "a sum of distances has no least value")
    tableau.freezeOptimum(of: cost)
  }

  /// What each column costs at a level, or at the required one.
  private func cost(of level: Int?) -> [Rational] {
    var cost = [Rational](repeating: 0, count: 2 * variableCount + 2 * rows.count)
    for (index, row) in rows.enumerated() where row.level == level {
      let residual = 2 * variableCount + 2 * index
      if row.relation != .greaterThanOrEqual { cost[residual] = row.weight }
      if row.relation != .lessThanOrEqual { cost[residual + 1] = row.weight }
    }
    return cost
  }

  private func point(of tableau: Tableau) -> [Rational] {
    let values = tableau.values
    return (0..<variableCount).map { values[$0] - values[variableCount + $0] }
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
}
