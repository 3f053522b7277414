import Cassowary

/// What a row of the solver is there for. It keeps no item alive: views own their engines.
enum RowSource {
  /// A width or height is never negative.
  case nonNegative(ItemReference, LayoutAxis)
  /// The root's size.
  case rootSize(ItemReference, LayoutAxis)
  /// A frame, as the autoresizing mask translates it.
  case mask(ItemReference, LayoutAxis, isPosition: Bool)
  /// The contents' size: at most (hugging), or at least (compression resistance).
  case content(ItemReference, LayoutAxis, isUpper: Bool)
  /// What a scroll view shows, and the root, begin at the origin.
  case contentOrigin(ItemReference, LayoutAxis)
  /// The size of what a scroll view shows, as it was set.
  case contentSize(ItemReference, LayoutAxis)
  /// An active constraint.
  case constraint(LayoutConstraint)

  /// What tells the row from all others. An item goes by its one back reference.
  var key: RowKey {
    switch self {
    case .nonNegative(let item, let axis): RowKey(item, .nonNegative, axis)
    case .rootSize(let view, let axis): RowKey(view, .rootSize, axis)
    case .mask(let view, let axis, let isPosition):
      RowKey(view, isPosition ? .maskPosition : .maskSize, axis)
    case .content(let view, let axis, let isUpper):
      RowKey(view, isUpper ? .contentUpper : .contentLower, axis)
    case .contentOrigin(let guide, let axis): RowKey(guide, .contentOrigin, axis)
    case .contentSize(let guide, let axis): RowKey(guide, .contentSize, axis)
    case .constraint(let constraint): RowKey(constraint, .constraint, .horizontal)
    }
  }

  /// What there may be rows of an item's own for. A root never leaves its engine.
  static func all(of item: ItemReference) -> [RowSource] {
    LayoutAxis.allCases.flatMap { axis in
      [
        .nonNegative(item, axis), .contentOrigin(item, axis), .contentSize(item, axis),
        .mask(item, axis, isPosition: true), .mask(item, axis, isPosition: false),
        .content(item, axis, isUpper: true), .content(item, axis, isUpper: false),
      ]
    }
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
