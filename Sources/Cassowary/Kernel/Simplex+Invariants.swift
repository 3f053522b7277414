#if CheckedInvariants
  extension Simplex {
    /// What holds after every settled change. O(terms); for checked builds.
    func checkInvariants() {
      precondition(activeRows.count == values.count, "as many active rows as variables")
      precondition(activeRowsAreAtZero, "an active row is at zero")
      for (index, row) in activeRows.enumerated() {
        guard case .active(let position) = states[row], position.index == index else {
          preconditionFailure("an active row knows its position")
        }
      }
      let isActive = { (state: RowState) in if case .active = state { true } else { false } }
      precondition(states.filter(isActive).count == values.count, "no other row is active")
      for index in rows.indices {
        precondition(violation(of: RowIndex(index: index)) == nil, "rows are on their sides")
      }
      checkTriangle()
      checkMultipliers()
    }

    /// The terms of a row in the triangle are at its own position and below.
    private func checkTriangle() {
      for position in activeRows.indices where !factor.isTorn[position] {
        for index in factor.ranges[position] {
          let other = factor.position(of: terms[index].column)
          precondition(other <= position || factor.isTorn[other], "the factor is a triangle")
        }
      }
    }

    /// Σ multiplier · a = 0 in every lane. Numbers of very different sizes cost multipliers their
    /// digits; only for ordinary ones is it checked.
    private func checkMultipliers() {
      guard rows.indices.allSatisfy({ isOrdinary(rows[$0]) }) else { return }
      for row in activeRows {
        precondition(excess(of: row) == nil, "multipliers are between their bounds")
      }
      for lane in 0..<levels.count {
        var sums = [Double](repeating: 0, count: values.count)
        var largest = 1e-300
        for index in rows.indices {
          let multiplier: Double
          switch states[index] {
          case .free, .new, .zombie: continue
          case .active: multiplier = multipliers[index * levels.count + lane]
          case .inactive(let side):
            multiplier = rows[index].lane == lane ? rows[index].slope(side) : 0
          }
          largest = max(largest, abs(multiplier))
          for term in rows[index].terms {
            sums[terms[term].column] += multiplier * terms[term].coefficient
          }
        }
        precondition(sums.allSatisfy { abs($0) <= 1e-6 * largest }, "the multipliers balance")
      }
    }

    private func isOrdinary(_ row: Row) -> Bool {
      let slope = max(row.below, row.above)
      return row.terms.allSatisfy { abs(terms[$0].coefficient) > 1e-6 }
        && (row.level == nil || slope == 0 || 1e-6...1e6 ~= slope)
    }
  }
#endif
