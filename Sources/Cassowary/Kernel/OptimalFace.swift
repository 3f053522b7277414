/// All points that are optimal at every level 1…1000, as a system of required rows.
///
/// By complementary slackness one dual optimum describes them all: a row whose multiplier is
/// strictly between its bounds has a residual of zero on the whole face; at its lower bound the
/// residual is at most zero, at its upper bound at least zero. The lane of the preferences is
/// left out.
struct OptimalFace {
  private var face = Simplex()
  /// The optimum of `simplex`, a point of the face.
  private let point: [Double]

  /// The face of a settled system.
  init(of simplex: Simplex) {
    point = simplex.values
    for _ in simplex.values { face.addColumn(preference: 1) }
    for index in simplex.rows.indices {
      let row = simplex.rows[index]
      guard row.level != Row.preferenceLevel,
        let relation = simplex.relationOnFace(of: RowIndex(index: index))
      else { continue }
      _ = face.insert(
        Row(
          terms: row.terms, scale: 1, constant: row.constant, relation: relation,
          serial: face.takeSerial(), level: nil, weight: 1))
    }
  }

  /// The values that a column takes on the face.
  func range(of column: ColumnIndex) throws(KernelFailure) -> ClosedRange<Double> {
    let lower = try extreme(of: column, sign: -1)
    let upper = try extreme(of: column, sign: 1)
    return min(lower, upper)...max(lower, upper)
  }

  /// The least (`sign` −1) or greatest (1) value of a column: pulled ever further until it stops.
  private func extreme(of column: ColumnIndex, sign: Double) throws(KernelFailure) -> Double {
    if try isUnbounded(column, sign: sign) { return sign * .infinity }
    let start = point[column]
    var reach = max(1, abs(start))
    while reach < 1e200 {
      let found = try pull(face, column, to: start + sign * reach)
      if abs(found - start) < reach * (1 - 1e-6) { return found }
      reach *= 1_024
    }
    return sign * .infinity
  }

  /// Whether the face has a direction in which the column goes on for ever: the same rows with
  /// constants of zero leave it free to move.
  private func isUnbounded(_ column: ColumnIndex, sign: Double) throws(KernelFailure) -> Bool {
    var cone = face
    for index in cone.rows.indices { cone.setConstant(0, of: RowIndex(index: index)) }
    return try abs(pull(cone, column, to: sign)) > 0.5
  }

  /// The value of the column nearest to `target`.
  private func pull(
    _ face: Simplex, _ column: ColumnIndex, to target: Double
  ) throws(KernelFailure) -> Double {
    var face = face
    _ = face.insert(
      Row(
        terms: [.init(column: column, coefficient: 1)], scale: 1, constant: -target,
        relation: .equal, serial: face.takeSerial(), level: 1, weight: 1))
    try face.settle()
    return face.values[column]
  }
}

extension Simplex {
  /// How the residual of a row relates to zero all over the optimal face; `nil` for a free row.
  fileprivate func relationOnFace(of index: RowIndex) -> Relation? {
    let row = rows[index]
    switch states[index] {
    case .free: return nil
    case .inactive(.below): return .lessThanOrEqual
    case .inactive(.above): return .greaterThanOrEqual
    case .inactive(.level): return row.relation
    case .active(let position):
      if isMultiplier(at: position, row.below, negative: true) { return .lessThanOrEqual }
      if isMultiplier(at: position, row.above, negative: false) { return .greaterThanOrEqual }
      return .equal
    }
  }

  /// Whether the multiplier at `position` is the bound ±`size`, the preferences left out.
  private func isMultiplier(at position: Position, _ size: Double, negative: Bool) -> Bool {
    guard size.isFinite else { return false }
    let row = rows[activeRows[position]]
    let start = position.index * levels.count
    for lane in 0..<levels.preferenceLane {
      let bound = size > 0 && lane == row.lane ? (negative ? -size : size) : 0
      let multiplier = multipliers[start + lane]
      if abs(multiplier - bound) > Tolerance.multiplier * max(abs(multiplier), abs(bound)) {
        return false
      }
    }
    return true
  }
}
