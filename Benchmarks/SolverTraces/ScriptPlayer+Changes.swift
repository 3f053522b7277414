import Cassowary

/// Why a command of a script was refused.
struct Refusal: Error {
  let reason: String

  static let unknownConstraint = Refusal(reason: "unknown constraint")
  static let unknownVariable = Refusal(reason: "unknown variable")
}

extension ScriptPlayer {
  mutating func carryOut(_ change: ScriptCommand) throws(Refusal) {
    switch change {
    case .add(let id): try add(id)
    case .remove(let id): try remove(id)
    case .edit(let number, let strength):
      let variable = try variable(number)
      try call { solver throws(SolverError) in
        try solver.addEditVariable(variable, strength: strength)
      }
    case .endEdit(let number):
      let variable = try variable(number)
      try call { solver throws(SolverError) in try solver.removeEditVariable(variable) }
    case .suggest(let number, let value):
      let variable = try variable(number)
      try call { solver throws(SolverError) in try solver.suggest(value, for: variable) }
    case .setConstant(let id, let constant):
      try redefine(id) {
        $0.constant = constant
      } call: { solver, handle throws(SolverError) in
        try solver.setConstant(constant, of: handle)
      }
    case .setStrength(let id, let strength):
      try redefine(id) {
        $0.strength = strength
      } call: { solver, handle throws(SolverError) in
        try solver.setStrength(strength, of: handle)
      }
    case .start, .define, .remember, .goBack, .printValues, .printAmbiguities: break
    }
  }

  private mutating func add(_ id: Int) throws(Refusal) {
    guard let definition = state.definitions[id] else { throw .unknownConstraint }
    guard let constraint = definition.constraint(over: state.variables) else {
      throw .unknownVariable
    }
    let live = liveHandle(of: id)
    state.handles[id] = try call(adding: id) { solver throws(SolverError) in
      guard let live else { return try solver.add(constraint) }
      try solver.add(constraint, as: live)  // refused, by the solver's own rule
      return live
    }
  }

  private mutating func remove(_ id: Int) throws(Refusal) {
    guard let handle = state.handles[id] else { throw .unknownConstraint }
    _ = try call { solver throws(SolverError) in try solver.remove(handle) }
  }

  /// Changes what a constraint is, in the solver too if it is there.
  private mutating func redefine(
    _ id: Int, _ change: (inout TraceConstraint) -> Void,
    call body: (inout Solver, ConstraintID) throws(SolverError) -> Void
  ) throws(Refusal) {
    guard var definition = state.definitions[id] else { throw .unknownConstraint }
    if let handle = liveHandle(of: id) {
      try call { solver throws(SolverError) in try body(&solver, handle) }
    }
    change(&definition)
    state.definitions[id] = definition
  }

  private func liveHandle(of id: Int) -> ConstraintID? {
    state.handles[id].flatMap { (try? state.solver.constraint($0)) == nil ? nil : $0 }
  }

  private func variable(_ number: Int) throws(Refusal) -> Variable {
    guard state.variables.indices.contains(number) else { throw .unknownVariable }
    return state.variables[number]
  }

  /// Calls the solver; `adding` is the constraint that a conflict names without a handle.
  private mutating func call<Result>(
    adding id: Int? = nil, _ body: (inout Solver) throws(SolverError) -> Result
  ) throws(Refusal) -> Result {
    do {
      return try body(&state.solver)
    } catch {
      throw Refusal(reason: reason(error, adding: id))
    }
  }
}
