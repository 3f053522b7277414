extension Kernel {
  /// Makes the solution optimal again after any changes. May leave everything half-way when it throws;
  /// after ``KernelFailure/noRoom(torn:)`` it can go on.
  ///
  /// - Returns: Whether more than values had to be changed.
  mutating func settle() throws(KernelFailure) -> Bool {
    let hasNewShape = progress.hasNewShape
    if !hasNewShape {
      if moveConstants() {
        checkInvariants()
        return false
      }
      if wantsRoomForMoves { throw .noRoomForMoves }
    }
    let changed = firstChangedActive?.raw ?? -1
    progress.hasNewShape = true
    progress.hasPart = false
    let steps = progress.statistics.pivots + progress.statistics.flips
    beginFirstSettling()
    if hasNewShape { forgetMoves() }
    if progress.needsRefactoring { try refactor() }
    if !newRows.isEmpty { sleepInPart() }
    try restoreMultipliers()
    if progress.firstSettling == .underWay, !progress.hasPivoted { orderColumns() }
    enterNewRows()
    moveToNewConstants()
    var rounds = 0
    repeat {
      try restoreMultipliers()
      let areOnSameFace = !hasNewShape && rounds == 0 && areOnlyPreferencesViolated
      if !areOnSameFace, firstViolation() != nil { sleepInPart() }
      try takeDualSteps()
      if areOnSameFace { findLoose() } else { try settlePreferences() }
      try polish()
      rounds += 1
      guard rounds < 10 else { throw .stalled(steps: progress.statistics.pivots) }
    } while !suspects.isEmpty || !unbalanced.isEmpty
    let isElsewhere = progress.statistics.pivots + progress.statistics.flips > steps
    progress.rowOfNewVertex = !hasNewShape && isElsewhere ? changed : -1
    keepMoves()
    checkInvariants()
    return true
  }

  private var firstChangedActive: RowIndex? {
    let (rows, changed) = (rows, changedConstants)
    for index in 0..<changed.count where rows[changed[index]].state == .active {
      return changed[index]
    }
    return nil
  }

  /// New rows enter the strongest first, so that fewer have to give way again.
  private mutating func enterNewRows() {
    if newRows.isEmpty { return }
    let factor = factor
    var entered = enterNewRows(factor, lane: nil)
    for place in 0..<Int(progress.lanes) where entered < newRows.count {
      entered += enterNewRows(factor, lane: Int16(truncatingIfNeeded: lane(place)))
    }
    newRows.removeAll()
  }

  /// New equalities take the places of sleeping preferences even where they hold already: what
  /// holds them then is known when something moves. So do inequalities that are violated: as a dual
  /// step would have it, one by one. The vertex follows later, once for all.
  ///
  /// - Returns: How many rows of the lane there are: `nil` for those that are required, or dead.
  private mutating func enterNewRows(_ factor: Factor, lane: Int16?) -> Int {
    let (rows, newRows, start) = (rows, newRows, startingVertex)
    var count = 0
    for index in 0..<newRows.count {
      let row = newRows[index]
      let isOptional = !rows[row].isRequired && !rows[row].isDead
      guard isOptional ? rows[row].lane == lane : lane == nil else { continue }
      count += 1
      rows[row].state = .inactive
      rows[row].side = .level
      if rows[row].isDead {
        deadRows.append(row)
      } else if rows[row].relation == .equal || start.isViolated(row),
        enterInPlace(row, factor) != nil
      {
        changedConstants.append(row)
      } else {
        suspect(row)
      }
    }
    return count
  }

  /// Active rows that are not at zero, because their constants are new or they are: one solve moves
  /// the vertex to where they are.
  private mutating func moveToNewConstants() {
    let (changedConstants, rows, work) = (changedConstants, rows, work)
    let start = startingVertex
    work.clear()
    progress.statistics.rowsTouched += changedConstants.count
    for index in 0..<changedConstants.count {
      let row = changedConstants[index]
      rows[row].flags.remove(.hasNewConstant)
      switch rows[row].state {
      case .active:
        work.add(start.residual(of: row).value, at: rows[row].position)
      case .inactive: suspect(row)
      default: break
      }
    }
    changedConstants.removeAll()
    // Rows that are all new are all suspects.
    takeResidualsAway(areAllSuspects: start.isOrigin)
  }

  /// Moves the vertex so that the residuals in `work` become zero.
  private mutating func takeResidualsAway(areAllSuspects: Bool = false) {
    if work.support.isEmpty { return }
    factor.solveResiduals(into: direction)
    move(by: -1, areAllSuspects: areAllSuspects)
  }

  /// What moves only by rounding has had to do with numbers as much larger as doubles have digits,
  /// but not larger than those in the rows that were not at zero.
  private func raiseMagnitudes(upTo largest: Double) {
    for index in 0..<direction.support.count {
      let column = direction.support[index]
      let origin = min(abs(direction[column]) * 0x1p52, largest)
      if origin > magnitudes[column] { magnitudes[column] = origin }
    }
  }

  /// Moves the vertex along `direction`, and suspects the rows that see it and cost something; unless
  /// all that do are suspects already.
  mutating func move(by distance: Double, areAllSuspects: Bool = false) {
    if distance == 0 { return }
    progress.movesSinceComputing += 1
    let (direction, values, magnitudes, factor) = (direction, values, magnitudes, factor)
    var (largest, largestMagnitude) = (0.0, 0.0)
    let (columns, moved, suspects) = (columns, moved, suspects)
    for index in 0..<direction.support.count {
      let column = direction.support[index]
      let change = direction[column] * distance
      // Where what would move it cancels, a value stays but has its share in the rounding.
      let size = abs(values[column]) + direction.size(column) * abs(distance)
      if direction[column] == 0, size <= magnitudes[column] { continue }
      note(column)
      let value = Tolerance.cancelled(values[column] + change, magnitude: size)
      values[column] = value
      magnitudes[column] = max(magnitudes[column], size)
      largest = max(largest, abs(value))
      largestMagnitude = max(largestMagnitude, magnitudes[column])
      if !columns[column].flags.contains(.hasMoved) {
        columns[column].flags.insert(.hasMoved)
        moved.append(column)
      }
      if areAllSuspects { continue }
      factor.forEach(in: column) { term in
        guard factor.rows[term.row].state == .inactive, !factor.rows[term.row].isFree,
          !factor.rows[term.row].flags.contains(.isSuspect)
        else { return }
        factor.rows[term.row].flags.insert(.isSuspect)
        suspects.append(term.row)
      }
    }
    if largest < largestMagnitude * Self.calmed { wantComputing(ifBelow: largestMagnitude) }
  }

  /// Values that are all below their magnitudes times this were so much larger once that these may
  /// have to be found anew.
  static let calmed = 0x1p-10
  /// What is below a magnitude times this is small beside it.
  static let small = 0x1p-4

  /// Magnitudes, and with them what counts as zero, are found anew where they are far above all values
  /// that there are now.
  func wantComputing(ifBelow magnitude: Double) {
    let (values, limit) = (values, magnitude * Self.small)
    let isSmall = (0..<Int(counts.columns)).allSatisfy {
      abs(values[ColumnIndex(index: $0)]) < limit
    }
    if isSmall { progress.wantsComputing = true }
  }
  func suspect(_ row: RowIndex) {
    if rows[row].flags.contains(.isSuspect) { return }
    rows[row].flags.insert(.isSuspect)
    suspects.append(row)
  }

  /// `a·x + k`, and how large it must be to count.
  @inline(__always)
  func residual(of row: RowIndex) -> (value: Double, tolerance: Double) {
    progress.statistics.rowsTouched += 1
    return vertex.residual(of: row)
  }

  /// The vertex that there is before anything is moved in a settling.
  private var startingVertex: StartingVertex {
    StartingVertex(
      vertex: vertex,
      isOrigin: progress.firstSettling == .underWay && progress.movesSinceComputing == 0)
  }

  /// The vertex that there is.
  @inline(__always)
  var vertex: Vertex {
    Vertex(rows: rows, terms: terms, values: values, magnitudes: magnitudes)
  }

  func isAtZero(_ row: RowIndex) -> Bool {
    let (value, tolerance) = residual(of: row)
    return abs(value) <= tolerance
  }
}

