extension Kernel {
  /// Adds a row with so many terms of distinct columns; it takes part from the next settling on.
  /// There must be room for it, and for its level.
  @inline(__always)
  mutating func insert(
    _ new: Row, count: Int, _ term: (Int) -> (column: ColumnIndex, coefficient: Double)
  ) -> RowIndex {
    noteCounts()
    let row = takeRow(new, terms: count)
    let (terms, heads, start) = (terms, heads, rows[row].start)
    for place in 0..<count {
      let (column, coefficient) = term(place)
      let index = TermIndex(raw: start.raw + Int32(truncatingIfNeeded: place))
      let head = heads[column]
      terms[index] = Term(
        row: row, column: column, coefficient: coefficient, previous: -1, next: head)
      if head >= 0 { terms[TermIndex(raw: head)].previous = index.raw }
      heads[column] = index.raw
    }
    positionOfRow[row] = Position(raw: -1)
    clearMultiplier(of: row)
    return row
  }

  /// Puts a row where one was, or behind all others, with a block for so many terms.
  private mutating func takeRow(_ new: Row, terms count: Int) -> RowIndex {
    let (row, wasRow) = takeFreeRow()
    let (start, wasBlock) = takeBlock(of: count)
    var new = new
    new.start = start
    new.count = Int32(truncatingIfNeeded: count)
    new.flags.insert(.isNoted)
    rows[row] = new
    if wasRow || wasBlock { noteReused(row, wasFree: wasBlock) }
    return row
  }

  private mutating func takeFreeRow() -> (RowIndex, wasFree: Bool) {
    if counts.freeRow >= 0 {
      let row = RowIndex(raw: counts.freeRow)
      note(row)
      counts.freeRow = rows[row].owner.next
      return (row, true)
    }
    let row = RowIndex(raw: counts.rows)
    counts.rows += 1
    clearScratch(of: row)
    return (row, false)
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
    let (terms, heads) = (terms, heads)
    for index in rows[row].terms {
      let term = terms[TermIndex(raw: index)]
      if term.previous >= 0 {
        terms[TermIndex(raw: term.previous)].next = term.next
      } else {
        heads[term.column] = term.next
      }
      if term.next >= 0 { terms[TermIndex(raw: term.next)].previous = term.previous }
    }
  }

  /// Blocks come in sizes, so that one can serve again: up to eight each size, then powers of two.
  static func blockSize(_ count: Int) -> (size: Int, class: Int) {
    if count <= 8 { return (count, count) }
    let bits = Int.bitWidth - (count - 1).leadingZeroBitCount
    return (1 << bits, 5 + bits)
  }

  private func takeBlock(of count: Int) -> (start: TermIndex, wasFree: Bool) {
    let (size, kind) = Self.blockSize(count)
    let free = counts.freeTerms[kind]
    if free >= 0, size > 0 {
      counts.freeTerms[kind] = terms[TermIndex(raw: free)].next
      return (TermIndex(raw: free), true)
    }
    counts.terms += Int32(size)
    return (TermIndex(raw: counts.terms - Int32(size)), false)
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
    rows[row].lane = Int16(truncatingIfNeeded: level.map { addLane($0).raw } ?? 0)
  }

  /// The lane of a level; a new one, if it occurs for the first time.
  private func addLane(_ level: Int) -> Lane {
    let place = order(of: level)
    if let lane = lane(of: level, at: place) { return lane }
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
    Int(progress.lanes) < room.lanes || lane(of: level, at: order(of: level)) != nil
  }

  /// The lane of a level, if it is the one at that place in the order.
  private borrowing func lane(of level: Int, at place: Int) -> Lane? {
    guard place < Int(progress.lanes) else { return nil }
    let lane = Lane(index: lane(place))
    return levels[lane] == Int16(level) ? lane : nil
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
  /// The column of a new variable: a free one, or one more.
  mutating func takeColumn() -> ColumnIndex {
    let serial = counts.nextVariable
    counts.nextVariable += 1
    return counts.freeColumn >= 0 ? reuseColumn(serial: serial) : addColumn(serial: serial)
  }

  /// Makes a new column final, if nothing else has changed since the last commit: with it nothing
  /// can go wrong.
  mutating func acceptColumn(_ column: ColumnIndex) {
    rows[columns[column].preference].flags.remove(.isNoted)
    columns[column].flags.remove(.isNoted)
    progress.hasNotedCounts = false
    progress.committedRows = counts.rows
    journal.removeAll()
  }

  /// Adds a column whose preference is active, asleep: its value is zero. There must be room for it.
  mutating func addColumn(serial: Int) -> ColumnIndex {
    noteCounts()
    let (column, position) = (ColumnIndex(raw: counts.columns), Position(raw: counts.columns))
    var preference = Row(constant: 0, relation: .equal, serial: takeSerial(), owner: .kernel)
    preference.state = .active
    preference.position = position
    let row = takeRow(preference, terms: 1)
    let start = rows[row].start
    counts.columns += 1
    clearScratch(of: column)
    terms[start] = Term(row: row, column: column, coefficient: 1, previous: -1, next: -1)
    clearMultiplier(of: row)
    (values[column], magnitudes[column], heads[column]) = (0, 0, start.raw)
    columns[column] = Column(serial: serial, preference: row)
    places[position] = Place(column: column, row: row, active: row, pivot: 1)
    positionOfColumn[column] = position
    positionOfRow[row] = position
    setLoose(row, true)
    return column
  }

  /// Gives the column of a removed variable to a new one: only the preference's weight is new. In a
  /// settled system nothing pulls at a column without constraints, whatever its weight.
  mutating func reuseColumn(serial: Int) -> ColumnIndex {
    noteCounts()
    let column = ColumnIndex(raw: counts.freeColumn)
    let preference = columns[column].preference
    note(column)
    note(preference)
    counts.freeColumn = columns[column].edit
    columns[column].edit = -1
    columns[column].serial = serial
    columns[column].flags.insert(.isLive)
    if progress.hasNewShape { columns[column].flags.insert(.isReused) }
    let weight = Column.preferenceWeight(serial: serial)
    if !columns[column].flags.contains(.isAwake) { return column }
    if progress.hasNewShape {
      setCost(level: Kernel.preferenceLevel, weight: weight, of: preference)
    } else {
      rows[preference].cost = weight
    }
    return column
  }

  /// Takes a column from its variable.
  mutating func removeColumn(_ column: ColumnIndex) {
    noteCounts()
    note(column)
    columns[column].flags.remove(.isLive)
    columns[column].generation &+= 1
    columns[column].edit = counts.freeColumn
    counts.freeColumn = column.raw
  }
}

extension Kernel {
  /// Lets a new row take part from the next settling on.
  func announce(_ row: RowIndex) {
    newRows.append(row)
    progress.hasNewShape = true
  }

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
    // From now on the values of columns that were given to other variables are theirs.
    forgetNotes(from: 0, [.isNoted, .isReused])
    journal.removeAll()
    progress.committedRows = counts.rows
    if progress.firstSettling == .underWay { progress.firstSettling = .over }
    progress.hasNewShape = false
    progress.hasPivoted = false
    if progress.hasRefactored { bury() }
    while let row = deadRows.popLast() {
      if factor.contains(row) {
        rows[row].state = .zombie
        zombies.append(row)
      } else {
        release(row)
      }
    }
  }

  /// Releases the rows that only the factor still needed.
  private func bury() {
    progress.hasRefactored = false
    zombies.keep { row in
      if factor.contains(row) { return true }
      release(row)
      return false
    }
  }
}
