extension Solver {
  /// The constraints there are (edit variables aside), in the order of adding. O(m log m)
  public var constraints: [ConstraintID] {
    let live = slots.indices.compactMap { slot in
      slots[slot].content.map { (slot: slot, serial: simplex.rows[$0.row].serial) }
    }
    return live.sorted { $0.serial < $1.serial }.map { id(ofSlot: $0.slot) }
  }

  /// The constraint behind a handle. O(1)
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public func constraint(_ id: ConstraintID) throws(SolverError) -> Constraint {
    try content(of: id).constraint
  }

  /// Adds a constraint.
  ///
  /// - Throws: ``SolverError/unsatisfiable(_:)`` with an irreducible conflict, if required
  ///   constraints could not hold together any more; ``SolverError/unknownVariable(_:)``;
  ///   ``SolverError/nonFinite(_:)``; ``SolverError/overflow`` or ``SolverError/stalled(steps:)``
  ///   if the numbers are too extreme.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    try change { solver throws(SolverError) in
      let slot = solver.freeSlots.last ?? solver.slots.count
      let row = try solver.insert(constraint, for: .constraint(slot))
      if solver.freeSlots.popLast() == nil { solver.slots.append(ConstraintSlot()) }
      solver.slots[slot].content = (constraint, row)
      return solver.id(ofSlot: slot)
    }
  }

  /// Adds a constraint under the handle that one had which has been removed, as an undo does.
  ///
  /// - Throws: ``SolverError/duplicateConstraint(_:)`` if the handle is live,
  ///   ``SolverError/unknownConstraint(_:)`` if it was never issued here or if its slot has served
  ///   another constraint since, and what ``add(_:)`` throws.
  public mutating func add(
    _ constraint: Constraint, as id: ConstraintID
  ) throws(SolverError) {
    if (try? content(of: id)) != nil { throw .duplicateConstraint(id) }
    guard slots.indices.contains(id.slot), slots[id.slot].content == nil,
      slots[id.slot].generation == id.generation + 1
    else { throw .unknownConstraint(id) }
    try change { solver throws(SolverError) in
      let row = try solver.insert(constraint, for: .constraint(id.slot))
      solver.freeSlots.removeAll { $0 == id.slot }
      solver.slots[id.slot] = ConstraintSlot(
        generation: id.generation, content: (constraint, row))
    }
  }

  /// Removes a constraint; its handle becomes stale.
  ///
  /// - Returns: The constraint, as it was last.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  @discardableResult
  public mutating func remove(_ id: ConstraintID) throws(SolverError) -> Constraint {
    let (constraint, row) = try content(of: id)
    try change { solver throws(SolverError) in
      solver.simplex.remove(row)
      solver.slots[id.slot].content = nil
      solver.slots[id.slot].generation += 1
      solver.freeSlots.append(id.slot)
    }
    return constraint
  }

  /// Changes the constant of a constraint's expression: the `c` in `a·x + c <= 0`.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/nonFinite(_:)``, and
  ///   ``SolverError/unsatisfiable(_:)`` where the constraint is required.
  public mutating func setConstant(
    _ constant: Double, of id: ConstraintID
  ) throws(SolverError) {
    let row = try content(of: id).row
    guard constant.isFinite else { throw .nonFinite(constant) }
    if batchDepth == 0, simplex.moveConstant(constant, of: row) {
      slots[id.slot].content?.constraint.expression.constant = constant
      return
    }
    try change { solver throws(SolverError) in
      solver.slots[id.slot].content?.constraint.expression.constant = constant
      solver.simplex.setConstant(constant, of: row)
    }
  }

  /// Changes the strength of a constraint, also to and from required.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``, and ``SolverError/unsatisfiable(_:)`` where
  ///   it becomes required.
  public mutating func setStrength(
    _ strength: Strength, of id: ConstraintID
  ) throws(SolverError) {
    let row = try content(of: id).row
    try change { solver throws(SolverError) in
      guard (strength.weight / solver.simplex.rows[row].scale).isFinite else { throw .overflow }
      solver.slots[id.slot].content?.constraint.strength = strength
      solver.simplex.setCost(level: strength.level, weight: strength.weight, of: row)
    }
  }

  private func content(
    of id: ConstraintID
  ) throws(SolverError) -> (constraint: Constraint, row: RowIndex) {
    guard slots.indices.contains(id.slot), slots[id.slot].generation == id.generation,
      let content = slots[id.slot].content
    else { throw .unknownConstraint(id) }
    return content
  }

  /// Adds the row of a constraint, without solving.
  mutating func insert(
    _ constraint: Constraint, for owner: RowOwner
  ) throws(SolverError) -> RowIndex {
    let new = try makeRow(constraint)
    let row = simplex.insert(new.row, new.terms)
    setOwner(owner, of: row)
    return row
  }

  mutating func setOwner(_ owner: RowOwner, of row: RowIndex) {
    while owners.count <= row.index { owners.append(.kernel) }
    owners[row] = owner
  }

  /// The row of a constraint: terms of the same variable added up, zeros left out, scaled.
  private mutating func makeRow(_ constraint: Constraint) throws(SolverError) -> NewRow {
    let expression = constraint.expression
    guard expression.constant.isFinite else { throw .nonFinite(expression.constant) }
    let terms = try merged(expression.terms)
    var scale = 1.0
    if let largest = terms.lazy.map({ abs($0.coefficient) }).max() {
      scale = 1 / largest.binade
    }
    guard scale.isFinite, (expression.constant * scale).isFinite,
      (constraint.strength.weight / scale).isFinite
    else { throw .overflow }
    let row = Row(
      scale: scale, constant: expression.constant, relation: constraint.relation,
      serial: simplex.takeSerial(), level: constraint.strength.level,
      weight: constraint.strength.weight)
    return NewRow(
      row: row, terms: terms.map { (column: $0.column, coefficient: $0.coefficient * scale) })
  }

  /// A row that is not in the kernel yet.
  private struct NewRow {
    let row: Row
    let terms: [(column: ColumnIndex, coefficient: Double)]
  }

  private func merged(_ terms: [LinearExpression.Term]) throws(SolverError)
    -> [(column: ColumnIndex, coefficient: Double)]
  {
    var found: [(column: ColumnIndex, coefficient: Double)] = []
    for term in terms {
      guard term.coefficient.isFinite else { throw .nonFinite(term.coefficient) }
      found.append((try column(of: term.variable), term.coefficient))
    }
    found.sort { $0.column.index < $1.column.index }
    var sums: [(column: ColumnIndex, coefficient: Double)] = []
    var rest = found[...]
    while let first = rest.first {
      let same = rest.prefix { $0.column == first.column }
      rest = rest.dropFirst(same.count)
      let sum = same.reduce(0) { $0 + $1.coefficient }
      let largest = same.reduce(0) { max($0, abs($1.coefficient)) }
      guard sum.isFinite else { throw .nonFinite(sum) }
      guard abs(sum) > (same.count > 1 ? Tolerance.coefficient * largest : 0) else { continue }
      sums.append((first.column, sum))
    }
    return sums
  }
}