extension Kernel {
  /// After moves: takes away what rounding has left of the active rows that see them, and factors
  /// anew where that is too much. What still is violated then is suspect.
  private mutating func polish() throws(KernelFailure) {
    if progress.movesSinceComputing > Self.movesBetweenComputing {
      findWhole()
      refreshMultipliers()
      try computeValues()
    } else if progress.wantsComputing {
      findPart()
      try computeValues()
    } else if !takeRoundingAway() {
      try refactor()
      findWhole()
      try computeValues()
    }
    try forgetMoved()
    suspects.keep { row in
      if violation(of: row) != nil { return true }
      rows[row].flags.remove(.isSuspect)
      return false
    }
  }

  /// After so many moves the values are computed from the constants again.
  static let movesBetweenComputing = 32_768

  /// - Returns: Whether the active rows that have moved are at zero after that: if they were before, the
  ///   little that is taken away leaves them there.
  private mutating func takeRoundingAway() -> Bool {
    let before = gatherRounding()
    if work.support.isEmpty { return true }
    takeResidualsAway()
    raiseMagnitudes(upTo: before.largest)
    if before.areAtZero { return true }
    let after = gatherRounding()
    work.clear()
    return after.areAtZero
  }

  /// What rounding has left of some rows.
  private struct Rounding {
    var areAtZero = true
    /// The largest sum of magnitudes in a row.
    var largest = 0.0
  }

