/// A small square matrix, factored in place: P S = L U with partial pivoting.
struct DenseMatrix {
  let entries: Table<ListIndex, Double>
  /// The row of S that stands at each row of the factors.
  let order: Table<ListIndex, Int32>
  /// Two vectors: what is solved for, and scratch.
  let vectors: Table<ListIndex, Double>

  @inline(__always)
  func at(_ row: Int, _ column: Int, of count: Int) -> ListIndex {
    ListIndex(index: row * count + column)
  }

  /// The right side of an equation before it is solved, and the solution after.
  subscript(index: Int) -> Double {
    @inline(__always)
    get { vectors[ListIndex(index: index)] }
    @inline(__always)
    nonmutating set { vectors[ListIndex(index: index)] = newValue }
  }

  /// - Returns: Whether the matrix is regular.
  func factor(_ count: Int) -> Bool {
    for row in 0..<count { order[ListIndex(index: row)] = Int32(row) }
    for step in 0..<count {
      var best = step
      for row in step..<count
      where abs(entries[at(row, step, of: count)]) > abs(entries[at(best, step, of: count)]) {
        best = row
      }
      guard abs(entries[at(best, step, of: count)]) > Tolerance.pivot else { return false }
      if best != step { exchange(best, step, count) }
      eliminate(step, count)
    }
    return true
  }

  private func exchange(_ first: Int, _ second: Int, _ count: Int) {
    (order[ListIndex(index: first)], order[ListIndex(index: second)]) =
      (order[ListIndex(index: second)], order[ListIndex(index: first)])
    for column in 0..<count {
      let (a, b) = (at(first, column, of: count), at(second, column, of: count))
      (entries[a], entries[b]) = (entries[b], entries[a])
    }
  }

  private func eliminate(_ step: Int, _ count: Int) {
    for row in (step + 1)..<max(count, step + 1) where entries[at(row, step, of: count)] != 0 {
      let factor = entries[at(row, step, of: count)] / entries[at(step, step, of: count)]
      entries[at(row, step, of: count)] = factor
      for column in (step + 1)..<count {
        entries[at(row, column, of: count)] -= factor * entries[at(step, column, of: count)]
      }
    }
  }

  /// Replaces g by the t with S t = g.
  func solve(_ count: Int) {
    for row in 0..<count {
      var sum = self[Int(order[ListIndex(index: row)])]
      for column in 0..<row { sum -= entries[at(row, column, of: count)] * self[count + column] }
      self[count + row] = sum
    }
    for row in (0..<count).reversed() {
      var sum = self[count + row]
      for column in (row + 1)..<max(count, row + 1) {
        sum -= entries[at(row, column, of: count)] * self[column]
      }
      self[row] = sum / entries[at(row, row, of: count)]
    }
  }

  /// Replaces w by the α with α S = w.
  func solveTransposed(_ count: Int) {
    for row in 0..<count {
      var sum = self[row]
      for column in 0..<row { sum -= entries[at(column, row, of: count)] * self[count + column] }
      self[count + row] = sum / entries[at(row, row, of: count)]
    }
    for row in (0..<count).reversed() {
      var sum = self[count + row]
      for column in (row + 1)..<max(count, row + 1) {
        sum -= entries[at(column, row, of: count)] * self[count + column]
      }
      self[count + row] = sum
    }
    for row in 0..<count { self[Int(order[ListIndex(index: row)])] = self[count + row] }
  }
}
