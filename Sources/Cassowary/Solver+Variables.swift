extension Solver {
  /// Adds a variable. Without a constraint its value is zero. Amortised O(n)
  public mutating func makeVariable() -> Variable {
    let serial = variablesMade
    variablesMade += 1
    let weight = Self.preferenceWeight(serial: serial)
    if let column = freeColumns.popLast() {
      columns[column].isLive = true
      columns[column].serial = serial
      simplex.reuseColumn(column, preference: weight)
      return Variable(slot: column.index, generation: columns[column].generation)
    }
    simplex.addColumn(preference: weight)
    setOwner(.kernel, of: simplex.preferences[columns.count])
    columns.append(ColumnSlot(serial: serial))
    return Variable(slot: columns.count - 1, generation: 0)
  }

  /// Removes a variable that no constraint mentions; its handle becomes stale. O(m)
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)``, or ``SolverError/variableInUse(_:by:)`` with
  ///   the constraints that mention it. An edit variable must stop being one first
  ///   (``SolverError/duplicateEditVariable(_:)``).
  public mutating func removeVariable(_ variable: Variable) throws(SolverError) {
    let column = try column(of: variable)
    if columns[column].edit != nil { throw .duplicateEditVariable(variable) }
    let users = constraints.filter { id in
      let terms = slots[id.slot].content?.constraint.expression.terms ?? []
      return terms.contains { $0.variable == variable }
    }
    guard users.isEmpty else { throw .variableInUse(variable, by: users) }
    columns[column].isLive = false
    columns[column].generation += 1
    freeColumns.append(column)
  }

  /// The weight of the implicit preference `x == 0`, at a level below all others, of the variable
  /// made as number `serial`. It falls slowly with the serial (a fourth root), so that weights
  /// stay apart in double precision, and is irrational, so that sums of weights seldom tie.
  package static func preferenceWeight(serial: Int) -> Double {
    (1 / (Double(serial) + 2.718281828459045)).squareRoot().squareRoot()
  }

  func column(of variable: Variable) throws(SolverError) -> ColumnIndex {
    let column = ColumnIndex(index: variable.slot)
    guard columns.indices.contains(variable.slot), columns[column].isLive,
      columns[column].generation == variable.generation
    else { throw .unknownVariable(variable) }
    return column
  }
}

extension Solver {
  /// Makes `variable` an edit variable: it is held at its present value, at `strength`, until
  /// other values are suggested.
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/duplicateEditVariable(_:)``, and
  ///   what ``add(_:)`` throws.
  public mutating func addEditVariable(
    _ variable: Variable, strength: Strength = .strong
  ) throws(SolverError) {
    let column = try column(of: variable)
    guard columns[column].edit == nil else { throw .duplicateEditVariable(variable) }
    let constraint = (variable == simplex.values[column]).with(strength: strength)
    try change { solver throws(SolverError) in
      solver.columns[column].edit = try solver.insert(constraint, for: .edit(variable))
    }
  }

  /// Lets an edit variable go.
  ///
  /// - Throws: ``SolverError/unknownVariable(_:)``, ``SolverError/unknownEditVariable(_:)``.
  public mutating func removeEditVariable(_ variable: Variable) throws(SolverError) {
    let row = try editRow(of: variable)
    try change { solver throws(SolverError) in
      solver.columns[variable.slot].edit = nil
      solver.simplex.remove(row)
    }
  }

  /// Suggests a value for an edit variable.
  ///
  /// - Throws: ``SolverError/unknownEditVariable(_:)``, ``SolverError/nonFinite(_:)``, and
  ///   ``SolverError/unsatisfiable(_:)`` where the edit is required.
  public mutating func suggest(
    _ value: Double, for variable: Variable
  ) throws(SolverError) {
    let row = try editRow(of: variable)
    guard value.isFinite else { throw .nonFinite(value) }
    if batchDepth == 0, simplex.moveConstant(-value, of: row) { return }
    try change { solver throws(SolverError) in
      solver.simplex.setConstant(-value, of: row)
    }
  }

  private func editRow(of variable: Variable) throws(SolverError) -> RowIndex {
    guard let row = columns[try column(of: variable)].edit else {
      throw .unknownEditVariable(variable)
    }
    return row
  }
}
