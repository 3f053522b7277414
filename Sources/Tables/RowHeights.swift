/// The heights of all rows, in whole pixels: prefix sums in a Fenwick tree.
///
/// Whole pixels make every offset exact, whatever was added and changed before. (Fenwick, "A new
/// data structure for cumulative frequency tables", 1994.)
package struct RowHeights: Sendable {
  private var heights: [Int]
  private var known: [Bool]
  /// `sums[i]` is the sum of the heights of the rows i − (i & −i) ..< i.
  private var sums: [Int]

  /// Rows with estimated heights. O(n)
  package init(estimates: [Int]) {
    heights = estimates
    known = [Bool](repeating: false, count: estimates.count)
    sums = [0] + estimates
    for index in sums.indices.dropFirst() {
      let parent = index + (index & -index)
      if parent < sums.count { sums[parent] += sums[index] }
    }
  }

  package var count: Int { heights.count }

  /// The height of all rows. O(log n)
  package var total: Int { offset(of: count) }

  /// The height of a row, known or estimated. O(1)
  package subscript(row: Int) -> Int { heights[row] }

  /// Whether the row's height is more than an estimate. O(1)
  package func isKnown(_ row: Int) -> Bool { known[row] }

  /// Where the row begins: the sum of the heights of those before it. O(log n)
  package func offset(of row: Int) -> Int {
    var (sum, index) = (0, row)
    while index > 0 {
      sum += sums[index]
      index &= index - 1
    }
    return sum
  }

  /// The row at a distance from the top: the last one that begins there or before. Rows of no
  /// height are passed over where a later one begins at the same place. `nil` without rows.
  /// O(log n)
  package func row(at offset: Int) -> Int? {
    guard count > 0 else { return nil }
    var (index, rest) = (0, max(0, offset))
    var step = 1
    while step * 2 <= count { step *= 2 }
    while step > 0 {
      if index + step <= count, sums[index + step] <= rest {
        index += step
        rest -= sums[index]
      }
      step /= 2
    }
    return min(index, count - 1)
  }

  /// Notes the true height of a row. O(log n)
  package mutating func set(_ row: Int, to height: Int) {
    let change = height - heights[row]
    heights[row] = height
    known[row] = true
    var index = row + 1
    while change != 0, index < sums.count {
      sums[index] += change
      index += index & -index
    }
  }

  /// Heights that were known are estimates from now on. O(n)
  package mutating func forget() {
    for row in known.indices { known[row] = false }
  }
}
