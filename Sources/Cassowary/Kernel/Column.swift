/// A variable, beside its value.
struct Column: BitwiseCopyable {
  /// Counts up with every variable ever made.
  var serial: Int
  /// Counts up when the column is given to another variable.
  var generation: UInt32 = 0
  /// The row `x == 0`.
  var preference: RowIndex
  /// The row of the edit constraint, while the variable is an edit variable; −1 otherwise. While
  /// the column is free, the next free one.
  var edit: Int32 = -1
  var flags: ColumnFlags = .isLive

  var editRow: RowIndex? { edit >= 0 ? RowIndex(raw: edit) : nil }

  /// The weight of the preference: see ``preferenceWeight(serial:)``.
  var preferenceWeight: Double { Self.preferenceWeight(serial: serial) }

  /// The weight of the implicit preference `x == 0`, at a level below all others, of the variable
  /// made as number `serial`. It falls slowly with the serial (a fourth root), so that weights
  /// stay apart in double precision, and is irrational, so that sums of weights seldom tie.
  static func preferenceWeight(serial: Int) -> Double {
    (1 / (Double(serial) + 2.718281828459045)).squareRoot().squareRoot()
  }
}

struct ColumnFlags: OptionSet, BitwiseCopyable {
  let rawValue: UInt32

  /// A variable has the column.
  static let isLive = ColumnFlags(rawValue: 1)
  /// The preference takes part.
  static let isAwake = ColumnFlags(rawValue: 2)
  /// In the list of columns that moved since the last polishing.
  static let hasMoved = ColumnFlags(rawValue: 4)
  /// The journal has the column as it was.
  static let isNoted = ColumnFlags(rawValue: 8)
  /// Given to another variable since the last commit: the value is still its predecessor's.
  static let isReused = ColumnFlags(rawValue: 16)
  /// In the list of the part in which something has changed, while that is made.
  static let isInPart = ColumnFlags(rawValue: 32)
  /// In the list of columns that have other values.
  static let isChanged = ColumnFlags(rawValue: 64)
}

/// What stands behind the handle of a constraint.
struct Slot: BitwiseCopyable {
  var generation: UInt32 = 0
  /// The row, while the constraint is in the solver. While the slot is free, −2 less the next free
  /// slot (−1 at the end).
  var row: Int32

  var liveRow: RowIndex? { row >= 0 ? RowIndex(raw: row) : nil }
}
