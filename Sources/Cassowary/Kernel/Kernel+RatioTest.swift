/// The active row that makes room for a violated one. Its step is the *shortest* of the three vectors
/// that the kernel keeps for comparing.
struct LeavingRow {
  let position: Position
  /// Whether the row leaves with its residual over zero.
  let leavesAbove: Bool
}

/// A vector of a lane each, compared level by level.
struct LaneVector {
  let lanes: Table<ListIndex, Double>
  let start: Int

  subscript(lane: Int) -> Double {
    @inline(__always)
    get { lanes[ListIndex(index: start + lane)] }
    @inline(__always)
    nonmutating set { lanes[ListIndex(index: start + lane)] = newValue }
  }
}

extension Kernel {
  /// One of the vectors to compare with.
  func step(_ number: Int) -> LaneVector {
    LaneVector(lanes: steps, start: number * room.lanes)
  }

  /// The step of the leaving row.
  var shortest: LaneVector { step(0) }

  /// The lanes, that of the strongest level first.
  @inline(__always)
  func lane(_ place: Int) -> Int { Int(laneOrder[Lane(index: place)]) }

  /// The active row whose multiplier first reaches a bound while that of the violated row moves in
  /// `direction`: the smallest step, compared level by level. Among equal steps rows that cost
  /// nothing, then the largest |α|, then the youngest row: what was there first stays, and what was
  /// added to it, such as an edit, gives way. With `oldestFirst` the oldest row at once.
  func leavingRow(direction: Double, oldestFirst: Bool) -> LeavingRow? {
    let alpha = alpha
    var best = Position(raw: -1)
    let (candidate, shortest) = (step(1), shortest)
    for index in 0..<alpha.support.count {
      let position = alpha.support[index]
      guard alpha.isSignificant(position),
        takeStep(at: position, direction: direction, into: candidate)
      else { continue }
      if best.raw >= 0 {
        let order = compare(candidate, shortest)
        if order == .greater { continue }
        if order == .equal, !leavesFirst(position, best, oldestFirst: oldestFirst) { continue }
      }
      best = position
      for lane in 0..<Int(progress.lanes) { shortest[lane] = candidate[lane] }
    }
    guard best.raw >= 0 else { return nil }
    return LeavingRow(position: best, leavesAbove: direction * alpha[best] < 0)
  }

  private func leavesFirst(_ position: Position, _ other: Position, oldestFirst: Bool) -> Bool {
    let (row, otherRow) = (places[position].active, places[other].active)
    if !oldestFirst {
      if rows[row].isFree != rows[otherRow].isFree { return rows[row].isFree }
      let (size, otherSize) = (abs(alpha[position]), abs(alpha[other]))
      if abs(size - otherSize) > Tolerance.multiplier * max(size, otherSize) {
        return size > otherSize
      }
      return rows[row].serial > rows[otherRow].serial
    }
    return rows[row].serial < rows[otherRow].serial
  }

  /// How far the violated row's multiplier can move before the one at `position` is at its bound.
  /// Never under zero.
  ///
  /// - Returns: Whether there is a bound on this side.
  private func takeStep(
    at position: Position, direction: Double, into step: LaneVector
  ) -> Bool {
    let row = places[position].active
    let falls = direction * alpha[position] > 0
    let bound = falls ? rows[row].below : rows[row].above
    guard bound.isFinite else { return false }
    let (start, ownLane, count) = (multiplier(of: row), Int(rows[row].lane), Int(progress.lanes))
    let size = abs(alpha[position])
    var isPositive = false
    for place in 0..<count {
      let lane = lane(place)
      let value = multipliers[ListIndex(index: start + lane)]
      let multiplier = falls ? value : -value
      let own = lane == ownLane ? bound : 0
      let room = Tolerance.cancelled(multiplier + own, magnitude: abs(multiplier) + own)
      if !isPositive, room < 0 {
        for lane in 0..<count { step[lane] = 0 }
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

  private func compare(_ left: LaneVector, _ right: LaneVector) -> Order {
    for place in 0..<Int(progress.lanes) {
      let lane = lane(place)
      let difference = left[lane] - right[lane]
      let size = max(abs(left[lane]), abs(right[lane]))
      if abs(difference) > Tolerance.multiplier * size {
        return difference < 0 ? .less : .greater
      }
    }
    return .equal
  }

  /// Whether the leaving row's step is shorter than `range` in the one lane where that is not zero.
  func isShortest(below range: Double, lane own: Int) -> Bool {
    for place in 0..<Int(progress.lanes) {
      let lane = lane(place)
      let (step, other) = (shortest[lane], lane == own ? range : 0)
      if abs(step - other) > Tolerance.multiplier * max(abs(step), other) { return step < other }
    }
    return false
  }

  /// Whether the first lane that is not zero is above zero.
  func isPositive(_ vector: LaneVector) -> Bool {
    for place in 0..<Int(progress.lanes) {
      let value = vector[lane(place)]
      if value != 0 { return value > 0 }
    }
    return false
  }
}
