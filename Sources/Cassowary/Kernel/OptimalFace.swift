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
      guard row.level != Row.preferenceLevel, !row.isDead,
        let relation = simplex.relationOnFace(of: RowIndex(index: index))
      else { continue }
      let new = Row(
        scale: 1, constant: row.constant, relation: relation, serial: face.takeSerial(),
        level: nil, weight: 1)
      _ = face.insert(
        new, row.terms.map { (simplex.terms[$0].column, simplex.terms[$0].coefficient) })
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
    for row in cone.newRows { cone.rows[row].constant = 0 }
    return try abs(pull(cone, column, to: sign)) > 0.5
  }

  /// The value of the column nearest to `target`.
  private func pull(
    _ face: Simplex, _ column: ColumnIndex, to target: Double
  ) throws(KernelFailure) -> Double {
    var face = face
    let wish = Row(
      scale: 1, constant: -target, relation: .equal, serial: face.takeSerial(), level: 1,
      weight: 1)
    _ = face.insert(wish, [(column, 1)])
    try face.settle()
    return face.values[column]
  }
}

extension Simplex {
  /// How the residual of a row relates to zero all over the optimal face; `nil` for a free row.
  fileprivate func relationOnFace(of index: RowIndex) -> Relation? {
    let row = rows[index]
    switch states[index] {
    case .free, .new, .zombie: return nil
    case .inactive(.below): return .lessThanOrEqual
    case .inactive(.above): return .greaterThanOrEqual
    case .inactive(.level): return row.relation
    case .active:
      if isMultiplier(of: index, -row.below) { return .lessThanOrEqual }
      if isMultiplier(of: index, row.above) { return .greaterThanOrEqual }
      return .equal
    }
  }
}
