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
  /// last change of its constant led to another vertex: the next may do so as well.
  func move(of row: RowIndex) -> Int? {
    remembered(row) ?? (progress.rowOfNewVertex == row.raw ? nil : remember(row))
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
    guard write(number, row) else { return nil }
    progress.moves += 1
    progress.largestAtRest = -1
    for other in 0..<number where sees(other) {
      moves[ListIndex(index: other)].overlaps |= 1 << UInt32(number)
      moves[ListIndex(index: number)].overlaps |= 1 << UInt32(other)
    }
    findRange(number)
    return number
  }

  /// - Returns: Whether the values can be trusted to stay finite.
  private func write(_ number: Int, _ row: RowIndex) -> Bool {
    let start = progress.moveEntries
    // The values stand for the constant before the change that is under way.
    let constant = rows[row].constant - residual(of: row).value
    var (end, reach) = (start, 0.0)
    for index in 0..<direction.support.count {
      let column = direction.support[index]
      let amount = abs(direction[column])
      if amount == 0 { continue }
      guard amount < Move.largest, abs(values[column]) < Move.largest * Move.farthest else {
        return false
      }
      reach = max(reach, magnitudes[column])
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
    moves[ListIndex(index: number)] = Move(
      row: row, start: start, rowStart: rowStart, end: end, constant: constant,
      extent: abs(constant), reach: reach)
    return true
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
  func findRange(_ number: Int) {
    let move = moves[ListIndex(index: number)]
    var (low, high) = (-Move.farthest, Move.farthest)
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
