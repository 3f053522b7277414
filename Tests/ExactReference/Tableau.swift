/// A dense simplex tableau over columns that are all at least zero.
///
/// Row i says: the basic variable of the row, plus the other columns times their entries, equals
/// `right[i]`, which is never below zero.
struct Tableau: Sendable {
  private(set) var rows: [[Rational]]
  private(set) var right: [Rational]
  private(set) var basis: [Int]
  /// Columns held at zero.
  private var isFrozen: [Bool]

  /// A tableau whose basis columns are unit columns already.
  init(rows: [[Rational]], right: [Rational], basis: [Int], columnCount: Int) {
    self.rows = rows
    self.right = right
    self.basis = basis
    isFrozen = Array(repeating: false, count: columnCount)
  }

  /// The value of every column: the basic ones their row's right side, the others zero.
  var values: [Rational] {
    var values = [Rational](repeating: 0, count: isFrozen.count)
    for (row, column) in basis.enumerated() { values[column] = right[row] }
    return values
  }

  /// Walks to a point of least cost; `false` when there is none because the cost has no bound.
  ///
  /// Bland's rule (1977), which never cycles: the lowest column that gains enters, and of the rows
  /// with the smallest ratio the one with the lowest basic column leaves.
  mutating func minimise(_ cost: [Rational]) -> Bool {
    let cost = wholeNumbers(cost)
    while let entering = isFrozen.indices.first(where: {
      !isFrozen[$0] && reducedSign(of: $0, cost) < 0
    }) {
      guard let leaving = leavingRow(for: entering) else { return false }
      pivot(row: leaving, column: entering)
    }
    return true
  }

  /// Confines the tableau to the points of least cost, at one of which it is.
  ///
  /// There, cost = optimum + Σ dⱼ·xⱼ with no dⱼ below zero: a point is optimal exactly when xⱼ = 0
  /// wherever dⱼ > 0.
  mutating func freezeOptimum(of cost: [Rational]) {
    let cost = wholeNumbers(cost)
    for column in isFrozen.indices where !isFrozen[column] {
      isFrozen[column] = reducedSign(of: column, cost) > 0
    }
  }

  private func leavingRow(for entering: Int) -> Int? {
    var best: (row: Int, ratio: Rational)?
    for row in rows.indices where rows[row][entering].sign > 0 {
      let ratio = right[row] / rows[row][entering]
      if let current = best {
        if ratio > current.ratio { continue }
        if ratio == current.ratio && basis[row] > basis[current.row] { continue }
      }
      best = (row, ratio)
    }
    return best?.row
  }

  /// Solves the row for the column and puts that into every other row.
  private mutating func pivot(row: Int, column: Int) {
    let scale = rows[row][column]
    let live = isFrozen.indices.filter { !isFrozen[$0] && rows[row][$0].sign != 0 }
    for other in live { rows[row][other] = rows[row][other] / scale }
    right[row] = right[row] / scale
    basis[row] = column
    let source = rows[row]
    for target in rows.indices where target != row {
      let factor = rows[target][column]
      guard factor.sign != 0 else { continue }
      for other in live {
        rows[target][other] = rows[target][other] - factor * source[other]
      }
      right[target] = right[target] - factor * right[row]
    }
  }
}

// Only the sign of a reduced cost is ever needed. Multiplying all costs, and then a column, by a
// common denominator keeps it, and spares the reduction of fractions with large parts.

extension Tableau {
  /// The costs times their least common denominator.
  private func wholeNumbers(_ cost: [Rational]) -> [BigInteger] {
    let common = commonDenominator(cost)
    return cost.map { whole($0, common) }
  }

  /// The sign of c − Σ c(basic) · entry.
  private func reducedSign(of column: Int, _ cost: [BigInteger]) -> Int {
    let paying = rows.indices.filter { !cost[basis[$0]].isZero && rows[$0][column].sign != 0 }
    if paying.isEmpty { return cost[column].isZero ? 0 : cost[column].isNegative ? -1 : 1 }
    let common = commonDenominator(paying.map { rows[$0][column] })
    var sum = cost[column] * common
    for row in paying { sum = sum - cost[basis[row]] * whole(rows[row][column], common) }
    return sum.isZero ? 0 : sum.isNegative ? -1 : 1
  }

  private func commonDenominator(_ fractions: [Rational]) -> BigInteger {
    fractions.reduce(1) { common, fraction in
      let other = fraction.denominator
      if other == 1 || other == common { return common }
      let shared = BigInteger.gcd(common, other)
      return common * other.quotientAndRemainder(dividingBy: shared).quotient
    }
  }

  private func whole(_ fraction: Rational, _ common: BigInteger) -> BigInteger {
    fraction.numerator * common.quotientAndRemainder(dividingBy: fraction.denominator).quotient
  }
}
