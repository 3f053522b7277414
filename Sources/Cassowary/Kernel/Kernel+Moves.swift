extension Kernel {
  /// Changes the constant of a row, if the vertex then is held by the same rows as before: no
  /// multiplier changes, and nothing can go wrong.
  ///
  /// - Returns: Whether that is so; if not, nothing has changed.
  func moveConstant(_ constant: Double, of row: RowIndex) -> Bool {
    let scaled = constant * rows[row].scale
    if scaled == rows[row].constant { return true }
    guard scaled.isFinite, mayMove else { return false }
    guard hasMove(row) ? move(row, to: scaled) : staysInactive(row, at: scaled) else {
      return false
    }
    checkInvariants()
    return true
  }

  /// Whether a move is remembered for a row: if it is active, or the edit of a variable that does not
  /// get what it is suggested, and will be suggested more.
  private func hasMove(_ row: RowIndex) -> Bool {
    rows[row].state == .active || rows[row].state == .inactive && rows[row].owner.column != nil
  }

  private func move(_ row: RowIndex, to constant: Double) -> Bool {
    guard let number = move(of: row) else { return false }
    moves[ListIndex(index: number)].wanted = constant
    return make(1 << UInt32(number), changesOthers: false)
  }

  /// Gives a row that is not active another constant, if it is on the same side with that.
  private func staysInactive(_ row: RowIndex, at constant: Double) -> Bool {
    guard rows[row].state == .inactive, !rows[row].flags.contains(.isPinned) else { return false }
    progress.staleMoves = .max
    let old = rows[row].constant
    rows[row].constant = constant
    if violation(of: row) == nil { return true }
    rows[row].constant = old
    return false
  }

  /// Whether nothing has to be done before values move.
  private var mayMove: Bool {
    progress.movesSinceComputing < Self.movesBetweenComputing && !progress.wantsComputing
      && unbalanced.isEmpty
  }

  /// Moves to suggested values, if all the moves are remembered, and all rows stay on their sides.
  ///
  /// - Returns: Whether that is so; if not, nothing has changed.
  func moveTo(_ suggestions: Span<(variable: Variable, value: Double)>) -> Bool {
    guard mayMove, let wanted = wantInOrder(suggestions), allStay(wanted) else { return false }
    if !wanted.areOfKnownSize, !canTakeSizes(wanted.moves) { return false }
    make(wanted)
    checkInvariants()
    return true
  }

  /// The remembered moves of edit variables, with the constants that are wanted of them. They often
  /// come in the order in which they came first.
  @inline(__always)
  private func wantInOrder(_ suggestions: Span<(variable: Variable, value: Double)>) -> MoveSet? {
    guard suggestions.count <= Int(progress.moves) else { return wantInAnyOrder(suggestions) }
    let moves = moves
    var (wanted, bit) = (MoveSet(), UInt32(1))
    for place in 0..<suggestions.count {
      let index = ListIndex(index: place)
      guard moves[index].follows(suggestions[place].variable) else {
        return wantInAnyOrder(suggestions)
      }
      moves[index].wanted = -suggestions[place].value
      wanted.insert(bit, moves, index)
      bit &<<= 1
    }
    return wanted
  }

  @inline(never)
  private func wantInAnyOrder(
    _ suggestions: Span<(variable: Variable, value: Double)>
  ) -> MoveSet? {
    let (moves, count) = (moves, Int(progress.moves))
    var wanted = MoveSet()
    for place in 0..<suggestions.count {
      let variable = suggestions[place].variable
      let found = (0..<count).first { moves[ListIndex(index: $0)].follows(variable) }
      guard let number = found else { return nil }
      let index = ListIndex(index: number)
      moves[index].wanted = -suggestions[place].value
      wanted.insert(1 << UInt32(number), moves, index)
    }
    return wanted
  }

  /// The remembered move of a row.
  @inline(__always)
  func remembered(_ row: RowIndex) -> Int? {
    let (moves, count) = (moves, Int(progress.moves))
    for number in 0..<count where moves[ListIndex(index: number)].row == row { return number }
    return nil
  }

  /// Moves to all the changed constants at once, if that is possible without anything else: each row
  /// that is active moves what it holds, and each other one stays on its side.
  mutating func moveConstants() -> Bool {
    let changed = changedConstants
    if changed.isEmpty, unbalanced.isEmpty { return true }
    guard mayMove, let set = movesOfChangedConstants() else { return false }
    let changesOthers = changed.count > set.nonzeroBitCount
    guard make(set, changesOthers: changesOthers) else { return false }
    let rows = rows
    for index in 0..<changed.count {
      rows[changed[index]].flags.remove(.hasNewConstant)
      // How far each move may go depends on the constants of rows that are not active.
      if rows[changed[index]].state == .inactive { progress.staleMoves = .max }
    }
    changed.removeAll()
    progress.rowOfNewVertex = -1
    return true
  }

  /// The moves of the rows with new constants, a bit each.
  private func movesOfChangedConstants() -> UInt32? {
    let count = (0..<changedConstants.count).count { rows[changedConstants[$0]].state == .active }
    guard count <= Int(room.moveCount) else { return nil }
    // To remember one may cost the memory of others; those are found again then.
    for _ in 0..<2 {
      var set: UInt32 = 0
      let forgotten = progress.timesForgotten
      for index in 0..<changedConstants.count {
        let row = changedConstants[index]
        if rows[row].state == .inactive {
          guard rememberRest(of: row) else { return nil }
          continue
        }
        guard rows[row].state == .active, let number = move(of: row) else { return nil }
        moves[ListIndex(index: number)].wanted = rows[row].constant
        set |= 1 << UInt32(number)
      }
      if forgotten == progress.timesForgotten { return set }
    }
    return nil
  }

  /// Remembers of an edit variable that does not get what it is suggested that its row has got its new
  /// constant, and nothing moves with that.
  ///
  /// - Returns: Whether it should not be asked again with more room.
  private func rememberRest(of row: RowIndex) -> Bool {
    guard rows[row].owner.column != nil else { return true }
    guard let number = move(of: row) else { return !wantsRoomForMoves }
    moves[ListIndex(index: number)].constant = rows[row].constant
    return true
  }

  /// Moves with the constants that are wanted of them.
  private func wanted(_ set: UInt32) -> MoveSet {
    let moves = moves
    var wanted = MoveSet()
    forEachMove(in: set) { wanted.insert(1 << UInt32($0), moves, ListIndex(index: $0)) }
    return wanted
  }

  /// Makes moves if all rows stay on their sides, those among them of which only constants change, and
  /// values do not come to stand out little from the rounding that is left of what they were before.
  ///
  /// - Returns: Whether they are made; if not, nothing has changed.
  private func make(_ set: UInt32, changesOthers: Bool) -> Bool {
    let wanted = wanted(set)
    guard changesOthers ? allStayTogether(set) : allStay(wanted) else { return false }
    guard wanted.areOfKnownSize || canTakeSizes(set) else { return false }
    make(wanted)
    return true
  }

  /// Whether values do not come to stand out little from the rounding that is left of what they were
  /// before; the magnitudes then allow for the wanted constants.
  @inline(never)
  private func canTakeSizes(_ set: UInt32) -> Bool {
    if wouldCalm(set) { return false }
    allowWanted(set)
    return true
  }

  /// Whether all rows stay on their sides when moves are made.
  @inline(__always)
  private func allStay(_ wanted: MoveSet) -> Bool {
    if wanted.overlaps != 0 { return areInRanges(wanted.moves) || allStayTogether(wanted.moves) }
    return wanted.moves & progress.staleMoves == 0 ? wanted.areInRange : areInRanges(wanted.moves)
  }

  @inline(__always)
  func forEachMove(in set: UInt32, _ body: (Int) -> Void) {
    var rest = set
    while rest != 0 {
      body(rest.trailingZeroBitCount)
      rest &= rest - 1
    }
  }
}
