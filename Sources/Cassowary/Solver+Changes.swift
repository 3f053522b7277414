extension Solver {
  /// The variables whose values may be others than when this was called last, each once; none the
  /// first time, from which on the solver keeps a list of them. Variables without a constraint stay
  /// at zero and are not listed. Outside of batches. O(variables listed)
  package mutating func takeChanges() -> [Variable] {
    arena.makeRoom { $0.tracksChanges = true }
    return arena.open { $0.takeChanges() }
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

extension Variable {
  /// A number that no other variable of the solver has at the same time. The first variables of a
  /// solver that none was removed from have the numbers from 0 on.
  package var number: Int { Int(slot) }
}
