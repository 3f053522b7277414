public import TextLayout

/// What can be wrong with a layout, or with a call about one.
///
/// Strict calls (``LayoutConstraint/activate(_:)``, ``View/layout()``) throw it; setters and
/// ``View/layoutIfNeeded()`` keep it in ``View/issues``. The `description` is made for people.
public enum LayoutError: Error, Equatable, Sendable {
  /// Required constraints cannot hold together.
  case unsatisfiable(ConflictReport)
  /// The two items have no common ancestor, or a cell's edge lies between them.
  case unrelatedItems(String, String)
  /// The constraint's item no longer exists, or is a guide without an owner.
  case missingItem(String)
  /// A constraint cannot relate these two attributes.
  case incompatibleAttributes(LayoutAttribute, LayoutAttribute)
  /// A position alone says nothing: it needs a second item.
  case positionWithoutItem(LayoutAttribute)
  /// A number is infinite or not a number; where it was met.
  case notFinite(Double, in: String)
  /// A priority outside 1…1000; where it was met.
  case invalidPriority(Int, in: String)
  /// An intrinsic width or height that is neither finite and at least 0 nor
  /// ``View/noIntrinsicMetric``; it counts as none.
  case invalidIntrinsicSize(Double, view: String)
  /// The frame is not finite, or its size is negative.
  case invalidFrame(view: String)
  /// The size of what scrolls is not finite, or negative.
  case invalidContentSize(view: String)
  /// The view would become its own ancestor.
  case cyclicHierarchy(view: String)
  /// A text could not be measured.
  case text(TextError, view: String)
  /// Layout does not settle: these views change it in every pass.
  case feedbackLoop(views: [String])
  /// The numbers are too extreme to solve in double precision.
  case tooExtreme
}

/// Required constraints that cannot hold together. Without any one of them, the others can.
public struct ConflictReport: Equatable, Sendable {
  /// One part of the conflict.
  public struct Member: Equatable, Sendable {
    /// The relation in words, as `"title.width == 100"`.
    public let relation: String
    /// The constraint's identifier, if it has one.
    public let identifier: String?
    /// Where it was written; `nil` for what the engine itself requires.
    public let source: SourceLocation?
    /// The view whose frame and autoresizing mask it is.
    var maskedView: String?
  }

  /// The members, in the order in which constraints are taken.
  public let members: [Member]
  /// The index of the member that layout goes on without: the last one in that order (the tree
  /// from the root down, each view's constraints in the order of their activation).
  public let dropped: Int
}
