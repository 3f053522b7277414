import Cassowary
import ExactReference

extension Model {
  /// What may be at zero, by its name.
  enum Quantity: Hashable {
    case variable(Int)
    case row(Name)
  }

  /// Solves the problem, beginning where some quantities are at zero: where the search for nearly
  /// the same problem ended, it is soon over.
  func solve(startingAt zeros: Set<Quantity>) -> (outcome: ExactOutcome, zeros: Set<Quantity>) {
    let numbers =
      variables.indices.filter { zeros.contains(.variable(variables[$0])) }.map {
        ExactProblem.Quantity.variable($0)
      }
      + rows.indices.filter { zeros.contains(.row(rows[$0].name)) }.map { .row($0) }
    let outcome = problem.solve(startingAt: numbers)
    guard case .solved(let solution) = outcome else { return (outcome, zeros) }
    let names = solution.zeros.map { quantity -> Quantity in
      switch quantity {
      case .variable(let place): .variable(variables[place])
      case .row(let place): .row(rows[place].name)
      }
    }
    return (outcome, Set(names))
  }

  /// The live variables and the rows as a problem for the reference.
  var problem: ExactProblem {
    ExactProblem(
      preferences: variables.compactMap { Rational(Solver.preferenceWeight(serial: $0)) },
      rows: rows.map { row in
        var coefficients = [Rational](repeating: 0, count: variables.count)
        for term in row.terms {
          guard let place = variables.firstIndex(of: term.variable) else { continue }
          coefficients[place] = coefficients[place] + term.coefficient.exact
        }
        return ExactProblem.Row(
          coefficients, row.constant, row.relation.exact, strength: row.strength.exact)
      })
  }
}

extension Relation {
  fileprivate var exact: ExactProblem.Relation {
    switch self {
    case .lessThanOrEqual: .lessThanOrEqual
    case .equal: .equal
    case .greaterThanOrEqual: .greaterThanOrEqual
    }
  }
}

extension PlannedStrength {
  fileprivate var exact: ExactProblem.Strength {
    level.map { .optional(level: $0, weight: weight.exact) } ?? .required
  }
}
