public import LayoutGeometry
public import ViewTree

/// A list of rows of different heights that shows, measures and keeps cells for only as much as the
/// screen holds.
///
/// ```swift
/// let table = TableView(frame: Rect(x: 0, y: 0, width: 375, height: 667))
/// table.register("name") { NameCell() }
/// table.dataSource = feed
/// table.layoutIfNeeded()
/// try table.rectForRow(at: TableIndexPath(row: 0, section: 0))
/// ```
///
/// Rows are `automaticDimension` high to begin with: as high as the constraints in the cell's
/// content view say. Heights are whole pixels. A row is measured when it first comes on the screen,
/// and once for each loading of the data and each width; until then its height is an estimate, which
/// decides nothing but ``contentSize``.
///
/// **Anchoring.** Whatever is learned about rows above, what is on the screen stays where it is:
/// the offset is corrected instead. It is kept between the top and the last screenful.
open class TableView: View {
  /// The height, in points, that lets the constraints of the cell decide; as an estimate, 44.
  public static let automaticDimension = -1.0
  /// The estimate in points where there is no other.
  static let defaultRowHeight = 44.0

  #if hasFeature(Embedded)
    /// What the table shows. (Embedded Swift has no weak references: set it to `nil` in the end.)
    public final var dataSource: (any TableViewDataSource)? { didSet { dataChanged() } }
    /// What else the table asks.
    public final var delegate: (any TableViewDelegate)? { didSet { dataChanged() } }
  #else
    /// What the table shows; not kept alive by the table.
    public final weak var dataSource: (any TableViewDataSource)? { didSet { dataChanged() } }
    /// What else the table asks; not kept alive by the table.
    public final weak var delegate: (any TableViewDelegate)? { didSet { dataChanged() } }
  #endif

  /// The height of every row, in points, where the delegate does not say otherwise.
  public final var rowHeight = automaticDimension { didSet { dataChanged() } }
  /// About how high rows are, in points, where the delegate does not say otherwise. 0 turns
  /// estimating off: every row is measured when the data is loaded.
  public final var estimatedRowHeight = automaticDimension { didSet { dataChanged() } }

  /// What the table has done so far.
  public internal(set) final var statistics = TableStatistics()
  /// What went wrong in callbacks; each thing is kept once. See ``clearErrors()``.
  public internal(set) final var errors: [TableError] = []

  final var pool = ReusePool()
  final var data = LoadedRows()
  /// The cells on the screen, by the number of their row in the whole table.
  final var cells: [Int: TableViewCell] = [:]
  final var visibleRows = 0..<0
  /// The offset in pixels.
  final var offset = 0 { didSet { boundsOrigin = Point(x: 0, y: points(offset)) } }
  final var needsReload = true
  final var isTiling = false
  /// What the heights were measured for.
  final var measuredFor: (width: Double, scale: Double)?

  /// How far the table is scrolled, in points, on the pixel grid. Layout keeps it between the top
  /// and the last screenful. A value that is not finite is refused (see ``errors``).
  public final var contentOffset: Point {
    get { boundsOrigin }
    set {
      guard newValue.y.isFinite, abs(newValue.y) < 1e12 else {
        return addError(.notFinite(newValue.y))
      }
      offset = pixels(newValue.y)
      setNeedsLayout()
    }
  }

  /// The width of the table by the height of all rows: measured ones as they are, the others as
  /// estimated.
  public final var contentSize: Size {
    loadIfNeeded()
    return Size(width: bounds.width, height: points(data.heights.total))
  }

  /// Brings the rows that belong on the screen there.
  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }

  private func dataChanged() {
    needsReload = true
    setNeedsLayout()
  }

  /// Forgets what went wrong so far.
  public final func clearErrors() { errors = [] }

  final func addError(_ error: TableError) {
    if !errors.contains(error) { errors.append(error) }
  }

  /// Pixels in points.
  final func points(_ pixels: Int) -> Double { Double(pixels) / pixelGrid.scale }

  /// Points in pixels, rounded.
  final func pixels(_ points: Double) -> Int {
    Int((pixelGrid.rounded(points) * pixelGrid.scale).rounded())
  }
}
