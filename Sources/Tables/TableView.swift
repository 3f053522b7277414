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
/// once for each loading of the data and each change of the width; until then its height is an
/// estimate (or what it was before the change), which decides nothing but ``contentSize``.
///
/// **Anchoring.** Whatever is learned about rows above, what is on the screen stays where it is:
/// the offset is corrected instead. It is kept between the top and the last screenful.
///
/// Callbacks may ask the table for anything: what cannot be done while it is loading or laying out
/// is done at the next layout.
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
  private final var knownErrors: Set<String> = []

  final var pool = ReusePool()
  final var data = LoadedRows()
  /// The cells on the screen, by the number of their row in the whole table.
  final var cells: [Int: TableViewCell] = [:]
  final var visibleRows = 0..<0

  /// A row and where it begins on the screen, in pixels: what layout starts from.
  final var anchor: Anchor?
  /// An offset that was set and is not laid out yet, in points.
  final var wantedOffset: Double?

  final var needsReload = true
  /// What the table is doing, so that a callback does not make it do it again.
  final var isLoading = false
  final var isTiling = false
  /// Whether loading was asked for meanwhile.
  final var isLoadPostponed = false
  /// Whether a layout was asked for meanwhile.
  final var isLayoutPostponed = false
  /// What the heights were measured in.
  final var surroundings: Surroundings?

  struct Anchor {
    var row: Int
    var position: Int
  }

  struct Surroundings {
    let width: Double
    let environment: LayoutEnvironment
    let direction: LayoutDirection
  }

  /// How far the table is scrolled, in points, on the pixel grid once laid out. Layout keeps it
  /// between the top and the last screenful. A value that is not finite is refused (see ``errors``).
  public final var contentOffset: Point {
    get { Point(x: 0, y: wantedOffset ?? boundsOrigin.y) }
    set {
      guard newValue.y.isFinite else { return addError(.notFinite(newValue.y)) }
      wantedOffset = newValue.y
      setNeedsLayout()
    }
  }

  /// The width of the table by the height of all rows: measured ones as they are, the others as
  /// estimated.
  public final var contentSize: Size {
    loadIfNeeded()
    return Size(width: bounds.width, height: data.points(data.heights.total))
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
  public final func clearErrors() {
    errors = []
    knownErrors = []
  }

  /// Keeps an error once, told by its words: NaN does not equal itself.
  final func addError(_ error: TableError) {
    if knownErrors.insert(error.description).inserted { errors.append(error) }
  }
}
