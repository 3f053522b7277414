/// The vectors that are only used within a call. They are kept to be used again, and left out of
/// copies to go back to, so that they need not be copied when they are written to.
struct Scratch: Sendable {
  /// The row in question as a combination of the active rows, by position.
  var alpha = SparseVector()
  /// How the variables move, by column.
  var direction = SparseVector()
  /// How the residuals of inactive rows move, by row.
  var rates = SparseVector()
  /// What changed constants move, as long as the vertex is held by the same rows.
  var constantMoves = ConstantMoves()
  fileprivate var work = SparseVector()
  fileprivate var sweep = Sweep()
}

extension Simplex {
  /// Takes the vectors out, or puts them back.
  mutating func exchangeScratch(with other: inout Scratch) {
    swap(&alpha, &other.alpha)
    swap(&direction, &other.direction)
    swap(&rates, &other.rates)
    swap(&constantMoves, &other.constantMoves)
    swap(&factor.work, &other.work)
    swap(&factor.sweep, &other.sweep)
  }

  /// Makes the vectors anew, where they were left out.
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
