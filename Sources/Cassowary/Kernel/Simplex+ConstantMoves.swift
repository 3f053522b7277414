/// For rows whose constants change again and again: the direction in which the vertex moves, and the
/// rates at which the inactive rows that see it move.
struct ConstantMoves: Sendable {
  struct Move: Sendable {
    var columns: [(index: Int, distance: Double)] = []
    var rows: [(index: RowIndex, rate: Double)] = []
  }

  /// What the moves hold for: they are found anew after any pivot, flip or change of rows.
  var epoch = -1
  var moves: [RowIndex: Move] = [:]
}

extension Simplex {
  /// Changes the constant of a row, if the vertex then is held by the same rows as before: no
  /// multiplier changes, and nothing can go wrong.
  ///
  /// - Returns: Whether that is so; if not, nothing has changed.
  mutating func moveConstant(_ constant: Double, of index: RowIndex) -> Bool {
    moveConstant(scaled: constant * rows[index].scale, of: index)
  }

  /// Moves changed constants one after another, as long as that is possible.
  mutating func moveConstants() {
    guard newRows.isEmpty, !hasMoved, suspects.isEmpty else { return }
    var changed: [(row: RowIndex, constant: Double)] = []
    swap(&changed, &newConstants)
    let stuck = changed.firstIndex { !moveConstant(scaled: $0.constant, of: $0.row) }
    if let stuck { newConstants = Array(changed[stuck...]) }
  }

  private mutating func moveConstant(scaled constant: Double, of index: RowIndex) -> Bool {
    guard newRows.isEmpty, newConstants.isEmpty, !hasMoved, suspects.isEmpty,
      movesSinceComputing < Self.movesBetweenComputing
    else { return false }
    let change = constant - rows[index].constant
    guard case .active(let position) = states[index] else {
      guard case .inactive(let side) = states[index] else { return false }
      let (value, tolerance) = residual(of: rows[index])
      guard rows[index].direction(value + change, side, tolerance) == 0 else { return false }
      rows[index].constant = constant
      return true
    }
    let move = constantMove(of: index, position)
    for (row, rate) in move.rows {
      guard case .inactive(let side) = states[row] else { continue }
      let (value, tolerance) = residual(of: rows[row])
      guard rows[row].direction(value - rate * change, side, tolerance) == 0 else { return false }
    }
    guard move.columns.allSatisfy({ (values[$0.index] - $0.distance * change).isFinite }) else {
      return false
    }
    rows[index].constant = constant
    for (column, distance) in move.columns {
      let step = distance * change
      let size = abs(values[column]) + abs(step)
      magnitudes[column] = max(magnitudes[column], size)
      values[column] = Tolerance.cancelled(values[column] - step, magnitude: size)
    }
    movesSinceComputing += 1
    return true
  }

  /// After so many moves the values are computed from the constants again.
  private static var movesBetweenComputing: Int { 4_096 }

  private mutating func constantMove(
    of index: RowIndex, _ position: Position
  ) -> ConstantMoves.Move {
    let epoch = statistics.pivots + statistics.flips + nextSerial + removals
    if constantMoves.epoch != epoch {
      constantMoves.moves.removeAll(keepingCapacity: true)
      constantMoves.epoch = epoch
    }
    if let known = constantMoves.moves[index] { return known }
    factor.direction(of: position.index, terms, into: &direction)
    findRates(1)
    var move = ConstantMoves.Move()
    for column in direction.support where direction[column] != 0 {
      move.columns.append((column, direction[column]))
    }
    for row in rates.support where rates.settle(row) != 0 {
      move.rows.append((RowIndex(index: row), rates[row]))
    }
    constantMoves.moves[index] = move
    return move
  }
}

extension Row {
  /// Which way the multiplier must move for a residual on this side: 0 where it is right.
  func direction(_ residual: Double, _ side: Side, _ tolerance: Double) -> Double {
    if residual > tolerance {
      return side == .below || (side == .level && above > 0) ? 1 : 0
    }
    if residual < -tolerance {
      return side == .above || (side == .level && below > 0) ? -1 : 0
    }
    return 0
  }
}
