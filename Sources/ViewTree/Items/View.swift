package import Cassowary
public import LayoutGeometry

/// A rectangle in a tree of views, laid out by constraints or by its frame.
///
/// ```swift
/// let root = View(frame: Rect(x: 0, y: 0, width: 320, height: 480))
/// let box = View()
/// root.addSubview(box)
/// Constraints {
///   box.leadingAnchor == root.leadingAnchor + 10
///   box.trailingAnchor == root.trailingAnchor - 10
///   box.topAnchor == root.topAnchor + 20
///   box.heightAnchor == 44
/// }
/// root.layoutIfNeeded()
/// box.frame  // Rect(x: 10, y: 20, width: 300, height: 44)
/// ```
///
/// Views belong to one isolation domain at a time: they are not `Sendable`, and no actor is forced
/// on them.
open class View: LayoutItem {
  /// The value of an intrinsic width or height that a view does not have.
  public static let noIntrinsicMetric = -1.0
  /// The target for the smallest size that fits.
  public static let layoutFittingCompressedSize = Size.zero
  /// The target for a large size that fits.
  public static let layoutFittingExpandedSize = Size(width: 10_000, height: 10_000)

  // The tree.

  /// The views inside, back to front.
  public final var subviews: [View] { subviewList.views }
  final var subviewList = ViewList()
  /// Where the view most likely is among the subviews of its superview.
  final var placeHint = 0
  /// The guides that belong to the view.
  public internal(set) final var layoutGuides: [LayoutGuide] = []
  /// The active constraints that the view owns: those whose items' nearest common ancestor it is.
  /// O(constraints)
  public final var constraints: [LayoutConstraint] { ownedConstraints.items }
  final var ownedConstraints = DistinctList<LayoutConstraint>()
  /// What the view itself requires of its guides and subviews.
  final var systemConstraints: [LayoutConstraint] = []
  /// The guides that the view has by itself, as far as somebody asked for them.
  final var derivedGuides: [LayoutGuide] = []
  /// The sets of constraints that replace each other, by the name of their group.
  final var constraintSets: [String: ConstraintSet] = [:]
  final var parent: ViewReference?
  /// Where a view without a superview takes its surroundings from.
  package final var environmentSource: ViewReference? {
    get { ownEnvironmentSource }
    set { ownEnvironmentSource = newValue }
  }
  private final var ownEnvironmentSource: ViewReference?

  // Layout. What refers to objects comes first: when a view goes, only that is looked at.

  /// What the view keeps free at its edges; `nil` as long as that is what every view does.
  final var insetsRecord: InsetsRecord?
  /// The engine that lays this view's tree out, while this view is its root.
  final var layoutEngine: LayoutEngine?
  /// The engine that finds this view's fitting size.
  final var fittingEngine: LayoutEngine?

