// Values follow the constants of moves by what they change by. If numbers were far larger once than all
// that are left, what rounding has left of them would show: then values are computed anew.

extension Kernel {
  /// Makes moves, unless the values would only stand out little from the rounding that is left of what
  /// they were before.
  @inline(__always)
  func make(_ set: UInt32, comeBack: Bool) -> Bool {
    if comeBack {
      if haveCalmed(set) { return false }
    } else {
      moveValues(set)
    }
    let (moves, rows) = (moves, rows)
    var overlaps: UInt32 = 0
    forEachMove(in: set) { number in
      let index = ListIndex(index: number)
      rows[moves[index].row].constant = moves[index].wanted
      moves[index].constant = moves[index].wanted
      overlaps |= moves[index].overlaps
    }
    progress.staleMoves |= overlaps
    progress.movesSinceComputing &+= Int32(truncatingIfNeeded: set.nonzeroBitCount)
    if room.tracksChanges { noteChanged(by: set) }
    return true
  }

  /// Moves the values to what the wanted constants make of them.
  @inline(__always)
  private func moveValues(_ set: UInt32) {
    let (moves, runs, values) = (moves, moveRuns, values)
    forEachMove(in: set) { number in
      let index = ListIndex(index: number)
      let change = moves[index].wanted - moves[index].constant
      if abs(moves[index].wanted) > moves[index].extent { extend(index) }
      runs.update(values, in: moves[index].columns) { values, amounts in
        let moved = values - amounts * change
        // Where both are of a size and cancel, what is left is rounding.
        let standsOut = magnitude(moved) .> 2 * Tolerance.cancellation * magnitude(values)
        return SIMD2.zero.replacing(with: moved, where: standsOut)
      }
    }
  }

  @inline(__always)
  private func magnitude(_ pair: SIMD2<Double>) -> SIMD2<Double> {
    SIMD2(abs(pair[0]), abs(pair[1]))
  }

  /// Calls `body` with each column that a move moves, and the distance against the constant.
  @inline(__always)
  func forEachColumn(of move: Move, _ body: (ColumnIndex, Double) -> Void) {
    moveRuns.forEach(in: move.columns, body)
  }

  /// Whether a constant becomes far smaller than it has been, and no value that stays where it is, is
  /// about as large as those that move have been.
  @inline(__always)
  func comesBack(_ number: ListIndex) -> Bool {
    moves[number].isCalm && isFarFromRest(moves[number])
  }

  @inline(never)
  func isFarFromRest(_ move: Move) -> Bool {
    if progress.largestAtRest < 0 { findLargestAtRest() }
    return progress.largestAtRest < move.reach * Self.small
  }

  /// Finds the largest value that no remembered move moves.
  @inline(never)
  private func findLargestAtRest() {
    let direction = direction
    direction.clear()
    for number in 0..<Int(progress.moves) {
      forEachColumn(of: moves[ListIndex(index: number)]) { column, _ in
        direction.set(1, size: 1, at: column)
      }
    }
    progress.largestAtRest = 0
    for index in 0..<Int(counts.columns) where !direction.contains(ColumnIndex(index: index)) {
      let value = abs(values[ColumnIndex(index: index)])
      progress.largestAtRest = max(progress.largestAtRest, value)
    }
  }

  /// Moves the values, and back again if all values there are then are far smaller than they were: they
  /// have to be computed anew.
  @inline(never)
  private func haveCalmed(_ set: UInt32) -> Bool {
    let (direction, values) = (direction, values)
    var reach = 0.0
    direction.clear()
    forEachMove(in: set) { number in
      let move = moves[ListIndex(index: number)]
      reach = max(reach, move.reach)
      forEachColumn(of: move) { column, _ in
        if !direction.contains(column) { direction.set(values[column], size: 1, at: column) }
      }
    }
    moveValues(set)
    wantComputing(ifBelow: reach)
    if !progress.wantsComputing { return false }
    for index in 0..<direction.support.count {
      values[direction.support[index]] = direction[direction.support[index]]
    }
    return true
  }

  /// Lets the magnitudes allow for constants twice as large as the wanted one.
  @inline(never)
  private func extend(_ index: ListIndex) {
    let move = moves[index]
    let extent = 2 * abs(move.wanted)
    var reach = move.reach
    forEachColumn(of: move) { column, amount in
      magnitudes[column] = max(
        magnitudes[column], abs(values[column]) + abs(amount) * (abs(move.constant) + extent))
      reach = max(reach, magnitudes[column])
    }
    moves[index].extent = extent
    moves[index].reach = reach
  }
}
