import Cassowary
public import LayoutGeometry
public import ViewTree

/// What a table makes, fills and uses again: its cells, and the headers and footers of sections.
///
/// It is a layout of its own: constraints never reach out of it.
open class TableReusableView: View {
  /// Where subviews belong, with constraints from its top to its bottom without a gap: they decide
  /// how high the whole is. Its margins are 11 points above and below and 16 at the sides (20 in a
  /// table whose rows are 414 points wide or more), until others are set.
  public final let contentView = View()
  /// The identifier that the view was registered under; `nil` for one made otherwise.
  public package(set) final var reuseIdentifier: String?
  /// The number of the registration that made the view.
  final var registration: Int?
  /// The change count when the view was last put in its place: until then its height was found.
  final var settledChanges: Int?
  /// Whether the delegate was told that the view is on the screen.
  final var isDisplayed = false
  /// A view as large as the whole, behind everything else. It has no say in the height.
  public final var backgroundView: View? {
    didSet { replaceBackground(oldValue, backgroundView) }
  }
  private final lazy var edges = ContentEdges(of: self)

  /// A view with an empty content view that fills it.
  public override init(frame: Rect) {
    super.init(frame: frame)
    hasLayoutOfItsOwn = true
    rootHeightStrength = Self.firmStrength
    contentView.identifier = "contentView"
    followWidth(frame.width)
    addSubview(contentView)
    edges.activate()
  }

  /// Runs before a view that was used before is used again: undo here what the filling of it does
  /// not set every time.
  open func prepareForReuse() {}

  /// Keeps the views in the background as large as the whole: an override calls `super`.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in backgrounds { view.frame = bounds }
  }

  /// The views behind everything else, the hindmost first.
  var backgrounds: [View] { backgroundView.map { [$0] } ?? [] }

  /// Another view is in the background.
  final func replaceBackground(_ old: View?, _ new: View?) {
    if old === new { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    for (place, view) in backgrounds.enumerated() { insertSubview(view, at: place) }
    showSelection()
    setNeedsLayout()
  }

  /// Shows those views that belong to the state of the whole.
  func showSelection() {}

  /// A row's height is as firm as can be without being required: where contents do not fit a fixed
  /// height, they run over it, and no constraint of their author is dropped.
  private static var firmStrength: Strength { (try? Strength(level: 1_000)) ?? .strong }

  /// Whether there may be another height since the view was put in its place.
  final var hasChanged: Bool { settledChanges.map { $0 != changeCount } ?? false }

  /// How far the content view's edges are from those of the whole, in points.
  final var contentInsets: DirectionalEdgeInsets {
    get { edges.insets }
    set { edges.insets = newValue }
  }

  /// The margins of the content above and below, in points, until others are set.
  var verticalMargin: Double { 11 }

  /// Gives the content the margins that are usual at a width, in points.
  func followWidth(_ width: Double) {
    let side = Self.sideMargin(width: width)
    contentView.defaultLayoutMargins = DirectionalEdgeInsets(
      top: verticalMargin, leading: side, bottom: verticalMargin, trailing: side)
  }

  /// The margins at the sides of something of a width, in points.
  static func sideMargin(width: Double) -> Double { width >= 414 ? 20 : 16 }

  /// The smallest height, in points, that fits the content at a width; rounded up to the pixel.
  final func fittingHeight(width: Double) throws(LayoutError) -> Double {
    followWidth(width)
    return try fittingSize(Size(width: width, height: 0), .required, .fittingSizeLevel).height
  }
}

/// What holds the edges of a content view.
private struct ContentEdges {
  let leading: LayoutConstraint
  let trailing: LayoutConstraint
  let top: LayoutConstraint
  let bottom: LayoutConstraint

  init(of view: TableReusableView) {
    let content = view.contentView
    leading = content.leadingAnchor == view.leadingAnchor
    trailing = content.trailingAnchor == view.trailingAnchor
    top = content.topAnchor == view.topAnchor
    bottom = content.bottomAnchor == view.bottomAnchor
  }

  func activate() {
    Constraints {
      leading
      trailing
      top
      bottom
    }
  }

  var insets: DirectionalEdgeInsets {
    get {
      DirectionalEdgeInsets(
        top: top.constant, leading: leading.constant, bottom: -bottom.constant,
        trailing: -trailing.constant)
    }
    nonmutating set {
      leading.constant = newValue.leading
      trailing.constant = -newValue.trailing
      top.constant = newValue.top
      bottom.constant = -newValue.bottom
    }
  }
}
