// Solving with the triangle is the frame code that a person would have written: each row gives one
// value. Only entries that are not zero are visited, or were not before they cancelled: their rounding
// is passed on as well.

extension Factor {
  /// The combination of the active rows that equals a row: α with α A = a. Backward.
  func combination(of row: RowIndex, into alpha: SparseVector<Position>) {
    alpha.clear()
    add(row, to: alpha)
    solveCombination(alpha)
  }

  /// Adds a row's terms, times `factor`, to what ``solveCombination(_:)`` will solve for.
  @inline(__always)
  func add(_ row: RowIndex, times factor: Double = 1, to alpha: SparseVector<Position>) {
    forEach(in: row) { term in
      let position = positionOfColumn[term.column]
      alpha.add(factor * term.coefficient, at: position)
      if places[position].pivot != 0 { sweep.insert(position) }
    }
  }

  /// α with α A = a, where `alpha` holds the sum a of rows, by the positions of their columns.
  func solveCombination(_ alpha: SparseVector<Position>) {
    sweepDown(alpha, gathersTorn: true)
    if !torn.isEmpty { solveTornCombination(alpha) }
    etas.applyToCombination(alpha)
    for index in 0..<alpha.support.count { _ = alpha.settle(alpha.support[index]) }
  }

  /// Turns entries by column, highest position first, into entries by row. What falls to torn
  /// columns is gathered, or left out.
  private func sweepDown(_ alpha: SparseVector<Position>, gathersTorn: Bool) {
    let (rows, terms, places, positionOfColumn) = (rows, terms, places, positionOfColumn)
    let sweep = sweep
    sweep.downwards { position in
      let value = alpha.settle(position)
      let place = places[position]
      let quotient = value / place.pivot
      let size = alpha.size(position) / abs(place.pivot)
      alpha.set(quotient, size: size, at: position)
      for index in rows[place.row].terms {
        let term = terms[index]
        if term.column == place.column { continue }
        let other = positionOfColumn[term.column]
        let isTorn = places[other].pivot == 0
        if isTorn, !gathersTorn { continue }
        alpha.add(-quotient * term.coefficient, size: size * abs(term.coefficient), at: other)
        if !isTorn { sweep.insert(other) }
      }
    }
  }

  /// Takes the entries at torn positions for the right side of an equation with S.
  ///
  /// - Returns: The largest of their sizes.
  private func gatherTorn(_ vector: SparseVector<Position>) -> Double {
    var size = 0.0
    for index in 0..<torn.count {
      schur[index] = vector.settle(torn[index])
      size = max(size, vector.size(torn[index]))
    }
    return size
  }

  /// α₂ = (w − α₁ B) S⁻¹, then α₁ less α₂ C L⁻¹.
  private func solveTornCombination(_ alpha: SparseVector<Position>) {
    let (count, size) = (torn.count, gatherTorn(alpha))
    if size == 0 { return }
    schur.solveTransposed(count)
    let sweep = sweep
    work.clear()
    for index in 0..<count {
      let (found, position) = (schur[index], torn[index])
      alpha.set(found, size: max(size, abs(found)), at: position)
      if found == 0 { continue }
      forEach(in: places[position].row) { term in
        let other = positionOfColumn[term.column]
        if places[other].pivot == 0 { return }
        work.add(-found * term.coefficient, size: size * abs(term.coefficient), at: other)
        sweep.insert(other)
      }
    }
    sweepDown(work, gathersTorn: false)
    for index in 0..<work.support.count {
      let position = work.support[index]
      if work[position] != 0 { alpha.add(work[position], size: work.size(position), at: position) }
    }
    work.clear()
  }

  /// How the variables move when the residual at `position` rises by one: d with A d = e. Forward.
  func direction(of position: Position, into direction: SparseVector<ColumnIndex>) {
    work.clear()
    work.add(1, at: position)
    solveResiduals(into: direction)
  }

  /// x with A x = g, where `work` holds g by position.
  func solveResiduals(into x: SparseVector<ColumnIndex>) {
    let sweep = sweep
    x.clear()
    etas.applyToResiduals(work)
    for index in 0..<work.support.count where places[work.support[index]].pivot != 0 {
      sweep.insert(work.support[index])
    }
    sweepUp(x)
    if !torn.isEmpty {
      solveTornResiduals(into: x)
      for index in 0..<x.support.count { _ = x.settle(x.support[index]) }
    }
    work.clear()
  }

  private func solveTornResiduals(into x: SparseVector<ColumnIndex>) {
    let (count, size) = (torn.count, gatherTorn(work))
    work.clear()
    if size == 0 { return }
    schur.solve(count)
    let sweep = sweep
    for index in 0..<count where schur[index] != 0 {
      let (found, column) = (schur[index], places[torn[index]].column)
      x.add(found, size: max(size, abs(found)), at: column)
      forEach(in: column) { term in
        let other = positionOfRow[term.row]
        if other.raw < 0 || places[other].pivot == 0 { return }
        work.add(-found * term.coefficient, size: size * abs(term.coefficient), at: other)
        sweep.insert(other)
      }
    }
    sweepUp(x)
  }

  /// Turns the residuals in `work`, lowest position first, into values of the columns.
  private func sweepUp(_ x: SparseVector<ColumnIndex>) {
    eliminateUp { column, value, size in x.add(value, size: size, at: column) }
  }

  /// Takes the residuals in `work` at positions that are not torn away, lowest position first.
  @inline(__always)
  func eliminateUp(_ found: (ColumnIndex, Double, Double) -> Void = { _, _, _ in }) {
    let (terms, heads, places, positionOfRow) = (terms, heads, places, positionOfRow)
    let (work, sweep) = (work, sweep)
    sweep.upwards { position in
      let value = work.settle(position)
      let place = places[position]
      let quotient = value / place.pivot
      let size = work.size(position) / abs(place.pivot)
      found(place.column, quotient, size)
      var next = heads[place.column]
      while next >= 0 {
        let term = terms[TermIndex(raw: next)]
        next = term.next
        let other = positionOfRow[term.row]
        if other.raw < 0 || other == position { continue }
        work.add(-quotient * term.coefficient, size: size * abs(term.coefficient), at: other)
        if places[other].pivot != 0 { sweep.insert(other) }
      }
    }
  }
}
