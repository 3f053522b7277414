extension Simplex {
  /// `a·x + k`, and how large it must be to count.
  func residual(of row: Row) -> (value: Double, tolerance: Double) {
    var sum = row.constant
    var magnitude = abs(row.constant)
    for term in row.terms {
      sum += term.coefficient * values[term.column]
      magnitude += abs(term.coefficient) * magnitudes[term.column]
    }
    return (sum, Tolerance.residual * magnitude)
  }

  /// Computes every value from the constants of the active rows: x = −A⁻¹k.
  mutating func computeValues() {
    let constants = activeRows.map { rows[$0].constant }
    let used = constants.indices.filter { constants[$0] != 0 }
    for index in values.indices {
      let column = ColumnIndex(index: index)
      var (sum, magnitude) = (0.0, 0.0)
      for position in used {
        let product = inverse[column, Position(index: position)] * constants[position]
        sum -= product
        magnitude += abs(product)
      }
      values[index] = Tolerance.cancelled(sum, magnitude: magnitude)
      magnitudes[index] = magnitude
    }
    valuesAreStale = false
  }

  /// Computes the values anew after pivots, and after many pivots the inverse.
  mutating func polishValues() throws(KernelFailure) {
    if pivotsSinceRefactorisation > Self.pivotsBetweenRefactorisations {
      try refactor()
    } else if pivotsSinceRefactorisation > 0 {
      computeValues()
    }
    if activeRowsAreAtZero { return }
    // Rounding has spoilt the inverse. If inverting anew does not help, the numbers are too extreme.
    try refactor()
    guard activeRowsAreAtZero else { throw .stalled(steps: statistics.pivots) }
  }

  var activeRowsAreAtZero: Bool {
    activeRows.allSatisfy { index in
      let (value, tolerance) = residual(of: rows[index])
      return abs(value) <= tolerance
    }
  }

  /// After this many pivots rounding in the inverse could near the tolerances.
  static let pivotsBetweenRefactorisations = 100
}
