/// An inactive row whose residual is not on the side that its multiplier says.
struct Violation {
  let row: RowIndex
  let residual: Double
  /// 1 where the multiplier must rise (the residual is over zero), −1 where it must fall.
  let direction: Double
}

extension Kernel {
  /// Repairs violated rows, one dual step each, until there are none.
  ///
  /// Suspects are taken in the order in which they became so; after a run of steps that gain
  /// nothing, always the oldest violated row and the oldest to leave (Bland's rule), which cannot
  /// cycle. Each step raises the dual objective or is such a step, so the search ends.
  mutating func takeDualSteps() throws(KernelFailure) {
    var steps = 0
    var stepsWithoutGain = 0
    let factor = factor
    let limit = 1_000 + 50 * Int(counts.rows + counts.columns)
    while !suspects.isEmpty {
      let oldestFirst = stepsWithoutGain > Int(counts.rows)
      if wantsRefactoring { try refactor() }
      guard let found = oldestFirst ? oldestViolation() : nextViolation() else { return }
      let gained = try takeDualStep(found, factor, oldestFirst: oldestFirst)
      stepsWithoutGain = gained ? 0 : stepsWithoutGain + 1
      steps += 1
      guard steps < limit else { throw .stalled(steps: steps) }
    }
  }

  /// The violation of the first suspect that is violated; those before it are no suspects any more.
  func firstViolation() -> Violation? {
    let (suspects, rows, vertex) = (suspects, rows, vertex)
    while !suspects.isEmpty {
      progress.statistics.rowsTouched += 1
      let row = suspects[0]
      if let found = vertex.violation(of: row) { return found }
      _ = suspects.popFirst()
      rows[row].flags.remove(.isSuspect)
    }
    return nil
  }

  /// Takes the first suspect that is violated.
  private func nextViolation() -> Violation? {
    guard let found = firstViolation() else { return nil }
    _ = suspects.popFirst()
    rows[found.row].flags.remove(.isSuspect)
    return found
  }

  /// The violated suspect with the lowest serial. Those that are not violated are no more suspects.
  private func oldestViolation() -> Violation? {
    var oldest: Violation?
    suspects.keep { row in
      guard let found = violation(of: row) else {
        rows[row].flags.remove(.isSuspect)
        return false
      }
      if oldest.map({ rows[row].serial < rows[$0.row].serial }) ?? true { oldest = found }
      return true
    }
    return oldest
  }

  func violation(of row: RowIndex) -> Violation? {
    progress.statistics.rowsTouched += 1
    return vertex.violation(of: row)
  }

  /// Moves the multiplier of a violated row until it reaches the slope of the other side (a flip:
  /// the row then costs what it costs), or the multiplier of an active row reaches one of its
  /// bounds (that row leaves; the violated one takes its position).
  ///
  ///     before:  y_r a_r + Σ y_p a_p + … = 0,  a_r = Σ α_p a_p
  ///     after:   y_r ± t,  y_p ∓ t α_p
  ///
  /// - Returns: Whether the dual objective rose.
  private mutating func takeDualStep(
    _ violation: Violation, _ factor: Factor, oldestFirst: Bool
  ) throws(KernelFailure) -> Bool {
    let row = violation.row
    if let position = enterInPlace(row, factor) {
      factor.direction(of: position, into: direction)
      move(by: -violation.residual)
      return false
    }
    factor.combination(of: row, into: alpha)
    let range = multiplierRange(of: violation)
    guard
      let leaving = leavingRow(
        direction: violation.direction, before: range, inLaneOf: row, oldestFirst: oldestFirst)
    else {
      guard range.isFinite else { throw .unsatisfiable(circuit(of: row)) }
      flip(violation, range: range)
      return true
    }
    let gains = (0..<Int(progress.lanes)).contains { shortest[$0] != 0 }
    try replace(leaving, by: violation, factor)
    return gains
  }

  private mutating func flip(_ violation: Violation, range: Double) {
    let row = violation.row
    shiftMultipliers(by: violation.direction * range, lane: Int(rows[row].lane))
    note(row)
    rows[row].side = violation.direction > 0 ? rows[row].upperSide : rows[row].lowerSide
    progress.statistics.flips += 1
  }

  /// How far the multiplier of the violated row can move, in the row's lane.
  private func multiplierRange(of violation: Violation) -> Double {
    let row = rows[violation.row]
    switch (row.side, violation.direction > 0) {
    case (.below, _), (.above, _): return row.below + row.above
    case (.level, true): return row.above
    case (.level, false): return row.below
    }
  }

  /// The row with the active rows it depends on: the irreducible set of an unsatisfiable row.
  private func circuit(of row: RowIndex) -> [RowIndex] {
    var circuit = [row]
    for index in 0..<alpha.support.count where alpha.isSignificant(alpha.support[index]) {
      circuit.append(places[alpha.support[index]].active)
    }
    return circuit
  }

  private mutating func replace(
    _ leaving: LeavingRow, by violation: Violation, _ factor: Factor
  ) throws(KernelFailure) {
    let (row, position) = (violation.row, leaving.position)
    note(row)
    setMultiplier(of: row, to: rows[row].slope(rows[row].side))
    shiftMultipliers(by: shortest, times: violation.direction)
    addToMultiplier(of: row, shortest, times: violation.direction)
    factor.direction(of: position, into: direction)
    move(by: -violation.residual / alpha[position])
    let left = rows[places[position].active]
    try exchange(
      row, at: position, leaving: leaving.leavesAbove ? left.upperSide : left.lowerSide)
  }
}
