import LayoutGeometry
import ViewTree

/// A view with what it takes from the place it has in the picture.
struct PlacedView {
  let view: View
  /// How the view is called: by its identifier, or by its class and its place among its siblings.
  let name: String
  /// Where the view lies in the picture, in points.
  let box: Rect
  /// The direction of text that holds here.
  let direction: LayoutDirection
  /// The opacity that no group around the view applies.
  var opacity: Double

  /// The view that the picture is of: its top left corner is the picture's.
  init(root view: View) {
    self.view = view
    name = view.identifier ?? view.kindName
    box = Rect(origin: .zero, size: view.bounds.size)
    direction = view.resolvedLayoutDirection
    opacity = 1
  }

  /// The subview at a place counted from the back.
  ///
  /// What is inherited comes along on the way down: asking each view for it would walk up the tree
  /// again each time.
  init(subviewAt index: Int, of parent: PlacedView) {
    view = parent.view.subviews[index]
    name = view.identifier ?? "\(view.kindName) \(index)"
    let scrolled = parent.view.bounds.origin
    box = view.frame.offsetBy(
      x: parent.box.minX - scrolled.x, y: parent.box.minY - scrolled.y)
    direction = view.layoutDirection ?? parent.direction
    opacity = parent.opacity
  }
}
