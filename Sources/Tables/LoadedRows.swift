import LayoutGeometry

/// The rows as they were last loaded, all sections one after another.
struct LoadedRows {
  /// The number, in the whole table, of each section's first row; and of the row after the last.
  var starts = [0]
  var heights = RowHeights(estimates: [])
  /// The rows without an estimate: they are measured at once.
  var unestimated: [Int] = []
  /// The grid that the heights are counted on.
  var grid = PixelGrid(scale: 1)

  var sections: Int { starts.count - 1 }
  var count: Int { heights.count }

  /// The number of a row in the whole table.
  func number(of path: TableIndexPath) -> Int? {
    guard (0..<sections).contains(path.section), path.row >= 0,
      path.row < starts[path.section + 1] - starts[path.section]
    else { return nil }
    return starts[path.section] + path.row
  }

  /// The place of the row with a number. O(log sections)
  func path(of number: Int) -> TableIndexPath {
    var (low, high) = (0, sections - 1)
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= number { low = middle } else { high = middle - 1 }
    }
    return TableIndexPath(row: number - starts[low], section: low)
  }

  /// Pixels in points.
  func points(_ pixels: Int) -> Double { Double(pixels) / grid.scale }

  /// Points in pixels, rounded; what is beyond all screens is held there.
  func pixels(_ points: Double) -> Int { Self.pixels(points, grid) }

  static func pixels(_ points: Double, _ grid: PixelGrid) -> Int {
    let pixels = (grid.rounded(points) * grid.scale).rounded()
    return Int(min(max(pixels, -mostPixels), mostPixels))
  }

  /// Many times more than any table has, and sums of it are far from overflowing.
  private static let mostPixels = 1e17
  /// The largest height of a row, in points.
  static let mostHeight = 1e9
  /// The most rows, and sections, of a table.
  static let mostRows = 100_000_000
}
