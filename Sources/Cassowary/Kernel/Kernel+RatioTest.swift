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
  ///
  /// - Returns: `nil` if none reaches its bound before the violated row's own multiplier has moved
  ///   through `range`, in its lane.
  func leavingRow(
    direction: Double, before range: Double, inLaneOf row: RowIndex, oldestFirst: Bool
  ) -> LeavingRow? {
    for lane in 0..<Int(progress.lanes) { shortest[lane] = 0 }
    if range.isFinite { shortest[Int(rows[row].lane)] = range }
    let test = RatioTest(
      alpha: alpha, places: places, rows: rows, multipliers: multipliers, laneOrder: laneOrder,
      laneCount: Int(progress.lanes), width: room.lanes, shortest: shortest, candidate: step(1),
      direction: direction, oldestFirst: oldestFirst)
    return test.leavingRow(isBounded: range.isFinite)
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

/// The search for the row that leaves. At first the shortest step is the range of the violated row, if
/// that is bounded. A view of the arena.
private struct RatioTest {
  let alpha: SparseVector<Position>
  let places: Table<Position, Place>
  let rows: Table<RowIndex, Row>
  let multipliers: Table<ListIndex, Double>
  let laneOrder: Table<Lane, Int16>
  let laneCount: Int
  /// How far the multipliers of two rows are apart.
  let width: Int
  let shortest: LaneVector
  let candidate: LaneVector
  let direction: Double
  let oldestFirst: Bool

  @inline(__always)
  func leavingRow(isBounded: Bool) -> LeavingRow? {
    var best = Position(raw: -1)
    for index in 0..<alpha.support.count {
      let position = alpha.support[index]
      guard alpha.isSignificant(position) else { continue }
      switch compareStep(at: position, hasShortest: isBounded || best.raw >= 0) {
      case .greater: continue
      case .equal where best.raw < 0 || !leavesFirst(position, best): continue
      default: break
      }
      best = position
      for lane in 0..<laneCount { shortest[lane] = candidate[lane] }
    }
    guard best.raw >= 0 else { return nil }
    return LeavingRow(position: best, leavesAbove: direction * alpha[best] < 0)
  }

  private enum Order {
    case less
    case equal
    case greater
  }

  /// How far the violated row's multiplier can move before the one at `position` is at its bound,
  /// never under zero, compared with the shortest such step; less, where there is none yet. It is a
  /// candidate, unless it is greater, as it is where there is no bound on this side.
  @inline(__always)
  private func compareStep(at position: Position, hasShortest: Bool) -> Order {
    let row = places[position].active
    let falls = direction * alpha[position] > 0
    let bound = falls ? rows[row].below : rows[row].above
    guard bound.isFinite else { return .greater }
    let (start, ownLane, size) = (row.index * width, rows[row].lane, abs(alpha[position]))
    var order = hasShortest ? Order.equal : .less
    var (isPositive, isNone) = (false, false)
    for place in 0..<laneCount {
      let lane = laneOrder[Lane(index: place)]
      let value = multipliers[ListIndex(index: start + Int(lane))]
      let multiplier = falls ? value : -value
      let own = lane == ownLane ? bound : 0
      let room = Tolerance.cancelled(multiplier + own, magnitude: abs(multiplier) + own)
      isNone = isNone || !isPositive && room < 0
      isPositive = isPositive || room > 0
      let step = isNone ? 0 : room / size
      candidate[Int(lane)] = step
      if order != .equal { continue }
      order = compare(step, shortest[Int(lane)])
      if order == .greater { return .greater }
    }
    return order
  }

  @inline(__always)
  private func compare(_ left: Double, _ right: Double) -> Order {
    let difference = left - right
    if abs(difference) > Tolerance.multiplier * max(abs(left), abs(right)) {
      return difference < 0 ? .less : .greater
    }
    return .equal
  }

  private func leavesFirst(_ position: Position, _ other: Position) -> Bool {
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
}
