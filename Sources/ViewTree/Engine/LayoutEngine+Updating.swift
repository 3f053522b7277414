import Cassowary

extension LayoutEngine {
  /// Brings the solver up to date with the new constants and with some rows, all at once. Where they
  /// cannot all hold, starts again from the tree.
  func apply(_ rows: [DesiredRow], _ root: View) throws(LayoutError) {
    defer { newConstants.removeAll() }
    if newConstants.areImprecise { startsFromTree = true }
    if touchConflicts(rows) { return try rebuild(root, knowing: flowHeights) }
    if rows.isEmpty { return try applyConstants(root) }
    statistics.rowsMade += rows.count
    makeVariables()
    do {
      try solver.batch { solver throws(SolverError) in
        statistics.rowsChanged += try solver.setConstants(newConstants.list)
        for row in rows { try sync(row, &solver) }
      }
    } catch {
      // The solver has none of it; what is noted about its rows is good for nothing any more.
      installed.removeAll(expecting: 0)
      try rebuild(root, after: error)
    }
  }

  private func applyConstants(_ root: View) throws(LayoutError) {
    if newConstants.list.isEmpty { return }
    do {
      statistics.rowsChanged += try solver.setConstants(newConstants.list)
    } catch {
      try rebuild(root, after: error)
    }
  }

  private func rebuild(_ root: View, after error: SolverError) throws(LayoutError) {
    guard case .unsatisfiable = error else { throw .tooExtreme }
    try rebuild(root, knowing: flowHeights)
  }

  /// Starts again from the tree: a new solver with all its rows. Heights that follow from widths begin
  /// with those that are known.
  func rebuild(
    _ root: View, knowing heights: [ObjectIdentifier: FlowHeight]
  ) throws(LayoutError) {
    knownHeights = heights
    defer { knownHeights = [:] }
    solver = Solver()
    (seats, seatNumbers, freeSeats, listedSeats, flowing) = ([], [:], [], [], [])
    (dependencies, isInOrder, seatsWithVariables) = (Dependencies(), true, 0)
    statistics.rebuilds += 1
    (conflicts, contested) = ([], [])
    installed.removeAll(expecting: 0)
    let rows = desiredRows(root)
    statistics.rowsMade += rows.count
    makeRoom(for: rows)
    makeVariables()
    if let conflict = try addTogether(rows[...]) {
      let isRequired = { (row: DesiredRow) in row.constraint?.strength.isRequired ?? false }
      try add(rows.filter(isRequired), avoiding: conflict)
      _ = try addTogether(rows.filter { !isRequired($0) }[...])
    }
  }

  /// Makes room for what the rows of a new solver need, and for a few more: a tree that has been laid
  /// out is changed, as a rule.
  private func makeRoom(for rows: [DesiredRow]) {
    installed.removeAll(expecting: rows.count)
    var (terms, levels) = (0, Set<Int>())
    for case let constraint? in rows.lazy.map({ $0.constraint }) {
      terms += constraint.expression.terms.count
      if let level = constraint.strength.level { levels.insert(level) }
    }
    solver.reserveCapacity(
      variables: 4 * seats.count, constraints: rows.count + rows.count / 16,
      terms: terms + terms / 16, levels: levels.count)
  }

  /// Takes required rows in their order and leaves out each one that cannot hold together with those
  /// before it. What is left out depends on the order of the rows alone.
  ///
  /// A conflict among rows says that they hold at most up to its last member: those before are tried
  /// next. Where they hold, with all of the conflict's others, it is the last that is left out.
  private func add(_ rows: [DesiredRow], avoiding conflict: [RowSource]) throws(LayoutError) {
    var start = 0
    var known = [(last: lastPlace(of: conflict, in: rows[...]), members: conflict)]
    while start < rows.count {
      let end = known.last?.last ?? rows.count
      if let conflict = try addTogether(rows[start..<end]) {
        known.append((lastPlace(of: conflict, in: rows[start..<end]), conflict))
        continue
      }
      guard let (last, members) = known.popLast() else { return }
      let refused = rows[last]
      let others = members.filter { $0.key != refused.source.key }
      // Without one of the others, which was left out, it may hold.
      let isRefused = others.allSatisfy { installed[$0.key] != nil }
      if isRefused { keep(KeptConflict(others: others, refused: refused)) }
      start = isRefused ? last + 1 : last
    }
  }

  /// Where the last member of a conflict is among rows, which those before them hold without.
  private func lastPlace(of conflict: [RowSource], in rows: ArraySlice<DesiredRow>) -> Int {
    let keys = Set(conflict.map { $0.key })
    return rows.lastIndex { keys.contains($0.source.key) } ?? rows.startIndex
  }

  /// Adds rows together.
  ///
  /// - Returns: Where they cannot hold with each other and with those that there are, the members of
  ///   a conflict; then none was added.
  private func addTogether(_ rows: ArraySlice<DesiredRow>) throws(LayoutError) -> [RowSource]? {
    do {
      try solver.batch { solver throws(SolverError) in
        for row in rows { try sync(row, &solver) }
      }
      return nil
    } catch {
      guard case .unsatisfiable(let conflict) = error else { throw .tooExtreme }
      let members = sources(of: conflict)
      for row in rows { installed.remove(row.source.key) }
      return members
    }
  }

  /// Adds, changes or removes one row.
  private func sync(_ row: DesiredRow, _ solver: inout Solver) throws(SolverError) {
    if let constant = row.constraint?.expression.constant, abs(constant) > Self.largestPreciseValue
    {
      startsFromTree = true
    }
    if let id = installed[row.source.key]?.id {
      if try change(id, to: row, &solver) { return }
      try solver.remove(id)
      statistics.rowsChanged += 1
      installed.remove(row.source.key)
    }
    guard let wanted = row.constraint else { return }
    let id = try solver.add(wanted)
    statistics.rowsChanged += 1
    installed.insert(InstalledRow(id: id, key: row.source.key, base: row.base))
  }

  /// Changes a row that is there.
  ///
  /// - Returns: Whether that is enough: it is not where the row has other terms.
  private func change(
    _ id: ConstraintID, to row: DesiredRow, _ solver: inout Solver
  ) throws(SolverError) -> Bool {
    guard let wanted = row.constraint else { return false }
    let present = try solver.constraint(id)
    guard wanted.relation == present.relation,
      wanted.expression.terms == present.expression.terms
    else { return false }
    if wanted.expression.constant != present.expression.constant {
      try solver.setConstant(wanted.expression.constant, of: id)
      statistics.rowsChanged += 1
    }
    if wanted.strength != present.strength {
      try solver.setStrength(wanted.strength, of: id)
      statistics.rowsChanged += 1
    }
    installed.setBase(row.base, of: row.source.key)
    return true
  }

  /// The members of a conflict of the solver.
  private func sources(of conflict: Conflict) -> [RowSource] {
    conflict.members.compactMap { member in
      guard case .constraint(let id) = member else { return nil }
      return installed[id].map { unsafe $0.key.source }
    }
  }
}
