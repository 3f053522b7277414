import Cassowary

extension FuzzSession {
  /// Makes the calls of a command.
  mutating func call(_ command: FuzzCommand) throws(SolverError) {
    switch command {
    case .makeVariable(let number): makeVariable(number)
    case .removeVariable(let number): try removeVariable(number)
    case .add(let number, let planned): try add(number, planned)
    case .restore(let number, let planned):
      guard let handle = constraints[number], let constraint = try constraint(planned) else {
        return
      }
      try solver.add(constraint, as: handle)
      checkListed(constraint, handle)
    case .remove(let number): try remove(number)
    case .setConstant(let number, let constant):
      guard let handle = constraints[number] else { return }
      try solver.setConstant(constant, of: handle)
      let kept = (try? solver.constraint(handle))?.expression.constant
      expect(
        !isOrdinary || kept == constant, "a constant is what it was set to", "\(kept as Double?)")
    case .setStrength(let number, let planned):
      guard let handle = constraints[number] else { return }
      let strength = try planned.strength
      try solver.setStrength(strength, of: handle)
      let kept = (try? solver.constraint(handle))?.strength
      expect(
        !isOrdinary || kept == strength, "a strength is what it was set to", "\(kept as Strength?)")
    case .edit(let number, let strength): try edit(number, strength)
    case .endEdit(let number):
      guard let variable = variables[number] else { return }
      try solver.removeEditVariable(variable)
      ledger.edits[variable] = nil
    case .suggest(let number, let value):
      guard let variable = variables[number] else { return }
      try solver.suggest(value, for: variable)
      expect(ledger.edits[variable] != nil, "suggestions are for edit variables", "x\(number)")
      ledger.edits[variable]?.value = value
    case .ambiguities: try askForAmbiguities()
    case .batch(let commands, let end): try batch(commands, end)
    case .copy(let commands): playOnCopy(commands)
    }
  }

  private mutating func makeVariable(_ number: Int) {
    let variable = solver.makeVariable()
    expect(!ledger.made.contains(variable), "a handle is issued once", "x\(number)")
    variables[number] = variable
    ledger.made.append(variable)
    let value = try? solver.value(of: variable)
    expect(value == 0, "a new variable is zero", "x\(number)")
  }

  private mutating func removeVariable(_ number: Int) throws(SolverError) {
    guard let variable = variables[number] else { return }
    try solver.removeVariable(variable)
    let value = try? solver.value(of: variable)
    expect(value == nil, "what is removed is unknown", "x\(number)")
  }

  private mutating func add(_ number: Int, _ planned: FuzzConstraint) throws(SolverError) {
    guard let constraint = try constraint(planned) else { return }
    let handle = try solver.add(constraint)
    constraints[number] = handle
    checkListed(constraint, handle)
  }

  private mutating func remove(_ number: Int) throws(SolverError) {
    guard let handle = constraints[number] else { return }
    let before = try? solver.constraint(handle)
    let removed = try solver.remove(handle)
    expect(removed == before, "removing gives back what there was", "c\(number)")
    let after = try? solver.constraint(handle)
    expect(after == nil, "what is removed is unknown", "c\(number)")
  }

  private mutating func edit(_ number: Int, _ planned: FuzzStrength) throws(SolverError) {
    guard let variable = variables[number] else { return }
    let (value, strength) = (try solver.value(of: variable), try planned.strength)
    try solver.addEditVariable(variable, strength: strength)
    expect(ledger.edits[variable] == nil, "a variable is edited once", "x\(number)")
    ledger.edits[variable] = (value, strength)
  }

  private mutating func askForAmbiguities() throws(SolverError) {
    // Inside a batch there may be no solution to ask about; the question must do no harm.
    guard ledger.depth == 0 else {
      _ = try? solver.ambiguities()
      return
    }
    checkAmbiguities(try solver.ambiguities())
  }

  private mutating func batch(
    _ commands: [FuzzCommand], _ end: FuzzBatchEnd
  ) throws(SolverError) {
    let before = ledger
    // While the body has the solver, it is nowhere else: a batch must not need a second reference.
    var inside = self
    inside.ledger.depth += 1
    inside.solver = Solver()
    defer {
      (variables, constraints) = (inside.variables, inside.constraints)
      (violation, refusals, copies) = (inside.violation, inside.refusals, inside.copies)
    }
    try solver.batch { solver throws(SolverError) in
      swap(&inside.solver, &solver)
      defer { swap(&inside.solver, &solver) }
      for command in commands {
        guard let refusal = inside.play(command), end == .throws else { continue }
        throw refusal
      }
      if end == .throwsAtEnd { throw .deliberate }
    }
    ledger = inside.ledger
    ledger.depth = before.depth
  }

  private mutating func playOnCopy(_ commands: [FuzzCommand]) {
    let before = isChecked ? snapshot : nil
    if let before { copies.append((solver, before)) }
    var copy = self
    for command in commands { copy.play(command) }
    (variables, constraints) = (copy.variables, copy.constraints)
    (violation, refusals, copies) = (copy.violation, copy.refusals, copy.copies)
    expect(before?.isShown(by: solver) ?? true, "a copy is independent", "the original moved too")
  }

  /// The constraint with handles; `nil` where one is missing.
  private func constraint(_ planned: FuzzConstraint) throws(SolverError) -> Constraint? {
    let strength = try planned.strength.strength
    var expression = LinearExpression(constant: planned.constant)
    for term in planned.terms {
      guard let variable = variables[term.variable] else { return nil }
      expression.terms.append(.init(variable, coefficient: term.coefficient))
    }
    return Constraint(expression, planned.relation, strength: strength)
  }
}

extension SolverError {
  /// What a batch throws that is meant to.
  static let deliberate = SolverError.stalled(steps: -1)
}
