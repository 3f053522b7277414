/// What the arena has room for.
struct Capacities: BitwiseCopyable, Equatable, Sendable {
  var columns = 0
  var rows = 0
  var terms = 0
  var slots = 0
  /// Levels, that of the preferences among them; most systems have another.
  var lanes = 2
  /// Columns that the factor could not put into a triangle.
  var torn = 0
  /// Whether columns that get other values are listed.
  var tracksChanges = false
  /// Words of remembered moves.
  var moves = 0

  /// Makes it enough for so many of each. Every variable has a row and a term of its own.
  mutating func raise(variables: Int, constraints: Int, terms: Int) {
    let (variables, constraints) = (max(variables, 0), max(constraints, 0))
    columns = max(columns, variables)
    rows = max(rows, variables + constraints)
    slots = max(slots, constraints)
    self.terms = max(self.terms, variables + max(terms, 0))
    moves = max(moves, 3 * variables)
  }

  /// How many moves can be remembered.
  var moveCount: Int { min(4 + moves / 32, 32) }
  /// How many entries the replacements of rows in the factor can have together.
  var etaEntries: Int { columns == 0 ? 0 : columns + 4 }
  /// How many replacements there can be; each has its pivot, and as a rule another entry.
  var etas: Int { min(etaEntries / 2, EtaFile.most) }
}

/// The parts of the arena, in the order in which they lie there.
enum Section: Int {
  // By row.
  case rows, positionOfRow, multipliers, rates, ratesSupport
  case suspects, unbalanced, newRows, changedConstants, deadRows
  case terms
  // By column.
  case columns, values, magnitudes, heads, positionOfColumn, nextInPart, awake, moved, part
  case changed
  // By position. The first two together are the scratch paper of a factorisation as well.
  case alpha, direction, alphaSupport, directionSupport, work, workSupport, places, sweep, marks
  case etaEntries, etaStarts
  // By lane.
  case levels, laneOrder, steps
  case torn, schur, schurOrder, schurVectors
  case moves, moveRuns
  case slots

  static let count = Section.slots.rawValue + 1

  /// Those that are lists, and know how long they are.
  static let lists: [Section] = [
    .ratesSupport, .unbalanced, .newRows, .changedConstants, .deadRows, .awake, .moved, .part,
    .changed, .alphaSupport, .directionSupport, .workSupport, .etaStarts, .torn,
  ]

  /// Those of which what is in use is taken over as it is where more room is made.
  static let kept: [Section] = [
    .rows, .positionOfRow, .unbalanced, .newRows, .changedConstants, .deadRows, .terms,
    .columns, .values, .magnitudes, .heads, .positionOfColumn, .nextInPart, .awake, .moved, .part,
    .changed, .places, .levels, .laneOrder, .torn, .schur, .schurOrder, .moves,
    .moveRuns, .slots,
  ]

  /// Those of them that have something in them when nothing was added yet.
  static let byLane: [Section] = [.levels, .laneOrder]

  /// The bytes that a section takes.
  @inline(__always)
  func size(_ room: Capacities) -> Int {
    switch self {
    case .rows: room.rows * MemoryLayout<Row>.stride
    case .positionOfRow: room.rows * 4
    case .multipliers: room.rows * room.lanes * 8
    case .rates: room.rows * SparseVector<RowIndex>.entrySize
    case .suspects: 8 + room.rows * 4
    case .ratesSupport, .unbalanced, .newRows, .changedConstants, .deadRows: 4 + room.rows * 4
    case .terms: room.terms * MemoryLayout<Term>.stride
    case .columns: room.columns * MemoryLayout<Column>.stride
    case .values, .magnitudes: room.columns * 8
    case .heads, .positionOfColumn, .nextInPart: room.columns * 4
    case .direction, .alpha, .work: room.columns * SparseVector<Position>.entrySize
    case .directionSupport, .alphaSupport, .workSupport, .awake, .moved, .part:
      4 + room.columns * 4
    case .changed: 4 + (room.tracksChanges ? room.columns * 4 : 0)
    case .places: room.columns * MemoryLayout<Place>.stride
    case .sweep: Sweep.words(for: room.columns) * 8
    case .marks: room.columns
    case .etaEntries: room.etaEntries * MemoryLayout<EtaEntry>.stride
    case .etaStarts: 4 + room.etas * 4
    case .levels, .laneOrder: room.lanes * 2
    case .steps: room.lanes * 3 * 8
    case .torn: 4 + room.torn * 4
    case .schur: room.torn * room.torn * 8
    case .schurOrder: room.torn * 4
    case .schurVectors: room.torn * 2 * 8
    case .moves: room.moveCount * MemoryLayout<Move>.stride
    case .moveRuns: room.moves * 8
    case .slots: room.slots * MemoryLayout<Slot>.stride
    }
  }
}

/// Where each section of the arena begins.
struct Plan: BitwiseCopyable, Sendable {
  var room: Capacities
  /// In words of eight bytes; the last is the end of the arena.
  private var offsets = InlineArray<43, UInt32>(repeating: 0)

  init(_ room: Capacities) {
    self.room = room
    var offset = (MemoryLayout<Header>.stride + 7) / 8
    for index in 0..<Section.count {
      offsets[index] = UInt32(truncatingIfNeeded: offset)
      if let section = Section(rawValue: index) { offset += (section.size(room) + 7) / 8 }
    }
    offsets[Section.count] = UInt32(offset)
  }

  /// The bytes of the whole arena, a multiple of eight.
  var size: Int { Int(offsets[Section.count]) * 8 }

  @inline(__always)
  func offset(_ section: Section) -> Int { Int(offsets[section.rawValue]) * 8 }
}
