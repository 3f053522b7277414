/// An inactive row whose residual is not on the side that its multiplier says.
struct Violation {
  let row: RowIndex
  let residual: Double
  /// 1 where the multiplier must rise (the residual is over zero), −1 where it must fall.
  let direction: Double
}

extension Simplex {
  /// Repairs violated rows, one dual step each, until there are none.
  ///
  /// Violated rows are taken in the order of their places, going round; after a run of steps that
  /// gain nothing, always the oldest row first and the oldest to leave (Bland's rule), which
  /// cannot cycle. Each step raises the dual objective or is such a step, so the search ends.
  mutating func takeDualSteps() throws(KernelFailure) {
    var previous: RowIndex?
    var steps = 0
    var stepsWithoutGain = 0
    let limit = 1_000 + 50 * (rows.count + values.count)
    while true {
      let oldestFirst = stepsWithoutGain > rows.count
      guard let violation = nextViolation(after: previous, lowest: oldestFirst) else { return }
      previous = violation.row
      let gained = try takeDualStep(violation, oldestFirst: oldestFirst)
      stepsWithoutGain = gained ? 0 : stepsWithoutGain + 1
      steps += 1
      guard steps < limit else { throw .stalled(steps: steps) }
    }
  }

  /// The next violated row in the list after `previous`, going round once; with `lowest`, the
  /// violated row with the lowest serial.
  func nextViolation(after previous: RowIndex?, lowest: Bool) -> Violation? {
    var oldest: Violation?
    let start = previous.map { $0.index + 1 } ?? 0
    for offset in 0..<rows.count {
      let index = start + offset
      let row = RowIndex(index: index < rows.count ? index : index - rows.count)
      guard let found = violation(of: row) else { continue }
      guard lowest else { return found }
      if oldest.map({ rows[found.row].serial < rows[$0.row].serial }) ?? true { oldest = found }
    }
    return oldest
  }

  private func violation(of index: RowIndex) -> Violation? {
    guard case .inactive(let side) = states[index] else { return nil }
    let row = rows[index]
    let (value, tolerance) = residual(of: row)
    if value > tolerance {
      guard side == .below || (side == .level && row.above > 0) else { return nil }
      return Violation(row: index, residual: value, direction: 1)
    }
    if value < -tolerance {
      guard side == .above || (side == .level && row.below > 0) else { return nil }
      return Violation(row: index, residual: value, direction: -1)
    }
    return nil
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
    _ violation: Violation, oldestFirst: Bool
  ) throws(KernelFailure) -> Bool {
    let row = rows[violation.row]
    let alpha = combination(of: violation.row)
    let leaving = leavingRow(
      for: alpha, direction: violation.direction, oldestFirst: oldestFirst)
    let range = multiplierRange(of: violation)
    if let range, leaving.map({ !isLess($0.step, thanRange: range, lane: row.lane) }) ?? true {
      shiftMultipliers(by: alpha, times: violation.direction * range, lane: row.lane)
      states[violation.row] = .inactive(
        violation.direction > 0 ? row.upperSide : row.lowerSide)
      statistics.flips += 1
      return true
    }
    guard let leaving else { throw .unsatisfiable(circuit(of: violation.row, alpha)) }
    replace(leaving, by: violation, combination: alpha)
    return leaving.step.contains { $0 != 0 }
  }

  /// How far the multiplier of the violated row can move, in the row's lane; `nil` if for ever.
  private func multiplierRange(of violation: Violation) -> Double? {
    let row = rows[violation.row]
    let range: Double
    switch (states[violation.row], violation.direction > 0) {
    case (.inactive(.below), _), (.inactive(.above), _): range = row.below + row.above
    case (_, true): range = row.above
    case (_, false): range = row.below
    }
    return range.isFinite ? range : nil
  }

  /// The row with the active rows it depends on: the irreducible set of an unsatisfiable row.
  private func circuit(of row: RowIndex, _ alpha: [Double]) -> [RowIndex] {
    [row] + alpha.indices.filter { isPivot(alpha[$0], in: alpha) }.map { activeRows[$0] }
  }

  private mutating func shiftMultipliers(by alpha: [Double], times step: Double, lane: Int) {
    for position in alpha.indices where alpha[position] != 0 {
      let index = position * levels.count + lane
      let change = step * alpha[position]
      multipliers[index] = Tolerance.cancelled(
        multipliers[index] - change, magnitude: abs(multipliers[index]) + abs(change))
    }
  }

  private mutating func replace(
    _ leaving: LeavingRow, by violation: Violation, combination alpha: [Double]
  ) {
    let entering = rows[violation.row]
    let side = side(of: violation.row)
    for lane in leaving.step.indices where leaving.step[lane] != 0 {
      shiftMultipliers(by: alpha, times: violation.direction * leaving.step[lane], lane: lane)
    }
    for lane in leaving.step.indices {
      multipliers[leaving.position.index * levels.count + lane] =
        violation.direction * leaving.step[lane]
    }
    if let level = entering.level, let lane = levels.lane(of: level), side != .level {
      let start = side == .below ? -entering.below : entering.above
      let index = leaving.position.index * levels.count + lane
      multipliers[index] = Tolerance.cancelled(
        multipliers[index] + start, magnitude: abs(multipliers[index]) + abs(start))
    }
    let left = activeRows[leaving.position]
    move(along: leaving.position, by: -violation.residual / alpha[leaving.position])
    exchange(violation.row, at: leaving.position, combination: alpha)
    states[left] = .inactive(leaving.leavesAbove ? rows[left].upperSide : rows[left].lowerSide)
    statistics.pivots += 1
  }

  private func side(of row: RowIndex) -> Side {
    if case .inactive(let side) = states[row] { side } else { .level }
  }

  /// Moves the vertex so that the residual of the active row at `position` becomes `distance`.
  private mutating func move(along position: Position, by distance: Double) {
    for index in values.indices {
      let change = inverse[ColumnIndex(index: index), position] * distance
      guard change != 0 else { continue }
      magnitudes[index] = max(magnitudes[index], abs(values[index]) + abs(change))
      values[index] = Tolerance.cancelled(
        values[index] + change, magnitude: abs(values[index]) + abs(change))
    }
  }
}
