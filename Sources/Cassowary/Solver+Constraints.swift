extension Solver {
  /// The constraints there are (edit variables aside), in the order of adding. O(m log m)
  public var constraints: [ConstraintID] {
    let rows = slots.indices.filter { slots[$0].constraint != nil && slots[$0].edited == nil }
    return rows.sorted { simplex.rows[$0].serial < simplex.rows[$1].serial }.map {
      ConstraintID(slot: $0, generation: slots[$0].generation)
    }
  }

  /// The constraint behind a handle. O(1)
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public func constraint(_ id: ConstraintID) throws(SolverError) -> Constraint {
    guard let constraint = slots[try row(of: id)].constraint else {
      throw .unknownConstraint(id)
    }
    return constraint
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
      let row = try solver.insert(constraint)
      return ConstraintID(slot: row.index, generation: solver.slots[row].generation)
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
    if (try? row(of: id)) != nil { throw .duplicateConstraint(id) }
    let index = RowIndex(index: id.slot)
    guard slots.indices.contains(id.slot), slots[index].generation == id.generation + 1,
      simplex.freeRows.contains(index)
    else { throw .unknownConstraint(id) }
    try change { solver throws(SolverError) in
      let row = try solver.makeRow(constraint)
      solver.simplex.freeRows.removeAll { $0 == index }
      solver.simplex.freeRows.append(index)
      solver.insert(row, for: constraint)
      solver.slots[index].generation = id.generation
    }
  }

  /// Removes a constraint; its handle becomes stale.
  ///
  /// - Returns: The constraint, as it was last.
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  @discardableResult
  public mutating func remove(_ id: ConstraintID) throws(SolverError) -> Constraint {
    let row = try row(of: id)
    let constraint = try constraint(id)
    try change { solver throws(SolverError) in solver.release(row) }
    return constraint
  }

  /// Changes the constant of a constraint's expression: the `c` in `a·x + c <= 0`.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``, ``SolverError/nonFinite(_:)``, and
  ///   ``SolverError/unsatisfiable(_:)`` where the constraint is required.
  public mutating func setConstant(
    _ constant: Double, of id: ConstraintID
  ) throws(SolverError) {
    let row = try row(of: id)
    guard constant.isFinite else { throw .nonFinite(constant) }
    try change { solver throws(SolverError) in
      solver.slots[row].constraint?.expression.constant = constant
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
    let row = try row(of: id)
    try change { solver throws(SolverError) in
      guard (strength.weight / solver.simplex.rows[row].scale).isFinite else { throw .overflow }
      solver.slots[row].constraint?.strength = strength
      solver.simplex.setCost(level: strength.level, weight: strength.weight, of: row)
    }
  }

  func row(of id: ConstraintID) throws(SolverError) -> RowIndex {
    guard slots.indices.contains(id.slot), slots[id.slot].generation == id.generation,
      slots[id.slot].constraint != nil, slots[id.slot].edited == nil
    else { throw .unknownConstraint(id) }
    return RowIndex(index: id.slot)
  }

  /// Adds the row of a constraint, without solving.
  mutating func insert(_ constraint: Constraint) throws(SolverError) -> RowIndex {
    insert(try makeRow(constraint), for: constraint)
  }

  @discardableResult
  private mutating func insert(_ row: Row, for constraint: Constraint) -> RowIndex {
    let index = simplex.insert(row)
    while slots.count < simplex.rows.count { slots.append(ConstraintSlot()) }
    slots[index].constraint = constraint
    return index
  }

  /// Frees the row of a constraint, without solving.
  mutating func release(_ row: RowIndex) {
    simplex.remove(row)
    slots[row].constraint = nil
    slots[row].edited = nil
    slots[row].generation += 1
  }

  /// The row of a constraint: terms of the same variable added up, zeros left out, scaled.
  mutating func makeRow(_ constraint: Constraint) throws(SolverError) -> Row {
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
    return Row(
      terms: terms.map { .init(column: $0.column, coefficient: $0.coefficient * scale) },
      scale: scale, constant: expression.constant, relation: constraint.relation,
      serial: simplex.takeSerial(), level: constraint.strength.level,
      weight: constraint.strength.weight)
  }

  private func merged(_ terms: [Expression.Term]) throws(SolverError) -> [Row.Term] {
    var found: [Row.Term] = []
    for term in terms {
      guard term.coefficient.isFinite else { throw .nonFinite(term.coefficient) }
      found.append(.init(column: try column(of: term.variable), coefficient: term.coefficient))
    }
    found.sort { $0.column.index < $1.column.index }
    var sums: [Row.Term] = []
    var rest = found[...]
    while let first = rest.first {
      let same = rest.prefix { $0.column == first.column }
      rest = rest.dropFirst(same.count)
      let sum = same.reduce(0) { $0 + $1.coefficient }
      let largest = same.reduce(0) { max($0, abs($1.coefficient)) }
      guard sum.isFinite else { throw .nonFinite(sum) }
      guard abs(sum) > (same.count > 1 ? Tolerance.coefficient * largest : 0) else { continue }
      sums.append(.init(column: first.column, coefficient: sum))
    }
    return sums
  }
}
