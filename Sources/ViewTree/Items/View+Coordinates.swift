public import LayoutGeometry

// Where something lies from another view: what has been scrolled is counted. Roots of different trees
// are taken to lie on each other.

extension View {
  /// A point of this view in the coordinates of `view`; `nil` is the root of its tree. O(depth)
  public final func convert(_ point: Point, to view: View?) -> Point {
    let (own, other) = (originFromRoot, view?.originFromRoot ?? .zero)
    return Point(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// A rectangle of this view in the coordinates of `view`; `nil` is the root of its tree. O(depth)
  public final func convert(_ rect: Rect, to view: View?) -> Rect {
    Rect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A point of `view` in the coordinates of this one; `nil` is the root of its tree. O(depth)
  public final func convert(_ point: Point, from view: View?) -> Point {
    let (own, other) = (originFromRoot, view?.originFromRoot ?? .zero)
    return Point(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// A rectangle of `view` in the coordinates of this one; `nil` is the root of its tree. O(depth)
  public final func convert(_ rect: Rect, from view: View?) -> Rect {
    Rect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where the view's coordinates begin, in those of the root.
  private var originFromRoot: Point {
    var (view, origin) = (self, Point.zero)
    while let superview = view.superview {
      origin.x += view.storedFrame.minX - view.boundsOrigin.x
      origin.y += view.storedFrame.minY - view.boundsOrigin.y
      view = superview
    }
    return origin
  }
}
