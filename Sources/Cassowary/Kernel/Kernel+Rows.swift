extension Kernel {
  /// Adds a row with so many terms of distinct columns; it takes part from the next settling on.
  /// There must be room for it, and for its level.
  @inline(__always)
  mutating func place(
    _ new: Row, count: Int, _ term: (Int) -> (column: ColumnIndex, coefficient: Double)
  ) -> RowIndex {
    noteCounts()
    let (row, start) = takePlace(terms: count)
    var new = new
    (new.start, new.count) = (start, Int32(truncatingIfNeeded: count))
    rows[row] = new
    let (terms, heads, circle) = (terms, heads, nextInPart)
    for place in 0..<count {
      let (column, coefficient) = term(place)
      let index = TermIndex(raw: start.raw + Int32(truncatingIfNeeded: place))
      let head = heads[column]
      terms[index] = Term(
        row: row, column: column, coefficient: coefficient, previous: -1, next: head)
      if head >= 0 { terms[TermIndex(raw: head)].previous = index.raw }
      heads[column] = index.raw
      if circle[column].raw >= 0 { breakCircle(through: column) }
    }
    positionOfRow[row] = Position(raw: -1)
    clearMultiplier(of: row)
    newRows.append(row)
    progress.hasNewShape = true
    return row
  }

  /// Takes a place for a row, and a block for so many terms: free ones, or behind all others.
  @inline(__always)
  mutating func takePlace(terms count: Int) -> (row: RowIndex, start: TermIndex) {
    let (size, kind) = Self.blockSize(count)
    if counts.freeRow >= 0 || counts.freeTerms[kind] >= 0 { return takeFreePlace(size, kind) }
    return (newRow(), newBlock(size))
  }

  private mutating func takeFreePlace(_ size: Int, _ kind: Int) -> (RowIndex, TermIndex) {
    let row = takeFreeRow() ?? newRow()
    let block = takeFreeBlock(kind)
    noteReused(row, wasFree: block != nil)
    return (row, block ?? newBlock(size))
  }

  private mutating func takeFreeRow() -> RowIndex? {
    guard counts.freeRow >= 0 else { return nil }
    let row = RowIndex(raw: counts.freeRow)
    note(row)
    counts.freeRow = rows[row].owner.next
    return row
  }

  @inline(__always)
  private func newRow() -> RowIndex {
    let row = RowIndex(raw: counts.rows)
    counts.rows += 1
    clearScratch(of: row)
    return row
  }

  /// Undoes the insertion of a row, unless that is done. A block that was not free before is beyond
  /// the end again once the counts are restored.
  func uninsert(_ row: RowIndex, wasFree: Bool = false) {
    if rows[row].state == .free { return }
    unlink(row)
    if wasFree { giveBlock(rows[row].start, of: Int(rows[row].count)) }
    rows[row].state = .free
  }

  /// Gives the slot of a dead row free for others.
  func release(_ row: RowIndex) {
    unlink(row)
    giveBlock(rows[row].start, of: Int(rows[row].count))
    rows[row].state = .free
    rows[row].owner = .next(counts.freeRow)
    counts.freeRow = row.raw
  }

  /// Takes the terms of a row out of the chains of their columns.
  private func unlink(_ row: RowIndex) {
    let (terms, heads, circle) = (terms, heads, nextInPart)
    for index in rows[row].terms {
      let term = terms[index]
      if circle[term.column].raw >= 0 { breakCircle(through: term.column) }
      if term.previous >= 0 {
        terms[TermIndex(raw: term.previous)].next = term.next
      } else {
        heads[term.column] = term.next
      }
      if term.next >= 0 { terms[TermIndex(raw: term.next)].previous = term.previous }
    }
  }

  /// Blocks come in sizes, so that one can serve again: up to eight each size, then powers of two.
  @inline(__always)
  static func blockSize(_ count: Int) -> (size: Int, class: Int) {
    if count <= 8 { return (count, count) }
    let bits = Int.bitWidth - (count - 1).leadingZeroBitCount
    return (1 << bits, 5 + bits)
  }

  private func takeFreeBlock(_ kind: Int) -> TermIndex? {
    let free = TermIndex(raw: counts.freeTerms[kind])
    guard free.raw >= 0 else { return nil }
    counts.freeTerms[kind] = terms[free].next
    return free
  }

  @inline(__always)
  private func newBlock(_ size: Int) -> TermIndex {
    let block = TermIndex(raw: counts.terms)
    counts.terms += Int32(truncatingIfNeeded: size)
    return block
  }

  private func giveBlock(_ start: TermIndex, of count: Int) {
    let (size, kind) = Self.blockSize(count)
    if size == 0 { return }
    terms[start].next = counts.freeTerms[kind]
    counts.freeTerms[kind] = start.raw
  }
}

