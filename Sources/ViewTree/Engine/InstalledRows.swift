import Cassowary

/// A row that is in the solver.
struct InstalledRow {
  let id: ConstraintID
  let key: RowKey
  /// As that of the desired row.
  var base: Double
}

/// The rows that are in the solver, by the numbers that their constraints have there, and an index of
/// these numbers by what the rows are there for: some 40 bytes a row, where dictionaries would take
/// several times as much. Nothing is kept alive by them, and to forget all rows touches none of them.
struct InstalledRows {
  private var rows: [InstalledRow?] = []
  private var count = 0
  /// Numbers of rows in an open hash table, at most half full: a row is found between where its key
  /// would have it and the next free place. Free places are −1; what is not in the table any more has
  /// had those behind it moved up.
  private var table: [Int32] = []

  /// Forgets all rows, and makes room for so many.
  mutating func removeAll(expecting expected: Int) {
    rows.removeAll()
    rows.reserveCapacity(expected)
    count = 0
    makeTable(for: expected)
  }

  /// The row that is there for `key`. O(1) on average
  subscript(key: RowKey) -> InstalledRow? {
    place(of: key).flatMap { rows[Int(table[$0])] }
  }

  /// The row of a constraint in the solver. O(1)
  subscript(id: ConstraintID) -> InstalledRow? {
    guard id.number < rows.count, let row = rows[id.number], row.id == id else { return nil }
    return row
  }

  /// The rows there are, in the order of their numbers. O(rows)
  var all: [InstalledRow] { rows.compactMap { $0 } }

  /// Adds a row; there is none for its key. Amortised O(1) on average
  mutating func insert(_ row: InstalledRow) {
    let number = row.id.number
    while rows.count <= number { rows.append(nil) }
    if 2 * (count + 1) > table.count { makeTable(for: 2 * (count + 1)) }
    rows[number] = row
    count += 1
    enter(Int32(truncatingIfNeeded: number), row.key)
  }

  /// Gives the row that is there for `key` another base.
  mutating func setBase(_ base: Double, of key: RowKey) {
    if let place = place(of: key) { rows[Int(table[place])]?.base = base }
  }

  /// Removes the row that is there for `key`, if there is one. O(1) on average
  mutating func remove(_ key: RowKey) {
    guard var gap = place(of: key) else { return }
    rows[Int(table[gap])] = nil
    count -= 1
    // What stands behind moves up, unless it would then be before where its key would have it.
    var next = following(gap)
    while table[next] >= 0 {
      if distance(from: home(ofRowAt: next), to: next) >= distance(from: gap, to: next) {
        table[gap] = table[next]
        gap = next
      }
      next = following(next)
    }
    table[gap] = -1
  }

  private func place(of key: RowKey) -> Int? {
    if count == 0 { return nil }
    var place = home(of: key)
    while table[place] >= 0 {
      if rows[Int(table[place])]?.key == key { return place }
      place = following(place)
    }
    return nil
  }

  private mutating func enter(_ number: Int32, _ key: RowKey) {
    var place = home(of: key)
    while table[place] >= 0 { place = following(place) }
    table[place] = number
  }

  private mutating func makeTable(for expected: Int) {
    var size = 16
    while size < 2 * expected { size *= 2 }
    table = [Int32](repeating: -1, count: size)
    for (number, row) in rows.enumerated() {
      if let row { enter(Int32(truncatingIfNeeded: number), row.key) }
    }
  }

  private func home(of key: RowKey) -> Int { key.mixed & (table.count - 1) }

  private func home(ofRowAt place: Int) -> Int {
    rows[Int(table[place])].map { home(of: $0.key) } ?? place
  }

  private func following(_ place: Int) -> Int { (place + 1) & (table.count - 1) }

  private func distance(from start: Int, to end: Int) -> Int {
    (end - start) & (table.count - 1)
  }
}
