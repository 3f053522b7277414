extension Solver {
  /// The constraints there are (edit variables aside), in the order of adding. O(m log m), where m
  /// is how many there ever were at once.
  public var constraints: [ConstraintID] { arena.read { $0.liveConstraints } }

  /// The constraint behind a handle: as it was added or changed last, but with the terms of one
  /// variable added up, and those that cancel left out. It is made anew from what the solver keeps.
  /// O(terms), with an allocation.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``.
  public func constraint(_ id: ConstraintID) throws(SolverError) -> Constraint {
    try arena.read { kernel throws(SolverError) in kernel.constraint(of: try kernel.row(of: id)) }
  }

  /// Adds a constraint. Inside a batch amortised O(terms), and solved for at its end; outside, it
  /// is settled at once. The first constraint at a level costs O(m) more.
  ///
  /// - Returns: The handle to change it and to remove it with.
  /// - Throws: ``SolverError/unsatisfiable(_:)`` with an irreducible conflict, if required
  ///   constraints could not hold together any more (inside a batch, its end throws that);
  ///   ``SolverError/unknownVariable(_:)``; ``SolverError/nonFinite(_:)``, if a coefficient or the
  ///   constant is; ``SolverError/overflow`` or ``SolverError/stalled(steps:)``, if the numbers are
  ///   too extreme.
  @discardableResult
  public mutating func add(_ constraint: Constraint) throws(SolverError) -> ConstraintID {
    let (expression, relation) = (constraint.expression, constraint.relation)
    return try add(
      expression.terms.span, constant: expression.constant, relation,
      strength: constraint.strength)
  }

  /// Adds the constraint `terms + constant relation 0`, the terms of which lie anywhere in memory: where
  /// many constraints are made, theirs can stand in one array, and none is allocated for each.
  ///
  /// ```swift
  /// // 320 wide in all.
  /// let terms: InlineArray<2, _> = [
  ///   LinearExpression.Term(left), LinearExpression.Term(width),
  /// ]
  /// try solver.add(terms.span, constant: -320, .lessThanOrEqual)
  /// ```
  ///
  /// - Returns: The handle to change it and to remove it with.
  /// - Throws: What adding a ``Constraint`` throws.
  @discardableResult
  public mutating func add(
    _ terms: Span<LinearExpression.Term>, constant: Double = 0, _ relation: Relation,
    strength: Strength = .required
  ) throws(SolverError) -> ConstraintID {
    arena.makeRoom(rows: 1, terms: terms.count, slots: 1, level: strength.level)
    if batchDepth > 0 { return try insert(terms, constant, relation, strength) }
    return try change { solver throws(SolverError) in
      try solver.insert(terms, constant, relation, strength)
    }
  }

  /// Adds a constraint without solving; when it throws, nothing has changed.
  @inline(__always)
  private mutating func insert(
    _ terms: Span<LinearExpression.Term>, _ constant: Double, _ relation: Relation,
    _ strength: Strength
  ) throws(SolverError) -> ConstraintID {
    try mutate { kernel throws(SolverError) in
      let row = try kernel.insert(terms, constant, relation, strength)
      let slot = kernel.takeSlot(for: row)
      kernel.rows[row].owner = .constraint(slot)
      return kernel.id(slot)
    }
  }

  /// Adds a constraint under the handle that one had which has been removed, as an undo does. Costs
  /// what ``add(_:)`` does, and O(handles that are free).
  ///
  /// - Throws: ``SolverError/duplicateConstraint(_:)`` if the handle is live,
  ///   ``SolverError/unknownConstraint(_:)`` if it was never issued here or if its slot has served
  ///   another constraint since, and what ``add(_:)`` throws.
  public mutating func add(
    _ constraint: Constraint, as id: ConstraintID
  ) throws(SolverError) {
    let (expression, strength) = (constraint.expression, constraint.strength)
    arena.makeRoom(rows: 1, terms: expression.terms.count, level: strength.level)
    try change { solver throws(SolverError) in
      try solver.mutate { kernel throws(SolverError) in
        if (try? kernel.row(of: id)) != nil { throw .duplicateConstraint(id) }
        guard kernel.canRevive(id) else { throw .unknownConstraint(id) }
        let row = try kernel.insert(
          expression.terms.span, expression.constant, constraint.relation, strength)
        kernel.reviveSlot(id, for: row)
        kernel.rows[row].owner = .constraint(SlotIndex(raw: id.slot))
      }
    }
  }

  /// Removes a constraint; its handle becomes stale. One solve, and settling: nothing but that
  /// where the constraint did not matter, a pivot for each one that takes its part where it did.
  ///
  /// - Returns: The constraint, as ``constraint(_:)`` gives it.
  /// - Throws: ``SolverError/unknownConstraint(_:)``; ``SolverError/overflow`` or
  ///   ``SolverError/stalled(steps:)``, if the numbers are too extreme.
  @discardableResult
  public mutating func remove(_ id: ConstraintID) throws(SolverError) -> Constraint {
    try change { solver throws(SolverError) in
      try solver.mutate { kernel throws(SolverError) in
        let row = try kernel.row(of: id)
        let constraint = kernel.constraint(of: row)
        kernel.noteCounts()
        kernel.remove(row)
        kernel.giveSlot(SlotIndex(raw: id.slot))
        return constraint
      }
    }
  }

  /// Changes the constant of a constraint's expression: the `c` in `a·x + c <= 0`. So for
  /// `a·x == 5` the constant is −5.
  ///
  /// Costs what moves, as long as no constraint changes sides; the first time after another change,
  /// a solve too. Beyond that it is settled.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``; ``SolverError/nonFinite(_:)``;
  ///   ``SolverError/unsatisfiable(_:)``, where the constraint is required; ``SolverError/overflow``
  ///   or ``SolverError/stalled(steps:)``, if the numbers are too extreme.
  public mutating func setConstant(
    _ constant: Double, of id: ConstraintID
  ) throws(SolverError) {
    try changeConstant(constant) { kernel throws(SolverError) in try kernel.row(of: id) }
  }

  /// Changes the strength of a constraint, also to and from required. Costs what removing it and
  /// adding it would; its handle and its place in the order stay.
  ///
  /// - Throws: ``SolverError/unknownConstraint(_:)``; ``SolverError/unsatisfiable(_:)``, where it
  ///   becomes required; ``SolverError/overflow`` or ``SolverError/stalled(steps:)``, if the numbers
  ///   are too extreme.
  public mutating func setStrength(
    _ strength: Strength, of id: ConstraintID
  ) throws(SolverError) {
    arena.makeRoom(level: strength.level)
    try change { solver throws(SolverError) in
      try solver.mutate { kernel throws(SolverError) in
        let row = try kernel.row(of: id)
        guard (strength.weight / kernel.rows[row].scale).isFinite else { throw .overflow }
        kernel.noteCounts()
        kernel.setCost(level: strength.level, weight: strength.weight, of: row)
      }
    }
  }
}

