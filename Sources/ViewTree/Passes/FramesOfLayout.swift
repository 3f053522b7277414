import LayoutGeometry

/// The frames in a layout, to go back to: callbacks may bring a conflict about when some views have
/// been moved already.
struct FramesOfLayout {
  private var views: [(View, Rect)] = []
  private var guides: [(LayoutGuide, Rect)] = []

  /// The frames of what is inside `root`.
  init(_ root: View) {
    root.forEachInLayout { view in
      if view !== root { views.append((view, view.storedFrame)) }
      for guide in view.placedGuides { guides.append((guide, guide.placedFrame)) }
    }
  }

  /// Puts everything back.
  func restore() {
    for (view, frame) in views { view.place(at: frame) }
    for (guide, frame) in guides { guide.placedFrame = frame }
  }
}
