extension Kernel {
  /// To be called when other rows are active, or others cost something.
  func forgetMoves() {
    progress.moves = 0
    progress.moveWords = 0
    progress.timesForgotten &+= 1
  }

  /// The moves stand for the constants that there are: to be called when the vertex has moved without
  /// them. What is on another side since then only changes their ranges.
  func keepMoves() {
    progress.staleMoves = .max
    forgetRest()
    for number in 0..<Int(progress.moves) {
      let index = ListIndex(index: number)
      let constant = rows[moves[index].row].constant
      moves[index].constant = constant
      if abs(constant) > moves[index].extent { allow(abs(constant), for: index) }
      forEachColumn(of: moves[index]) { column, _ in
        moves[index].reach = max(moves[index].reach, magnitudes[column])
      }
    }
  }

  /// What none of the moves moves is something else.
  private func forgetRest() {
    progress.largestAtRest = -1
    for number in 0..<Int(progress.moves) { moves[ListIndex(index: number)].noticeCalm() }
  }

  /// Whether more moves would be remembered if there were room, and not without end.
  var wantsRoomForMoves: Bool {
    let wanted = Int(progress.wantedMoveWords)
    return wanted > room.moves && wanted <= 4 * Runs.words(forPlaces: room.columns + room.rows)
  }

  /// The remembered move of a row; `nil` if there is not enough room to remember it, or the last
  /// change of its constant led to another vertex: the next may do so as well.
  func move(of row: RowIndex) -> Int? {
    remembered(row) ?? (progress.rowOfNewVertex == row.raw ? nil : remember(row))
  }

  private func remember(_ row: RowIndex) -> Int? {
    findMoved(by: row)
    let wanted =
      Runs.words(forPlaces: direction.support.count) + Runs.words(forPlaces: rates.support.count)
    if wanted > room.moves {
      progress.wantedMoveWords = Int32(wanted)
      return nil
    }
    if Int(progress.moveWords) + wanted > room.moves {
      progress.wantedMoveWords = progress.moveWords + Int32(wanted)
      forgetMoves()
    } else if Int(progress.moves) >= room.moveCount {
      forgetMoves()
    }
    let number = Int(progress.moves)
    guard write(number, row) else { return nil }
    progress.moves += 1
    forgetRest()
    for other in 0..<number where sees(other) {
      moves[ListIndex(index: other)].overlaps |= 1 << UInt32(number)
      moves[ListIndex(index: number)].overlaps |= 1 << UInt32(other)
    }
    findRange(number)
    return number
  }

  /// Finds what moves with the constant of a row: with that of an inactive one, only its own residual.
  private func findMoved(by row: RowIndex) {
    if rows[row].state == .active {
      factor.direction(of: rows[row].position, into: direction)
      findRates(1)
    } else {
      direction.clear()
      rates.clear()
      rates.add(-1, at: row)
    }
  }

  /// - Returns: Whether the values can be trusted to stay finite.
  private func write(_ number: Int, _ row: RowIndex) -> Bool {
    let start = progress.moveWords
    // The values stand for the constant before the change that is under way.
    let isActive = rows[row].state == .active
    let constant = rows[row].constant - (isActive ? residual(of: row).value : 0)
    guard let (rowStart, reach) = writeColumns(at: start) else { return false }
    let end = writeRows(at: rowStart)
    progress.moveWords = end
    let edited = rows[row].owner.column.map { variable($0) }
    moves[ListIndex(index: number)] = Move(
      of: row, in: (start, rowStart, end), editing: edited, constant: constant, reach: reach)
    return true
  }

  /// Writes the columns that move.
  private func writeColumns(at start: Int32) -> (end: Int32, reach: Double)? {
    let direction = direction
    var (writer, reach, areFinite) = (RunWriter(moveRuns, from: start), 0.0, true)
    direction.forEachPlace(below: Int(counts.columns)) { column in
      let amount = abs(direction[column])
      if amount == 0 { return }
      areFinite =
        areFinite && amount < Move.largest && abs(values[column]) < Move.largest * Move.farthest
      reach = max(reach, magnitudes[column])
      writer.append(direction[column], at: column)
    }
    writer.finish()
    return areFinite ? (writer.end, reach) : nil
  }

  /// Writes the inactive rows that see them.
  private func writeRows(at start: Int32) -> Int32 {
    let rates = rates
    var writer = RunWriter(moveRuns, from: start)
    rates.forEachPlace(below: Int(counts.rows)) { row in
      if rates.settle(row) == 0 || rows[row].isFree { return }
      writer.append(rates[row], at: row)
    }
    writer.finish()
    return writer.end
  }

  /// Whether a row of another move is among those whose rates have just been found.
  private func sees(_ other: Int) -> Bool {
    var isSeen = false
    moveRuns.forEach(in: moves[ListIndex(index: other)].rows) { (row: RowIndex, _) in
      isSeen = isSeen || rates.contains(row)
    }
    return isSeen
  }

  /// Finds between which constants all rows stay on their sides.
  @inline(never)
  func findRange(_ number: Int) {
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
    moves[ListIndex(index: number)].low = move.constant + low
    moves[ListIndex(index: number)].high = move.constant + high
    progress.staleMoves &= ~(1 << UInt32(number))
  }
}
