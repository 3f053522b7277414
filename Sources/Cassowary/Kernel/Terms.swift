/// The terms of all rows, linked both ways (Knuth's orthogonal lists): those of a row lie side by
/// side, those of a column are chained.
struct Terms: Sendable {
  struct Term: Sendable {
    let row: RowIndex
    let column: ColumnIndex
    let coefficient: Double
    /// The terms before and after in the chain of the column; −1 at its ends.
    fileprivate(set) var previous: Int32
    fileprivate(set) var next: Int32
  }

  private var terms: [Term] = []
  private var heads: [Int32] = []
  /// Where blocks of so many terms have become free.
  private var freeBlocks: [Int: [Int]] = [:]

  subscript(index: Int) -> Term { terms[index] }

  mutating func addColumn() { heads.append(-1) }

  /// Stores the terms of a row side by side.
  mutating func insert(
    _ new: [(column: ColumnIndex, coefficient: Double)], row: RowIndex
  ) -> Range<Int> {
    let start: Int
    if let free = freeBlocks[new.count]?.popLast() {
      start = free
    } else {
      start = terms.count
    }
    for (offset, term) in new.enumerated() {
      let index = start + offset
      let head = heads[term.column]
      let entry = Term(
        row: row, column: term.column, coefficient: term.coefficient, previous: -1, next: head)
      if index < terms.count { terms[index] = entry } else { terms.append(entry) }
      if head >= 0 { terms[Int(head)].previous = Int32(index) }
      heads[term.column] = Int32(index)
    }
    return start..<(start + new.count)
  }

  mutating func remove(_ range: Range<Int>) {
    for index in range {
      let term = terms[index]
      if term.previous >= 0 {
        terms[Int(term.previous)].next = term.next
      } else {
        heads[term.column] = term.next
      }
      if term.next >= 0 { terms[Int(term.next)].previous = term.previous }
    }
    if !range.isEmpty { freeBlocks[range.count, default: []].append(range.lowerBound) }
  }

  /// Calls `body` with each term of a column.
  @inline(__always)
  func forEach(in column: ColumnIndex, _ body: (Term) -> Void) {
    var index = Int(heads[column])
    while index >= 0 {
      let term = terms[index]
      body(term)
      index = Int(term.next)
    }
  }
}
