extension Kernel {
  /// To be called when other rows cost something, or the active ones are not known to be the same.
  func forgetMoves() {
    progress.moves = 0
    progress.moveWords = 0
    progress.timesForgotten &+= 1
  }

  /// To be called when a row becomes active in the place of another. A move that does not see it goes
  /// on as before: it leaves that row where it is, and the other at zero.
  ///
  ///     d' = d − (a·d / a·d_left) d_left
  @inline(never)
  func forgetMoves(seeing row: RowIndex, orOf left: RowIndex) {
    for number in 0..<Int(progress.moves) {
      let index = ListIndex(index: number)
      guard moves[index].row == left || sees(index, where: { $0 == row }) else { continue }
      moves[index] = .forgotten
      progress.timesForgotten &+= 1
    }
  }

  /// Whether a move sees a row of a kind.
  private func sees(_ index: ListIndex, where isMeant: (RowIndex) -> Bool) -> Bool {
    var isSeen = false
    moveRuns.forEach(in: moves[index].rows) { row, _ in isSeen = isSeen || isMeant(row) }
    return isSeen
  }

  /// The moves stand for the constants that there are: to be called when the vertex has moved without
  /// them. What is on another side since then only changes their ranges.
  func keepMoves() {
    progress.staleMoves = .max
    forgetRest()
    for number in 0..<Int(progress.moves) where !moves[ListIndex(index: number)].isForgotten {
      let index = ListIndex(index: number)
      let constant = rows[moves[index].row].constant
      moves[index].constant = constant
      if abs(constant) > moves[index].extent { allow(abs(constant), for: index) }
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
    if Int(progress.moveWords) + wanted > room.moves { closeGaps() }
    if Int(progress.moveWords) + wanted > room.moves {
      progress.wantedMoveWords = progress.moveWords + Int32(wanted)
      forgetMoves()
    }
    let number = freeMove
    guard write(number, row) else { return nil }
    progress.moves = max(progress.moves, Int32(number) + 1)
    forgetRest()
    noticeOverlaps(of: number)
    progress.staleMoves |= 1 << UInt32(number)
    return number
  }

  /// Where a move can be remembered: in the place of one that is forgotten, or behind all others.
  private var freeMove: Int {
    let (moves, count) = (moves, Int(progress.moves))
    let forgotten = (0..<count).first { moves[ListIndex(index: $0)].isForgotten }
    if let forgotten { return forgotten }
    if count < room.moveCount { return count }
    forgetMoves()
    return 0
  }

  /// Brings the words of the moves together, over those of forgotten ones.
  private func closeGaps() {
    let (moves, count) = (moves, Int(progress.moves))
    var end: Int32 = 0
    for _ in 0..<count {
      var next: ListIndex?
      for number in 0..<count where !moves[ListIndex(index: number)].isForgotten {
        let index = ListIndex(index: number)
        let start = moves[index].start
        if start >= end, next.map({ start < moves[$0].start }) ?? true { next = index }
      }
      guard let next else { break }
      moveRuns.copy(moves[next].words, to: end)
      moves[next].moveWords(to: end)
      end = moves[next].words.upperBound
    }
    progress.moveWords = end
  }

  /// Finds the other moves that see a row of which it has just been found that it moves with this one.
  private func noticeOverlaps(of number: Int) {
    let (moves, bit) = (moves, UInt32(1) << UInt32(number))
    for other in 0..<Int(progress.moves) where other != number {
      let index = ListIndex(index: other)
      moves[index].overlaps &= ~bit
      guard sees(index, where: { rates.contains($0) }) else { continue }
      moves[index].overlaps |= bit
      moves[ListIndex(index: number)].overlaps |= 1 << UInt32(other)
    }
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
    guard let rowStart = writeColumns(at: start) else { return false }
    let end = writeRows(at: rowStart)
    progress.moveWords = end
    let edited = rows[row].owner.column.map { variable($0) }
    moves[ListIndex(index: number)] = Move(
      of: row, in: (start, rowStart, end), editing: edited, constant: constant)
    return true
  }

  /// Writes the columns that move.
  ///
  /// - Returns: Where their words end.
  private func writeColumns(at start: Int32) -> Int32? {
    let direction = direction
    var (writer, areFinite) = (RunWriter(moveRuns, from: start), true)
    direction.forEachPlace(below: Int(counts.columns)) { column in
      let amount = abs(direction[column])
      if amount == 0 { return }
      areFinite =
        areFinite && amount < Move.largest && abs(values[column]) < Move.largest * Move.farthest
      writer.append(direction[column], at: column)
    }
    writer.finish()
    return areFinite ? writer.end : nil
  }

  /// Writes the inactive rows that see them.
  private func writeRows(at start: Int32) -> Int32 {
    let rates = rates
    var writer = RunWriter(moveRuns, from: start)
    rates.forEachPlace(below: Int(counts.rows)) { row in
      if rates.settle(row) == 0 { return }
      writer.append(rates[row], at: row)
    }
    writer.finish()
    return writer.end
  }
}
