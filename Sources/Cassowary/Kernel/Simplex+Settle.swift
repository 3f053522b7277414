extension Simplex {
  /// Makes the solution optimal again after any changes. May leave `self` half-way when it throws.
  mutating func settle() throws(KernelFailure) {
    moveConstants()
    if newRows.isEmpty, newConstants.isEmpty, !hasMoved, suspects.isEmpty { return }
    applyNewConstants()
    enterNewRows()
    var rounds = 0
    repeat {
      try takeDualSteps()
      if hasMoved { try wakeWhatCanMove() }
      try polish()
      rounds += 1
      guard rounds < 10 else { throw .stalled(steps: statistics.pivots) }
    } while !suspects.isEmpty
    hasMoved = false
    #if CheckedInvariants
      checkInvariants()
    #endif
  }

  /// A changed constant of an active row moves the vertex along one direction; no multiplier
  /// changes.
  private mutating func applyNewConstants() {
    for (index, constant) in newConstants {
      let change = constant - rows[index].constant
      rows[index].constant = constant
      if case .active(let position) = states[index] {
        factor.direction(of: position.index, terms, into: &direction)
        move(by: -change)
      } else {
        suspect(index)
      }
    }
    newConstants.removeAll(keepingCapacity: true)
  }

  /// New equalities take the places of sleeping preferences even where they hold already: what
  /// holds them then is known when something moves.
  private mutating func enterNewRows() {
    for index in newRows {
      states[index] = .inactive(.level)
      if rows[index].relation == .equal, enterInPlace(index) { continue }
      suspect(index)
    }
    newRows.removeAll(keepingCapacity: true)
  }

  /// Moves the vertex along `direction`, and suspects the rows that see it.
  mutating func move(by distance: Double) {
    guard distance != 0 else { return }
    for column in direction.support {
      let change = direction[column] * distance
      if change == 0 { continue }
      let size = abs(values[column]) + abs(change)
      magnitudes[column] = max(magnitudes[column], size)
      values[column] = Tolerance.cancelled(values[column] + change, magnitude: size)
      suspectRows(of: ColumnIndex(index: column))
    }
  }

  mutating func suspectRows(of column: ColumnIndex) {
    var (isSuspect, suspects) = ([Bool](), [RowIndex]())
    swap(&isSuspect, &self.isSuspect)
    swap(&suspects, &self.suspects)
    terms.forEach(in: column) { term in
      if isSuspect[term.row] { return }
      guard case .inactive = states[term.row] else { return }
      isSuspect[term.row] = true
      suspects.append(term.row)
    }
    swap(&isSuspect, &self.isSuspect)
    swap(&suspects, &self.suspects)
  }

  mutating func suspect(_ row: RowIndex) {
    guard !isSuspect[row] else { return }
    isSuspect[row] = true
    suspects.append(row)
  }

  /// `a·x + k`, and how large it must be to count.
  func residual(of row: Row) -> (value: Double, tolerance: Double) {
    var sum = row.constant
    var magnitude = abs(row.constant)
    for index in row.terms {
      let term = terms[index]
      sum += term.coefficient * values[term.column]
      magnitude += abs(term.coefficient) * magnitudes[term.column]
    }
    return (sum, Tolerance.residual * magnitude)
  }

  /// After pivots: computes the values anew, and the factor where that shows that rounding has
  /// spoilt it.
  private mutating func polish() throws(KernelFailure) {
    guard values.allSatisfy({ $0.isFinite }) else { throw .overflow }
    if factor.wantsRefactoring { try refactor() }
    guard pivotsSinceComputing > 0 || movesSinceComputing > 0 else { return }
    computeValues()
    if activeRowsAreAtZero { return suspectAll() }
    try refactor()
    computeValues()
    guard activeRowsAreAtZero else { throw .stalled(steps: statistics.pivots) }
    suspectAll()
  }

  private mutating func suspectAll() {
    for index in rows.indices {
      let row = RowIndex(index: index)
      if case .inactive = states[row], violation(of: row) != nil { suspect(row) }
    }
  }

  var activeRowsAreAtZero: Bool {
    activeRows.allSatisfy { index in
      let (value, tolerance) = residual(of: rows[index])
      return abs(value) <= tolerance
    }
  }

  /// Computes every value from the constants of the active rows: A x = −k.
  mutating func computeValues() {
    factor.work.clear()
    for (position, row) in activeRows.enumerated() where rows[row].constant != 0 {
      factor.work.add(-rows[row].constant, at: position)
    }
    factor.solveResiduals(terms, into: &direction)
    for column in values.indices {
      values[column] = direction.settle(column)
      magnitudes[column] = direction.size(column)
    }
    pivotsSinceComputing = 0
    movesSinceComputing = 0
  }

  /// Factors the active matrix anew.
  mutating func refactor() throws(KernelFailure) {
    let active = activeRows.map { (row: $0, range: rows[$0].terms) }
    statistics.refactorisations += 1
    guard let order = factor.factor(active, terms) else {
      throw .stalled(steps: statistics.pivots)
    }
    activeRows = order
    for (position, row) in order.enumerated() {
      states[row] = .active(Position(index: position))
    }
    bury()
  }
}
