import LayoutGeometry
import Testing
import TextLayout
import ViewTree

extension View {
  /// Adds `view` under a name that messages show.
  @discardableResult
  func adding<Added: View>(_ view: Added, _ name: String) -> Added {
    view.identifier = name
    addSubview(view)
    return view
  }

  /// The view's frame from the root of its tree.
  var frameFromRoot: Rect {
    var rect = frame
    var outer = superview
    while let view = outer, view.superview != nil {
      rect = rect.offsetBy(x: view.frame.minX, y: view.frame.minY)
      outer = view.superview
    }
    return rect
  }

  /// The frames of the view and all inside it.
  var allFrames: [Rect] { [frame] + subviews.flatMap { $0.allFrames } }

  /// How many constraints are active in the view and all inside it.
  var activeCount: Int { subviews.reduce(constraints.count) { $0 + $1.activeCount } }

  /// The conflicts among the issues.
  var conflicts: [ConflictReport] {
    issues.compactMap { if case .unsatisfiable(let report) = $0 { report } else { nil } }
  }
}

extension ConflictReport {
  var identifiers: Set<String> { Set(members.map { $0.identifier ?? $0.relation }) }
}

/// The constraints that hold a view at a distance from the edges of its superview.
func edges(_ view: View, _ outer: View, inset: Double = 0) -> [LayoutConstraint] {
  [
    view.leadingAnchor == outer.leadingAnchor + inset,
    view.trailingAnchor == outer.trailingAnchor - inset,
    view.topAnchor == outer.topAnchor + inset,
    view.bottomAnchor == outer.bottomAnchor - inset,
  ]
}

/// An image view of that size.
func makeImage(_ width: Double, _ height: Double) -> ImageView {
  let view = ImageView()
  view.image = ImageSource(name: "image", size: Size(width: width, height: height))
  return view
}

/// A view that sets the size it is asked for, wherever it is.
func makeContent() -> View {
  let content = View()
  content.environment = LayoutEnvironment(textMeasurer: FixedAdvanceMeasurer.standard)
  return content
}

extension View {
  /// The height that fits a width, as for a table's row.
  func fittingHeight(width: Double) -> Double {
    systemLayoutSizeFitting(
      Size(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
  }
}

func isClose(_ left: Double, _ right: Double, _ tolerance: Double = 1e-9) -> Bool {
  abs(left - right) <= tolerance
}
