extension Simplex {
  /// Makes `row` the active one at `position`. What becomes of the row that leaves is the
  /// caller's to say.
  mutating func exchange(_ row: RowIndex, at position: Position, combination alpha: [Double]) {
    inverse.pivot(at: position, combination: alpha)
    activeRows[position] = row
    states[row] = .active(position)
    pivotsSinceRefactorisation += 1
  }

  /// Starts again from multipliers that are all zero, with lanes for the levels that occur.
  mutating func restartMultipliers() {
    var used = [Bool](repeating: false, count: 1_001)
    for index in rows.indices {
      if case .free = states[index] { continue }
      if let level = rows[index].level { used[level] = true }
    }
    levels.assign(used: used)
    for index in rows.indices {
      if let level = rows[index].level, let lane = levels.lane(of: level) {
        rows[index].lane = lane
      }
      if case .inactive = states[index] { states[index] = .inactive(.level) }
    }
    multipliers = [Double](repeating: 0, count: activeRows.count * levels.count)
    multipliersAreStale = false
  }

  /// Inverts the active matrix anew: from the identity, where each preference is active, each
  /// active row pivots into the position where it weighs most among those that must leave.
  mutating func refactor() throws(KernelFailure) {
    let wanted = activeRows.sorted { rows[$0].serial < rows[$1].serial }
    var stays = [Bool](repeating: false, count: rows.count)
    for row in wanted { stays[row.index] = true }
    inverse.reset()
    activeRows = preferences
    for row in wanted where !isPreference(row) {
      let alpha = combination(of: row)
      let candidates = alpha.indices.filter { !stays[activeRows[$0].index] }
      let best = candidates.max { abs(alpha[$0]) < abs(alpha[$1]) }
      guard let best, isPivot(alpha[best], in: alpha) else {
        throw .stalled(steps: statistics.pivots)
      }
      exchange(row, at: Position(index: best), combination: alpha)
    }
    for index in activeRows.indices {
      states[activeRows[index]] = .active(Position(index: index))
    }
    pivotsSinceRefactorisation = 0
    statistics.refactorisations += 1
    computeMultipliers()
    computeValues()
  }

  private func isPreference(_ row: RowIndex) -> Bool {
    rows[row].level == Row.preferenceLevel
  }

  /// Computes the multipliers of the active rows from those of the inactive ones: y = −g A⁻¹ with
  /// g = Σ over the inactive rows of multiplier · a.
  mutating func computeMultipliers() {
    for lane in 0..<levels.count {
      var gradient = [Double](repeating: 0, count: values.count)
      var gradientSizes = gradient
      for index in rows.indices {
        guard case .inactive(let side) = states[index], side != .level, rows[index].lane == lane
        else { continue }
        let slope = side == .below ? -rows[index].below : rows[index].above
        for term in rows[index].terms {
          gradient[term.column] += slope * term.coefficient
          gradientSizes[term.column] += abs(slope * term.coefficient)
        }
      }
      for column in gradient.indices {
        gradient[column] = Tolerance.cancelled(
          gradient[column], magnitude: gradientSizes[column])
      }
      var sums = [Double](repeating: 0, count: activeRows.count)
      var sizes = sums
      for column in gradient.indices where gradient[column] != 0 {
        inverse.accumulate(
          ColumnIndex(index: column), times: -gradient[column], into: &sums, magnitudes: &sizes)
      }
      for position in sums.indices {
        multipliers[position * levels.count + lane] = Tolerance.cancelled(
          sums[position], magnitude: sizes[position])
      }
    }
  }
}
