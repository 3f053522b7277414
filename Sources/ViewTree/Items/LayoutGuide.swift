public import LayoutGeometry

/// A rectangle that takes part in layout and is not a view: for spacing and grouping.
public final class LayoutGuide: LayoutItem {
  private var owner: BackReference<View>?

  /// Where the guide lies after layout, in the coordinates of its owning view, in points.
  public internal(set) var layoutFrame = Rect.zero

  /// A guide without an owner; ``View/addLayoutGuide(_:)`` gives it one.
  public init() { super.init(identifier: nil) }

  /// The view that the guide was added to.
  public override var owningView: View? { owner?.object }

  package override var containingView: View? { owner?.object }

  func setOwner(_ view: View?) { owner = view?.viewReference }
}