  /// Gathers the residuals of the active rows that see what has moved.
  private mutating func gatherRounding() -> Rounding {
    let (moved, factor, vertex) = (moved, factor, vertex)
    var rounding = Rounding()
    factor.work.clear()
    if 4 * moved.count > factor.count {
      for index in 0..<factor.count {
        gather(factor.places[Position(index: index)].active, vertex, factor, &rounding)
      }
      return rounding
    }
    for index in 0..<moved.count {
      let column = moved[index]
      factor.forEach(in: column) { term in
        if firstMoved(of: term.row) == column { gather(term.row, vertex, factor, &rounding) }
      }
    }
    // Where numbers are extreme, a row may not be at zero though nothing seems to have moved.
    forEachChangedRow { if firstMoved(of: $0) == nil { gather($0, vertex, factor, &rounding) } }
    return rounding
  }

  /// The first column of an active row that has moved: from there the row is visited, once.
  @inline(__always)
  private func firstMoved(of row: RowIndex) -> ColumnIndex? {
    guard rows[row].state == .active else { return nil }
    for index in rows[row].terms {
      let column = terms[index].column
      if columns[column].flags.contains(.hasMoved) { return column }
    }
    return nil
  }

  @inline(__always)
  private func gather(
    _ row: RowIndex, _ vertex: Vertex, _ factor: Factor, _ rounding: inout Rounding
  ) {
    let (rows, work) = (vertex.rows, factor.work)
    guard rows[row].state == .active, !work.contains(rows[row].position) else { return }
    let (value, tolerance) = vertex.residual(of: row)
    progress.statistics.rowsTouched += 1
    if value != 0 { work.add(value, at: rows[row].position) }
    rounding.areAtZero = rounding.areAtZero && abs(value) <= tolerance
    rounding.largest = max(rounding.largest, tolerance / Tolerance.residual)
  }

  private mutating func forgetMoved() throws(KernelFailure) {
    var isFinite = true
    while let column = moved.popLast() {
      columns[column].flags.remove(.hasMoved)
      isFinite = isFinite && values[column].isFinite
    }
    guard isFinite else { throw .overflow }
  }

  /// Computes the values of the part from the constants of the active rows: A x = −k.
  private mutating func computeValues() throws(KernelFailure) {
    solveForValues()
    if !isPartAtZero {
      try refactor()
      solveForValues()
    }
    for index in 0..<part.count where !values[part[index]].isFinite { throw .overflow }
    guard isPartAtZero else { throw .stalled(steps: progress.statistics.pivots) }
    forEachRowOfPart { if violation(of: $0) != nil { suspect($0) } }
    if part.count == Int(counts.columns) { progress.movesSinceComputing = 0 }
    progress.wantsComputing = false
    forgetMoves()
  }

  private mutating func solveForValues() {
    work.clear()
    forEachActiveRowOfPart { row, position in
      let constant = rows[row].constant
      if constant != 0 { work.add(-constant, at: position) }
    }
    factor.solveResiduals(into: direction)
    for index in 0..<part.count {
      let column = part[index]
      let value = direction.settle(column)
      if value == values[column], direction.size(column) == magnitudes[column] { continue }
      note(column)
      values[column] = value
      magnitudes[column] = direction.size(column)
    }
  }

  /// Whether the active rows of the part are at zero.
  private var isPartAtZero: Bool {
    var isAtZero = true
    forEachActiveRowOfPart { row, _ in isAtZero = isAtZero && self.isAtZero(row) }
    return isAtZero
  }
}
