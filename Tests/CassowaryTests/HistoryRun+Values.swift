import SeededRandom
import SolverFuzzing
import Cassowary
import ExactReference

extension HistoryRun {
  /// Rounding errors grow with the numbers a solution is made of.
  private var scale: Double { solution?.values.map { abs($0.double) }.reduce(1, max) ?? 1 }

  /// Required rows hold, every level costs what it must, and the point is the canonical one.
  func checkSolution() throws(Fault) {
    guard let solution else { return }
    let values: [Int: Double]
    do {
      values = try subject.values(of: model.variables)
    } catch {
      throw Fault(law: "what is live can be asked for", detail: "\(error)")
    }
    try checkRows(values)
    try checkCosts(values, solution)
    try checkCanonical(values, solution)
    try checkListing()
  }

  private func checkCanonical(
    _ values: [Int: Double], _ solution: ExactSolution
  ) throws(Fault) {
    for (number, exact) in zip(model.variables, solution.values) {
      guard let value = values[number], abs(value - exact.double) <= 1e-6 * scale else {
        let cost = model.variables.reduce(0) {
          $0 + Solver.preferenceWeight(serial: $1) * abs(values[$1] ?? .nan)
        }
        throw Fault(
          law: "values are the canonical ones",
          detail: "x\(number) = \(values[number] ?? .nan), not \(exact.double); level 0 costs "
            + "\(cost), not \(solution.objective.last?.cost.double ?? .nan)")
      }
    }
  }

  private func checkRows(_ values: [Int: Double]) throws(Fault) {
    for row in model.rows where row.strength.level == nil {
      let (error, size) = row.error(at: values)
      guard error <= 1e-7 * size else {
        throw Fault(law: "required constraints hold", detail: "\(row.name) misses by \(error)")
      }
    }
  }

  private func checkCosts(_ values: [Int: Double], _ solution: ExactSolution) throws(Fault) {
    for (level, exact) in solution.objective where level > 0 {
      var (cost, size) = (0.0, 1.0)
      for row in model.rows where row.strength.level == level {
        let (error, itsSize) = row.error(at: values)
        cost += error * row.strength.weight.double
        size = max(size, itsSize)
      }
      guard abs(cost - exact.double) <= 1e-6 * max(size, exact.double) else {
        throw Fault(
          law: "each level costs as little as it can",
          detail: "level \(level) costs \(cost), not \(exact.double)")
      }
    }
  }

  /// The solver lists the constraints that there are, in the order of adding, as they are.
  private func checkListing() throws(Fault) {
    let law = "constraints are listed as they are"
    let rows = model.rows.filter { if case .constraint = $0.name { true } else { false } }
    let expected = rows.map { row -> ConstraintID? in
      if case .constraint(let key) = row.name { subject.handles[key] } else { nil }
    }
    let solver = subject.solver
    guard solver.constraints == expected.compactMap({ $0 }) else {
      throw Fault(law: law, detail: "\(solver.constraints), not \(expected)")
    }
    do {
      for (id, row) in zip(solver.constraints, rows) {
        guard try solver.constraint(id) == (try subject.constraint(row)).addedUp else {
          throw Fault(law: law, detail: "\(row.name) is \(try solver.constraint(id))")
        }
      }
    } catch let error as SolverError {
      throw Fault(law: law, detail: "\(error)")
    } catch {
      throw (error as? Fault) ?? Fault(law: law, detail: "\(error)")
    }
  }

  /// The same solver solved from nothing has the same values.
  func checkAnew() throws(Fault) {
    let law = "solving anew changes nothing"
    var other = subject.solver
    do {
      try other.solveAnew()
      for number in model.variables {
        let variable = subject.variables[number]
        let (a, b) = (try subject.solver.value(of: variable), try other.value(of: variable))
        guard abs(a - b) <= 1e-7 * scale else {
          throw Fault(law: law, detail: "x\(number): \(a), \(b)")
        }
      }
    } catch let error as SolverError {
      throw Fault(law: law, detail: "\(error)")
    } catch {
      throw (error as? Fault) ?? Fault(law: law, detail: "\(error)")
    }
  }

  /// A new solver that is given the same constraints in another order has the same values.
  func checkFromScratch(seed: UInt64) throws(Fault) {
    let law = "incremental equals from scratch"
    var random = SplitMix64(seed: seed)
    do {
      var other = SolverUnderTest(variableCount: model.variablesMade)
      for number in 0..<model.variablesMade where !model.variables.contains(number) {
        try other.solver.removeVariable(other.variables[number])
      }
      for row in model.rows.shuffled(using: &random) {
        if case .edit(let number) = row.name {
          // The present value might not fit, where the edit is required.
          try other.solver.batch { solver throws(SolverError) in
            let variable = other.variables[number]
            try solver.addEditVariable(variable, strength: try row.strength.strength)
            try solver.suggest(-row.constant.double, for: variable)
          }
        } else {
          try other.solver.add(try other.constraint(row))
        }
      }
      let (values, theirs) = (
        try subject.values(of: model.variables), try other.values(of: model.variables)
      )
      for number in model.variables {
        guard let value = values[number], let its = theirs[number],
          abs(value - its) <= 1e-7 * scale
        else {
          throw Fault(
            law: law, detail: "x\(number): \(values[number] ?? .nan), \(theirs[number] ?? .nan)")
        }
      }
    } catch let error as Fault {
      throw error
    } catch {
      throw Fault(law: law, detail: "\(error)")
    }
  }

  /// Exactly the variables that can move are ambiguous, between exactly these bounds.
  ///
  /// - Returns: How many there are.
  func checkAmbiguities() throws(Fault) -> Int {
    guard let solution else { return 0 }
    let law = "ambiguities are what can move, and how far"
    let found: [Ambiguity]
    do {
      found = try subject.solver.ambiguities()
    } catch {
      throw Fault(law: law, detail: "\(error)")
    }
    let expected = model.variables.enumerated().compactMap { place, number in
      let range = solution.range(of: place)
      let isPoint = range.min != nil && range.min == range.max
      return isPoint ? nil : (number, range.min?.double, range.max?.double)
    }
    guard found.map(\.variable) == expected.map({ subject.variables[$0.0] }) else {
      throw Fault(law: law, detail: "\(found.map(\.variable)), not \(expected)")
    }
    for (ambiguity, (number, low, high)) in zip(found, expected) {
      let range = ambiguity.range
      guard isSame(range.lowerBound, low ?? -.infinity), isSame(range.upperBound, high ?? .infinity)
      else { throw Fault(law: law, detail: "x\(number) in \(range), not \(expected)") }
    }
    return expected.count
  }

  private func isSame(_ left: Double, _ right: Double) -> Bool {
    left == right || abs(left - right) <= 1e-6 * max(scale, abs(right))
  }
}

extension Model.Row {
  /// By how much the row misses its relation, and the size of the numbers that come into it.
  fileprivate func error(at values: [Int: Double]) -> (error: Double, size: Double) {
    var (sum, size) = (constant.double, max(1, abs(constant.double)))
    for term in terms {
      let product = term.coefficient.double * (values[term.variable] ?? .nan)
      sum += product
      size = max(size, abs(product))
    }
    return switch relation {
    case .lessThanOrEqual: (max(0, sum), size)
    case .equal: (abs(sum), size)
    case .greaterThanOrEqual: (max(0, -sum), size)
    }
  }
}
