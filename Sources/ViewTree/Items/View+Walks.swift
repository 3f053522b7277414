import LayoutGeometry

// Walks through a tree keep lists of the views to come: calls inside each other would take stack for
// each level of the tree, and a tree may have more levels than a thread has stack for.

extension View {
  /// Calls `body` with each view of the layout, superviews first.
  final func forEachInLayout(_ body: (View) -> Void) {
    body(self)
    if subviews.isEmpty { return }
    var rest: [View] = subviews.reversed()
    while let view = rest.popLast() {
      if view.isLayoutRoot { continue }
      body(view)
      rest += view.subviews.reversed()
    }
  }

  /// Calls `body` with this view and each one inside, those of other layouts too, superviews first.
  final func forEachInside(_ body: (View) -> Void) {
    var rest = [self]
    while let view = rest.popLast() {
      body(view)
      rest += view.subviews.reversed()
    }
  }
}

/// A view on the way from a root to the one that a pass is at.
struct ViewOnPath {
  let view: View
  /// Where it lies from the root, before rounding.
  let origin: Point
  private let subviews: [View]
  private var visited = 0

  /// A view whose subviews, as they are now, are to be visited.
  init(_ view: View, origin: Point = .zero, subviews: [View]) {
    (self.view, self.origin, self.subviews) = (view, origin, subviews)
  }

  /// Whether none of the subviews was visited yet.
  var isAtStart: Bool { visited == 0 }

  /// The next of the subviews, each once.
  mutating func next() -> View? {
    guard visited < subviews.count else { return nil }
    visited += 1
    return subviews[visited - 1]
  }
}
