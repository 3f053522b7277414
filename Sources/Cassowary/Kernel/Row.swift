/// A row of the system: the residual `a·x + k`, and what it costs to leave zero.
///
/// Every row is a convex function of its residual with two slopes: `below` per unit under zero,
/// `above` per unit over it, infinite where the row is required. `<=` pays only above, `>=` only
/// below, `==` on both sides.
struct Row: BitwiseCopyable {
  /// `k`, scaled.
  var constant: Double
  /// The cost per unit of residual on a side that pays.
  var cost: Double
  /// Counts up with every row ever made: the order of creation, which breaks ties.
  var serial: Int
  /// Where its terms are: distinct columns, no zeros; scaled so that the largest coefficient is
  /// between 1 and 2.
  var start: TermIndex
  var count: Int32
  /// Whose row it is; while the row is free, or a zombie, the next one.
  var owner: RowOwner
  /// The position, while the row is active.
  var position = Position(raw: -1)
  /// The lane of its level in the multipliers; that of the preferences while it is required.
  var lane: Int16 = 0
  /// The constraint was multiplied by two to this power, so that scaling is exact.
  var exponent: Int16
  var flags: RowFlags
  var state = RowState.new
  /// Where the residual of an inactive row is.
  var side = Side.level

  /// A new row without terms and an owner, of which the journal has no need of a note.
  @inline(__always)
  init(
    _ relation: Relation, constant: Double, cost: Double, lane: Int16, serial: Int,
    exponent: Int = 0
  ) {
    self.constant = constant
    self.cost = cost
    self.lane = lane
    self.serial = serial
    self.exponent = Int16(truncatingIfNeeded: exponent)
    (count, start, owner) = (0, TermIndex(raw: 0), .kernel)
    flags =
      switch relation {
      case .lessThanOrEqual: .paysAbove
      case .greaterThanOrEqual: .paysBelow
      case .equal: [.paysBelow, .paysAbove]
      }
    flags.insert(.isNoted)
  }

  /// What the constraint was multiplied by.
  var scale: Double {
    @inline(__always)
    get { Self.scale(Int(exponent)) }
  }

  /// The power of two that brings a normal number to between 1 and 2, as far as there is one.
  @inline(__always)
  static func scalingExponent(_ number: Double) -> Int {
    let exponent = Int(truncatingIfNeeded: number.exponentBitPattern) &- 1_023
    return -min(max(exponent, -1_022), 1_022)
  }

  /// Two to the power of an exponent that is that of a normal number.
  @inline(__always)
  static func scale(_ exponent: Int) -> Double {
    Double(bitPattern: UInt64(bitPattern: Int64(exponent) &+ 1_023) << 52)
  }

  var relation: Relation {
    if !flags.contains(.paysBelow) { return .lessThanOrEqual }
    return flags.contains(.paysAbove) ? .equal : .greaterThanOrEqual
  }

  /// The terms, side by side.
  var terms: IndexRange<TermIndex> {
    @inline(__always)
    get { IndexRange(from: start, count: count) }
  }

  /// The cost per unit of residual under zero.
  var below: Double {
    @inline(__always)
    get { flags.contains(.paysBelow) ? cost : 0 }
  }

  /// The cost per unit of residual over zero.
  var above: Double {
    @inline(__always)
    get { flags.contains(.paysAbove) ? cost : 0 }
  }

  var isRequired: Bool { cost == .infinity }

  /// Whether leaving zero costs nothing on either side.
  var isFree: Bool {
    @inline(__always)
    get { cost == 0 }
  }

  /// Whether the constraint is gone, and the row only still active or part of the factor.
  var isDead: Bool { flags.contains(.isDead) }

  /// The side whose slope is the lower bound of the multiplier.
  var lowerSide: Side { below > 0 ? .below : .level }
  /// The side whose slope is the upper bound of the multiplier.
  var upperSide: Side { above > 0 ? .above : .level }

  /// The slope on a side, which is the multiplier of the row there.
  func slope(_ side: Side) -> Double {
    switch side {
    case .below: -below
    case .level: 0
    case .above: above
    }
  }

  /// Which way the multiplier must move for a residual on this side: 0 where it is right.
  @inline(__always)
  func direction(_ residual: Double, tolerance: Double) -> Double {
    if residual > tolerance {
      return side == .below || (side == .level && above > 0) ? 1 : 0
    }
    if residual < -tolerance {
      return side == .above || (side == .level && below > 0) ? -1 : 0
    }
    return 0
  }
}

/// What a row does at the moment.
enum RowState: UInt8, BitwiseCopyable {
  /// The slot serves no row.
  case free
  /// The row takes part from the next settling on.
  case new
  /// The row serves nobody any more, but is still part of the factor.
  case zombie
  /// The residual is held at zero.
  case active
  /// The residual is what it is.
  case inactive
}

/// Where an inactive row's residual is, and so its multiplier: the slope on that side.
enum Side: UInt8, BitwiseCopyable {
  /// Under zero: the multiplier is `-below`.
  case below
  /// The multiplier is zero.
  case level
  /// Over zero: the multiplier is `above`.
  case above
}

struct RowFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt16

  static let paysBelow = RowFlags(rawValue: 1)
  static let paysAbove = RowFlags(rawValue: 2)
  static let isDead = RowFlags(rawValue: 4)
  /// In the queue of rows that may be violated.
  static let isSuspect = RowFlags(rawValue: 8)
  /// In the list of active rows whose multiplier may be out of its bounds.
  static let isUnbalanced = RowFlags(rawValue: 16)
  /// In the list of rows whose constant is new.
  static let hasNewConstant = RowFlags(rawValue: 32)
  /// What says that a row is in a list.
  static let areListed: RowFlags = [.isSuspect, .isUnbalanced, .hasNewConstant]
  /// The journal has the row as it was.
  static let isNoted = RowFlags(rawValue: 64)
  /// Active, and able to leave zero at no cost at the levels 1…1000.
  static let isLoose = RowFlags(rawValue: 128)
  /// At zero wherever levels 1…1000 are at their optimum, as long as all pinned rows are: see
  /// `Kernel+Blocking.swift`.
  static let isPinned = RowFlags(rawValue: 256)
}

/// What a row is there for.
struct RowOwner: BitwiseCopyable {
  private let raw: Int32

  private init(raw: Int32) { self.raw = raw }

  /// A variable's preference, or nothing.
  static let kernel = RowOwner(raw: -1)

  /// A constraint.
  static func constraint(_ slot: SlotIndex) -> RowOwner { RowOwner(raw: slot.raw) }
  /// The value of an edit variable.
  static func edit(_ column: ColumnIndex) -> RowOwner { RowOwner(raw: -2 - column.raw) }

  var isKernel: Bool { raw == -1 }
  var slot: SlotIndex? { raw >= 0 ? SlotIndex(raw: raw) : nil }
  var column: ColumnIndex? { raw <= -2 ? ColumnIndex(raw: -2 - raw) : nil }

  /// For free rows and zombies: the next in the chain.
  static func next(_ row: Int32) -> RowOwner { RowOwner(raw: row) }
  var next: Int32 { raw }
}
