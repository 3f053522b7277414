import LayoutGeometry
import ViewTree

/// Stands for the table around a cell that is only measured: whatever would reach into the cell on the
/// screen reaches into it here.
struct CellSurroundings {
  private let view: View

  /// Puts a cell where it would be in a table with these surroundings, in points from its edges.
  init(of cell: TableViewCell, _ key: HeightKey, sideInset: Double) {
    view = View(frame: Rect(x: 0, y: 0, width: key.width, height: 0))
    cell.environment = key.environment
    cell.layoutDirection = key.direction
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMargins = key.margins
    view.safeAreaInsets = key.safeArea
    cell.frame = Rect(x: sideInset, y: 0, width: key.width - 2 * sideInset, height: 0)
    view.addSubview(cell)
  }
}
