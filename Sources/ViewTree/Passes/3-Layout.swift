import LayoutGeometry

extension View {
  /// Pass 3, top-down: edges become frames on the pixel grid, and views see to their subviews.
  func layoutPass() {
    guard let engine = layoutEngine else { return }
    layoutPass(engine, origin: .zero, grid: pixelGrid)
  }

  /// - Parameter origin: Where the view lies from the layout's root, before rounding.
  private func layoutPass(_ engine: LayoutEngine, origin: Point, grid: PixelGrid) {
    var origins: [Point] = []
    let laidOut = subviews
    for view in laidOut where !view.isLayoutRoot {
      let rect = engine.rect(of: view).offsetBy(x: origin.x, y: origin.y)
      origins.append(rect.origin)
      view.exactSize = rect.size
      let snapped = snap(rect, inside: origin, grid)
      if snapped != view.storedFrame { view.place(at: snapped) }
    }
    for guide in placedGuides {
      let rect = engine.rect(of: guide).offsetBy(x: origin.x, y: origin.y)
      guide.placedFrame = snap(rect, inside: origin, grid)
    }
    if needsLayout {
      needsLayout = false
      noteChanges { layoutSubviews() }
    }
    for (view, origin) in zip(laidOut.filter({ !$0.isLayoutRoot }), origins) {
      view.layoutPass(engine, origin: origin, grid: grid)
    }
    for view in subviews where view.isLayoutRoot { view.layoutIfNeeded() }
  }
}
