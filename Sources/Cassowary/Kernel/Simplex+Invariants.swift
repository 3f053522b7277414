#if CheckedInvariants
  extension Simplex {
    /// What holds after every settled change. Quadratic; for checked builds.
    func checkInvariants() {
      precondition(activeRows.count == values.count, "as many active rows as variables")
      for (index, row) in activeRows.enumerated() {
        guard case .active(let position) = states[row], position.index == index else {
          preconditionFailure("an active row knows its position")
        }
        let (value, tolerance) = residual(of: rows[row])
        precondition(abs(value) <= max(tolerance, 1e-300), "an active row is at zero")
        let alpha = combination(of: row)
        for other in alpha.indices {
          let expected = other == index ? 1.0 : 0.0
          precondition(abs(alpha[other] - expected) < 1e-6, "the inverse is one")
        }
      }
      precondition(
        states.filter { if case .active = $0 { true } else { false } }.count == values.count,
        "no other row is active")
      checkMultipliers()
    }

    private func checkMultipliers() {
      var recomputed = self
      recomputed.computeMultipliers()
      for index in multipliers.indices {
        let difference = abs(recomputed.multipliers[index] - multipliers[index])
        precondition(
          difference <= 1e-6 * max(1, abs(multipliers[index])),
          "the multipliers balance the inactive rows")
      }
    }
  }
#endif
