/// A dense simplex tableau over quantities that may lie on either side of zero.
///
/// As many quantities as there are rows are basic, all others are at zero. Row i says
///
///     basic quantity = (right[i] + Σ entries[i, j] · others[j]) / denominator
///
/// in whole numbers. A textbook splits each quantity into two columns, q = q⁺ − q⁻, neither below
/// zero. One is the other's negative and at most one is basic, so they share what is stored: the
/// columns of quantity q are 2q for q⁺ and 2q + 1 for q⁻, and the basis says which of them it is.
struct Tableau: Sendable {
  /// Row by row.
  private var entries: [BigInteger]
  private(set) var right: [BigInteger]
  /// Above zero, and common to all rows.
  private(set) var denominator: BigInteger = 1
  /// The basic column of each row: q⁺ where the right side is above zero, q⁻ where it is below.
  private(set) var basis: [Int]
  /// The quantities that are at zero.
  private(set) var others: [Int]
  /// Columns held at zero.
  fileprivate(set) var isFrozen: [Bool]

  /// A tableau in which the quantities from 0 are at zero, and those after them basic.
  init(entries: [[BigInteger]], right: [BigInteger], othersCount: Int) {
    self.entries = Array(entries.joined())
    self.right = right
    others = Array(0..<othersCount)
    basis = right.indices.map { 2 * (othersCount + $0) + (right[$0].isNegative ? 1 : 0) }
    isFrozen = Array(repeating: false, count: 2 * (othersCount + right.count))
  }

  private subscript(row: Int, place: Int) -> BigInteger {
    get { entries[row * others.count + place] }
    set { entries[row * others.count + place] = newValue }
  }

  /// The value of a quantity.
  func value(of quantity: Int) -> Rational {
    guard let row = basis.firstIndex(where: { $0 / 2 == quantity }) else { return 0 }
    return Rational(right[row], denominator)
  }

  /// Brings quantities to zero as far as that is possible, before anything is frozen.
  mutating func start(withZeros zeros: Set<Int>) {
    for row in basis.indices where zeros.contains(basis[row] / 2) {
      let places = others.indices.filter {
        !zeros.contains(others[$0]) && !self[row, $0].isZero
      }
      // The smallest entry keeps the numbers small.
      let best = places.min { self[row, $0].magnitude < self[row, $1].magnitude }
      if let best { exchange(row: row, place: best) }
    }
    for row in basis.indices {
      basis[row] = basis[row] / 2 * 2 + (right[row].isNegative ? 1 : 0)
    }
  }

  /// Solves the row for the quantity at a place, and puts that into every other row.
  ///
  ///     y = (D·b − right − Σ entries · others) / pivot       for the quantity y at the place
  ///
  /// The new denominator is the pivot, and the old one divides what has been multiplied by it:
  /// every number is a determinant (Edmonds, "Systems of distinct representatives and linear
  /// algebra", 1967).
  private mutating func exchange(row: Int, place: Int) {
    let pivot = self[row, place]
    let scale = pivot.magnitude
    let live = others.indices.filter { $0 != place && isLive(others[$0]) }
    // y·|pivot|, without the part of b.
    let source = live.map { (place: $0, entry: pivot.isNegative ? self[row, $0] : -self[row, $0]) }
    let constant = pivot.isNegative ? right[row] : -right[row]
    for target in right.indices where target != row {
      let factor = self[target, place]
      if factor.isZero && scale == denominator { continue }
      // (old · |pivot| + factor · y) / D
      func renewed(_ old: BigInteger, _ y: BigInteger) -> BigInteger {
        if old.isZero && (factor.isZero || y.isZero) { return 0 }
        let parts = (old * scale + factor * y).quotientAndRemainder(dividingBy: denominator)
        precondition(parts.remainder.isZero, "determinants are whole")
        return parts.quotient
      }
      for (other, entry) in source { self[target, other] = renewed(self[target, other], entry) }
      right[target] = renewed(right[target], constant)
      self[target, place] = pivot.isNegative ? -factor : factor
    }
    for (other, entry) in source { self[row, other] = entry }
    right[row] = constant
    self[row, place] = pivot.isNegative ? -denominator : denominator
    denominator = scale
    (basis[row], others[place]) = (2 * others[place], basis[row] / 2)
  }

  private func isLive(_ quantity: Int) -> Bool {
    !isFrozen[2 * quantity] || !isFrozen[2 * quantity + 1]
  }
}

extension Tableau {
  /// Walks to a point of least cost; `false` when there is none because the cost has no bound.
  ///
  /// The costs are one for each column, and no two of a quantity sum to less than zero. So only
  /// columns of quantities at zero can gain.
  ///
  /// Bland's rule (1977), which never cycles: the lowest column that gains enters, and of the rows
  /// with the smallest ratio the one with the lowest basic column leaves.
  mutating func minimise(_ cost: [BigInteger]) -> Bool {
    while true {
      let gaining = reducedCosts(cost).filter { $0.cost.isNegative && !isFrozen[$0.column] }
      guard let entering = gaining.min(by: { $0.column < $1.column }) else { return true }
      guard let row = leavingRow(for: entering.place, isBelow: entering.column % 2 == 1)
      else { return false }
      exchange(row: row, place: entering.place)
      basis[row] = entering.column
    }
  }

  /// Confines the tableau to the points of least cost, at one of which it is.
  ///
  /// There, cost = optimum + Σ dⱼ·xⱼ with no dⱼ below zero: a point is optimal exactly when xⱼ = 0
  /// wherever dⱼ > 0.
  mutating func freezeOptimum(of cost: [BigInteger]) {
    for (column, _, reduced) in reducedCosts(cost) where reduced.sign > 0 {
      isFrozen[column] = true
    }
    // The other column of a basic quantity.
    for column in basis where (cost[column] + cost[column ^ 1]).sign > 0 {
      isFrozen[column ^ 1] = true
    }
  }

  /// What a unit of each column costs whose quantity is at zero, times the denominator: its own
  /// cost, and that of what it moves.
  private func reducedCosts(
    _ cost: [BigInteger]
  ) -> [(column: Int, place: Int, cost: BigInteger)] {
    let paying = basis.indices.filter { !cost[basis[$0]].isZero }.map {
      (row: $0, cost: basis[$0] % 2 == 0 ? cost[basis[$0]] : -cost[basis[$0]])
    }
    var result: [(column: Int, place: Int, cost: BigInteger)] = []
    for (place, quantity) in others.enumerated() where isLive(quantity) {
      var moved: BigInteger = 0
      for (row, cost) in paying where !self[row, place].isZero {
        moved = moved + cost * self[row, place]
      }
      for (column, moved) in [(2 * quantity, moved), (2 * quantity + 1, -moved)]
      where !isFrozen[column] {
        result.append((column, place, cost[column] * denominator + moved))
      }
    }
    return result
  }

  /// The row whose basic column is the first to reach zero as a quantity at zero moves.
  private func leavingRow(for place: Int, isBelow: Bool) -> Int? {
    var best: (row: Int, value: BigInteger, speed: BigInteger)?
    for row in basis.indices {
      let entry = self[row, place]
      let falls = entry.isNegative == (isBelow == (basis[row] % 2 == 1))
      guard !entry.isZero, falls else { continue }
      let (value, speed) = (right[row].magnitude, entry.magnitude)
      if let current = best {
        let (ratio, least) = (value * current.speed, current.value * speed)
        if ratio > least || ratio == least && basis[row] > basis[current.row] { continue }
      }
      best = (row, value, speed)
    }
    return best?.row
  }
}
