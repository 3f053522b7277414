import Cassowary
import ExactReference

/// A solver together with the handles it issued.
struct SolverUnderTest {
  var solver = Solver()
  private(set) var variables: [Variable] = []
  private(set) var handles: [Int: ConstraintID] = [:]

  init(variableCount: Int) {
    for _ in 0..<variableCount { variables.append(solver.makeVariable()) }
  }

  /// Makes the calls of a step. The handles that a call issued before it threw are kept.
  mutating func make(_ step: History.Step) throws(SolverError) {
    switch step {
    case .makeVariable: variables.append(solver.makeVariable())
    case .removeVariable(let variable): try solver.removeVariable(variables[variable])
    case .add(let key, let constraint): handles[key] = try solver.add(self.constraint(constraint))
    case .remove(let key): try solver.remove(try handle(key))
    case .setConstant(let key, let constant):
      try solver.setConstant(constant.double, of: try handle(key))
    case .setStrength(let key, let strength):
      try solver.setStrength(try strength.strength, of: try handle(key))
    case .edit(let variable, let strength):
      try solver.addEditVariable(variables[variable], strength: try strength.strength)
    case .endEdit(let variable): try solver.removeEditVariable(variables[variable])
    case .suggest(let variable, let value):
      try solver.suggest(value.double, for: variables[variable])
    case .failure(let steps): try makeFailure(steps)
    case .restore, .batch, .trial: preconditionFailure("made by other calls")
    }
  }

  /// Makes the calls of several steps as one.
  mutating func makeBatch(_ steps: [History.Step]) throws(SolverError) {
    var inner = self
    defer {
      variables = inner.variables
      handles = inner.handles
    }
    try solver.batch { solver throws(SolverError) in
      inner.solver = solver
      for step in steps { try inner.make(step) }
      solver = inner.solver
    }
  }

  /// Makes the calls of several steps as one, the last of which throws, and catches the error.
  /// What the batch has issued is void.
  mutating func makeFailure(_ steps: [History.Step]) throws(SolverError) {
    let issued = self
    do throws(SolverError) {
      try solver.batch { solver throws(SolverError) in
        var inner = issued
        inner.solver = solver
        for step in steps { try inner.make(step) }
        solver = inner.solver
        try solver.add(Constraint(LinearExpression(constant: .infinity), .equal))
      }
    } catch .nonFinite(.infinity) {
    }
  }

  /// Puts a constraint back under the handle it had.
  mutating func restore(_ row: Model.Row, key: Int) throws(SolverError) {
    try solver.add(constraint(row), as: try handle(key))
  }

  /// The row as a constraint, in the terms of the solver.
  func constraint(_ row: Model.Row) throws(SolverError) -> Constraint {
    Constraint(
      expression(row.terms, row.constant.double), row.relation, strength: try row.strength.strength)
  }

  private func constraint(_ planned: PlannedConstraint) throws(SolverError) -> Constraint {
    Constraint(
      expression(planned.terms, planned.constant.double), planned.relation,
      strength: try planned.strength.strength)
  }

  private func expression(_ terms: [PlannedConstraint.Term], _ constant: Double) -> LinearExpression
  {
    LinearExpression(
      terms: terms.map { .init(variables[$0.variable], coefficient: $0.coefficient.double) },
      constant: constant)
  }

  private func handle(_ key: Int) throws(SolverError) -> ConstraintID {
    guard let handle = handles[key] else { preconditionFailure("c\(key) was never added") }
    return handle
  }

  /// The values of variables, by number.
  func values(of numbers: [Int]) throws(SolverError) -> [Int: Double] {
    var values: [Int: Double] = [:]
    for number in numbers { values[number] = try solver.value(of: variables[number]) }
    return values
  }

  /// What a handle in a conflict stands for. An unknown handle is that of the refused call.
  func name(of member: Conflict.Member, refused: Int?) -> Model.Name? {
    switch member {
    case .edit(let variable):
      return variables.lastIndex(of: variable).map { .edit($0) }
    case .constraint(let id):
      // A key removed since may share nothing with a live one: handles are never issued twice.
      if let key = handles.first(where: { $0.value == id })?.key { return .constraint(key) }
      return refused.map { .constraint($0) }
    }
  }
}
