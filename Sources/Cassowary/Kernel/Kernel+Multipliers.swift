extension Kernel {
  /// Where the multiplier of a row begins.
  @inline(__always)
  func multiplier(of row: RowIndex) -> Int { row.index * room.lanes }

  /// Where the multiplier of a row is in a lane.
  @inline(__always)
  func place(of row: RowIndex, _ lane: Int) -> ListIndex {
    ListIndex(index: multiplier(of: row) + lane)
  }

  @inline(__always)
  func clearMultiplier(of row: RowIndex) {
    let (multipliers, start) = (multipliers, multiplier(of: row))
    for lane in 0..<Int(progress.lanes) { multipliers[ListIndex(index: start + lane)] = 0 }
  }

  /// Makes the multiplier of a row `slope` in its lane, and zero in the others.
  func setMultiplier(of row: RowIndex, to slope: Double) {
    clearMultiplier(of: row)
    if slope != 0 {
      multipliers[place(of: row, Int(rows[row].lane))] = slope
    }
  }

  /// Moves the multipliers of the active rows against that of the row `alpha`, which moves by `step`.
  mutating func shiftMultipliers(by step: Double, lane: Int) {
    let (alpha, places) = (alpha, places)
    for index in 0..<alpha.support.count {
      let position = alpha.support[index]
      let coefficient = alpha[position]
      if coefficient != 0 {
        addToMultiplier(of: places[position].active, -step * coefficient, lane: lane)
      }
    }
  }

  /// Moves the multipliers of the active rows against that of the row `alpha`, in all lanes.
  mutating func shiftMultipliers(by step: LaneVector, times sign: Double) {
    let (alpha, places) = (alpha, places)
    for index in 0..<alpha.support.count {
      let position = alpha.support[index]
      let coefficient = alpha[position]
      if coefficient != 0 {
        addToMultiplier(of: places[position].active, step, times: -sign * coefficient)
      }
    }
  }

  @inline(__always)
  mutating func addToMultiplier(of row: RowIndex, _ change: LaneVector, times factor: Double) {
    note(row)
    let (multipliers, start) = (multipliers, multiplier(of: row))
    for lane in 0..<Int(progress.lanes) where change[lane] != 0 {
      add(change[lane] * factor, to: multipliers, at: ListIndex(index: start + lane))
    }
  }

  mutating func addToMultiplier(of row: RowIndex, _ change: Double, lane: Int) {
    if lane != 0 { note(row) }
    add(change, to: multipliers, at: place(of: row, lane))
  }

  /// What cancels is zero.
  @inline(__always)
  private func add(
    _ change: Double, to multipliers: Table<ListIndex, Double>, at index: ListIndex
  ) {
    let multiplier = multipliers[index]
    multipliers[index] = Tolerance.cancelled(
      multiplier + change, magnitude: abs(multiplier) + abs(change))
  }

  /// Computes the multipliers of the active rows of the part from the slopes of the inactive ones, but
  /// for the preferences' lane: what shifts have left of them by rounding is zero again. Those that
  /// change are unbalanced. O(lanes · rows)
  mutating func refreshMultipliers() {
    for lane in 1..<max(Int(progress.lanes), 1) {
      gatherSlopes(lane: lane)
      forEachActiveRowOfPart { row, position in
        if multipliers[place(of: row, lane)] != -alpha[position] { unbalance(row) }
      }
      for index in 0..<unbalanced.count {
        let row = unbalanced[index]
        note(row)
        multipliers[place(of: row, lane)] = -alpha[rows[row].position]
      }
    }
  }

  /// The combination of the active rows that equals the sum of the inactive rows of a lane, each times
  /// its slope, in `alpha`.
  private func gatherSlopes(lane: Int) {
    let (alpha, rows, factor) = (alpha, rows, factor)
    alpha.clear()
    forEachRowOfPart { row in
      guard rows[row].state == .inactive, rows[row].side != .level, Int(rows[row].lane) == lane
      else { return }
      factor.add(row, times: rows[row].slope(rows[row].side), to: alpha)
    }
    factor.solveCombination(alpha)
  }

  /// Makes `row` the active one at `position`. `alpha` is the row as a combination of the active
  /// ones; the row that leaves goes to `side`, or for good if its constraint is gone.
  mutating func exchange(
    _ row: RowIndex, at position: Position, leaving side: Side
  ) throws(KernelFailure) {
    let factor = factor
    if let own = factor.ownPlace(of: row), own.position == position {
      factor.replaceInPlace(row, at: position, pivot: own.pivot)
      activate(row, at: position, leaving: side)
    } else if factor.replace(at: position, by: alpha) {
      activate(row, at: position, leaving: side)
    } else {
      activate(row, at: position, leaving: side)
      progress.needsRefactoring = true
      try refactor()
    }
  }

  @inline(__always)
  private mutating func activate(_ row: RowIndex, at position: Position, leaving side: Side) {
    let (rows, left) = (rows, places[position].active)
    note(row)
    note(left)
    places[position].active = row
    rows[row].state = .active
    rows[row].position = position
    rows[left].state = .inactive
    rows[left].side = side
    rows[left].position = Position(raw: -1)
    if rows[left].flags.contains(.isLoose) { setLoose(left, false) }
    if rows[left].isDead { deadRows.append(left) }
    progress.hasPivoted = true
    progress.statistics.pivots += 1
    if progress.moves > 0 { forgetMoves(seeing: row, orOf: left) }
  }

  /// Puts a row whose multiplier is zero into the place in the triangle that its last column gives
  /// it, if the row there costs nothing: no multiplier changes, and nothing needs to be solved but
  /// for where the vertex moves.
  @inline(__always)
  mutating func enterInPlace(_ row: RowIndex, _ factor: Factor) -> Position? {
    guard factor.rows[row].state == .inactive, factor.rows[row].side == .level,
      let own = factor.ownPlace(of: row),
      factor.rows[factor.places[own.position].active].isFree
    else { return nil }
    factor.replaceInPlace(row, at: own.position, pivot: own.pivot)
    activate(row, at: own.position, leaving: .level)
    clearMultiplier(of: row)
    return own.position
  }

  /// Starts again from multipliers that are all zero, at the vertex there is: dual feasible, and for
  /// the dual steps to make optimal.
  mutating func restartMultipliers() {
    for index in 0..<Int(counts.rows) {
      let row = RowIndex(index: index)
      switch rows[row].state {
      case .active:
        note(row)
        clearMultiplier(of: row)
      case .inactive where !rows[row].isDead:
        note(row)
        rows[row].side = .level
        suspect(row)
      default: break
      }
    }
    findWhole()
    forgetMoves()
  }

  /// Factors the active matrix anew. `alpha` and `direction` are empty after that.
  mutating func refactor() throws(KernelFailure) {
    switch factorActive() {
    case .factored: break
    case .singular: throw .stalled(steps: progress.statistics.pivots)
    case .noRoom(let torn): throw .noRoom(torn: torn)
    }
    progress.statistics.refactorisations += 1
    progress.hasRefactored = true
    progress.needsRefactoring = false
    progress.hasPivoted = true
    forgetMoves()
  }
}
