// Values follow the constants of moves by what they change by. If numbers were far larger once than all
// that are left, what rounding has left of them would show: then values are computed anew.

extension Kernel {
  /// Makes moves, unless the values would only stand out little from the rounding that is left of what
  /// they were before.
  @inline(__always)
  func make(_ set: UInt32, comeBack: Bool) -> Bool {
    if comeBack, haveCalmed(set) { return false }
    let tracksChanges = room.tracksChanges
    forEachMove(in: set) { number in
      if !comeBack { moveValues(number) }
      let move = moves[ListIndex(index: number)]
      rows[move.row].constant = move.wanted
      moves[ListIndex(index: number)].constant = move.wanted
      progress.staleMoves |= move.overlaps
      progress.movesSinceComputing &+= 1
      if tracksChanges { noteChanged(by: move) }
    }
    return true
  }

  /// Moves the values to what the wanted constant makes of them.
  @inline(__always)
  private func moveValues(_ number: Int) {
    let values = values
    let move = moves[ListIndex(index: number)]
    let change = move.wanted - move.constant
    if change == 0 { return }
    if abs(move.wanted) > move.extent { extend(number, to: 2 * abs(move.wanted)) }
    forEachColumn(of: move) { column, amount in
      let value = values[column]
      let moved = value - amount * change
      // Where both are of a size and cancel, what is left is rounding.
      values[column] = abs(moved) > 2 * Tolerance.cancellation * abs(value) ? moved : 0
    }
  }

  /// Calls `body` with each column that a move moves, and the distance against the constant.
  @inline(__always)
  func forEachColumn(of move: Move, _ body: (ColumnIndex, Double) -> Void) {
    let entries = moveEntries
    var index = move.start
    while index < move.rowStart {
      let entry = entries[ListIndex(raw: index)]
      body(ColumnIndex(raw: entry.index), entry.amount)
      index &+= 1
    }
  }

  /// Whether a constant becomes far smaller than it has been, and no value that stays where it is, is
  /// about as large as those that move have been.
  @inline(__always)
  func comesBack(_ move: Move) -> Bool {
    abs(move.wanted) < move.extent * Self.calmed && isFarFromRest(move)
  }

  @inline(never)
  private func isFarFromRest(_ move: Move) -> Bool {
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
    forEachMove(in: set) { moveValues($0) }
    wantComputing(ifBelow: reach)
    if !progress.wantsComputing { return false }
    for index in 0..<direction.support.count {
      values[direction.support[index]] = direction[direction.support[index]]
    }
    return true
  }

  /// Lets the magnitudes allow for larger constants.
  private func extend(_ number: Int, to extent: Double) {
    let move = moves[ListIndex(index: number)]
    var reach = move.reach
    forEachColumn(of: move) { column, amount in
      magnitudes[column] = max(
        magnitudes[column], abs(values[column]) + abs(amount) * (abs(move.constant) + extent))
      reach = max(reach, magnitudes[column])
    }
    moves[ListIndex(index: number)].extent = extent
    moves[ListIndex(index: number)].reach = reach
  }
}