extension Solver {
  /// Changes the constant of a row: at once if the vertex can follow, or with all the rest.
  @inline(__always)
  mutating func changeConstant(
    _ constant: Double, of row: (borrowing Kernel) throws(SolverError) -> RowIndex
  ) throws(SolverError) {
    if batchDepth > 0 { return try noteConstant(constant, of: row) }
    let hasMoved = try arena.open { kernel throws(SolverError) in
      let row = try row(kernel)
      guard constant.isFinite else { throw .nonFinite(constant) }
      return kernel.moveConstant(constant, of: row)
    }
    if hasMoved { return }
    try change { solver throws(SolverError) in try solver.noteConstant(constant, of: row) }
  }

  /// Changes the constant of a row without solving.
  @inline(__always)
  private mutating func noteConstant(
    _ constant: Double, of row: (borrowing Kernel) throws(SolverError) -> RowIndex
  ) throws(SolverError) {
    try mutate { kernel throws(SolverError) in
      _ = try kernel.changeConstant(constant, of: try row(kernel))
    }
  }
}

extension Kernel {
  /// Gives a row another constant, without solving.
  ///
  /// - Returns: Whether it is another.
  mutating func changeConstant(
    _ constant: Double, of row: RowIndex
  ) throws(SolverError) -> Bool {
    guard constant.isFinite else { throw .nonFinite(constant) }
    let scaled = constant * rows[row].scale
    guard scaled.isFinite else { throw .overflow }
    if scaled == rows[row].constant { return false }
    setConstant(constant, of: row)
    return true
  }

