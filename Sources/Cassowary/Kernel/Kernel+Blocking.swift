/// What may happen at a position without any cost at the levels 1…1000.
struct Marks: OptionSet, BitwiseCopyable {
  let rawValue: UInt8

  /// The residual of the active row may rise over zero.
  static let rises = Marks(rawValue: 1)
  /// It may fall under zero.
  static let falls = Marks(rawValue: 2)
  /// The column may move.
  static let moves = Marks(rawValue: 4)
}

// A loose row can often not leave zero after all: another row that is at zero, though inactive, is in
// the way. Widths that are all at their minimum, each held equal to the first as well, are at rest,
// and no preference needs to be asked. That holds as long as what is in the way stays at zero.

extension Kernel {
  /// Marks the positions of the rows of the part that can leave zero at no cost, with the ways they
  /// can go, as far as nothing is found that is in the way.
  ///
  /// - Returns: These positions, in the support of `alpha`.
  func markWhatCanLeave() -> List<Position> {
    let (marks, rows, factor) = (marks, rows, factor)
    var count = 0
    forEachActiveRowOfPart { row, position in
      guard rows[row].flags.contains(.isLoose) else { return }
      marks[position] = waysOut(of: row)
      if !isHeld(row, position, factor) { count += 1 }
    }
    var rounds = 0
    while count > 0, rounds < Self.roundsOfBlocking, blockWays(of: &count) { rounds += 1 }
    alpha.clear()
    if count == 0 { return alpha.support }
    forEachActiveRowOfPart { _, position in
      if marks[position].isEmpty { return }
      marks[position].insert(.moves)
      alpha.support.append(position)
    }
    return alpha.support
  }

  /// Takes ways back from a row over one variable where others over it alone are in the way, as those
  /// are that hold contents at their size, from above and from below.
  ///
  ///     r = a·x + k,  s = b·x + l ≥ 0,  b/a > 0,  both at zero:  r ≥ 0
  ///
  /// - Returns: Whether no way is left.
  private func isHeld(_ row: RowIndex, _ position: Position, _ factor: Factor) -> Bool {
    let (marks, rows) = (marks, rows)
    guard rows[row].count == 1 else { return false }
    let own = terms[rows[row].start]
    factor.forEach(in: own.column) { term in
      guard rows[term.row].count == 1, mayBeInTheWay(term.row) else { return }
      let isTurned = own.coefficient * term.coefficient < 0
      let blocked: Marks = isTurned == (allowed(term.row) > 0) ? .rises : .falls
      guard marks[position].contains(blocked), isAtZero(term.row) else { return }
      marks[position].subtract(blocked)
      pin(term.row)
    }
    if marks[position].isEmpty { pin(row) }
    return marks[position].isEmpty
  }

  /// Whether a row is inactive and, where it is at zero, can go one way only at no cost.
  @inline(__always)
  private func mayBeInTheWay(_ row: RowIndex) -> Bool {
    rows[row].state == .inactive && (rows[row].lane != 0 || rows[row].isRequired)
      && allowed(row) != 0
  }

  /// More is seldom found later; what is not found costs a preference that need not have been asked.
  private static let roundsOfBlocking = 3

  /// Takes ways back where rows are in the way; `count` positions have some.
  ///
  /// - Returns: Whether that was so: then others may be in the way of what is left.
  private func blockWays(of count: inout Int) -> Bool {
    gatherObstacles()
    defer { obstacles.removeAll() }
    if obstacles.isEmpty { return false }
    combineObstacles()
    if !areObstaclesMoved { return block(&count) }
    // Only those are in the way that are pushed when all rows leave that can.
    leaveZero { marks[$0].contains(.rises) ? 1 : marks[$0].contains(.falls) ? -1 : 0 }
    obstacles.keep { rates.settle($0) * allowed($0) < 0 }
    while !obstacles.isEmpty {
      combineObstacles()
      if !areObstaclesMoved { return block(&count) }
      // Something moves them out of the way: those that it moves are no obstacles.
      let before = obstacles.count
      leaveZero { effect(at: $0).contains(.rises) ? (alpha[$0] > 0 ? 1 : -1) : 0 }
      obstacles.keep { rates.settle($0) * allowed($0) <= 0 }
      if obstacles.count == before { return false }
    }
    return false
  }

