/// Everything that a solver knows, in one block of memory: a copy is one allocation and one
/// `memcpy`, made when one of the two is written to.
///
/// The sections are laid out by a ``Plan``. Whoever adds something makes room before; while the arena
/// is open nothing moves.
struct Arena: Sendable {
  private var words: [UInt64]

  /// An arena with room for so much.
  init(_ room: Capacities = Capacities()) {
    let plan = Plan(room)
    words = [UInt64](repeating: 0, count: plan.size / 8)
    open { kernel in kernel.start(plan) }
  }

  /// Shows `body` the arena, to be read.
  @inline(__always)
  func read<Result, Failure: Error>(
    _ body: (borrowing Kernel) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe words.withUnsafeBufferPointer { (words) throws(Failure) -> Result in
      let base = unsafe UnsafeMutableRawPointer(
        mutating: UnsafeRawPointer(words.baseAddress.unsafelyUnwrapped))
      return try unsafe body(Kernel(at: base))
    }
  }

  /// Shows `body` the arena, to be changed.
  @inline(__always)
  mutating func open<Result, Failure: Error>(
    _ body: (inout Kernel) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    try unsafe words.withUnsafeMutableBufferPointer { (words) throws(Failure) -> Result in
      var kernel = unsafe Kernel(at: UnsafeMutableRawPointer(words.baseAddress.unsafelyUnwrapped))
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

  /// Makes room for so much more. What there is too little of then has half as much again, so that
  /// adding takes amortised constant time an element.
  @inline(__always)
  mutating func makeRoom(
    columns: Int = 0, rows: Int = 0, terms: Int = 0, slots: Int = 0, level: Int? = nil
  ) {
    let newLanes = level.map { level in read { $0.hasLane(level) ? 0 : 1 } } ?? 0
    let fits = read { kernel in
      let (room, counts) = (kernel.room, kernel.counts)
      return Int(counts.columns) + columns <= room.columns
        && Int(counts.rows) + rows <= room.rows
        && Int(counts.terms) + Kernel.blockSize(terms).size <= room.terms
        && Int(counts.slots) + slots <= room.slots
        && Int(kernel.progress.lanes) + newLanes <= room.lanes
    }
    if fits { return }
    let (counts, lanes) = read { ($0.counts, Int($0.progress.lanes)) }
    makeRoom { room in
      Self.grow(&room.columns, to: Int(counts.columns) + columns)
      Self.grow(&room.rows, to: Int(counts.rows) + rows)
      Self.grow(&room.terms, to: Int(counts.terms) + Kernel.blockSize(terms).size)
      Self.grow(&room.slots, to: Int(counts.slots) + slots)
      room.lanes = max(room.lanes, newLanes > 0 ? lanes + 1 + lanes / 4 : lanes)
    }
  }

  private static func grow(_ capacity: inout Int, to needed: Int) {
    if needed > capacity { capacity = max(needed, capacity + capacity / 2) }
  }

  /// Makes room for the moves that could not be remembered.
  mutating func makeRoomForMoves() {
    let wanted = open { kernel in
      defer { kernel.progress.wantedMoveEntries = 0 }
      return Int(kernel.progress.wantedMoveEntries)
    }
    makeRoom { $0.moves = max($0.moves, wanted) }
  }

  private mutating func move(to room: Capacities) {
    let plan = Plan(room)
    var larger = [UInt64](repeating: 0, count: plan.size / 8)
    unsafe larger.withUnsafeMutableBytes { target in
      unsafe words.withUnsafeBytes { source in
        unsafe Self.copy(
          from: source.baseAddress.unsafelyUnwrapped, to: target.baseAddress.unsafelyUnwrapped, plan
        )
      }
    }
    words = larger
  }

  private static func copy(
    from source: UnsafeRawPointer, to target: UnsafeMutableRawPointer, _ plan: Plan
  ) {
    let header = unsafe source.load(as: Header.self)
    let (old, new) = (header.plan, plan)
    unsafe target.copyMemory(from: source, byteCount: MemoryLayout<Header>.stride)
    unsafe target.assumingMemoryBound(to: Header.self).pointee.plan = new
    for section in Section.allCases where section != .multipliers && old.size(section) > 0 {
      unsafe (target + new.offset(section)).copyMemory(
        from: source + old.offset(section),
        byteCount: min(old.size(section), new.size(section)))
    }
    let (width, newWidth) = (old.room.lanes * 8, new.room.lanes * 8)
    for row in 0..<min(old.room.rows, new.room.rows) {
      unsafe (target + new.offset(.multipliers) + row * newWidth).copyMemory(
        from: source + old.offset(.multipliers) + row * width, byteCount: min(width, newWidth))
    }
  }
}
