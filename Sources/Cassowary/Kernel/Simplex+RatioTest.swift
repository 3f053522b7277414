/// The active row that makes room for a violated one.
struct LeavingRow {
  let position: Position
  /// How far the violated row's multiplier moves, a lane a level.
  let step: [Double]
  /// Whether the row leaves with its residual over zero.
  let leavesAbove: Bool
}

extension Simplex {
  /// A row as a combination of the active rows: α with a = Σ αₚ aₚ.
  func combination(of row: RowIndex) -> [Double] {
    var alpha = [Double](repeating: 0, count: activeRows.count)
    var sizes = alpha
    for term in rows[row].terms {
      inverse.accumulate(
        term.column, times: term.coefficient, into: &alpha, magnitudes: &sizes)
    }
    for index in alpha.indices {
      alpha[index] = Tolerance.cancelled(alpha[index], magnitude: sizes[index])
    }
    return alpha
  }

  /// Whether `entry` is large enough beside the others to divide by.
  func isPivot(_ entry: Double, in alpha: [Double]) -> Bool {
    entry != 0 && abs(entry) > Tolerance.pivot * (alpha.lazy.map(abs).max() ?? 0)
  }

  /// The active row whose multiplier first reaches a bound while that of the violated row moves in
  /// `direction`: the smallest step, compared level by level. Among equal steps the largest
  /// |α|, then the oldest row; with `oldestFirst` the oldest row at once.
  func leavingRow(for alpha: [Double], direction: Double, oldestFirst: Bool) -> LeavingRow? {
    let threshold = Tolerance.pivot * (alpha.lazy.map(abs).max() ?? 0)
    var best: (position: Int, step: [Double])?
    for position in alpha.indices where abs(alpha[position]) > threshold {
      guard let step = step(at: position, alpha: alpha[position], direction: direction)
      else { continue }
      guard let current = best else {
        best = (position, step)
        continue
      }
      switch compare(step, current.step) {
      case .less: best = (position, step)
      case .greater: break
      case .equal:
        if leavesFirst(position, current.position, alpha: alpha, oldestFirst: oldestFirst) {
          best = (position, step)
        }
      }
    }
    return best.map {
      LeavingRow(
        position: Position(index: $0.position), step: $0.step,
        leavesAbove: direction * alpha[$0.position] < 0)
    }
  }

  private func leavesFirst(
    _ position: Int, _ other: Int, alpha: [Double], oldestFirst: Bool
  ) -> Bool {
    let (size, otherSize) = (abs(alpha[position]), abs(alpha[other]))
    if !oldestFirst, size != otherSize { return size > otherSize }
    return rows[activeRows[position]].serial < rows[activeRows[other]].serial
  }

  /// How far the violated row's multiplier can move before the one at `position` is at its bound;
  /// `nil` if that has no bound on this side. Never under zero.
  private func step(at position: Int, alpha: Double, direction: Double) -> [Double]? {
    let row = rows[activeRows[position]]
    let falls = direction * alpha > 0
    let bound = falls ? row.below : row.above
    guard bound.isFinite else { return nil }
    let start = position * levels.count
    var step = [Double](repeating: 0, count: levels.count)
    for lane in step.indices {
      let multiplier = falls ? multipliers[start + lane] : -multipliers[start + lane]
      let room = lane == row.lane && bound > 0 ? multiplier + bound : multiplier
      step[lane] = Tolerance.cancelled(room, magnitude: abs(multiplier) + bound) / abs(alpha)
    }
    if let first = step.first(where: { $0 != 0 }), first < 0 {
      return [Double](repeating: 0, count: levels.count)
    }
    return step
  }

  private enum Order {
    case less
    case equal
    case greater
  }

  private func compare(_ left: [Double], _ right: [Double]) -> Order {
    for lane in left.indices {
      let difference = left[lane] - right[lane]
      let size = max(abs(left[lane]), abs(right[lane]))
      if abs(difference) > Tolerance.multiplier * size {
        return difference < 0 ? .less : .greater
      }
    }
    return .equal
  }

  /// Whether `step` is shorter than `range` in the one lane where that is not zero.
  func isLess(_ step: [Double], thanRange range: Double, lane: Int) -> Bool {
    for index in step.indices {
      let other = index == lane ? range : 0
      let size = max(abs(step[index]), other)
      if abs(step[index] - other) > Tolerance.multiplier * size { return step[index] < other }
    }
    return false
  }
}
