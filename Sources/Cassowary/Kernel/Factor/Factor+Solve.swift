// Solving with the triangle is the frame code that a person would have written: each row gives one
// value. Only entries that are not zero are visited.

extension Factor {
  /// The combination of the active rows that equals a row: α with α A = a. Backward.
  mutating func combination(of row: Range<Int>, _ terms: Terms, into alpha: inout SparseVector) {
    alpha.clear()
    for index in row {
      let term = terms[index]
      let position = position(of: term.column)
      alpha.add(term.coefficient, at: position)
      if !isTorn[position] { sweep.insert(position) }
    }
    sweepDown(&alpha, terms, gathersTorn: true)
    if !torn.isEmpty {
      solveTornCombination(&alpha, terms)
    }
    etas.applyToCombination(&alpha)
    for index in alpha.support { _ = alpha.settle(index) }
  }

  /// Turns entries by column, highest position first, into entries by row. What falls to torn
  /// columns is gathered, or left out.
  private mutating func sweepDown(
    _ alpha: inout SparseVector, _ terms: Terms, gathersTorn: Bool
  ) {
    var sweep = Sweep()
    swap(&sweep, &self.sweep)
    defer { swap(&sweep, &self.sweep) }
    Sweep.downwards(&sweep, from: count - 1) { position, sweep in
      let value = alpha.settle(position)
      if value == 0 { return }
      let quotient = value / pivots[position]
      let size = alpha.size(position) / abs(pivots[position])
      alpha.set(quotient, size: size, at: position)
      let own = columns[position]
      for index in ranges[position] {
        let term = terms[index]
        if term.column == own { continue }
        let other = Int(positionOfColumn[term.column])
        if isTorn[other], !gathersTorn { continue }
        alpha.add(
          -quotient * term.coefficient, size: size * abs(term.coefficient), at: other)
        if !isTorn[other] { sweep.insert(other) }
      }
    }
  }

  /// α₂ = (w − α₁ B) S⁻¹, then α₁ less α₂ C L⁻¹.
  private mutating func solveTornCombination(_ alpha: inout SparseVector, _ terms: Terms) {
    let found = schur.solveTransposed(torn.map { alpha.settle($0) })
    let size = torn.reduce(0) { max($0, alpha.size($1)) }
    work.clear()
    for (index, position) in torn.enumerated() {
      alpha.set(found[index], size: max(size, abs(found[index])), at: position)
      if found[index] == 0 { continue }
      for term in ranges[position].lazy.map({ terms[$0] }) {
        let other = Int(positionOfColumn[term.column])
        if isTorn[other] { continue }
        work.add(
          -found[index] * term.coefficient, size: size * abs(term.coefficient), at: other)
        sweep.insert(other)
      }
    }
    var rest = work
    sweepDown(&rest, terms, gathersTorn: false)
    for position in rest.support where rest[position] != 0 {
      alpha.add(rest[position], size: rest.size(position), at: position)
    }
    work.clear()
  }

  /// How the variables move when the residual at `position` rises by one: d with A d = e. Forward.
  mutating func direction(
    of position: Int, _ terms: Terms, into direction: inout SparseVector
  ) {
    work.clear()
    work.add(1, at: position)
    solveResiduals(terms, into: &direction)
  }

  /// x with A x = g, where `work` holds g by position.
  mutating func solveResiduals(_ terms: Terms, into x: inout SparseVector) {
    x.clear()
    etas.applyToResiduals(&work)
    for position in work.support where !isTorn[position] { sweep.insert(position) }
    sweepUp(&x, terms)
    if torn.isEmpty { return }
    let found = schur.solve(torn.map { work.settle($0) })
    let size = torn.reduce(0) { max($0, work.size($1)) }
    work.clear()
    for (index, position) in torn.enumerated() where found[index] != 0 {
      let column = columns[position]
      x.add(found[index], size: max(size, abs(found[index])), at: column.index)
      terms.forEach(in: column) { term in
        let other = Int(positionOfRow[term.row])
        if other < 0 || isTorn[other] { return }
        work.add(
          -found[index] * term.coefficient, size: size * abs(term.coefficient), at: other)
        sweep.insert(other)
      }
    }
    sweepUp(&x, terms)
    for column in x.support { _ = x.settle(column) }
  }

  mutating func sweepUp(_ x: inout SparseVector, _ terms: Terms) {
    var (work, sweep) = (SparseVector(), Sweep())
    swap(&work, &self.work)
    swap(&sweep, &self.sweep)
    Sweep.upwards(&sweep, from: 0) { position, sweep in
      let value = work.settle(position)
      if value == 0 { return }
      let quotient = value / pivots[position]
      let size = work.size(position) / abs(pivots[position])
      let column = columns[position]
      x.add(quotient, size: size, at: column.index)
      terms.forEach(in: column) { term in
        let other = Int(positionOfRow[term.row])
        if other < 0 || other == position { return }
        work.add(
          -quotient * term.coefficient, size: size * abs(term.coefficient), at: other)
        if !isTorn[other] { sweep.insert(other) }
      }
    }
    swap(&work, &self.work)
    swap(&sweep, &self.sweep)
  }

  /// The columns that may move when residuals at the marked positions do, by the pattern alone: in
  /// one walk up the triangle. O(terms)
  func columnsReached(from isMarked: [Bool], _ terms: Terms) -> [ColumnIndex] {
    var isMarked = isMarked
    etas.spread(&isMarked)
    var moves = [Bool](repeating: false, count: count)
    let walk = { (isWanted: (Int) -> Bool) in
      for position in 0..<count where isWanted(position) && !moves[position] {
        moves[position] =
          isMarked[position]
          || ranges[position].contains { moves[Int(positionOfColumn[terms[$0].column])] }
      }
    }
    walk { !isTorn[$0] }
    walk { isTorn[$0] }
    if torn.contains(where: { moves[$0] }) {
      for position in torn { moves[position] = true }
      walk { !isTorn[$0] }
    }
    return moves.indices.filter { moves[$0] }.map { columns[$0] }
  }
}
