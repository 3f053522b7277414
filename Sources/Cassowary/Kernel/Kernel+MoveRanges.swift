// The constants for which all rows stay on their sides are a convex set, as residuals are sums. The range
// of each move, found where all are at that moment, gives two of its points; with those come all points
// between them:
//
//     Σ |constant − middle| / (end − middle) ≤ 1,  over moves of which some see the same rows
//
// That is asked first: it costs a division a move, however many rows there are. Constants beyond may do
// as well; then the ranges are found again where the moves are now, and at last each row is asked.

extension Kernel {
  /// Whether all rows stay on their sides when moves are made, as far as ranges tell. Those that do not
  /// tell are found again.
  @inline(never)
  func areInRanges(_ set: UInt32) -> Bool {
    var rest = set
    while rest != 0 {
      let group = group(of: rest & (~rest + 1))
      rest &= ~group
      if group & progress.staleMoves == 0, isInRanges(group, moving: set) { continue }
      forEachMove(in: group) { findRange($0) }
      if !isInRanges(group, moving: set) { return false }
    }
    return true
  }

  /// The moves that overlap with one, directly or through others.
  private func group(of first: UInt32) -> UInt32 {
    let moves = moves
    var (group, new) = (first, first)
    while new != 0 {
      var found: UInt32 = 0
      forEachMove(in: new) { found |= moves[ListIndex(index: $0)].overlaps }
      new = found & ~group
      group |= found
    }
    return group
  }

  /// Whether the shares of a group's ranges are one together at most, when some move.
  private func isInRanges(_ group: UInt32, moving set: UInt32) -> Bool {
    let moves = moves
    var sum = 0.0
    forEachMove(in: group) { number in
      let index = ListIndex(index: number)
      let isMoving = set & (1 << UInt32(number)) != 0
      sum += moves[index].share(isMoving ? moves[index].wanted : moves[index].constant)
    }
    return sum <= 1
  }

  /// Finds between which constants of a move all rows stay on their sides.
  private func findRange(_ number: Int) {
    let move = moves[ListIndex(index: number)]
    var (low, high) = (-Move.farthest, Move.farthest)
    moveRuns.forEach(in: move.rows) { (row: RowIndex, rate) in
      let (value, tolerance) = residual(of: row)
      let ways = rows[row].flags.contains(.isPinned) ? [] : waysOn(row)
      let least = ways.contains(.falls) ? -Double.infinity : -tolerance
      let most = ways.contains(.rises) ? Double.infinity : tolerance
      let (first, last) = ((value - most) / rate, (value - least) / rate)
      low = max(low, min(first, last))
      high = min(high, max(first, last))
    }
    // A row may have been pinned where it is not any more: then nothing is known of how far it may go.
    if low > 0 || high < 0 { (low, high) = (0, 0) }
    moves[ListIndex(index: number)].middle = move.constant
    moves[ListIndex(index: number)].low = move.constant + low
    moves[ListIndex(index: number)].high = move.constant + high
    progress.staleMoves &= ~(1 << UInt32(number))
  }

  /// Whether all rows that see these moves, or have other constants, stay on their sides when all are
  /// made.
  @inline(never)
  func allStayTogether(_ set: UInt32) -> Bool {
    let (rates, vertex, runs) = (rates, vertex, moveRuns)
    let rows = vertex.rows
    rates.clear()
    var isFinite = true
    forEachMove(in: set) { number in
      let move = moves[ListIndex(index: number)]
      let change = move.wanted - move.constant
      runs.forEach(in: move.rows) { (row: RowIndex, rate) in
        rates.add(-rate * change, at: row)
      }
      isFinite = isFinite && abs(change) < Move.farthest
    }
    for index in 0..<changedConstants.count {
      let row = changedConstants[index]
      if rows[row].state == .inactive, !rates.contains(row) { rates.set(0, size: 1, at: row) }
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
}
