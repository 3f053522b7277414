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
  /// Suspects are taken in the order in which they became so; after a run of steps that gain
  /// nothing, always the oldest violated row and the oldest to leave (Bland's rule), which cannot
  /// cycle. Each step raises the dual objective or is such a step, so the search ends.
  mutating func takeDualSteps() throws(KernelFailure) {
    var next = 0
    var steps = 0
    var stepsWithoutGain = 0
    let limit = 1_000 + 50 * (rows.count + values.count)
    defer {
      suspects.removeFirst(min(next, suspects.count))
    }
    while next < suspects.count {
      let oldestFirst = stepsWithoutGain > rows.count
      let found: Violation?
      if oldestFirst {
        found = oldestViolation(from: next)
      } else {
        let row = suspects[next]
        next += 1
        isSuspect[row] = false
        found = violation(of: row)
      }
      guard let found else {
        if oldestFirst { return forgetSuspects(from: &next) }
        continue
      }
      if factor.wantsRefactoring { try refactor() }
      let gained = try takeDualStep(found, oldestFirst: oldestFirst)
      stepsWithoutGain = gained ? 0 : stepsWithoutGain + 1
      steps += 1
      guard steps < limit else { throw .stalled(steps: steps) }
    }
  }

  private mutating func forgetSuspects(from next: inout Int) {
    for row in suspects[next...] { isSuspect[row] = false }
    next = suspects.count
  }

  /// The violated suspect with the lowest serial.
  private func oldestViolation(from next: Int) -> Violation? {
    let violated = suspects[next...].filter { violation(of: $0) != nil }
    return violated.min { rows[$0].serial < rows[$1].serial }.flatMap { violation(of: $0) }
  }

  func violation(of index: RowIndex) -> Violation? {
    guard case .inactive(let side) = states[index] else { return nil }
    let row = rows[index]
    let (value, tolerance) = residual(of: row)
    let direction = row.direction(value, side, tolerance)
    return direction == 0
      ? nil : Violation(row: index, residual: value, direction: direction)
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
    if enterInPlace(violation.row) { return false }
    let row = rows[violation.row]
    factor.combination(of: row.terms, terms, into: &alpha)
    let leaving = leavingRow(direction: violation.direction, oldestFirst: oldestFirst)
    let range = multiplierRange(of: violation)
    if let range, leaving.map({ !isLess($0.step, thanRange: range, lane: row.lane) }) ?? true {
      shiftMultipliers(by: alpha, times: violation.direction * range, lane: row.lane)
      states[violation.row] = .inactive(
        violation.direction > 0 ? row.upperSide : row.lowerSide)
      statistics.flips += 1
      hasMoved = true
      return true
    }
    guard let leaving else { throw .unsatisfiable(circuit(of: violation.row)) }
    replace(leaving, by: violation)
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
  private func circuit(of row: RowIndex) -> [RowIndex] {
    [row] + alpha.support.filter { alpha.isSignificant($0) }.map { activeRows[$0] }
  }

  private mutating func replace(_ leaving: LeavingRow, by violation: Violation) {
    let (index, position) = (violation.row, leaving.position)
    if case .inactive(let side) = states[index] {
      setMultiplier(of: index, to: rows[index].slope(side))
    }
    for lane in leaving.step.indices where leaving.step[lane] != 0 {
      let step = violation.direction * leaving.step[lane]
      shiftMultipliers(by: alpha, times: step, lane: lane)
      addToMultiplier(of: index, step, lane: lane)
    }
    factor.direction(of: position, terms, into: &direction)
    move(by: -violation.residual / alpha[position])
    let left = rows[activeRows[position]]
    exchange(index, at: position, leaving: leaving.leavesAbove ? left.upperSide : left.lowerSide)
  }
}
