import Cassowary

extension FuzzSession {
  /// Ordinary numbers are never too extreme.
  mutating func checkRefusal(_ refusal: SolverError) {
    switch refusal {
    case .deliberate: break
    case .overflow, .stalled:
      expect(!isOrdinary, "ordinary numbers are not too extreme", "\(refusal)")
    case .unsatisfiable(let conflict):
      expect(!conflict.members.isEmpty, "a conflict has members")
      let members = Set(conflict.members)
      expect(members.count == conflict.members.count, "a conflict names each member once")
    default: break
    }
  }

  mutating func checkListed(_ constraint: Constraint, _ handle: ConstraintID) {
    guard isChecked else { return }
    expect(solver.constraints.last == handle, "what is added last is listed last")
    let kept = try? solver.constraint(handle)
    expect(
      !isOrdinary || kept == constraint.addedUp, "a constraint is kept as it was added",
      "\(kept as Constraint?)")
  }

  /// Values are numbers; required constraints and required edits hold.
  mutating func checkValues() {
    for variable in ledger.made {
      guard let value = try? solver.value(of: variable) else { continue }
      expect(value.isFinite, "every value is finite", "\(value)")
    }
    guard isOrdinary else { return }
    for handle in solver.constraints {
      guard let constraint = try? solver.constraint(handle) else { continue }
      checkHolds(constraint)
    }
    for (variable, edit) in ledger.edits {
      checkHolds((variable == edit.value).with(strength: edit.strength))
    }
  }

  private mutating func checkHolds(_ constraint: Constraint) {
    guard constraint.strength.isRequired else { return }
    var (sum, size) = (constraint.expression.constant, 1 + abs(constraint.expression.constant))
    for term in constraint.expression.terms {
      let part = term.coefficient * ((try? solver.value(of: term.variable)) ?? .nan)
      sum += part
      size += abs(part)
    }
    let error =
      switch constraint.relation {
      case .equal: abs(sum)
      case .lessThanOrEqual: sum
      case .greaterThanOrEqual: -sum
      }
    expect(error <= 1e-7 * size, "required constraints hold", "one misses by \(error)")
  }

  /// A value lies where the solver says that it might.
  mutating func checkAmbiguities(_ ambiguities: [Ambiguity]) {
    guard isOrdinary else { return }
    for ambiguity in ambiguities {
      let value = (try? solver.value(of: ambiguity.variable)) ?? .nan
      let room = 1e-6 * max(1, abs(value))
      let range = ambiguity.range
      expect(
        range.lowerBound <= value + room && value - room <= range.upperBound,
        "an ambiguous value is one of those it might have", "\(value) is not in \(range)")
    }
  }

  /// Copies that were set aside have not moved since.
  mutating func checkCopies() {
    for copy in copies {
      expect(copy.snapshot.isShown(by: copy.solver), "a copy is independent", "one moved later")
    }
  }

  /// A new solver that is given what there is comes to the same point.
  mutating func checkFromScratch() {
    guard isChecked, isOrdinary, violation == nil else { return }
    let law = "values do not depend on the way there"
    do throws(SolverError) {
      let (other, twins) = try rebuilt()
      let live = ledger.made.compactMap { variable in
        (try? solver.value(of: variable)).map { (variable, $0) }
      }
      let size = live.reduce(1) { max($0, abs($1.1)) }
      for (variable, value) in live {
        let its = try twins[variable].map { twin throws(SolverError) in try other.value(of: twin) }
        expect(
          abs((its ?? .nan) - value) <= 1e-6 * size, law,
          "\(value) here, \(its as Double?) from scratch")
      }
    } catch {
      expect(false, law, "from scratch it is \(error)")
    }
  }

  /// A solver with the same variables and constraints, and its variables by those here.
  private func rebuilt() throws(SolverError) -> (Solver, [Variable: Variable]) {
    var other = Solver()
    var twins: [Variable: Variable] = [:]
    for variable in ledger.made { twins[variable] = other.makeVariable() }
    for handle in solver.constraints.reversed() {
      var constraint = try solver.constraint(handle)
      constraint.expression.terms = constraint.expression.terms.compactMap { term in
        twins[term.variable].map { .init($0, coefficient: term.coefficient) }
      }
      try other.add(constraint)
    }
    for variable in ledger.made {
      guard let edit = ledger.edits[variable], let twin = twins[variable] else { continue }
      try other.batch { other throws(SolverError) in
        try other.addEditVariable(twin, strength: edit.strength)
        try other.suggest(edit.value, for: twin)
      }
    }
    return (other, twins)
  }
}
