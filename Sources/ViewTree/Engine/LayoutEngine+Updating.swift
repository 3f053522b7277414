import Cassowary

extension LayoutEngine {
  /// Brings the solver up to date with the new constants and with some rows, all at once. Where they
  /// cannot all hold, starts again from the tree.
  func apply(_ rows: [DesiredRow], _ root: View) throws(LayoutError) {
    defer { newConstants.removeAll(keepingCapacity: true) }
    guard conflicts.isEmpty else { return try rebuild(root) }
    if rows.isEmpty, newConstants.isEmpty { return }
    statistics.rowsMade += rows.count
    var undo: [(RowKey, InstalledRow?, RowSource?)] = []
    do {
      try solver.batch { solver throws(SolverError) in
        statistics.rowsChanged += try solver.setConstants(newConstants)
        for row in rows {
          let (key, before) = (row.source.key, installed[row.source.key])
          undo.append((key, before, before.flatMap { sources[$0.id] }))
          try sync(row, &solver)
        }
      }
    } catch {
      for (key, before, source) in undo.reversed() {
        if let present = installed[key] { sources[present.id] = nil }
        installed[key] = before
        if let before { sources[before.id] = source }
      }
      guard case .unsatisfiable = error else { throw .tooExtreme }
      try rebuild(root)
    }
  }

  /// Starts again from the tree: a new solver with all its rows.
  func rebuild(_ root: View) throws(LayoutError) {
    solver = Solver()
    (seats, seatNumbers, freeSeats, listedSeats) = ([], [:], [], [])
    (dependencies, isInOrder) = (Dependencies(), true)
    statistics.rebuilds += 1
    (installed, sources, conflicts) = ([:], [:], [])
    let rows = desiredRows(root)
    statistics.rowsMade += rows.count
    solver.reserveCapacity(
      variables: 4 * seats.count, constraints: rows.count,
      terms: rows.reduce(0) { $0 + ($1.constraint?.expression.terms.count ?? 0) })
    do {
      try solver.batch { solver throws(SolverError) in
        for row in rows { try sync(row, &solver) }
      }
    } catch {
      (installed, sources) = ([:], [:])
      guard case .unsatisfiable = error else { throw .tooExtreme }
      try rebuildWithoutConflicts(rows)
    }
  }

  /// Takes the rows in their order and leaves out each required one that cannot hold together with
  /// those before it. What is left out depends on the order of the rows alone.
  private func rebuildWithoutConflicts(_ rows: [DesiredRow]) throws(LayoutError) {
    let isRequired = { (row: DesiredRow) in row.constraint?.strength.isRequired ?? false }
    try add(rows.filter(isRequired)[...])
    try add(rows.filter { !isRequired($0) }[...])
  }

  /// Adds rows together, if they can hold together with those that there are: then each of them could
  /// with those before it. If not, first one half of them, then the other.
  private func add(_ rows: ArraySlice<DesiredRow>) throws(LayoutError) {
    do {
      try solver.batch { solver throws(SolverError) in
        for row in rows { try sync(row, &solver) }
      }
    } catch {
      for row in rows { installed[row.source.key] = nil }
      guard case .unsatisfiable(let conflict) = error else { throw .tooExtreme }
      if rows.count == 1, let row = rows.first {
        return conflicts.append(keep(conflict, refused: row))
      }
      let middle = rows.startIndex + rows.count / 2
      try add(rows[..<middle])
      try add(rows[middle...])
    }
  }

  /// Adds, changes or removes one row.
  private func sync(_ row: DesiredRow, _ solver: inout Solver) throws(SolverError) {
    if let constant = row.constraint?.expression.constant, abs(constant) > Self.largestPreciseValue
    {
      startsFromTree = true
    }
    let key = row.source.key
    if let id = installed[key]?.id {
      let present = try solver.constraint(id)
      if let wanted = row.constraint, wanted.relation == present.relation,
        wanted.expression.terms == present.expression.terms
      {
        if wanted.expression.constant != present.expression.constant {
          try solver.setConstant(wanted.expression.constant, of: id)
          statistics.rowsChanged += 1
        }
        if wanted.strength != present.strength {
          try solver.setStrength(wanted.strength, of: id)
          statistics.rowsChanged += 1
        }
        installed[key]?.base = row.base
        return
      }
      try solver.remove(id)
      statistics.rowsChanged += 1
      installed[key] = nil
      sources[id] = nil
    }
    guard let wanted = row.constraint else { return }
    let id = try solver.add(wanted)
    statistics.rowsChanged += 1
    installed[key] = InstalledRow(id: id, base: row.base)
    sources[id] = row.source
  }

  /// A conflict of the solver in terms of the tree.
  private func keep(_ conflict: Conflict, refused: DesiredRow) -> KeptConflict {
    KeptConflict(
      others: conflict.members.compactMap { member in
        guard case .constraint(let id) = member, let source = sources[id],
          installed[source.key]?.id == id
        else { return nil }
        return source
      }, refused: refused)
  }
}