extension Kernel {
  /// The order of creation of the next row.
  func takeSerial() -> Int {
    defer { counts.nextSerial += 1 }
    return counts.nextSerial
  }

  /// Makes a row cost `weight` at `level`, nothing at all, or be required. Its multiplier is not
  /// touched.
  func setSlopes(of row: RowIndex, level: Int?, weight: Double) {
    rows[row].cost = level == nil ? .infinity : weight / rows[row].scale
    rows[row].lane = lane(of: level)
  }

  /// The lane of a level; a new one, if it occurs for the first time.
  func lane(of level: Int?) -> Int16 {
    guard let level else { return 0 }
    return Int16(truncatingIfNeeded: (existingLane(of: level) ?? addLane(level)).raw)
  }

  /// The lane of a level, if it has one. There are few.
  @inline(__always)
  private borrowing func existingLane(of level: Int) -> Lane? {
    let levels = levels
    for index in 0..<Int(progress.lanes) where Int(levels[Lane(index: index)]) == level {
      return Lane(index: index)
    }
    return nil
  }

  private func addLane(_ level: Int) -> Lane {
    let place = order(of: level)
    let count = Int(progress.lanes)
    for index in stride(from: count, to: place, by: -1) {
      laneOrder[Lane(index: index)] = laneOrder[Lane(index: index - 1)]
    }
    laneOrder[Lane(index: place)] = Int16(count)
    levels[Lane(index: count)] = Int16(level)
    progress.lanes += 1
    for row in 0..<Int(counts.rows) {
      multipliers[ListIndex(index: row * room.lanes + count)] = 0
    }
    return Lane(index: count)
  }

  /// Whether a level has a lane, or there is room for one.
  borrowing func canHaveLane(_ level: Int) -> Bool {
    Int(progress.lanes) < room.lanes || existingLane(of: level) != nil
  }

  /// Where a level stands, or would stand, in the order of the lanes.
  private borrowing func order(of level: Int) -> Int {
    var (low, high) = (0, Int(progress.lanes))
    while low < high {
      let middle = (low + high) / 2
      let other = levels[Lane(index: lane(middle))]
      if Int(other) > level { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension Kernel {
  /// Takes a row away.
  mutating func remove(_ row: RowIndex) {
    note(row)
    progress.hasNewShape = true
    if rows[row].state == .new { rows[row].cost = 0 } else { forgetCost(of: row) }
    rows[row].flags.insert(.isDead)
    if rows[row].state == .inactive { deadRows.append(row) }
  }

  /// Changes the constant of a row.
  @inline(__always)
  mutating func setConstant(_ constant: Double, of row: RowIndex) {
    let scaled = constant * rows[row].scale
    if rows[row].constant == scaled { return }
    noteConstant(of: row)
    rows[row].constant = scaled
    if rows[row].state == .new || rows[row].flags.contains(.hasNewConstant) { return }
    rows[row].flags.insert(.hasNewConstant)
    changedConstants.append(row)
  }

  mutating func setCost(level: Int?, weight: Double, of row: RowIndex) {
    note(row)
    progress.hasNewShape = true
    if rows[row].state == .inactive {
      forgetCost(of: row)
      suspect(row)
    }
    setSlopes(of: row, level: level, weight: weight)
    if rows[row].state == .active { unbalance(row) }
  }
}

extension Kernel {
  /// Makes changed constants final, if nothing else has changed since the last commit.
  @inline(__always)
  mutating func forgetConstants() {
    if progress.hasNotedCounts { return commit() }
    journal.removeAll()
  }

  /// Makes everything since the last commit final: rows that are gone give their slots free, as soon
  /// as the factor does not need their terms any more.
  mutating func commit() {
    if room.tracksChanges { noteChangedSinceCommit() }
    // From now on the values of columns that were given to other variables are theirs.
    forgetNotes(from: 0, [.isNoted, .isReused])
    progress.committedRows = counts.rows
    // What the first settling needed is seldom needed again.
    journal.removeAll(keepingRoom: progress.firstSettling != .underWay)
    if progress.firstSettling == .underWay { progress.firstSettling = .over }
    progress.hasNewShape = false
    progress.hasPivoted = false
    if progress.hasRefactored { bury() }
    while let row = deadRows.popLast() {
      if factor.contains(row) { keepTerms(of: row) } else { release(row) }
    }
  }

  /// A row is no more, but the factor still needs its terms.
  private func keepTerms(of row: RowIndex) {
    rows[row].state = .zombie
    rows[row].owner = .next(progress.firstZombie)
    progress.firstZombie = row.raw
  }

  /// Releases the rows that only the factor still needed.
  private func bury() {
    progress.hasRefactored = false
    var next = progress.firstZombie
    progress.firstZombie = -1
    while next >= 0 {
      let row = RowIndex(raw: next)
      next = rows[row].owner.next
      if factor.contains(row) { keepTerms(of: row) } else { release(row) }
    }
  }
}
