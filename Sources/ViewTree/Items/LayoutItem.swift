/// What constraints are made on: a ``View`` or a ``LayoutGuide``.
open class LayoutItem {
  /// A name for messages; it need not be unique.
  public var identifier: String?

  private var ownReference: ItemReference?

  /// Where an engine that has a seat for the item has most likely put it.
  final var seatHint = 0

  /// Whether the item is to be placed anew.
  final var hasMoved = true

  /// The active constraints with the item, in the order of their activation.
  final var mentions = DistinctList<LayoutConstraint>()

  /// An item called `identifier`. Subclass ``View``, not this class: layout knows views and guides.
  public init(identifier: String?) { self.identifier = identifier }

  deinit { clearItemReference() }

  /// Called when the item goes, before anything that it owns does.
  final func clearItemReference() { ownReference?.clear() }

  /// What points back at the item: a ``ViewReference``, if it is a view.
  final var itemReference: ItemReference {
    if let ownReference { return ownReference }
    let reference = (self as? View).map { ViewReference($0) } ?? ItemReference(self)
    ownReference = reference
    return reference
  }

  /// The view itself, or the view that owns the guide.
  public var owningView: View? { nil }

  /// The view in whose coordinates the item's position is counted: the superview of a view, the
  /// owning view of a guide.
  package var containingView: View? { nil }

  /// The item's class, for messages about items without an identifier.
  package final var kindName: String {
    #if hasFeature(Embedded)
      owningView === self ? "View" : "LayoutGuide"
    #else
      String(describing: type(of: self))
    #endif
  }

  /// How messages name the item.
  package final var displayName: String {
    if let identifier { return identifier }
    if let name = (self as? LayoutGuide)?.derivedName {
      return "\(owningView?.displayName ?? "(gone)").\(name)"
    }
    guard let place = containingView?.subviews.firstIndex(where: { $0 === self }) else {
      return kindName
    }
    return "\(kindName) \(place)"
  }
}