  /// What is going on while passes run, at the root of a layout.
  final var runningLayout: RunningLayout?
  final var keptIssues: [LayoutError] = []
  /// The surroundings of the view and what is inside; `nil` takes the superview's.
  public final var environment: LayoutEnvironment? {
    get { environmentRecord?.environment }
    set {
      environmentRecord = newValue.map { EnvironmentRecord($0) }
      surroundingsChanged()
    }
  }
  private(set) final var environmentRecord: EnvironmentRecord?
  final var storedFrame: Rect
  /// Whether the insets may be others than those of the last layout.
  final var insetsMayDiffer = true
  /// What the autoresizing mask starts from: the frame as it was set, and the superview's size then.
  /// Layout does not touch them, so that any number of resizes leads back.
  final var maskFrame = Rect.zero
  final var maskReference = Size.zero
  final var contentPriorities: (horizontal: ContentPriorities, vertical: ContentPriorities) =
    (ContentPriorities(), ContentPriorities())
  /// Whether the view is the root of a layout of its own although it has a superview.
  package final var hasLayoutOfItsOwn: Bool {
    get { startsLayout }
    set { startsLayout = newValue }
  }
  // What is looked at often is stored for this module alone: for others, Swift would check each time
  // that nobody is writing to it.
  private final var startsLayout = false
  /// Whether the view lays its subviews out again when something changes inside one that is the root
  /// of a layout of its own.
  package final var followsInnerLayouts: Bool {
    get { looksAfterInnerLayouts }
    set { looksAfterInnerLayouts = newValue }
  }
  private final var looksAfterInnerLayouts = false
  /// Whether a table has the view above or below its rows.
  package final var isEdgeOfTable = false
  /// How firmly the frame's height holds where the view is the root of a layout.
  package final var rootHeightStrength = Strength.required
  /// Where the subviews' coordinates begin: what has been scrolled to.
  package final var boundsOrigin = Point.zero
  final var needsLayout = true
  /// Whether there is something to lay out here or inside.
  final var hasLayoutInside = true
  /// Whether there are constraints to be changed here or inside.
  final var hasUpdatesInside = true
  final var needsUpdateConstraints = true
  /// The size that layout gave the view, before rounding to pixels; `nil` for a frame set by hand.
  final var exactSize: Size?
  /// Where layout put the view in its superview, before rounding to pixels.
  final var exactOrigin = Point.zero
  /// Where the view lay from the layout's root when what is inside was placed, before rounding.
  final var placedOrigin = Point.zero
  /// Whether the fitting size is being found.
  final var isFitting = false
  /// Whether, at the root of a layout, there is something to lay out.
  final var passesAreNeeded = true
  /// Counts, at the root of a layout, what made it necessary.
  package final var changeCount: Int { changesNoted }
  final var changesNoted = 0
  /// The direction of text in the view and what is inside; `nil` takes the superview's.
  public final var layoutDirection: LayoutDirection? {
    didSet { if layoutDirection != oldValue { surroundingsChanged() } }
  }
  /// Whether the frame and the autoresizing mask decide the view's place, as required constraints.
  public final var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      guard translatesAutoresizingMaskIntoConstraints != oldValue else { return }
      if !oldValue { startMask(at: storedFrame) }
      noteMaskChange()
    }
  }
  /// How the frame follows the superview's size.
  public final var autoresizingMask: AutoresizingMask = [] {
    didSet { if autoresizingMask != oldValue { maskChanged(from: oldValue) } }
  }

  // Appearance. None of it takes part in layout, but in a stack.

  /// Whether the view is left out of pictures. It keeps its place, except in a ``StackView``.
  public final var isHidden: Bool {
    get { hidden }
    set {
      guard newValue != hidden else { return }
      hidden = newValue
      (superview as? StackView)?.noteArrangement()
      if let stack = self as? StackView, superview is StackView { stack.noteArrangement() }
    }
  }
  private final var hidden = false
  /// Opacity, from 0 to 1.
  public var alpha = 1.0
  /// The colour of the box, if it has one.
  public var backgroundColor: Color?
  /// How the view shows contents that are not as large as its box.
  public var contentMode = ContentMode.scaleToFill
  /// A number to find the view by.
  public var tag = 0
  /// Whether what is inside is not to be seen beyond the view's edges. Layout does not depend on it:
  /// it is for those who draw.
  public var clipsToBounds = false

  /// A view at `frame`, in points in its superview's coordinates. Subclasses make their subviews
  /// here. A frame that is not finite or has a negative size is refused (see ``issues``).
  public init(frame: Rect) {
    storedFrame = .zero
    super.init(identifier: nil)
    self.frame = frame
  }

  /// A view without an extent yet.
  public convenience init() { self.init(frame: .zero) }

  deinit {
    clearItemReference()
    // First: an item that goes too need not be told of the constraints that end.
    freeSubviews()
    systemConstraints.forEach { $0.end() }
    mentions = DistinctList()
    // What nobody else refers to goes with the view, and has no other item.
    ownedConstraints.removeAll { $0.end() }
  }

  /// Lets the views inside go one after another: freeing them from within each other would take
  /// stack for each level.
  private func freeSubviews() {
    var rest = subviews
    subviewList = ViewList()
    while var view = rest.popLast() {
      view.parent = nil
      guard isKnownUniquelyReferenced(&view) else { continue }
      rest += view.subviews
      for inner in view.subviews { inner.parent = nil }
      view.subviewList = ViewList()
    }
  }

  /// The view itself.
  public final override var owningView: View? { self }

  /// What points back at the view.
  package final var viewReference: ViewReference {
    unsafe unsafeDowncast(itemReference, to: ViewReference.self)
  }

  package final override var containingView: View? { superview }

  /// The view that this one is in.
  public final var superview: View? { parent?.view }

  /// The size that the contents want, in points, for either axis or
  /// ``noIntrinsicMetric``. Subclasses override it and call
  /// ``invalidateIntrinsicContentSize()`` when it changes.
  open var intrinsicContentSize: Size {
    Size(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  /// The view inside whose text has this view's first baseline; the view itself, unless a subclass
  /// says otherwise. When it changes, call ``invalidateIntrinsicContentSize()``.
  open var viewForFirstBaselineLayout: View { self }

  /// The view inside whose text has this view's last baseline; the view itself, unless a subclass
  /// says otherwise. When it changes, call ``invalidateIntrinsicContentSize()``.
  open var viewForLastBaselineLayout: View { self }

  /// The view's visible part in its own coordinates, in points: the origin is zero, or what has been
  /// scrolled to.
  ///
  /// Setting it scrolls what is inside, and resizes the ``frame`` around its ``center``. A rectangle
  /// that is not finite, or has a negative size, is refused (see ``issues``).
  open var bounds: Rect {
    get { Rect(origin: boundsOrigin, size: storedFrame.size) }
    set { setBounds(newValue) }
  }

  /// The size that the view would like to have where there is room for `size`, in points: along each
  /// axis that of its contents, and its present one where it has none. Text that wraps does so at
  /// the width of `size`, unless that is zero. Nothing is changed; subclasses may override it.
  open func sizeThatFits(_ size: Size) -> Size { sizeOfContents(within: size) }

  // What happens in the tree. Subclasses override these; they do nothing by themselves.

  /// The view is about to come into `newSuperview`, or (`nil`) to be in none.
  open func willMove(toSuperview newSuperview: View?) {}

  /// The view has come into its superview, or is in none any more.
  open func didMoveToSuperview() {}

  /// A view has come inside this one.
  open func didAddSubview(_ subview: View) {}

  /// A view inside this one is about to leave it.
  open func willRemoveSubview(_ subview: View) {}

  /// How far the frame reaches beyond the rectangle that constraints act on, in points. Subclasses
  /// override it and call ``invalidateIntrinsicContentSize()`` when it changes.
  open var alignmentRectInsets: EdgeInsets { .zero }

  /// Subclasses with special needs add to it; the constraints have done their work before.
  ///
  /// It runs, from the root down, when the view's size has changed (not its position alone) or
  /// ``setNeedsLayout()`` was called. The frames of the subviews are already those that the
  /// constraints ask for.
  open func layoutSubviews() {}

  /// Subclasses that keep something of their margins by themselves do it here.
  ///
  /// It runs in a layout, before ``layoutSubviews()``, when ``layoutMargins`` are others than in the
  /// layout before; to begin with, they are 8 points on each side.
  open func layoutMarginsDidChange() {}

  /// Subclasses that keep clear of bars by themselves do it here.
  ///
  /// It runs in a layout, before ``layoutSubviews()``, when ``safeAreaInsets`` are others than in the
  /// layout before; to begin with, they are zero.
  open func safeAreaInsetsDidChange() {}

  /// Subclasses may change constraints here, once per layout; it runs before the system is solved,
  /// subviews first: in the first layout, and after ``setNeedsUpdateConstraints()``.
  open func updateConstraints() {}

  // What leaf views of this module add.

  /// Whether the intrinsic height follows from the width that layout gives.
  package var heightDependsOnWidth: Bool { false }
  /// The intrinsic height at a width, in points, rounded up to the pixel.
  package func intrinsicHeight(width: Double) -> Double { intrinsicContentSize.height }
  /// The size that contents take where there is room for `size`, in points.
  package func sizeOfContents(within size: Size) -> Size {
    let contents = intrinsicContentSize
    let width = contents.width >= 0 ? contents.width : bounds.width
    if heightDependsOnWidth, size.width > 0, size.width < width {
      return Size(width: size.width, height: intrinsicHeight(width: size.width))
    }
    return Size(width: width, height: contents.height >= 0 ? contents.height : bounds.height)
  }
  /// The size of what scrolls inside, where it was set.
  package var sizeOfContentGuide: Size? { nil }
  package var firstBaseline: BaselineOffset { .fromBottom(0) }
  package var lastBaseline: BaselineOffset { .fromBottom(0) }
}

/// Where a baseline lies in a view, in points.
package enum BaselineOffset {
  case fromTop(Double)
  case fromBottom(Double)
  case fromCenter(Double)
}

/// Which parts of a frame give way when the superview's size changes, each in proportion.
public struct AutoresizingMask: OptionSet, Sendable {
  /// One bit a part.
  public let rawValue: Int
  /// A mask by its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The distance to the left edge.
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// The width.
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// The distance to the right edge.
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// The distance to the top edge.
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// The height.
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// The distance to the bottom edge.
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
}
