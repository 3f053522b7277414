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
/// The kernel is a view of an open ``Arena``: it owns nothing but the journal, while that is lent to
/// it.
@safe
struct Kernel: ~Copyable {
  private let base: UnsafeMutableRawPointer
  private let header: UnsafeMutablePointer<Header>
  /// What a rollback restores, oldest first; see `Kernel+Journal.swift`.
  var journal: [UInt64] = []

  @inline(__always)
  init(at base: UnsafeMutableRawPointer) {
    unsafe self.base = base
    unsafe header = base.assumingMemoryBound(to: Header.self)
  }

  /// Writes the header of a new arena.
  func start(_ plan: Plan) {
    unsafe header.initialize(to: Header(plan: plan))
    levels[Lane(raw: 0)] = Int16(Kernel.preferenceLevel)
    laneOrder[Lane(raw: 0)] = 0
  }

  /// The level below all others, where each variable prefers to be zero.
  static let preferenceLevel = 0

  /// What the arena has room for.
  var room: Capacities {
    @inline(__always)
    _read { yield unsafe header.pointee.plan.room }
  }

  var counts: Counts {
    @inline(__always)
    _read { yield unsafe header.pointee.counts }
    @inline(__always)
    nonmutating _modify { yield unsafe &header.pointee.counts }
  }

  var progress: Progress {
    @inline(__always)
    _read { yield unsafe header.pointee.progress }
    @inline(__always)
    nonmutating _modify { yield unsafe &header.pointee.progress }
  }

  @inline(__always)
  private func address(_ section: Section) -> UnsafeMutableRawPointer {
    unsafe base + header.pointee.plan.offset(section)
  }

  @inline(__always)
  private func table<Index, Element>(_ section: Section) -> Table<Index, Element> {
    unsafe Table(at: address(section))
  }

  @inline(__always)
  private func list<Index>(_ section: Section) -> List<Index> { unsafe List(at: address(section)) }

  @inline(__always)
  private func vector<Index>(_ entries: Section, _ support: Section) -> SparseVector<Index> {
    unsafe SparseVector(entries: address(entries), support: address(support))
  }
}

// The tables. Loops take those they need into locals first: the compiler cannot know that writing to
// one does not move the others.

extension Kernel {
  var rows: Table<RowIndex, Row> { table(.rows) }
  var terms: Table<TermIndex, Term> { table(.terms) }
  var slots: Table<SlotIndex, Slot> { table(.slots) }
  /// The row of A₀ at each position, or −1 for rows that are not in A₀.
  var positionOfRow: Table<RowIndex, Position> { table(.positionOfRow) }

  var columns: Table<ColumnIndex, Column> { table(.columns) }
  /// The value of each column.
  var values: Table<ColumnIndex, Double> { table(.values) }
  /// The sum of the magnitudes that went into each value: what its rounding is in proportion to.
  var magnitudes: Table<ColumnIndex, Double> { table(.magnitudes) }
  /// The first term of each column's chain.
  var heads: Table<ColumnIndex, Int32> { table(.heads) }
  var positionOfColumn: Table<ColumnIndex, Position> { table(.positionOfColumn) }

  var places: Table<Position, Place> { table(.places) }
  /// For walks over the pattern; nothing between calls.
  var marks: Table<Position, Marks> { table(.marks) }

  /// Lanes by row, the rows one after another.
  var multipliers: Table<ListIndex, Double> { table(.multipliers) }
  /// The level of each lane.
  var levels: Table<Lane, Int16> { table(.levels) }
  /// The lanes, that of the strongest level first.
  var laneOrder: Table<Lane, Int16> { table(.laneOrder) }
  /// Three vectors of a lane each, for comparing steps.
  var steps: Table<ListIndex, Double> { table(.steps) }

  /// Rows that may be violated.
  var suspects: Queue<RowIndex> {
    unsafe Queue(at: address(.suspects), capacity: header.pointee.plan.room.rows)
  }
  /// Active rows whose multiplier may be out of its bounds.
  var unbalanced: List<RowIndex> { list(.unbalanced) }
  /// Rows added since the last settling, rows with another constant, and rows that are no more.
  var newRows: List<RowIndex> { list(.newRows) }
  var changedConstants: List<RowIndex> { list(.changedConstants) }
  var deadRows: List<RowIndex> { list(.deadRows) }
  /// Dead rows that are still part of the factor.
  var zombies: List<RowIndex> { list(.zombies) }
  /// Columns whose preference takes part, and columns that moved since the last polishing.
  var awake: List<ColumnIndex> { list(.awake) }
  var moved: List<ColumnIndex> { list(.moved) }
  /// The columns of the part in which something has changed; see `Kernel+Part.swift`.
  var part: List<ColumnIndex> { list(.part) }

  /// A row as a combination of the active rows, by position.
  var alpha: SparseVector<Position> { vector(.alpha, .alphaSupport) }
  /// How the variables move.
  var direction: SparseVector<ColumnIndex> { vector(.direction, .directionSupport) }
  /// How the residuals of inactive rows move.
  var rates: SparseVector<RowIndex> { vector(.rates, .ratesSupport) }
  /// Residuals by position, before they are solved for.
  var work: SparseVector<Position> { vector(.work, .workSupport) }

  var moves: Table<ListIndex, Move> { table(.moves) }
  var moveEntries: Table<ListIndex, MoveEntry> { table(.moveEntries) }

  /// The active matrix.
  var factor: Factor {
    unsafe Factor(
      count: Int(header.pointee.counts.columns), rows: rows, terms: terms, heads: heads,
      positionOfRow: positionOfRow, positionOfColumn: positionOfColumn, places: places,
      work: work, sweep: Sweep(at: address(.sweep), limit: Int(header.pointee.counts.columns)),
      etas: EtaFile(
        entries: table(.etaEntries), starts: list(.etaStarts),
        capacity: header.pointee.plan.room.etaEntries),
      torn: list(.torn),
      schur: DenseMatrix(
        entries: table(.schur), order: table(.schurOrder), vectors: table(.schurVectors)))
  }

  /// Scratch paper of a factorisation.
  var peeling: Peeling {
    unsafe Peeling(at: address(.peeling), room: header.pointee.plan.room.columns)
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
