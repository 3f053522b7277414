import Cassowary

// A value is decided by the constraints without which it would be another, or free to move. Each one
// that could matter is taken out of a copy of the solver to see.

extension LayoutEngine {
  /// The constraints that decide a variable of an item.
  func explanation(
    of item: LayoutItem, _ attribute: LayoutAttribute
  ) throws(LayoutError) -> LayoutExplanation {
    guard let variables = variables(of: item) else {
      return LayoutExplanation(
        item: item.displayName, attribute: attribute, value: 0, steps: [])
    }
    let variable = variables.part(attribute)
    let rows: [ExplainedRow]
    do {
      rows = try isFree(variable, solver) ? [] : try decisive(for: variable, item)
    } catch {
      throw .tooExtreme
    }
    return LayoutExplanation(
      item: item.displayName, attribute: attribute, value: (try? solver.value(of: variable)) ?? 0,
      steps: chain(rows).map { $0.step })
  }

  /// The layout constraints that decide variables of an item, in the order in which they are taken.
  func constraints(
    deciding attributes: [LayoutAttribute], of item: LayoutItem
  ) throws(LayoutError) -> [LayoutConstraint] {
    guard let variables = variables(of: item) else { return [] }
    var found = DistinctList<LayoutConstraint>()
    do {
      for attribute in attributes where try !isFree(variables.part(attribute), solver) {
        for row in try decisive(for: variables.part(attribute), item) {
          if case .constraint(let constraint) = row.source { found.insert(constraint) }
        }
      }
    } catch {
      throw .tooExtreme
    }
    return found.items
  }

  /// The rows without any one of which the variable has another value or is free.
  private func decisive(
    for variable: Variable, _ item: LayoutItem
  ) throws(SolverError) -> [ExplainedRow] {
    let value = try solver.value(of: variable)
    var found: [ExplainedRow] = []
    for row in try connected(to: variable, item) {
      var copy = solver
      try copy.remove(row.id)
      let other = try copy.value(of: variable)
      if abs(other - value) > Self.sameValue * max(1, abs(value)) {
        found.append(row)
      } else if try isFree(variable, copy) {
        found.append(row)
      }
    }
    return found
  }

  /// Relative to the value and 1: solving again gives the same within rounding.
  private static let sameValue = 1e-6

  /// Whether a variable can move while everything holds as well as before: the faintest wish moves it.
  private func isFree(_ variable: Variable, _ solver: Solver) throws(SolverError) -> Bool {
    let value = try solver.value(of: variable)
    for distance in [1.0, -1] {
      var copy = solver
      let wish = try Strength(level: 1, weight: 1e-6)
      try copy.add((variable == value + distance).with(strength: wish))
      if abs(try copy.value(of: variable) - value) > Self.sameValue * max(1, abs(value)) {
        return true
      }
    }
    return false
  }

  /// The rows that hold a variable through others, in the order in which rows are taken: those that
  /// are tight now. One with room to spare decides nothing, and an optional one that is violated
  /// pulls.
  private func connected(
    to variable: Variable, _ item: LayoutItem
  ) throws(SolverError) -> [ExplainedRow] {
    var rows: [ExplainedRow] = []
    for row in item.owningView.map({ desiredRows($0.layoutRoot) }) ?? [] {
      guard let present = installed[row.source.key] else { continue }
      let constraint = try solver.constraint(present.id)
      if try hasRoom(constraint) { continue }
      rows.append(
        ExplainedRow(
          id: present.id, source: row.source,
          variables: Set(constraint.expression.terms.map { $0.variable })))
    }
    var reached: Set<Variable> = [variable]
    var count = 0
    while count != reached.count {
      count = reached.count
      for row in rows where !row.variables.isDisjoint(with: reached) {
        reached.formUnion(row.variables)
      }
    }
    return rows.filter { !$0.variables.isDisjoint(with: reached) }
  }

  /// Whether a row is an inequality that is far from being violated.
  private func hasRoom(_ constraint: Constraint) throws(SolverError) -> Bool {
    var sum = constraint.expression.constant
    for term in constraint.expression.terms {
      sum += term.coefficient * (try solver.value(of: term.variable))
    }
    switch constraint.relation {
    case .equal: return false
    case .lessThanOrEqual: return sum < -Self.sameValue
    case .greaterThanOrEqual: return sum > Self.sameValue
    }
  }

  /// The rows from the root on: again and again the first one that brings at most one variable that
  /// those before it have not.
  private func chain(_ rows: [ExplainedRow]) -> [ExplainedRow] {
    var (rest, ordered) = (rows, [ExplainedRow]())
    var known: Set<Variable> = []
    while !rest.isEmpty {
      let next = rest.firstIndex { $0.variables.subtracting(known).count <= 1 } ?? 0
      let row = rest.remove(at: next)
      known.formUnion(row.variables)
      ordered.append(row)
    }
    return ordered
  }
}

/// A row of the solver that may be named in an explanation.
private struct ExplainedRow {
  let id: ConstraintID
  let source: RowSource
  let variables: Set<Variable>

  var step: LayoutExplanation.Step {
    let member = source.member
    return .init(
      relation: member.relation, identifier: member.identifier, source: member.source)
  }
}

extension ItemVariables {
  /// The variable that an attribute stands for.
  fileprivate func part(_ attribute: LayoutAttribute) -> Variable {
    switch attribute {
    case .left: minX
    case .top: minY
    case .width: width
    default: height
    }
  }
}
