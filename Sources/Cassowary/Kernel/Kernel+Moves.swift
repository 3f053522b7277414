/// How the vertex follows the constant of an active row, as long as the same rows hold it: remembered
/// for rows whose constants change again and again.
struct Move: BitwiseCopyable {
  let row: RowIndex
  /// Its entries: first the columns that move, then the inactive rows that see them.
  let start: Int32
  var rowStart: Int32
  var end: Int32
  /// The moves that some of these rows see as well, a bit each.
  var overlaps: UInt32 = 0
  /// The constant that the values stand for.
  var constant: Double
  /// The constant of the row before the change that is under way.
  var before = 0.0
  /// Between these constants all rows stay on their sides; as long as no move that overlaps is made.
  var low = -Double.infinity
  var high = Double.infinity
  /// Farther than this the constant is not moved: the values would not stay finite.
  var farthest = 0.0
  /// How large a change the magnitudes allow for.
  var extent = 0.0
}

/// A column with the distance that it moves against the constant, or a row with its rate.
struct MoveEntry: BitwiseCopyable {
  let index: Int32
  let amount: Double
}

extension Kernel {
  /// Changes the constant of a row, if the vertex then is held by the same rows as before: no
  /// multiplier changes, and nothing can go wrong.
  ///
  /// - Returns: Whether that is so; if not, nothing has changed.
  func moveConstant(_ constant: Double, of row: RowIndex) -> Bool {
    let (old, scaled) = (rows[row].constant, constant * rows[row].scale)
    if scaled == old { return true }
    guard scaled.isFinite else { return false }
    rows[row].constant = scaled
    if canMove(row) {
      checkInvariants()
      return true
    }
    rows[row].constant = old
    return false
  }

  private func canMove(_ row: RowIndex) -> Bool {
    guard mayMove else { return false }
    guard rows[row].state == .active else {
      progress.staleMoves = .max
      return rows[row].state == .inactive && !rows[row].flags.contains(.isPinned)
        && violation(of: row) == nil
    }
    guard let number = move(of: row) else { return false }
    if progress.staleMoves & (1 << UInt32(number)) != 0 { findRange(number) }
    guard isInRange(number) else { return false }
    make(number)
    return true
  }

  /// Whether nothing has to be done before values move.
  private var mayMove: Bool {
    progress.movesSinceComputing < Self.movesBetweenComputing && unbalanced.isEmpty
  }

  /// Moves to suggested values, if all the moves are remembered, and all rows stay on their sides.
  ///
  /// - Returns: Whether that is so; if not, nothing has changed.
  func moveTo(_ suggestions: [(variable: Variable, value: Double)]) throws(SolverError) -> Bool {
    var (set, overlaps, areInRange) = (UInt32(0), progress.staleMoves, true)
    for (variable, value) in suggestions {
      let row = try editRow(of: variable)
      guard value.isFinite else { throw .nonFinite(value) }
      guard let number = remembered(row) else { return false }
      let move = moves[ListIndex(index: number)]
      areInRange = areInRange && move.low <= -value && -value <= move.high
      set |= 1 << UInt32(truncatingIfNeeded: number)
      overlaps |= move.overlaps
    }
    let areFree = set & overlaps == 0
    guard areInRange || !areFree, mayMove else { return false }
    forEachMove(in: set) {
      moves[ListIndex(index: $0)].before = rows[moves[ListIndex(index: $0)].row].constant
    }
    for (variable, value) in suggestions {
      if let row = columns[ColumnIndex(raw: variable.slot)].editRow { rows[row].constant = -value }
    }
    guard areFree || allStay(set) else {
      forEachMove(in: set) {
        rows[moves[ListIndex(index: $0)].row].constant = moves[ListIndex(index: $0)].before
      }
      return false
    }
    forEachMove(in: set) { make($0) }
    checkInvariants()
    return true
  }

  @inline(__always)
  private func remembered(_ row: RowIndex) -> Int? {
    let (moves, count) = (moves, Int(progress.moves))
    for number in 0..<count where moves[ListIndex(index: number)].row == row { return number }
    return nil
  }

