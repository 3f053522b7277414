/// What stands at the front of the arena.
struct Header: BitwiseCopyable, Sendable {
  var plan: Plan
  var counts = Counts()
  var progress = Progress()
}

/// How much of everything there is: what a rollback restores.
struct Counts: BitwiseCopyable, Sendable {
  var columns: Int32 = 0
  var rows: Int32 = 0
  var terms: Int32 = 0
  var slots: Int32 = 0
  /// The heads of the chains of free rows, columns and slots; −1 at the end.
  var freeRow: Int32 = -1
  var freeColumn: Int32 = -1
  var freeSlot: Int32 = -1
  /// The heads of the chains of free blocks of terms, by class of size.
  var freeTerms = InlineArray<36, Int32>(repeating: -1)
  /// How many active rows can leave zero at no cost; see `Kernel+Preferences.swift`.
  var looseRows: Int32 = 0
  /// Count up with each variable and row ever made.
  var nextVariable = 0
  var nextSerial = 0
}

/// What the kernel remembers between its steps.
struct Progress: BitwiseCopyable, Sendable {
  var statistics = SolverStatistics()
  /// How many levels have a lane.
  var lanes: Int32 = 1
  /// Whether anything was ever settled.
  var firstSettling = FirstSettling.ahead
  /// How many rows there were at the last commit; those behind are new, and need no note.
  var committedRows: Int32 = 0
  /// Whether the journal has the counts already.
  var hasNotedCounts = false
  /// Whether rows or their costs have changed since the last settling.
  var hasNewShape = false
  /// Whether the active rows, or their positions, may be others than at the last commit.
  var hasPivoted = false
  /// Whether multipliers have moved against those of a row that is gone, which may leave rounding where
  /// there should be nothing.
  var wantsRefreshing = false
  /// Whether the factor does not stand for the active rows any more.
  var needsRefactoring = false
  /// Whether the factor is another than at the last commit.
  var hasRefactored = false
  /// Whether the part in which something has changed is found.
  var hasPart = false
  /// Whether rows have ever been pinned.
  var hasPinned = false
  /// The head of the chain of rows that are no more, but still part of the factor; −1 at the end.
  var firstZombie: Int32 = -1
  /// Whether the values have to be computed from the constants alone.
  var wantsComputing = false
  /// How often values have moved since they were last computed from the constants alone.
  var movesSinceComputing: Int32 = 0
  /// The first active row that has led to another vertex by its constant, if constants alone have
  /// changed last; −1 if there is none.
  var rowOfNewVertex: Int32 = -1
  /// How many moves are remembered, and how many words they take.
  var moves: Int32 = 0
  var moveWords: Int32 = 0
  /// The largest value that none of them moves; below zero while that is not known.
  var largestAtRest = -1.0
  /// How often all moves were forgotten.
  var timesForgotten: UInt32 = 0
  /// The moves whose ranges have to be found again, a bit each.
  var staleMoves: UInt32 = 0
  /// How many words the moves would have liked to have.
  var wantedMoveWords: Int32 = 0
}

/// Where a system is that is solved for the first time. Until then every variable is zero and held by
/// its preference, which is asleep: to go back to that, nothing has to be noted.
enum FirstSettling: UInt8, BitwiseCopyable {
  case ahead
  case underWay
  case over
}
