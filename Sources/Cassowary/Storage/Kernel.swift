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
///
/// The kernel is a view of an open ``Arena``, and of the journal that is lent to it: it owns nothing.
@safe
struct Kernel: ~Copyable {
  private let arena: OpenArena
  private let lentJournal: UnsafeMutablePointer<Journal>?

  /// A kernel that notes what changes in a journal; without one, nothing may be noted.
  @inline(__always)
  init(_ arena: OpenArena, notingIn journal: UnsafeMutablePointer<Journal>? = nil) {
    self.arena = arena
    unsafe lentJournal = journal
  }

  /// What a rollback restores, oldest first; see `Kernel+Journal.swift`.
  var journal: Journal {
    @inline(__always)
    _read { yield unsafe lentJournal.unsafelyUnwrapped.pointee }
    @inline(__always)
    _modify { yield unsafe &lentJournal.unsafelyUnwrapped.pointee }
  }

  /// The level below all others, where each variable prefers to be zero.
  static let preferenceLevel = 0

  /// What the arena has room for.
  var room: Capacities {
    @inline(__always)
    _read { yield arena.room }
  }

  var counts: Counts {
    @inline(__always)
    _read { yield unsafe arena.header.pointee.counts }
    @inline(__always)
    nonmutating _modify { yield unsafe &arena.header.pointee.counts }
  }

  var progress: Progress {
    @inline(__always)
    _read { yield unsafe arena.header.pointee.progress }
    @inline(__always)
    nonmutating _modify { yield unsafe &arena.header.pointee.progress }
  }
}

// The tables. Loops take those they need into locals first: the compiler cannot know that writing to
// one does not move the others.

extension Kernel {
  var rows: Table<RowIndex, Row> { arena.table(.rows) }
  var terms: Table<TermIndex, Term> { arena.table(.terms) }
  var slots: Table<SlotIndex, Slot> { arena.table(.slots) }
  /// The row of A₀ at each position, or −1 for rows that are not in A₀.
  var positionOfRow: Table<RowIndex, Position> { arena.table(.positionOfRow) }

  var columns: Table<ColumnIndex, Column> { arena.table(.columns) }
  /// The value of each column.
  var values: Table<ColumnIndex, Double> { arena.table(.values) }
  /// The sum of the magnitudes that went into each value: what its rounding is in proportion to.
  var magnitudes: Table<ColumnIndex, Double> { arena.table(.magnitudes) }
  /// The first term of each column's chain.
  var heads: Table<ColumnIndex, Int32> { arena.table(.heads) }
  var positionOfColumn: Table<ColumnIndex, Position> { arena.table(.positionOfColumn) }

  /// The column that follows in the circle of a part, while that is closed; −1 otherwise.
  var nextInPart: Table<ColumnIndex, ColumnIndex> { arena.table(.nextInPart) }

  var places: Table<Position, Place> { arena.table(.places) }
  /// For walks over the pattern; nothing between calls.
  var marks: Table<Position, Marks> { arena.table(.marks) }

  /// Lanes by row, the rows one after another.
  var multipliers: Table<ListIndex, Double> { arena.table(.multipliers) }
  /// The level of each lane.
  var levels: Table<Lane, Int16> { arena.table(.levels) }
  /// The lanes, that of the strongest level first.
  var laneOrder: Table<Lane, Int16> { arena.table(.laneOrder) }
  /// Three vectors of a lane each, for comparing steps.
  var steps: Table<ListIndex, Double> { arena.table(.steps) }

  /// Rows that may be violated.
  var suspects: Queue<RowIndex> {
    unsafe Queue(at: arena.address(.suspects), capacity: room.rows)
  }
  /// Active rows whose multiplier may be out of its bounds.
  var unbalanced: List<RowIndex> { arena.list(.unbalanced) }
  /// Rows added since the last settling, rows with another constant, and rows that are no more.
  var newRows: List<RowIndex> { arena.list(.newRows) }
  var changedConstants: List<RowIndex> { arena.list(.changedConstants) }
  var deadRows: List<RowIndex> { arena.list(.deadRows) }
  /// Columns whose preference takes part, and columns that moved since the last polishing.
  var awake: List<ColumnIndex> { arena.list(.awake) }
  var moved: List<ColumnIndex> { arena.list(.moved) }
  /// The columns of the part in which something has changed; see `Kernel+Part.swift`.
  var part: List<ColumnIndex> { arena.list(.part) }

  /// Columns that have other values since they were last asked for; see `Kernel+Changes.swift`.
  var changed: List<ColumnIndex> { arena.list(.changed) }

  /// A row as a combination of the active rows, by position.
  var alpha: SparseVector<Position> { arena.vector(.alpha, .alphaSupport) }
  /// How the variables move.
  var direction: SparseVector<ColumnIndex> { arena.vector(.direction, .directionSupport) }
  /// How the residuals of inactive rows move.
  var rates: SparseVector<RowIndex> { arena.vector(.rates, .ratesSupport) }
  /// Residuals by position, before they are solved for.
  var work: SparseVector<Position> { arena.vector(.work, .workSupport) }

  var moves: Table<ListIndex, Move> { arena.table(.moves) }
  /// The runs of the remembered moves.
  var moveRuns: Runs { unsafe Runs(at: arena.address(.moveRuns)) }

  /// The active matrix.
  var factor: Factor { arena.factor }
  /// Whether solving has become so much dearer that factoring anew pays.
  var wantsRefactoring: Bool { arena.etas.isFull }

  /// Writes what a new column, or a new row, needs on the scratch paper.
  func clearScratch(of column: ColumnIndex) { arena.clearScratch(of: column) }
  func clearScratch(of row: RowIndex) { arena.clearScratch(of: row) }

  /// Factors the active matrix. The vectors for solving are empty after that.
  func factorActive() -> Factor.Outcome {
    usePeeling { factor.factor($0, roomForTorn: room.torn) }
  }

  /// Lends `body` the scratch paper of a factorisation. The vectors for solving are empty after that.
  @inline(__always)
  func usePeeling<Result>(_ body: (Peeling) -> Result) -> Result {
    alpha.clear()
    direction.clear()
    defer {
      for index in 0..<Int(counts.columns) {
        alpha.forget(Position(index: index))
        direction.forget(ColumnIndex(index: index))
      }
    }
    return body(arena.peeling)
  }
}

/// Why the kernel gave up.
enum KernelFailure: Error {
  /// These required rows cannot hold together; without any one of them the others can.
  case unsatisfiable([RowIndex])
  case overflow
  case stalled(steps: Int)
  /// The factor needs room for so many torn columns; then settling can go on.
  case noRoom(torn: Int)
  /// There should be more room to remember moves; then settling can go on.
  case noRoomForMoves
}
