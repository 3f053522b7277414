/// The active row that makes room for a violated one.
struct LeavingRow {
  let position: Int
  /// How far the violated row's multiplier moves, a lane a level.
  let step: [Double]
  /// Whether the row leaves with its residual over zero.
  let leavesAbove: Bool
}

extension Simplex {
  /// The active row whose multiplier first reaches a bound while that of the violated row moves in
  /// `direction`: the smallest step, compared level by level. Among equal steps rows that cost
  /// nothing, then the largest |α|, then the oldest row; with `oldestFirst` the oldest row at once.
  func leavingRow(direction: Double, oldestFirst: Bool) -> LeavingRow? {
    var best = -1
    var shortest = [Double](repeating: 0, count: levels.count)
    var step = shortest
    for position in alpha.support where alpha.isSignificant(position) {
      guard takeStep(at: position, direction: direction, into: &step) else { continue }
      if best >= 0 {
        switch compare(step, shortest) {
        case .greater: continue
        case .less: break
        case .equal:
          guard leavesFirst(position, best, oldestFirst: oldestFirst) else { continue }
        }
      }
      best = position
      swap(&step, &shortest)
    }
    guard best >= 0 else { return nil }
    return LeavingRow(
      position: best, step: shortest, leavesAbove: direction * alpha[best] < 0)
  }

  private func leavesFirst(_ position: Int, _ other: Int, oldestFirst: Bool) -> Bool {
    let (row, otherRow) = (rows[activeRows[position]], rows[activeRows[other]])
    if !oldestFirst {
      if row.isFree != otherRow.isFree { return row.isFree }
      let (size, otherSize) = (abs(alpha[position]), abs(alpha[other]))
      if size != otherSize { return size > otherSize }
    }
    return row.serial < otherRow.serial
  }

  /// How far the violated row's multiplier can move before the one at `position` is at its bound.
  /// Never under zero.
  ///
  /// - Returns: Whether there is a bound on this side.
  private func takeStep(at position: Int, direction: Double, into step: inout [Double]) -> Bool {
    let row = rows[activeRows[position]]
    let falls = direction * alpha[position] > 0
    let bound = falls ? row.below : row.above
    guard bound.isFinite else { return false }
    let start = activeRows[position].index * levels.count
    let size = abs(alpha[position])
    var isPositive = false
    for lane in step.indices {
      let multiplier = falls ? multipliers[start + lane] : -multipliers[start + lane]
      let own = lane == row.lane ? bound : 0
      let room = Tolerance.cancelled(multiplier + own, magnitude: abs(multiplier) + own)
      if !isPositive, room < 0 {
        for rest in step.indices { step[rest] = 0 }
        return true
      }
      isPositive = isPositive || room > 0
      step[lane] = room / size
    }
    return true
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
