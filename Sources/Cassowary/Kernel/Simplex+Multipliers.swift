extension Simplex {
  /// Moves the multipliers of the active rows against that of a row `alpha` that moves by `step`.
  mutating func shiftMultipliers(by alpha: SparseVector, times step: Double, lane: Int) {
    for position in alpha.support where alpha[position] != 0 {
      addToMultiplier(of: activeRows[position], -step * alpha[position], lane: lane)
    }
  }

  mutating func addToMultiplier(of row: RowIndex, _ change: Double, lane: Int) {
    let index = row.index * levels.count + lane
    multipliers[index] = Tolerance.cancelled(
      multipliers[index] + change, magnitude: abs(multipliers[index]) + abs(change))
  }

  /// Makes the multiplier of a row `slope` in its lane, and zero in the others.
  mutating func setMultiplier(of row: RowIndex, to slope: Double) {
    clearMultiplier(of: row)
    if slope != 0 { multipliers[row.index * levels.count + rows[row].lane] = slope }
  }

  /// Makes `row` the active one at `position`. `alpha` is the row as a combination of the active
  /// ones; the row that leaves goes to `side`, or for good if its constraint is gone.
  mutating func exchange(_ row: RowIndex, at position: Int, leaving side: Side) {
    if factor.ownPosition(of: rows[row].terms, terms) == position {
      factor.replaceInPlace(row, rows[row].terms, at: position, terms)
    } else {
      factor.replace(at: position, by: alpha)
    }
    activate(row, at: position, leaving: side)
  }

  private mutating func activate(_ row: RowIndex, at position: Int, leaving side: Side) {
    let left = activeRows[position]
    activeRows[position] = row
    states[row] = .active(Position(index: position))
    states[left] = .inactive(side)
    if rows[left].isDead { free(left) }
    hasMoved = true
    pivotsSinceComputing += 1
    statistics.pivots += 1
  }

  /// Puts a row whose multiplier is zero into the place in the triangle that its last column gives
  /// it, if the row there costs nothing: no multiplier changes, and nothing needs to be solved but
  /// for where the vertex moves.
  mutating func enterInPlace(_ row: RowIndex) -> Bool {
    guard case .inactive(.level) = states[row],
      let position = factor.ownPosition(of: rows[row].terms, terms),
      rows[activeRows[position]].isFree
    else { return false }
    factor.replaceInPlace(row, rows[row].terms, at: position, terms)
    clearMultiplier(of: row)
    activate(row, at: position, leaving: .level)
    let (value, tolerance) = residual(of: rows[row])
    if abs(value) > tolerance {
      factor.direction(of: position, terms, into: &direction)
      move(by: -value)
    }
    return true
  }

  /// Starts again from multipliers that are all zero, at the vertex there is: dual feasible, and for
  /// the dual steps to make optimal.
  mutating func restartMultipliers() {
    for index in multipliers.indices { multipliers[index] = 0 }
    for index in rows.indices {
      guard case .inactive = states[index] else { continue }
      states[index] = .inactive(.level)
      suspect(RowIndex(index: index))
    }
    hasMoved = true
  }
}
