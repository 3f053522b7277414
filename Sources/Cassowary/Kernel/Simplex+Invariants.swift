#if CheckedInvariants
  extension Simplex {
    /// What holds after every settled change. Quadratic; for checked builds.
    func checkInvariants() {
      precondition(activeRows.count == values.count, "as many active rows as variables")
      precondition(activeRowsAreAtZero, "an active row is at zero")
      for (index, row) in activeRows.enumerated() {
        guard case .active(let position) = states[row], position.index == index else {
          preconditionFailure("an active row knows its position")
        }
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

    /// Numbers of very different sizes cost multipliers their digits; only for ordinary ones are
    /// they compared.
    private func checkMultipliers() {
      guard rows.allSatisfy(\.isOrdinary) else { return }
      var recomputed = self
      recomputed.computeMultipliers()
      for lane in 0..<levels.count {
        let places = activeRows.indices.map { $0 * levels.count + lane }
        let largest = places.reduce(rows.reduce(0) { max($0, $1.lane == lane ? $1.slope : 0) }) {
          max($0, abs(multipliers[$1]), abs(recomputed.multipliers[$1]))
        }
        for place in places {
          let difference = abs(recomputed.multipliers[place] - multipliers[place])
          precondition(
            difference <= 1e-6 * largest, "the multipliers balance the inactive rows")
        }
      }
    }
  }

  extension Row {
    fileprivate var isOrdinary: Bool {
      terms.allSatisfy { abs($0.coefficient) > 1e-6 } && (level == nil || 1e-6...1e6 ~= slope)
    }

    /// The steepest finite slope.
    fileprivate var slope: Double { level == nil ? 0 : max(below, above) }
  }
#endif