  /// Rows that may be in the way. Nothing is unbalanced while ways are looked for.
  private var obstacles: List<RowIndex> { unbalanced }

  /// Finds in `rates` how inactive rows move when the residuals of the active ones do, as fast as
  /// `speed` says.
  private func leaveZero(_ speed: (Position) -> Double) {
    work.clear()
    forEachActiveRowOfPart { _, position in
      let speed = speed(position)
      if speed != 0 { work.add(speed, at: position) }
    }
    factor.solveResiduals(into: direction)
    findRates(1)
  }

  /// Gathers the inactive rows of the part that are at zero and can go one way only at no cost.
  private func gatherObstacles() {
    let obstacles = obstacles
    forEachRowOfPart { row in
      if mayBeInTheWay(row), isAtZero(row) { obstacles.append(row) }
    }
  }

  /// The direction in which an inactive row at zero can go at no cost; 0 if there is none, or both.
  private func allowed(_ row: RowIndex) -> Double {
    switch waysOn(row) {
    case .rises: 1
    case .falls: -1
    default: 0
    }
  }

  /// The sum of the obstacles in `alpha`, each turned so that it must not fall.
  private func combineObstacles() {
    let (alpha, factor) = (alpha, factor)
    alpha.clear()
    for index in 0..<obstacles.count {
      factor.add(obstacles[index], times: allowed(obstacles[index]), to: alpha)
    }
    factor.solveCombination(alpha)
  }

  /// Whether a way that is left moves the row `alpha` up.
  private var areObstaclesMoved: Bool {
    (0..<alpha.support.count).contains { effect(at: alpha.support[$0]).contains(.rises) }
  }

  /// What the ways that the row at a position can go do to the row `alpha`.
  private func effect(at position: Position) -> Marks {
    guard alpha.isSignificant(position) else { return [] }
    return alpha[position] > 0 ? marks[position] : marks[position].turned
  }

  /// Takes all ways that move the row `alpha` down; none moves it up.
  ///
  ///     r = Σ α_p r_p,  r ≥ 0,  every α_p r_p ≤ 0:  every r_p with an α_p is 0
  ///
  /// - Returns: Whether there were any.
  private func block(_ count: inout Int) -> Bool {
    var hasBlocked = false
    for index in 0..<alpha.support.count {
      let position = alpha.support[index]
      if effect(at: position).isEmpty { continue }
      marks[position].subtract(alpha[position] > 0 ? .falls : .rises)
      if marks[position].isEmpty {
        pin(places[position].active)
        count -= 1
      }
      hasBlocked = true
    }
    if hasBlocked {
      for index in 0..<obstacles.count { pin(obstacles[index]) }
    }
    return hasBlocked
  }

  private func pin(_ row: RowIndex) {
    rows[row].flags.insert(.isPinned)
    progress.hasPinned = true
  }

  /// No row of the part is pinned any more.
  func unpin() {
    let rows = rows
    if progress.hasPinned { forEachRowOfPart { rows[$0].flags.remove(.isPinned) } }
  }

  /// In which directions the residual of an inactive row at zero can go at no cost.
  func waysOn(_ row: RowIndex) -> Marks {
    var ways = Marks()
    if rows[row].side == .above || rows[row].side == .level && rows[row].above == 0 {
      ways.insert(.rises)
    }
    if rows[row].side == .below || rows[row].side == .level && rows[row].below == 0 {
      ways.insert(.falls)
    }
    return ways
  }
}

extension Marks {
  /// Rising for falling, and falling for rising.
  fileprivate var turned: Marks {
    var turned = Marks()
    if contains(.rises) { turned.insert(.falls) }
    if contains(.falls) { turned.insert(.rises) }
    return turned
  }
}
