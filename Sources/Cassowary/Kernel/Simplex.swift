/// The kernel: a dual active-set simplex over free variables.
///
/// A vertex is as many *active* rows (residual zero) as there are variables; every other row is
/// inactive on one side of zero. Each row has a *multiplier*: an inactive one the slope of its
/// cost on its side, an active one what balances the rest, so that Σ multiplier · a = 0. The
/// vertex is optimal when
///
/// - every multiplier lies between `-below` and `above` of its row (dual feasible), and
/// - every inactive row is on the side its residual says (primal feasible).
///
/// The multipliers do not depend on the constants. So a change of constants keeps the first, and
/// dual steps restore the second. Any other change starts again from multipliers that are all
/// zero, which are dual feasible for every vertex, and from the vertex there is: the same dual
/// steps then find the new optimum, mostly near by.
///
/// Each variable also has a row `x == 0` at a level below all others, the *preference*. With it
/// the optimum is one point, whatever way led there, and a square active matrix always exists.
struct Simplex: Sendable {
  var rows: [Row] = []
  var states: [RowState] = []
  var freeRows: [RowIndex] = []
  /// The active row at each position.
  var activeRows: [RowIndex] = []
  /// The preference of each column.
  var preferences: [RowIndex] = []
  var inverse = InverseMatrix()
  var levels = LevelTable()
  /// Multipliers of the active rows: `levels.count` lanes for each position.
  var multipliers: [Double] = []
  /// The value of each column, and the sum of the magnitudes that went into it.
  var values: [Double] = []
  var magnitudes: [Double] = []

  /// Whether the multipliers must start again from zero.
  var multipliersAreStale = false
  /// Whether a constant has changed since the values were computed.
  var valuesAreStale = false
  var pivotsSinceRefactorisation = 0
  var nextSerial = 0
  var statistics = SolverStatistics()

  /// Makes the solution optimal again after any changes. May leave `self` half-way when it throws.
  mutating func settle() throws(KernelFailure) {
    if multipliersAreStale { restartMultipliers() }
    if valuesAreStale { computeValues() }
    var rounds = 0
    repeat {
      try takeDualSteps()
      guard values.allSatisfy({ $0.isFinite }) else { throw .overflow }
      try polishValues()
      rounds += 1
      guard rounds < 10 else { throw .stalled(steps: statistics.pivots) }
    } while nextViolation(after: nil, lowest: false) != nil
    #if CheckedInvariants
      checkInvariants()
    #endif
  }
}

/// Why the kernel gave up.
enum KernelFailure: Error {
  /// These required rows cannot hold together; without any one of them the others can.
  case unsatisfiable([RowIndex])
  case overflow
  case stalled(steps: Int)
}
