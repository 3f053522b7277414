import Cassowary

/// What a row of the solver is there for. It keeps no item alive: views own their engines.
enum RowSource {
  /// A width or height is never negative.
  case nonNegative(BackReference<LayoutItem>, LayoutAxis)
  /// The root's size.
  case rootSize(BackReference<LayoutItem>, LayoutAxis)
  /// A frame, as the autoresizing mask translates it.
  case mask(BackReference<LayoutItem>, LayoutAxis, isPosition: Bool)
  /// The contents' size: at most (hugging), or at least (compression resistance).
  case content(BackReference<LayoutItem>, LayoutAxis, isUpper: Bool)
  /// What a scroll view shows, and the root, begin at the origin.
  case contentOrigin(BackReference<LayoutItem>, LayoutAxis)
  /// The size of what a scroll view shows, as it was set.
  case contentSize(BackReference<LayoutItem>, LayoutAxis)
  /// An active constraint.
  case constraint(LayoutConstraint)

  /// What tells the row from all others. An item goes by its one back reference, which lives as
  /// long as the row.
  var key: RowKey {
    switch self {
    case .nonNegative(let item, let axis):
      RowKey(ObjectIdentifier(item), axis == .horizontal ? 0 : 1)
    case .rootSize(let view, let axis):
      RowKey(ObjectIdentifier(view), axis == .horizontal ? 2 : 3)
    case .mask(let view, let axis, let isPosition):
      RowKey(ObjectIdentifier(view), (axis == .horizontal ? 4 : 6) + (isPosition ? 0 : 1))
    case .content(let view, let axis, let isUpper):
      RowKey(ObjectIdentifier(view), (axis == .horizontal ? 8 : 10) + (isUpper ? 0 : 1))
    case .contentOrigin(let guide, let axis):
      RowKey(ObjectIdentifier(guide), axis == .horizontal ? 12 : 13)
    case .contentSize(let guide, let axis):
      RowKey(ObjectIdentifier(guide), axis == .horizontal ? 14 : 15)
    case .constraint(let constraint):
      RowKey(ObjectIdentifier(constraint), 16)
    }
  }

  /// What there may be rows of an item's own for. A root never leaves its engine.
  static func all(of item: BackReference<LayoutItem>) -> [RowSource] {
    LayoutAxis.allCases.flatMap { axis in
      [
        .nonNegative(item, axis), .contentOrigin(item, axis), .contentSize(item, axis),
        .mask(item, axis, isPosition: true), .mask(item, axis, isPosition: false),
        .content(item, axis, isUpper: true), .content(item, axis, isUpper: false),
      ]
    }
  }
}

/// Tells the rows of an engine apart.
struct RowKey: Hashable {
  private let object: ObjectIdentifier
  private let part: Int

  init(_ object: ObjectIdentifier, _ part: Int) {
    self.object = object
    self.part = part
  }

  /// A number whose last bits depend on all of the key (Fibonacci hashing).
  var mixed: Int {
    let bits = UInt64(UInt(bitPattern: object)) &+ UInt64(truncatingIfNeeded: part)
    return Int(truncatingIfNeeded: (bits &* 0x9E37_79B9_7F4A_7C15) >> 32)
  }
}

/// A row that should be in the solver, or (`constraint` is `nil`) should not.
struct DesiredRow {
  let source: RowSource
  let constraint: Constraint?
  /// The constant of the row's expression before what is asked for is taken from it: the constant of
  /// a layout constraint, or the size of contents.
  var base = 0.0
}
