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
/// **Anchoring.** Whatever is measured, inserted, deleted or resized above, what is on the screen
/// stays where it is: the offset is corrected instead. It is kept between the top and the last
/// screenful. A table that is at the very top stays there in a batch of updates, so that rows
/// inserted at the start are seen.
///
/// Callbacks may ask the table for anything: what cannot be done while it is loading or laying out
/// is done at the next layout.
open class TableView: View {
  /// The height, in points, that lets the constraints of the cell decide; as an estimate, 44.
  public static let automaticDimension = -1.0
  /// The estimate in points where there is no other, and the height of a row without contents.
  static let defaultRowHeight = 44.0
  /// The height of a header or footer without contents.
  static let defaultHeaderHeight = 28.0
  /// What the delegate's default implementation says: the cell's own level.
  static let ownIndentationLevel = Int.min
  /// The room around the sections of a grouped table, where nothing else is said.
  static let groupSpacing = 18.0

  /// How sections look.
  public enum Style: Sendable, Hashable {
    /// One after the other; headers and footers stay on the screen while their section is there.
    case plain
    /// Apart from each other.
    case grouped
    /// Apart from each other and from the edges.
    case insetGrouped
  }

  /// What is between rows.
  public enum SeparatorStyle: Sendable, Hashable {
    /// Nothing.
    case none
    /// A line of one pixel, at the lower edge of the row.
    case singleLine
  }

  /// How sections look.
  public internal(set) final var style = Style.plain

  #if hasFeature(Embedded)
    /// What the table shows. (Embedded Swift has no weak references: set it to `nil` in the end.)
    public final var dataSource: (any TableViewDataSource)? { didSet { dataChanged() } }
    /// What else the table asks.
    public final var delegate: (any TableViewDelegate)? { didSet { dataChanged() } }
    /// What prepares rows that may soon be on the screen.
    public final var prefetchDataSource: (any TableViewDataSourcePrefetching)?
  #else
    /// What the table shows; not kept alive by the table.
    public final weak var dataSource: (any TableViewDataSource)? { didSet { dataChanged() } }
    /// What else the table asks; not kept alive by the table.
    public final weak var delegate: (any TableViewDelegate)? { didSet { dataChanged() } }
    /// What prepares rows that may soon be on the screen; not kept alive by the table.
    public final weak var prefetchDataSource: (any TableViewDataSourcePrefetching)?
  #endif

  // Heights, in points.

  /// The height of every row where the delegate does not say otherwise.
  public final var rowHeight = automaticDimension { didSet { dataChanged() } }
  /// About how high rows are where the delegate does not say otherwise. 0 turns estimating off:
  /// every row is measured when the data is loaded.
  public final var estimatedRowHeight = automaticDimension { didSet { dataChanged() } }
  /// The height of every section's header where the delegate does not say otherwise.
  public final var sectionHeaderHeight = automaticDimension { didSet { dataChanged() } }
  /// The height of every section's footer where the delegate does not say otherwise.
  public final var sectionFooterHeight = automaticDimension { didSet { dataChanged() } }
  /// About how high headers are; automatic takes ``sectionHeaderHeight``, or else none.
  public final var estimatedSectionHeaderHeight = automaticDimension { didSet { dataChanged() } }
  /// About how high footers are; automatic takes ``sectionFooterHeight``, or else none.
  public final var estimatedSectionFooterHeight = automaticDimension { didSet { dataChanged() } }

  /// A view above all sections: as high as its constraints say, or else as its frame.
  public final var tableHeaderView: View? {
    didSet { replaceEdgeView(oldValue, tableHeaderView, number: 0) }
  }
  /// A view below all sections: as high as its constraints say, or else as its frame.
  public final var tableFooterView: View? {
    didSet { replaceEdgeView(oldValue, tableFooterView, number: data.count - 1) }
  }

