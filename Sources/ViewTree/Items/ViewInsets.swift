import LayoutGeometry

/// What a view has been told to keep free at its edges.
struct ViewInsets {
  enum Margins {
    case absolute(EdgeInsets)
    case directional(DirectionalEdgeInsets)
  }

  /// The margins that were set; `nil` where none were.
  var ownMargins: Margins?
  /// What holds until margins are set.
  var defaultMargins = DirectionalEdgeInsets(all: 8)
  var preservesSuperviewMargins = false
  var addsSafeArea = true
  /// The safe area's insets; `nil` where they follow from those of the superview.
  var safeArea: EdgeInsets?
  /// How high the keyboard is.
  var keyboard = 0.0

  /// The margins of the view's own.
  var margins: Margins {
    get { ownMargins ?? .directional(defaultMargins) }
    set { ownMargins = newValue }
  }
}

/// What a view keeps free at its edges, with what reaches into it from outside.
struct ReachedInsets: Equatable {
  var margins: EdgeInsets
  var safeArea: EdgeInsets

  /// Those of a view that was told nothing.
  static let initial = ReachedInsets(margins: EdgeInsets(all: 8), safeArea: .zero)
}

/// The insets of a view, in memory of their own: most views have those that all begin with.
final class InsetsRecord {
  /// What has been set.
  var insets = ViewInsets()
  /// What held in the last layout.
  var placed = ReachedInsets.initial
}

extension View {
  /// What the view has been told to keep free.
  final var insets: ViewInsets {
    get { insetsRecord?.insets ?? ViewInsets() }
    set {
      providedInsetsRecord.insets = newValue
      insetsChanged()
    }
  }

  /// The insets of the last layout.
  final var placedInsets: ReachedInsets {
    get { insetsRecord?.placed ?? .initial }
    set { if newValue != placedInsets { providedInsetsRecord.placed = newValue } }
  }

  private var providedInsetsRecord: InsetsRecord {
    if let insetsRecord { return insetsRecord }
    let record = InsetsRecord()
    insetsRecord = record
    return record
  }
}

extension ViewInsets.Margins {
  /// The margins by sides.
  func resolved(_ direction: LayoutDirection) -> EdgeInsets {
    switch self {
    case .absolute(let insets): insets
    case .directional(let insets):
      EdgeInsets(
        top: insets.top,
        left: direction == .leftToRight ? insets.leading : insets.trailing,
        bottom: insets.bottom,
        right: direction == .leftToRight ? insets.trailing : insets.leading)
    }
  }
}

extension EdgeInsets {
  /// How far insets of a view of that size reach into a frame inside it. Where there is no inset,
  /// nothing reaches in, also not into a frame that lies outside.
  func reaching(into frame: Rect, of size: Size) -> EdgeInsets {
    func rest(_ inset: Double, _ distance: Double) -> Double {
      inset > 0 ? max(0, inset - distance) : 0
    }
    return EdgeInsets(
      top: rest(top, frame.minY), left: rest(left, frame.minX),
      bottom: rest(bottom, size.height - frame.maxY), right: rest(right, size.width - frame.maxX))
  }

  /// The insets at the two ends of an axis.
  func along(_ axis: LayoutAxis) -> (near: Double, far: Double) {
    axis == .horizontal ? (left, right) : (top, bottom)
  }
}
