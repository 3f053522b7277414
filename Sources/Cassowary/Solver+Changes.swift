extension Solver {
  /// Makes room as ``reserveCapacity(variables:constraints:terms:)`` does, for constraints at so many
  /// levels beside the required ones, and for the list that ``takeChanges(_:)`` reads. O(n + m), in
  /// one allocation.
  package mutating func reserveCapacity(
    variables: Int, constraints: Int, terms: Int, levels: Int
  ) {
    arena.makeRoom { room in
      room.raise(variables: variables, constraints: constraints, terms: terms)
      room.lanes = max(room.lanes, 1 + levels)
      room.tracksChanges = true
    }
  }

  /// Calls `body` with the variables whose values may be others than when this was called last, each
  /// once. Unless there was room for that before, the first time begins a list of them, with none.
  /// Variables without a constraint stay at zero and are not listed. Outside of batches. O(variables
  /// listed)
  package mutating func takeChanges(_ body: (Variable) -> Void) {
    if !arena.room.tracksChanges { arena.makeRoom { $0.tracksChanges = true } }
    arena.open { $0.takeChanges(body) }
  }

  /// The values of a variable that is in the solver and of the three made after it, of which none was
  /// removed. O(1)
  package func values(ofFourFrom variable: Variable) -> SIMD4<Double> {
    arena.read { kernel in
      var values = SIMD4<Double>()
      for index in 0..<4 {
        let column = ColumnIndex(raw: variable.slot + Int32(truncatingIfNeeded: index))
        guard column.raw >= 0, column.raw < kernel.counts.columns,
          !kernel.columns[column].flags.contains(.isReused)
        else { continue }
        values[index] = kernel.values[column]
      }
      return values
    }
  }

  /// The variables that constraints alone may not determine: of these the implicit preferences have
  /// their say. O(variables listed)
  package var undeterminedVariables: [Variable] { arena.read { $0.undetermined } }

  /// Gives variables the places in the order of creation that they would have in a solver made
  /// anew: implicit preferences then weigh as they would there. Variables that the constraints
  /// determine keep their values. Costs O(1) for each of these, and settling for others.
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)``; ``SolverError/overflow`` or
  ///   ``SolverError/stalled(steps:)``, if the numbers are too extreme.
  package mutating func renumber(
    _ serials: [(variable: Variable, serial: Int)]
  ) throws(SolverError) {
    try change { solver throws(SolverError) in
      try solver.mutate { kernel throws(SolverError) in
        for (variable, serial) in serials {
          kernel.renumber(try kernel.column(of: variable), as: serial)
        }
      }
    }
  }
}

extension Solver {
  /// Changes the constants of several constraints at once, as a batch of ``setConstant(_:of:)`` does.
  /// Of several constants for one constraint the last counts.
  ///
  /// - Returns: How many of the constants are others than before.
  /// - Throws: What ``setConstant(_:of:)`` throws; then all constants are what they were.
  package mutating func setConstants(
    _ constants: [(id: ConstraintID, constant: Double)]
  ) throws(SolverError) -> Int {
    try change { solver throws(SolverError) in
      try solver.mutate { kernel throws(SolverError) in
        var count = 0
        for (id, constant) in constants {
          if try kernel.changeConstant(constant, of: try kernel.row(of: id)) { count += 1 }
        }
        return count
      }
    }
  }
}

extension Variable {
  /// A number that no other variable of the solver has at the same time. The first variables of a
  /// solver that none was removed from have the numbers from 0 on.
  package var number: Int { Int(slot) }

  /// The variable with a number in a solver that none was removed from. It may be there already, or
  /// be made later.
  package init(number: Int) {
    self.init(slot: Int32(truncatingIfNeeded: number), generation: 0)
  }
}

extension ConstraintID {
  /// A number that no other constraint of the solver has at the same time; those of constraints that
  /// were removed are given again before there are higher ones.
  package var number: Int { Int(slot) }
}