  /// A view as large as the table that stays behind the rows, wherever they are scrolled to.
  public final var backgroundView: View? {
    didSet {
      if backgroundView === oldValue { return }
      if let oldValue, oldValue.superview === self { oldValue.removeFromSuperview() }
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }

  /// What is between rows; nothing to begin with.
  public final var separatorStyle = SeparatorStyle.none { didSet { setNeedsLayout() } }
  /// The colour of the separators.
  public final var separatorColor = Color(white: 0.78) { didSet { separatorsChanged() } }
  /// How far separators keep from the edges, in points, where the cell does not say otherwise: at the
  /// left as far as the margin of cells, until something else is set.
  public final var separatorInset: EdgeInsets {
    get { ownSeparatorInset ?? EdgeInsets(left: TableReusableView.sideMargin(width: contentWidth)) }
    set { ownSeparatorInset = newValue }
  }
  private final var ownSeparatorInset: EdgeInsets? { didSet { separatorsChanged() } }

  private func separatorsChanged() {
    dressAgain()
    setNeedsLayout()
  }

  /// Room around the content, in points, that can be scrolled into sight. Insets that are not finite
  /// are refused (see ``errors``).
  public final var contentInset = EdgeInsets.zero {
    didSet {
      guard contentInset != oldValue else { return }
      guard contentInset.isFinite else {
        let sides = [contentInset.top, contentInset.left, contentInset.bottom, contentInset.right]
        contentInset = oldValue
        return addError(.notFinite(sides.first { !$0.isFinite } ?? 0))
      }
      setNeedsLayout()
    }
  }

  // The section index.

  /// How many rows there are at least when the section index is shown.
  public final var sectionIndexMinimumDisplayRowCount = 0 { didSet { setNeedsLayout() } }
  /// The colour of the titles of the section index.
  public final var sectionIndexColor = Color(red: 0, green: 0.48, blue: 1) {
    didSet { setNeedsLayout() }
  }
  /// The colour behind the titles of the section index; `nil` is none.
  public final var sectionIndexBackgroundColor: Color? { didSet { setNeedsLayout() } }
  final var indexTitles: [String] = [] { didSet { setNeedsLayout() } }
  final var sectionIndex: SectionIndexView?

  // Selection and editing.

  /// Whether rows can be selected by a tap.
  public final var allowsSelection = true
  /// Whether more than one row can be, while the table is not being edited.
  public final var allowsMultipleSelection = false
  /// Whether rows can be selected while the table is being edited.
  public final var allowsSelectionDuringEditing = false
  /// Whether rows, and more than one, can be selected while the table is being edited.
  public final var allowsMultipleSelectionDuringEditing = false
  final var selection: Set<TableIndexPath> = []
  /// Whether cells show their editing controls.
  public final var isEditing = false { didSet { if isEditing != oldValue { editingChanged() } } }

  /// What the table has done so far.
  public internal(set) final var statistics = TableStatistics()
  /// What went wrong in callbacks; each thing is kept once. See ``clearErrors()``.
  public internal(set) final var errors: [TableError] = []
  private final var knownErrors: Set<String> = []

  final var cellPool = ReusePool<TableViewCell>()
  final var headerPool = ReusePool<TableViewHeaderFooterView>()
  final var data = LoadedTable()
  /// The views on the screen, by the number of their element.
  final var cells: [Int: TableViewCell] = [:]
  final var headers: [Int: TableViewHeaderFooterView] = [:]
  /// The elements on the screen, by their place in the content.
  final var visible = 0..<0
  /// The rows that were announced to be needed soon.
  final var prefetched: Set<TableIndexPath> = []

  /// An element and where it begins on the screen, in pixels: what layout starts from.
  final var anchor: Anchor?
  /// An offset that was set and is not laid out yet, in points.
  final var wantedOffset: Double?

  final var needsReload = true
  /// What the table is doing, so that a callback does not make it do it again.
  final var isLoading = false
  final var isTiling = false { didSet { followsInnerLayouts = !isTiling } }
  /// Whether loading was asked for meanwhile.
  final var isLoadPostponed = false
  /// Whether a layout was asked for meanwhile.
  final var isLayoutPostponed = false
  /// What the heights were measured in.
  final var heightKey: HeightKey?
  /// Set by the delegate's default implementation: one estimate for all rows.
  final var hasOneEstimate = false
  /// What a batch of updates has collected so far.
  final var batch: UpdateBatch?
  final var batchDepth = 0
  /// The cell that is being filled again.
  final var reconfigured: TableViewCell?
  /// Cells that are only measured, by their identifiers.
  final var prototypes: [String: TableViewCell] = [:]
  /// Counts what makes heights that are being found on other threads useless.
  final var dataVersion = 0
  /// Whether the delegate has given a height.
  final var isAskingHeights = false

  struct Anchor {
    var element: TableElement
    var position: Int
  }

  /// A table at `frame`, in points in its superview's coordinates.
  public convenience init(frame: Rect, style: Style) {
    self.init(frame: frame)
    self.style = style
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

  /// What is to be seen of the table, in points. Setting it scrolls, as ``contentOffset`` does, and
  /// resizes the frame around its centre.
  open override var bounds: Rect {
    get { super.bounds }
    set {
      guard newValue.isFinite else { return super.bounds = newValue }
      super.bounds = Rect(origin: super.bounds.origin, size: newValue.size)
      if newValue.origin.y != super.bounds.origin.y { contentOffset = newValue.origin }
    }
  }

  /// The width of the table by the height of everything in it: what was measured as it is, the rest
  /// as estimated.
  public final var contentSize: Size {
    loadIfNeeded()
    return Size(width: bounds.width, height: data.points(data.heights.total))
  }

  /// Heights may be others; an override calls `super`.
  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  /// Heights may be others; an override calls `super`.
  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  /// Brings what belongs on the screen there.
  open override func layoutSubviews() {
    super.layoutSubviews()
    tile()
  }

  final func dataChanged() {
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

  /// Calls a callback; what it throws is kept.
  final func report<Answer>(
    _ callback: () throws(TableError) -> Answer?
  ) -> Answer? {
    do { return try callback() } catch {
      addError(error)
      return nil
    }
  }
}
