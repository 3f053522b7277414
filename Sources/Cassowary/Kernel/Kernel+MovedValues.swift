// Values follow the constants of moves by what they change by. If numbers were far larger once than all
// that are left, what rounding has left of them would show: then values are computed anew.

extension Kernel {
  /// Makes moves.
  @inline(__always)
  func make(_ set: MoveSet) {
    let (moves, rows, runs, values) = (moves, rows, moveRuns, values)
    forEachMove(in: set.moves) { number in
      let index = ListIndex(index: number)
      let wanted = moves[index].wanted
      moveValues(values, runs, moves[index].columns, by: wanted - moves[index].constant)
      rows[moves[index].row].constant = wanted
      moves[index].constant = wanted
    }
    progress.movesSinceComputing &+= 1
    if room.tracksChanges { noteChanged(by: set.moves) }
  }

  /// Moves values against a change of a constant.
  @inline(__always)
  private func moveValues(
    _ values: Table<ColumnIndex, Double>, _ runs: Runs, _ columns: Range<Int32>, by change: Double
  ) {
    runs.update(values, in: columns) { values, amounts in
      let moved = values - amounts * change
      // Where both are of a size and cancel, what is left is rounding.
      let standsOut = magnitude(moved) .> 2 * Tolerance.cancellation * magnitude(values)
      return SIMD2.zero.replacing(with: moved, where: standsOut)
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

  /// Whether a constant becomes far smaller than it has been, and with that all values there are:
  /// then they have to be computed anew.
  func wouldCalm(_ set: UInt32) -> Bool {
    var comeBack = false
    forEachMove(in: set) { number in
      let index = ListIndex(index: number)
      guard abs(moves[index].wanted) < moves[index].calm else { return }
      if isFarFromRest(moves[index]) { comeBack = true } else { moves[index].forgetCalm() }
    }
    return comeBack && wouldBeSmall(set)
  }

  /// Whether no value that stays where it is, is about as large as those that move have been.
  private func isFarFromRest(_ move: Move) -> Bool {
    if progress.largestAtRest < 0 { findLargestAtRest() }
    return progress.largestAtRest < reach(of: move) * Self.small
  }

  /// The largest magnitude of the columns that a move moves.
  private func reach(of move: Move) -> Double {
    var reach = 0.0
    forEachColumn(of: move) { column, _ in reach = max(reach, magnitudes[column]) }
    return reach
  }

  /// Whether all values there are would be far smaller than they were. Moves them for that, and back
  /// again.
  private func wouldBeSmall(_ set: UInt32) -> Bool {
    let (direction, values) = (direction, values)
    var reach = 0.0
    direction.clear()
    forEachMove(in: set) { number in
      let move = moves[ListIndex(index: number)]
      reach = max(reach, self.reach(of: move))
      forEachColumn(of: move) { column, _ in
        if !direction.contains(column) { direction.set(values[column], size: 1, at: column) }
      }
      moveValues(values, moveRuns, move.columns, by: move.wanted - move.constant)
    }
    wantComputing(ifBelow: reach)
    for index in 0..<direction.support.count {
      values[direction.support[index]] = direction[direction.support[index]]
    }
    return progress.wantsComputing
  }

  /// Lets the magnitudes allow for constants twice as large as those that are wanted.
  func allowWanted(_ set: UInt32) {
    forEachMove(in: set) { number in
      let index = ListIndex(index: number)
      let size = abs(moves[index].wanted)
      if size > moves[index].extent { allow(2 * size, for: index) }
    }
  }

  /// Lets the magnitudes allow for constants up to an extent.
  @inline(never)
  func allow(_ extent: Double, for index: ListIndex) {
    let move = moves[index]
    forEachColumn(of: move) { column, amount in
      magnitudes[column] = max(
        magnitudes[column], abs(values[column]) + abs(amount) * (abs(move.constant) + extent))
    }
    moves[index].allow(extent)
  }
}
