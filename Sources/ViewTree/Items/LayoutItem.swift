/// What constraints are made on: a ``View`` or a ``LayoutGuide``.
open class LayoutItem {
  /// A name for messages; it need not be unique.
  public var identifier: String?

  private var ownReference: BackReference<LayoutItem>?

  /// An item called `identifier`. Subclass ``View``, not this class: layout knows views and guides.
  public init(identifier: String?) { self.identifier = identifier }

  deinit {
    ownReference?.clear()
  }

  /// What points back at the item.
  final var itemReference: BackReference<LayoutItem> {
    if let ownReference { return ownReference }
    let reference = BackReference<LayoutItem>(self)
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
    guard let place = containingView?.subviews.firstIndex(where: { $0 === self }) else {
      return kindName
    }
    return "\(kindName) \(place)"
  }
}

extension LayoutItem {
  /// The leading edge: left where text runs left to right.
  public final var leadingAnchor: LayoutXAxisAnchor { .init(self, .leading) }
  /// The trailing edge: right where text runs left to right.
  public final var trailingAnchor: LayoutXAxisAnchor { .init(self, .trailing) }
  /// The left edge, whatever the direction of text.
  public final var leftAnchor: LayoutAbsoluteXAxisAnchor { .init(self, .left) }
  /// The right edge, whatever the direction of text.
  public final var rightAnchor: LayoutAbsoluteXAxisAnchor { .init(self, .right) }
  /// The horizontal centre.
  public final var centerXAnchor: LayoutCenterXAxisAnchor { .init(self, .centerX) }
  /// The top edge.
  public final var topAnchor: LayoutYAxisAnchor { .init(self, .top) }
  /// The bottom edge.
  public final var bottomAnchor: LayoutYAxisAnchor { .init(self, .bottom) }
  /// The vertical centre.
  public final var centerYAnchor: LayoutYAxisAnchor { .init(self, .centerY) }
  /// The baseline of the first line of text; the bottom edge of an item without text.
  public final var firstBaselineAnchor: LayoutYAxisAnchor { .init(self, .firstBaseline) }
  /// The baseline of the last line of text; the bottom edge of an item without text.
  public final var lastBaselineAnchor: LayoutYAxisAnchor { .init(self, .lastBaseline) }
  /// The width.
  public final var widthAnchor: LayoutDimension { .init(self, .width) }
  /// The height.
  public final var heightAnchor: LayoutDimension { .init(self, .height) }
}
