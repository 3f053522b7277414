extension Simplex {
  /// A copy to go back to: without the vectors that are only used within a call, so that these need
  /// not be copied.
  var withoutScratch: Simplex {
    var copy = self
    copy.alpha = SparseVector()
    copy.direction = SparseVector()
    copy.rates = SparseVector()
    copy.constantMoves = ConstantMoves()
    copy.factor.work = SparseVector()
    copy.factor.sweep = Sweep()
    return copy
  }

  /// Makes the vectors anew that ``withoutScratch`` left out.
  mutating func growScratch() {
    for _ in values {
      alpha.grow()
      direction.grow()
      factor.work.grow()
    }
    for _ in rows { rates.grow() }
    factor.sweep.grow(to: values.count)
  }
}
