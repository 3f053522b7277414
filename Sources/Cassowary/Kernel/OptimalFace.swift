/// All points that are optimal at every level 1…1000, as a system of required rows.
///
/// By complementary slackness one dual optimum describes them all: a row whose multiplier is
/// strictly between its bounds has a residual of zero on the whole face; at its lower bound the
/// residual is at most zero, at its upper bound at least zero. The lane of the preferences is
/// left out.
struct OptimalFace {
  private var face = Solver()
  /// The optimum, a point of the face.
  private let point: [Double]

  /// The face of a settled system.
  init(of arena: Arena) {
    let (point, room) = arena.read { kernel in
      let columns = 0..<kernel.counts.columns
      return (columns.map { kernel.values[ColumnIndex(raw: $0)] }, kernel.room)
    }
    self.point = point
    face.arena.makeRoom {
      $0 = room
      // The rows of the face are required, but for one wish at a level of its own.
      $0.rows += 1
      $0.terms += 1
      $0.lanes = 2
    }
    arena.read { system in face.mutate { $0.addFace(of: system) } }
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
    let start = point[column.index]
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
    cone.mutate { kernel in
      for index in 0..<kernel.newRows.count { kernel.rows[kernel.newRows[index]].constant = 0 }
    }
    return try abs(pull(cone, column, to: sign)) > 0.5
  }

  /// The value of the column nearest to `target`.
  private func pull(
    _ face: Solver, _ column: ColumnIndex, to target: Double
  ) throws(KernelFailure) -> Double {
    var face = face
    face.mutate { $0.addWish(column, target) }
    return try face.mutateMakingRoom { kernel throws(KernelFailure) in
      _ = try kernel.settle()
      return kernel.values[column]
    }
  }
}

extension Kernel {
  /// Adds the columns of a system, and its rows as they are on its optimal face.
  fileprivate mutating func addFace(of system: borrowing Kernel) {
    addColumns(Int(system.counts.columns), areFinal: false)
    for index in 0..<system.counts.rows {
      let row = RowIndex(raw: index)
      guard !system.rows[row].owner.isKernel, !system.rows[row].isDead,
        let relation = system.relationOnFace(of: row)
      else { continue }
      let (terms, start) = (system.terms, system.rows[row].start.index)
      let required = Row(
        relation, constant: system.rows[row].constant, cost: .infinity, lane: 0,
        serial: takeSerial())
      _ = place(required, count: Int(system.rows[row].count)) { place in
        let term = terms[TermIndex(index: start + place)]
        return (term.column, term.coefficient)
      }
    }
  }

  /// Adds the wish that a column has a value.
  fileprivate mutating func addWish(_ column: ColumnIndex, _ target: Double) {
    let wish = Row(
      .equal, constant: -target, cost: 1, lane: lane(of: 1), serial: takeSerial())
    _ = place(wish, count: 1) { _ in (column, 1) }
  }

  /// How the residual of a row relates to zero all over the optimal face; `nil` for a free row.
  fileprivate borrowing func relationOnFace(of index: RowIndex) -> Relation? {
    let row = rows[index]
    switch row.state {
    case .free, .new, .zombie: return nil
    case .inactive:
      switch row.side {
      case .below: return .lessThanOrEqual
      case .above: return .greaterThanOrEqual
      case .level: return row.relation
      }
    case .active:
      if isMultiplier(of: index, -row.below) { return .lessThanOrEqual }
      if isMultiplier(of: index, row.above) { return .greaterThanOrEqual }
      return .equal
    }
  }
}
