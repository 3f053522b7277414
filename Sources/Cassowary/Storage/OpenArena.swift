/// An ``Arena`` while it is open: where each of its sections is. It owns nothing.
@safe
struct OpenArena {
  private let base: UnsafeMutableRawPointer
  let header: UnsafeMutablePointer<Header>

  @inline(__always)
  init(at base: UnsafeMutableRawPointer) {
    unsafe self.base = base
    unsafe header = base.assumingMemoryBound(to: Header.self)
  }

  /// What there is room for.
  var room: Capacities {
    @inline(__always)
    _read { yield unsafe header.pointee.plan.room }
  }

  @inline(__always)
  func address(_ section: Section) -> UnsafeMutableRawPointer {
    unsafe base + header.pointee.plan.offset(section)
  }

  @inline(__always)
  func table<Index, Element>(_ section: Section) -> Table<Index, Element> {
    unsafe Table(at: address(section))
  }

  @inline(__always)
  func list<Index>(_ section: Section) -> List<Index> { unsafe List(at: address(section)) }

  @inline(__always)
  func vector<Index>(_ entries: Section, _ support: Section) -> SparseVector<Index> {
    unsafe SparseVector(entries: address(entries), support: address(support))
  }

  /// The active matrix.
  var factor: Factor {
    Factor(
      arena: self, count: unsafe Int(header.pointee.counts.columns), rows: table(.rows),
      terms: table(.terms), heads: table(.heads), positionOfRow: table(.positionOfRow),
      positionOfColumn: table(.positionOfColumn), places: table(.places),
      work: vector(.work, .workSupport))
  }

  /// The rows that have replaced others in the factor.
  var etas: EtaFile {
    EtaFile(
      entries: table(.etaEntries), starts: list(.etaStarts), capacity: room.etaEntries,
      room: room.etas)
  }

  /// The positions that a solve has still to visit.
  var sweep: Sweep {
    unsafe Sweep(at: address(.sweep), limit: Int(header.pointee.counts.columns))
  }

  /// Scratch paper of a factorisation: it lies on the vectors for solving, which are empty then.
  var peeling: Peeling { unsafe Peeling(at: address(.alpha), room: room.columns) }
}
