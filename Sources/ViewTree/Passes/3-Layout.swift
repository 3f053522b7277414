import LayoutGeometry

/// Pass 3, top-down: edges become frames on the pixel grid, and views see to their subviews. Only
/// what has moved is looked at, with what it is in.
///
/// Edges are rounded where they lie from the layout's root (which lies on the grid), and a frame is
/// the difference of its rounded edges. Neighbours share an edge after rounding as before: no gap, no
/// overlap. What has moved by whole pixels therefore keeps its frames inside.
extension View {
  func layoutPass() {
    guard let engine = layoutEngine else { return }
    for item in engine.takeMoved() { item.noteMove() }
    layoutInside(LayoutWalk(engine: engine, grid: pixelGrid))
  }

  /// Goes down with a list of the views on the way: calls inside each other would take stack for each
  /// level of the tree.
  private func layoutInside(_ walk: LayoutWalk) {
    var path = [layoutHere(walk, origin: .zero)]
    while let last = path.indices.last {
      guard let view = path[last].next() else {
        let view = path.removeLast().view
        for inner in view.subviews where inner.isLayoutRoot { inner.layoutIfNeeded() }
        continue
      }
      if view.isLayoutRoot { continue }
      let (outer, inner) = (path[last].origin, view.exactOrigin)
      let origin = Point(x: outer.x + inner.x, y: outer.y + inner.y)
      if view.hasLayoutInside || !walk.grid.isWhole(from: view.placedOrigin, to: origin) {
        path.append(view.layoutHere(walk, origin: origin))
      }
    }
  }

  /// Places what is in the view, and calls its callbacks.
  ///
  /// - Parameter origin: Where the view lies from the layout's root, before rounding.
  private func layoutHere(_ walk: LayoutWalk, origin: Point) -> ViewOnPath {
    hasLayoutInside = false
    let isShifted = !walk.grid.isWhole(from: placedOrigin, to: origin)
    placedOrigin = origin
    tellInsets()
    let laidOut = subviews
    for view in laidOut where (view.hasMoved || isShifted) && !view.isLayoutRoot {
      place(view, walk, origin)
    }
    for guide in placedGuides where guide.hasMoved || isShifted {
      guide.hasMoved = false
      let rect = walk.engine.rect(of: guide).offsetBy(x: origin.x, y: origin.y)
      guide.placedFrame = walk.grid.snapped(rect, from: origin)
    }
    if needsLayout {
      needsLayout = false
      walk.engine.statistics.viewsNotified += 1
      noteChanges { layoutSubviews() }
    }
    return ViewOnPath(self, origin: origin, subviews: laidOut)
  }

  /// Puts a subview where the engine has it.
  private func place(_ view: View, _ walk: LayoutWalk, _ origin: Point) {
    view.hasMoved = false
    let exact = walk.engine.rect(of: view)
    view.exactOrigin = exact.origin
    view.exactSize = exact.size
    let rect = exact.offsetBy(x: origin.x, y: origin.y)
    let snapped = walk.grid.snapped(rect, from: origin)
    walk.engine.statistics.framesComputed += 1
    guard snapped != view.storedFrame else { return }
    walk.engine.statistics.framesChanged += 1
    view.place(at: snapped)
  }
}

/// What a walk through a layout takes along.
private struct LayoutWalk {
  let engine: LayoutEngine
  let grid: PixelGrid
}

extension LayoutItem {
  /// The engine has the item elsewhere than when it was placed.
  final func noteMove() {
    hasMoved = true
    containingView?.noteLayoutInside()
  }
}

extension View {
  /// There is something to lay out here or inside: the way to it from the root is marked.
  final func noteLayoutInside() {
    var current: View? = self
    while let view = current, !view.hasLayoutInside {
      view.hasLayoutInside = true
      current = view.superview
    }
  }
}