  /// Moves to all the changed constants at once, if that is possible without anything else.
  mutating func moveConstants() -> Bool {
    let changed = changedConstants
    if changed.isEmpty, unbalanced.isEmpty { return true }
    guard mayMove, let set = movesOfChangedConstants(), areInRange(set) else { return false }
    forEachMove(in: set) { make($0) }
    let rows = rows
    for index in 0..<changed.count { rows[changed[index]].flags.remove(.hasNewConstant) }
    changed.removeAll()
    return true
  }

  /// The moves of the rows with new constants, a bit each.
  private func movesOfChangedConstants() -> UInt32? {
    guard changedConstants.count <= Int(room.moveCount) else { return nil }
    // To remember one may cost the memory of others; those are found again then.
    for _ in 0..<2 {
      var set: UInt32 = 0
      let forgotten = progress.timesForgotten
      for index in 0..<changedConstants.count {
        let row = changedConstants[index]
        guard rows[row].state == .active, let number = move(of: row) else { return nil }
        set |= 1 << UInt32(number)
      }
      if forgotten == progress.timesForgotten { return set }
    }
    return nil
  }

  @inline(__always)
  private func areInRange(_ set: UInt32) -> Bool {
    var (areFree, areInRange) = (true, true)
    forEachMove(in: set) { number in
      areFree = areFree && moves[ListIndex(index: number)].overlaps & set == 0
    }
    if !areFree { return allStay(set) }
    forEachMove(in: set) { number in
      if progress.staleMoves & (1 << UInt32(number)) != 0 { findRange(number) }
      areInRange = areInRange && isInRange(number)
    }
    return areInRange
  }

  @inline(__always)
  private func forEachMove(in set: UInt32, _ body: (Int) -> Void) {
    var rest = set
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
  }

  @inline(__always)
  private func isInRange(_ number: Int) -> Bool {
    let move = moves[ListIndex(index: number)]
    let constant = rows[move.row].constant
    return move.low <= constant && constant <= move.high
  }

  /// Whether all rows that see these moves stay on their sides when all are made.
  @inline(never)
  private func allStay(_ set: UInt32) -> Bool {
    let (rates, vertex, entries) = (rates, vertex, moveEntries)
    let rows = vertex.rows
    rates.clear()
    var isFinite = true
    forEachMove(in: set) { number in
      let move = moves[ListIndex(index: number)]
      let change = rows[move.row].constant - move.constant
      for index in move.rowStart..<move.end {
        let entry = entries[ListIndex(raw: index)]
        rates.add(-entry.amount * change, at: RowIndex(raw: entry.index))
      }
      isFinite = isFinite && abs(change) < move.farthest
      progress.staleMoves |= 1 << UInt32(number)
    }
    for index in 0..<rates.support.count {
      let row = rates.support[index]
      let (value, tolerance) = vertex.residual(of: row)
      progress.statistics.rowsTouched += 1
      let moved = value + rates[row]
      if rows[row].direction(moved, tolerance: tolerance) != 0 { return false }
      if rows[row].flags.contains(.isPinned), abs(moved) > tolerance { return false }
    }
    return isFinite
  }

  /// Moves the values.
  @inline(__always)
  private func make(_ number: Int) {
    let (values, entries) = (values, moveEntries)
    let move = moves[ListIndex(index: number)]
    let constant = rows[move.row].constant
    let change = constant - move.constant
    if change == 0 { return }
    if abs(change) > move.extent { extend(number, to: 2 * abs(change)) }
    for index in move.start..<move.rowStart {
      let entry = entries[ListIndex(raw: index)]
      let column = ColumnIndex(raw: entry.index)
      let value = values[column]
      let moved = value - entry.amount * change
      // Where both are of a size and cancel, what is left is rounding.
      values[column] = abs(moved) > 2 * Tolerance.cancellation * abs(value) ? moved : 0
    }
    moves[ListIndex(index: number)].constant = constant
    progress.staleMoves |= move.overlaps
    progress.movesSinceComputing += 1
    if progress.tracksChanges { noteChanged(by: move) }
  }

  /// Lets the magnitudes allow for larger changes.
  private func extend(_ number: Int, to extent: Double) {
    let move = moves[ListIndex(index: number)]
    moves[ListIndex(index: number)].extent = extent
    for index in move.start..<move.rowStart {
      let entry = moveEntries[ListIndex(raw: index)]
      let column = ColumnIndex(raw: entry.index)
      magnitudes[column] = max(
        magnitudes[column], abs(values[column]) + abs(entry.amount) * extent)
    }
  }
}

