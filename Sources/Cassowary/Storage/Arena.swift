/// Everything that a solver knows, in one block of memory: a copy is one allocation and one
/// `memcpy`, made when one of the two is written to.
///
/// The sections are laid out by a ``Plan``. Whoever adds something makes room before; while the arena
/// is open nothing moves. What there is room for is not written before it is used.
struct Arena: Sendable {
  private var words: [UInt64]

  /// What all arenas are before there is room for anything.
  private static let empty = Arena(Plan(Capacities())) { arena in arena.clear() }

  init() { self = .empty }

  private init(_ plan: Plan, _ start: (OpenArena) -> Void) {
    let count = plan.size / 8
    words = unsafe [UInt64](unsafeUninitializedCapacity: count) { words, initialized in
      let base = unsafe UnsafeMutableRawPointer(words.baseAddress.unsafelyUnwrapped)
      let arena = unsafe OpenArena(at: base)
      unsafe arena.header.initialize(to: Header(plan: plan))
      start(arena)
      initialized = count
    }
  }

  /// Shows `body` the arena, to be read.
  @inline(__always)
  func read<Result, Failure: Error>(
    _ body: (borrowing Kernel) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe words.withUnsafeBufferPointer { (words) throws(Failure) -> Result in
      let base = unsafe UnsafeMutableRawPointer(
        mutating: UnsafeRawPointer(words.baseAddress.unsafelyUnwrapped))
      return try unsafe body(Kernel(OpenArena(at: base)))
    }
  }

  /// Shows `body` the arena, to be changed, and what changes are noted in.
  @inline(__always)
  mutating func open<Result, Failure: Error>(
    lending journal: inout Journal, _ body: (inout Kernel) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe withUnsafeMutablePointer(to: &journal) { (journal) throws(Failure) -> Result in
      try unsafe words.withUnsafeMutableBufferPointer { (words) throws(Failure) -> Result in
        let base = unsafe UnsafeMutableRawPointer(words.baseAddress.unsafelyUnwrapped)
        var kernel = unsafe Kernel(OpenArena(at: base), notingIn: journal)
        return try body(&kernel)
      }
    }
  }

  /// Shows `body` the arena, to be changed in a way that needs no notes.
  @inline(__always)
  mutating func open<Result, Failure: Error>(
    _ body: (inout Kernel) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe words.withUnsafeMutableBufferPointer { (words) throws(Failure) -> Result in
      let base = unsafe UnsafeMutableRawPointer(words.baseAddress.unsafelyUnwrapped)
      var kernel = unsafe Kernel(OpenArena(at: base))
      return try body(&kernel)
    }
  }

  /// What there is room for.
  var room: Capacities { read { $0.room } }

  /// Makes room for exactly so much, where there is less.
  mutating func makeRoom(_ raise: (inout Capacities) -> Void) {
    let room = room
    var needed = room
    raise(&needed)
    if needed != room { move(to: needed) }
  }

  /// Makes room for so much more: for columns with their preferences, for other rows, and for a block of
  /// terms. What there is too little of then has half as much again, so that adding takes amortised
  /// constant time an element.
  @inline(__always)
  mutating func makeRoom(
    columns: Int = 0, rows: Int = 0, terms: Int = 0, slots: Int = 0, level: Int? = nil
  ) {
    let (rows, terms) = (rows + columns, columns + Kernel.blockSize(terms).size)
    let fits = read { kernel in
      Int(kernel.counts.columns) + columns <= kernel.room.columns
        && Int(kernel.counts.rows) + rows <= kernel.room.rows
        && Int(kernel.counts.terms) + terms <= kernel.room.terms
        && Int(kernel.counts.slots) + slots <= kernel.room.slots
        && (level == nil || kernel.canHaveLane(level ?? 0))
    }
    if !fits { grow(columns: columns, rows: rows, terms: terms, slots: slots, level: level) }
  }

  private mutating func grow(columns: Int, rows: Int, terms: Int, slots: Int, level: Int?) {
    let (counts, lanes) = read { ($0.counts, Int($0.progress.lanes)) }
    let needsLane = level.map { level in read { !$0.canHaveLane(level) } } ?? false
    makeRoom { room in
      Self.grow(&room.columns, to: Int(counts.columns) + columns)
      Self.grow(&room.rows, to: Int(counts.rows) + rows)
      Self.grow(&room.terms, to: Int(counts.terms) + terms)
      Self.grow(&room.slots, to: Int(counts.slots) + slots)
      if needsLane { room.lanes = lanes + 1 + lanes / 2 }
    }
  }

  private static func grow(_ capacity: inout Int, to needed: Int) {
    if needed > capacity { capacity = max(needed, capacity + capacity / 2) }
  }

  /// Makes room for the moves that could not be remembered.
  mutating func makeRoomForMoves() {
    let wanted = open { kernel in
      defer { kernel.progress.wantedMoveWords = 0 }
      return Int(kernel.progress.wantedMoveWords)
    }
    makeRoom { $0.moves = max($0.moves, wanted) }
  }

  private mutating func move(to room: Capacities) {
    self = unsafe words.withUnsafeBufferPointer { words in
      let base = unsafe UnsafeMutableRawPointer(
        mutating: UnsafeRawPointer(words.baseAddress.unsafelyUnwrapped))
      return Arena(Plan(room)) { arena in unsafe arena.take(from: OpenArena(at: base)) }
    }
  }
}
