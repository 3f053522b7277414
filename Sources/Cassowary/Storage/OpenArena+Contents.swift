extension OpenArena {
  /// Writes what an arena needs in which there is nothing yet.
  func clear() {
    clearLists()
    unsafe header.pointee.counts = Counts()
    unsafe header.pointee.progress = Progress()
    let (levels, order): (Table<Lane, Int16>, Table<Lane, Int16>) = (
      table(.levels), table(.laneOrder)
    )
    levels[Lane(raw: 0)] = Int16(Kernel.preferenceLevel)
    order[Lane(raw: 0)] = 0
  }

  private func clearLists() {
    for section in Section.lists { (list(section) as List<ListIndex>).removeAll() }
    unsafe (Queue(at: address(.suspects), capacity: room.rows) as Queue<RowIndex>).removeAll()
  }

  /// What a new column needs before anything is solved with it: nothing on the scratch paper.
  func clearScratch(of column: ColumnIndex) {
    let position = Position(raw: column.raw)
    (vector(.direction, .directionSupport) as SparseVector).forget(column)
    (vector(.alpha, .alphaSupport) as SparseVector).forget(position)
    (vector(.work, .workSupport) as SparseVector).forget(position)
    (table(.marks) as Table<Position, Marks>)[position] = []
    sweep.clearWord(of: position)
  }

  /// What a new row needs before anything is solved with it.
  func clearScratch(of row: RowIndex) {
    (vector(.rates, .ratesSupport) as SparseVector).forget(row)
  }

  /// Takes over what another, smaller arena holds; the scratch paper is new.
  func take(from old: OpenArena) {
    clearLists()
    unsafe header.pointee.counts = old.header.pointee.counts
    unsafe header.pointee.progress = old.header.pointee.progress
    var used = old.room
    used.columns = unsafe Int(header.pointee.counts.columns)
    used.rows = unsafe Int(header.pointee.counts.rows)
    used.terms = unsafe Int(header.pointee.counts.terms)
    used.slots = unsafe Int(header.pointee.counts.slots)
    for section in used.rows == 0 && used.slots == 0 ? Section.byLane : Section.kept {
      unsafe address(section).copyMemory(
        from: old.address(section), byteCount: section.size(used))
    }
    // Etas have room by column, but may be more than the columns in use have.
    for section in [Section.etaEntries, .etaStarts] {
      unsafe address(section).copyMemory(
        from: old.address(section), byteCount: section.size(old.room))
    }
    takeMultipliers(from: old, rows: used.rows)
    takeSuspects(from: old)
    for index in 0..<used.columns { clearScratch(of: ColumnIndex(index: index)) }
    for index in 0..<used.rows { clearScratch(of: RowIndex(index: index)) }
  }

  private func takeMultipliers(from old: OpenArena, rows: Int) {
    let (width, newWidth) = (old.room.lanes * 8, room.lanes * 8)
    for row in 0..<rows {
      unsafe (address(.multipliers) + row * newWidth).copyMemory(
        from: old.address(.multipliers) + row * width, byteCount: width)
    }
  }

  private func takeSuspects(from old: OpenArena) {
    let suspects: Queue<RowIndex> = unsafe Queue(at: address(.suspects), capacity: room.rows)
    let before: Queue<RowIndex> = unsafe Queue(
      at: old.address(.suspects), capacity: old.room.rows)
    for index in 0..<before.count { suspects.append(before[index]) }
  }
}