extension Kernel {
  /// To be called when anything but a constant changes.
  func forgetMoves() {
    progress.moves = 0
    progress.moveEntries = 0
    progress.timesForgotten &+= 1
  }

  /// Whether more moves would be remembered if there were room, and not without end.
  var wantsRoomForMoves: Bool {
    let wanted = Int(progress.wantedMoveEntries)
    return wanted > room.moves && wanted <= 4 * (room.columns + room.rows)
  }

  /// The remembered move of an active row; `nil` if there is not enough room to remember it, or the
  /// last change led to another vertex: the next may do so as well.
  private func move(of row: RowIndex) -> Int? {
    remembered(row) ?? (progress.hasNewVertex ? nil : remember(row))
  }

  private func remember(_ row: RowIndex) -> Int? {
    factor.direction(of: rows[row].position, into: direction)
    findRates(1)
    let wanted = direction.support.count + rates.support.count
    if wanted > room.moves {
      progress.wantedMoveEntries = Int32(wanted)
      return nil
    }
    if Int(progress.moveEntries) + wanted > room.moves {
      progress.wantedMoveEntries = progress.moveEntries + Int32(wanted)
      forgetMoves()
    } else if Int(progress.moves) >= room.moveCount {
      forgetMoves()
    }
    let number = Int(progress.moves)
    write(number, row)
    progress.moves += 1
    for other in 0..<number where sees(other) {
      moves[ListIndex(index: other)].overlaps |= 1 << UInt32(number)
      moves[ListIndex(index: number)].overlaps |= 1 << UInt32(other)
    }
    findRange(number)
    return number
  }

  private func write(_ number: Int, _ row: RowIndex) {
    let start = progress.moveEntries
    var end = start
    var largest = 1e-150
    for index in 0..<direction.support.count {
      let column = direction.support[index]
      if direction[column] == 0 { continue }
      largest = max(largest, abs(direction[column]), abs(values[column]) * 1e-150)
      moveEntries[ListIndex(raw: end)] = MoveEntry(index: column.raw, amount: direction[column])
      end += 1
    }
    let rowStart = end
    for index in 0..<rates.support.count {
      let row = rates.support[index]
      if rates.settle(row) == 0 || rows[row].isFree { continue }
      moveEntries[ListIndex(raw: end)] = MoveEntry(index: row.raw, amount: rates[row])
      end += 1
    }
    progress.moveEntries = end
    // The values stand for the constant before the change that is under way.
    let constant = rows[row].constant - residual(of: row).value
    moves[ListIndex(index: number)] = Move(
      row: row, start: start, rowStart: rowStart, end: end, constant: constant,
      farthest: 1e150 / largest)
  }

  /// Whether a row of another move is among those whose rates have just been found.
  private func sees(_ other: Int) -> Bool {
    let move = moves[ListIndex(index: other)]
    for index in move.rowStart..<move.end {
      let row = RowIndex(raw: moveEntries[ListIndex(raw: index)].index)
      if rates.contains(row) { return true }
    }
    return false
  }

  /// Finds between which constants all rows stay on their sides.
  @inline(never)
  private func findRange(_ number: Int) {
    let move = moves[ListIndex(index: number)]
    var (low, high) = (-move.farthest, move.farthest)
    for index in move.rowStart..<move.end {
      let entry = moveEntries[ListIndex(raw: index)]
      let row = RowIndex(raw: entry.index)
      let (value, tolerance) = residual(of: row)
      let ways = rows[row].flags.contains(.isPinned) ? [] : waysOn(row)
      let least = ways.contains(.falls) ? -Double.infinity : -tolerance
      let most = ways.contains(.rises) ? Double.infinity : tolerance
      let (first, last) = ((value - most) / entry.amount, (value - least) / entry.amount)
      low = max(low, min(first, last))
      high = min(high, max(first, last))
    }
    moves[ListIndex(index: number)].low = move.constant + low
    moves[ListIndex(index: number)].high = move.constant + high
    progress.staleMoves &= ~(1 << UInt32(number))
  }
}
