/// The inverse of the active matrix, dense: entry (column, position) says how far the variable
/// moves when the residual of the active row at that position rises by one.
struct InverseMatrix: Sendable {
  private(set) var count = 0
  /// Columns lie one after another, `stride` entries apart.
  private var entries: [Double] = []
  private var stride = 0

  subscript(column: ColumnIndex, position: Position) -> Double {
    entries[column.index * stride + position.index]
  }

  /// Adds a column and a position with a one where they meet. Amortised O(count).
  mutating func grow() {
    if count == stride {
      let wider = Swift.max(8, stride * 2)
      var larger = [Double](repeating: 0, count: wider * wider)
      for column in 0..<count {
        for position in 0..<count {
          larger[column * wider + position] = entries[column * stride + position]
        }
      }
      (entries, stride) = (larger, wider)
    }
    entries[count * stride + count] = 1
    count += 1
  }

  /// Makes it the identity again.
  mutating func reset() {
    for column in 0..<count {
      for position in 0..<count { entries[column * stride + position] = 0 }
      entries[column * stride + column] = 1
    }
  }

  /// Adds `factor` times a column to `combination`, and its magnitudes to `magnitudes`.
  func accumulate(
    _ column: ColumnIndex, times factor: Double, into combination: inout [Double],
    magnitudes: inout [Double]
  ) {
    let start = column.index * stride
    for position in 0..<count where entries[start + position] != 0 {
      let product = factor * entries[start + position]
      combination[position] += product
      magnitudes[position] += abs(product)
    }
  }

  /// Replaces the active row at `position` by the row that is `combination` of the active rows.
  ///
  ///     before:  r = Σ αₚ rₚ
  ///     after:   r_q = (r − Σ_{p≠q} αₚ rₚ) / α_q
  mutating func pivot(at position: Position, combination: [Double]) {
    let pivot = combination[position]
    var moved: [Int] = []
    for index in 0..<count where combination[index] != 0 && index != position.index {
      moved.append(index)
    }
    for column in 0..<count {
      let start = column * stride
      let entry = entries[start + position.index]
      if entry == 0 { continue }
      let quotient = entry / pivot
      entries[start + position.index] = quotient
      for index in moved {
        let old = entries[start + index]
        let change = quotient * combination[index]
        entries[start + index] = Tolerance.cancelled(
          old - change, magnitude: abs(old) + abs(change))
      }
    }
  }
}
