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
  /// Marks the positions of the rows that can leave zero at no cost, with the ways they can go, and
  /// lists them in the support of `alpha`.
  mutating func markLoose() {
    for index in 0..<Int(counts.columns) {
      let position = Position(index: index)
      let row = places[position].active
      guard rows[row].flags.contains(.isLoose) else { continue }
      marks[position] = waysOut(of: row)
    }
    unblock()
    var rounds = 0
    while rounds < Self.roundsOfBlocking, blockWays() { rounds += 1 }
    alpha.clear()
    for index in 0..<Int(counts.columns) where !marks[Position(index: index)].isEmpty {
      marks[Position(index: index)].insert(.moves)
      alpha.support.append(Position(index: index))
    }
  }

  /// More is seldom found later; what is not found costs a preference that need not have been asked.
  private static let roundsOfBlocking = 3

  /// Looks for rows that are in the way.
  ///
  /// - Returns: Whether some were found: then others may be in the way of what is left.
  private mutating func blockWays() -> Bool {
    var hasBlocked = false
    for index in 0..<Int(counts.rows) {
      let row = RowIndex(index: index)
      guard rows[row].state == .inactive, rows[row].lane != 0 || rows[row].isRequired,
        !rows[row].flags.contains(.isBlocking)
      else { continue }
      let ways = waysOn(row)
      guard ways.count < 2, isAtZero(row) else { continue }
      factor.combination(of: row, into: alpha)
      guard block(by: ways) else { continue }
      note(row)
      rows[row].flags.insert(.isBlocking)
      progress.hasBlocking = true
      hasBlocked = true
    }
    return hasBlocked
  }

  /// Nothing is in the way any more.
  mutating func unblock() {
    guard progress.hasBlocking else { return }
    progress.hasBlocking = false
    for index in 0..<Int(counts.rows) {
      let row = RowIndex(index: index)
      guard rows[row].flags.contains(.isBlocking) else { continue }
      note(row)
      rows[row].flags.remove(.isBlocking)
    }
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

  /// Takes the ways of the active rows that the row `alpha`, itself able to go only `ways`, is in the
  /// way of: all that would move it the other way, if none moves it back.
  ///
  ///     r = Σ α_p r_p,  r ≥ 0,  every α_p r_p ≤ 0:  every r_p with an α_p is 0
  private func block(by ways: Marks) -> Bool {
    var (forwards, backwards, entries) = (0, 0, 0)
    for index in 0..<alpha.support.count {
      let position = alpha.support[index]
      guard alpha.isSignificant(position), !marks[position].isEmpty else { continue }
      entries += 1
      let effect = effect(at: position)
      if effect.contains(.rises) { forwards += 1 }
      if effect.contains(.falls) { backwards += 1 }
    }
    guard entries > 0 else { return false }
    if ways.isEmpty, entries == 1 || forwards == 0 || backwards == 0 {
      return take([.rises, .falls])
    }
    if ways == .rises, forwards == 0 { return take(.falls) }
    if ways == .falls, backwards == 0 { return take(.rises) }
    return false
  }

  /// What the ways that the row at a position can go do to the row `alpha`.
  private func effect(at position: Position) -> Marks {
    alpha[position] > 0 ? marks[position] : marks[position].turned
  }

  /// Takes all ways with that effect.
  private func take(_ effect: Marks) -> Bool {
    for index in 0..<alpha.support.count {
      let position = alpha.support[index]
      guard alpha.isSignificant(position) else { continue }
      marks[position].subtract(alpha[position] > 0 ? effect : effect.turned)
    }
    return true
  }
}

extension Marks {
  fileprivate var count: Int { rawValue.nonzeroBitCount }

  /// Rising for falling, and falling for rising.
  fileprivate var turned: Marks {
    var turned = Marks()
    if contains(.rises) { turned.insert(.falls) }
    if contains(.falls) { turned.insert(.rises) }
    return turned
  }
}
