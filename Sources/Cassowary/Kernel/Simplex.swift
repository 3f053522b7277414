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
/// The multipliers do not depend on the constants. So changed constants and new rows keep the first,
/// and dual steps restore the second. A row that goes, or costs less, keeps the second, and a
/// primal walk restores the first.
///
/// Each variable also has a row `x == 0` at a level below all others, the *preference*. Asleep it
/// costs nothing and only makes the active matrix square. Where the optimum is not one point, the
/// preferences of the variables that could move wake up and choose one, whatever way led there.
struct Simplex: Sendable {
  var rows: [Row] = []
  var states: [RowState] = []
  var terms = Terms()
  var freeRows: [RowIndex] = []
  var zombies: [RowIndex] = []
  /// The active row at each position.
  var activeRows: [RowIndex] = []
  var factor = Factor()
  var levels = LevelTable()
  /// The multipliers of the active rows: `levels.count` lanes for each row.
  var multipliers: [Double] = []

  // By column.
  var preferences: [RowIndex] = []
  var preferenceWeights: [Double] = []
  var isAwake: [Bool] = []
  var awake: [ColumnIndex] = []
  /// The value of each column, and the sum of the magnitudes that went into it.
  var values: [Double] = []
  var magnitudes: [Double] = []

  /// Rows that may be violated.
  var suspects: [RowIndex] = []
  var isSuspect: [Bool] = []
  /// Rows added since the last settling, and constants changed since.
  var newRows: [RowIndex] = []
  var newConstants: [(row: RowIndex, constant: Double)] = []

  /// The row in question as a combination of the active rows, by position.
  var alpha = SparseVector()
  /// How the variables move, by column.
  var direction = SparseVector()
  /// How the residuals of inactive rows move, by row.
  var rates = SparseVector()
  /// What changed constants move, as long as the vertex is held by the same rows.
  var constantMoves = ConstantMoves()

  /// Whether the vertex is another than at the last settling.
  var hasMoved = false
  var pivotsSinceComputing = 0
  var movesSinceComputing = 0
  var nextSerial = 0
  /// Counts up with each row that went or got another cost.
  var removals = 0
  var statistics = SolverStatistics()
}

/// Why the kernel gave up.
enum KernelFailure: Error {
  /// These required rows cannot hold together; without any one of them the others can.
  case unsatisfiable([RowIndex])
  case overflow
  case stalled(steps: Int)
}
