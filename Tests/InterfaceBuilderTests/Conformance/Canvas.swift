import Foundation
import InterfaceBuilder
import LayoutGeometry
import Tables
import ViewTree

/// What was on the canvas while a file was drawn, so far as the file does not say it.
struct Canvas {
  let compared: ComparableViews
  let scale: Double

  /// Lays the tree out from its outermost view and returns where the views lie from there, in
  /// points, by their index in the tree.
  func frames(of views: [View?]) -> [Rect?] {
    let content = compared.tree.views.first { $0.element.name == "tableViewCellContentView" }
    guard let root = views[0],
      let frame = (content ?? compared.tree.views[0]).element.storedFrame
    else { return views.map { _ in nil } }
    (root as? TableViewCell)?.accessoryType = .none
    root.environment = LayoutEnvironment(scale: scale)
    root.frame = Rect(origin: .zero, size: frame.size)
    putContentsIn(views)
    putBarsOn(root)
    putMarginsOn(views)
    root.layoutIfNeeded()
    return views.map { view in view.map { $0.frame(from: root) } }
  }

  /// Stored extents in the place of contents that are not at hand.
  private func putContentsIn(_ views: [View?]) {
    for (stored, view) in zip(compared.tree.views, views) where stored.element.hasContents {
      guard let view, let frame = stored.element.storedFrame, view !== views[0] else { continue }
      let insets = view.alignmentRectInsets
      put(frame.width - insets.left - insets.right, in: view, .horizontal)
      put(frame.height - insets.top - insets.bottom, in: view, .vertical)
    }
  }

  private func put(_ extent: Double, in view: View, _ axis: LayoutAxis) {
    let anchor = axis == .horizontal ? view.widthAnchor : view.heightAnchor
    let hugging = view.contentHuggingPriority(for: axis)
    let compression = view.contentCompressionResistancePriority(for: axis)
    view.setContentHuggingPriority(1, for: axis)
    view.setContentCompressionResistancePriority(1, for: axis)
    // Not by a block: that would take the autoresizing mask away.
    for constraint in [
      (anchor <= extent).with(priority: hugging), (anchor >= extent).with(priority: compression),
    ] { constraint.isActive = true }
  }

  private func putBarsOn(_ root: View) {
    let bars = compared.bars
    root.safeAreaInsets = EdgeInsets(top: bars.top, bottom: bars.bottom)
  }

  /// Margins that depend on the device and the age of the tool.
  private func putMarginsOn(_ views: [View?]) {
    for (index, view) in views.enumerated() {
      let stored = compared.tree.views[index]
      guard let view, index == 0 || stored.element.key == "contentView" else { continue }
      let margins = compared.margins(of: index, otherwise: view.layoutMargins)
      guard margins != view.layoutMargins else { continue }
      view.insetsLayoutMarginsFromSafeArea = false
      view.preservesSuperviewLayoutMargins = false
      view.layoutMargins = margins
    }
  }
}

extension View {
  /// Where the view lies from another one around it, in points.
  fileprivate func frame(from root: View) -> Rect {
    guard self !== root else { return Rect(origin: .zero, size: frame.size) }
    guard let superview else { return frame }
    let outer = superview.frame(from: root)
    return frame.offsetBy(x: outer.minX, y: outer.minY)
  }
}