  /// Adds the row of a constraint, without solving: terms of the same variable added up, zeros left
  /// out, scaled. There must be room for it.
  mutating func insert(
    _ terms: Span<LinearExpression.Term>, _ constant: Double, _ relation: Relation,
    _ strength: Strength
  ) throws(SolverError) -> RowIndex {
    if let largest = try largestCoefficient(ofDistinct: terms) {
      let row = try row(relation, constant, strength, largest: largest)
      let scale = row.scale
      return place(row, count: terms.count) { place in
        let term = terms[place]
        return (ColumnIndex(raw: term.variable.slot), term.coefficient * scale)
      }
    }
    try addUp(terms)
    let row = try row(relation, constant, strength, largest: largestSum())
    let (scale, sums) = (row.scale, direction)
    return place(row, count: sums.support.count) { place in
      (sums.support[place], sums[sums.support[place]] * scale)
    }
  }

  /// Adds the row that holds an edit variable at a value.
  mutating func insertEdit(
    of column: ColumnIndex, at value: Double, _ strength: Strength
  ) -> RowIndex {
    let cost = strength.isRequired ? Double.infinity : strength.weight
    var row = Row(
      .equal, constant: -value, cost: cost, lane: lane(of: strength.level),
      serial: takeSerial())
    row.owner = .edit(column)
    return place(row, count: 1) { _ in (column, 1) }
  }

  /// The row of a constraint with the largest coefficient given, without its terms.
  @inline(__always)
  private func row(
    _ relation: Relation, _ constant: Double, _ strength: Strength, largest: Double
  ) throws(SolverError) -> Row {
    guard constant.isFinite else { throw .nonFinite(constant) }
    guard largest == 0 || largest.isNormal else { throw .overflow }
    let exponent = largest == 0 ? 0 : Row.scalingExponent(largest)
    let scale = Row.scale(exponent)
    let (scaled, cost) = (constant * scale, strength.weight / scale)
    guard scaled.isFinite, cost.isFinite else { throw .overflow }
    return Row(
      relation, constant: scaled, cost: strength.isRequired ? .infinity : cost,
      lane: lane(of: strength.level), serial: takeSerial(), exponent: exponent)
  }

  /// The largest coefficient of terms that can be taken as they are, and `nil` if they have to be
  /// added up: many, of the same variable, or zero.
  @inline(__always)
  private func largestCoefficient(
    ofDistinct terms: Span<LinearExpression.Term>
  ) throws(SolverError) -> Double? {
    guard terms.count <= 8 else { return nil }
    var largest = 0.0
    for place in 0..<terms.count {
      let (variable, coefficient) = (terms[place].variable, terms[place].coefficient)
      guard coefficient.isFinite else { throw .nonFinite(coefficient) }
      _ = try column(of: variable)
      if coefficient == 0 { return nil }
      for other in 0..<place where terms[other].variable == variable { return nil }
      largest = max(largest, abs(coefficient))
    }
    return largest
  }

  /// Adds terms up by column, in `direction`.
  private func addUp(_ terms: Span<LinearExpression.Term>) throws(SolverError) {
    direction.clear()
    for place in terms.indices {
      let term = terms[place]
      guard term.coefficient.isFinite else { throw .nonFinite(term.coefficient) }
      direction.add(term.coefficient, at: try column(of: term.variable))
    }
  }

  /// The largest of the sums in `direction`. Those that are zero but for rounding are left out:
  /// 2/3 + 1/3 − 1 is no constraint on anything.
  private func largestSum() throws(SolverError) -> Double {
    let (direction, support) = (direction, direction.support)
    var largest = 0.0
    for index in 0..<support.count {
      let value = direction[support[index]]
      guard value.isFinite else { throw .nonFinite(value) }
    }
    support.keep { column in
      let value = abs(direction[column])
      if value > Tolerance.coefficient * direction.size(column) {
        largest = max(largest, value)
        return true
      }
      direction.forget(column)
      return false
    }
    return largest
  }
}
