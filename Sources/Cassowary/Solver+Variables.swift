extension Solver {
  /// Adds a variable. Without a constraint its value is zero. Amortised O(1); nothing is solved.
  public mutating func makeVariable() -> Variable {
    arena.makeRoom(columns: 1)
    let isFinal = batchDepth == 0
    return mutate { kernel in kernel.makeVariable(isFinal: isFinal) }
  }

  /// Adds several variables, faster than one by one, in the order of the array: the first counts as the
  /// oldest. None for a count below one. Nothing is solved.
  ///
  /// ```swift
  /// let frame = solver.makeVariables(4)
  /// try solver.add(frame[0] + frame[2] <= 320)
  /// ```
  public mutating func makeVariables(_ count: Int) -> [Variable] {
    if count < 1 { return [] }
    arena.makeRoom(columns: count)
    let areFinal = batchDepth == 0
    return mutate { kernel in kernel.makeVariables(count, areFinal: areFinal) }
  }

  /// Removes a variable that no constraint mentions; its handle becomes stale. Nothing is solved.
  /// O(k log k), where k constraints mention it, or were removed and mentioned it lately.
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)``, or ``SolverError/variableInUse(_:by:)`` with
  ///   the constraints that mention it. An edit variable must stop being one first
  ///   (``SolverError/duplicateEditVariable(_:)``).
  public mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    let isAlone = batchDepth == 0
    try mutate { kernel throws(SolverError) in
      let column = try kernel.column(of: variable)
      if kernel.columns[column].editRow != nil { throw .duplicateEditVariable(variable) }
      let users = kernel.users(of: column)
      guard users.isEmpty else { throw .variableInUse(variable, by: users) }
      kernel.removeColumn(column)
      if isAlone { kernel.commit() }
    }
  }

  /// The weight of the implicit preference `x == 0` of the variable made as number `serial`.
  package static func preferenceWeight(serial: Int) -> Double {
    Column.preferenceWeight(serial: serial)
  }
}

extension Solver {
  /// Makes `variable` an edit variable: it is held at its present value, at `strength`, until
  /// other values are suggested. Costs what ``add(_:)`` does for a constraint of one term.
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/duplicateEditVariable(_:)``, and
  ///   what ``add(_:)`` throws.
  public mutating func addEditVariable(
    _ variable: Variable, strength: Strength = .strong
  ) throws(SolverError) {
    arena.makeRoom(rows: 1, terms: 1, level: strength.level)
    try change { solver throws(SolverError) in
      try solver.mutate { kernel throws(SolverError) in
        let column = try kernel.column(of: variable)
        guard kernel.columns[column].editRow == nil else {
          throw .duplicateEditVariable(variable)
        }
        let value = try kernel.value(of: variable)
        let row = kernel.insertEdit(of: column, at: value, strength)
        kernel.note(column)
        kernel.columns[column].edit = row.raw
      }
    }
  }

  /// Lets an edit variable go. Costs what ``remove(_:)`` does.
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/unknownEditVariable(_:)``;
  ///   ``SolverError/overflow`` or ``SolverError/stalled(steps:)``, if the numbers are too extreme.
  public mutating func removeEditVariable(_ variable: Variable) throws(SolverError) {
    try change { solver throws(SolverError) in
      try solver.mutate { kernel throws(SolverError) in
        let row = try kernel.editRow(of: variable)
        let column = try kernel.column(of: variable)
        kernel.noteCounts()
        kernel.note(column)
        kernel.columns[column].edit = -1
        kernel.remove(row)
      }
    }
  }

  /// Suggests a value for an edit variable, in the variable's own unit. It is a wish as strong as
  /// the edit: ``value(of:)`` is what became of it.
  ///
  /// Costs what ``setConstant(_:of:)`` does: what moves, as long as no constraint changes sides. For
  /// several at once there is ``suggest(_:)``.
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)``; ``SolverError/unknownEditVariable(_:)``;
  ///   ``SolverError/nonFinite(_:)``; ``SolverError/unsatisfiable(_:)``, where the edit is required;
  ///   ``SolverError/overflow`` or ``SolverError/stalled(steps:)``, if the numbers are too extreme.
  public mutating func suggest(
    _ value: Double, for variable: Variable
  ) throws(SolverError) {
    try changeConstant(-value) { kernel throws(SolverError) in
      let row = try kernel.editRow(of: variable)
      guard value.isFinite else { throw .nonFinite(value) }
      return row
    }
  }

  /// Suggests values for several edit variables at once, as a batch of suggestions does, and faster.
  ///
  /// ```swift
  /// try solver.suggest([(width, 320), (height, 480)])
  /// ```
  ///
  /// Of several values for one variable the last counts. Costs what moves, as long as no constraint
  /// changes sides; beyond that all are settled for once.
  ///
  /// - Throws: What ``suggest(_:for:)`` throws; then none of the values is taken.
  public mutating func suggest(
    _ suggestions: [(variable: Variable, value: Double)]
  ) throws(SolverError) {
    try suggest(suggestions.span)
  }

  /// Suggests values that lie anywhere in memory, as those of an array: nothing is allocated for that,
  /// nor counted as referenced.
  ///
  /// ```swift
  /// let wished: InlineArray<2, _> = [
  ///   (variable: width, value: 320.0), (variable: height, value: 480.0),
  /// ]
  /// try solver.suggest(wished.span)
  /// ```
  ///
  /// - Throws: What ``suggest(_:for:)`` throws; then none of the values is taken.
  public mutating func suggest(
    _ suggestions: Span<(variable: Variable, value: Double)>
  ) throws(SolverError) {
    if batchDepth == 0, arena.open({ $0.moveTo(suggestions) }) { return }
    try suggestOneByOne(suggestions)
  }

  @inline(never)
  private mutating func suggestOneByOne(
    _ suggestions: Span<(variable: Variable, value: Double)>
  ) throws(SolverError) {
    try change { solver throws(SolverError) in
      for place in suggestions.indices {
        try solver.suggest(suggestions[place].value, for: suggestions[place].variable)
      }
    }
  }
}
