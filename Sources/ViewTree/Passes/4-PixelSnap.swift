import LayoutGeometry

/// Pass 4, as part of the walk down: edges are rounded where they lie from the layout's root (which
/// lies on the grid), and a frame is the difference of its rounded edges. Neighbours share an edge
/// after rounding as before: no gap, no overlap.
///
/// - Parameters:
///   - rect: A rectangle in the coordinates of the layout's root.
///   - origin: The origin, from the root, of the view that the result is relative to.
func snap(_ rect: Rect, inside origin: Point, _ grid: PixelGrid) -> Rect {
  let snapped = grid.snapped(rect)
  return snapped.offsetBy(x: -grid.rounded(origin.x), y: -grid.rounded(origin.y))
}
