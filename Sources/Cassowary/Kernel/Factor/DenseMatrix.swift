/// A small square matrix, factored in place: P S = L U with partial pivoting.
struct DenseMatrix: Sendable {
  private(set) var count = 0
  private var entries: [Double] = []
  /// The row of S that stands at each row of the factors.
  private var order: [Int] = []

  init() {}

  init(count: Int) {
    self.count = count
    entries = [Double](repeating: 0, count: count * count)
    order = Array(0..<count)
  }

  subscript(row: Int, column: Int) -> Double {
    get { entries[row * count + column] }
    set { entries[row * count + column] = newValue }
  }

  /// - Returns: Whether the matrix is regular.
  mutating func factor() -> Bool {
    for step in 0..<count {
      let best = (step..<count).max { abs(self[$0, step]) < abs(self[$1, step]) } ?? step
      guard abs(self[best, step]) > Tolerance.pivot else { return false }
      if best != step {
        order.swapAt(best, step)
        for column in 0..<count {
          (self[best, column], self[step, column]) = (self[step, column], self[best, column])
        }
      }
      for row in (step + 1)..<max(count, step + 1) where self[row, step] != 0 {
        let factor = self[row, step] / self[step, step]
        self[row, step] = factor
        for column in (step + 1)..<count { self[row, column] -= factor * self[step, column] }
      }
    }
    return true
  }

  /// The t with S t = g.
  func solve(_ g: [Double]) -> [Double] {
    var t = order.map { g[$0] }
    for row in 0..<count {
      for column in 0..<row { t[row] -= self[row, column] * t[column] }
    }
    for row in (0..<count).reversed() {
      for column in (row + 1)..<max(count, row + 1) { t[row] -= self[row, column] * t[column] }
      t[row] /= self[row, row]
    }
    return t
  }

  /// The α with α S = w.
  func solveTransposed(_ w: [Double]) -> [Double] {
    var z = w
    for row in 0..<count {
      for column in 0..<row { z[row] -= self[column, row] * z[column] }
      z[row] /= self[row, row]
    }
    for row in (0..<count).reversed() {
      for column in (row + 1)..<max(count, row + 1) { z[row] -= self[column, row] * z[column] }
    }
    var alpha = z
    for row in 0..<count { alpha[order[row]] = z[row] }
    return alpha
  }
}
