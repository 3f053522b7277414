public import LayoutGeometry
import ViewTree

/// The rows as they were last loaded, all sections one after another.
struct LoadedRows {
  /// The number, in the whole table, of each section's first row; and of the row after the last.
  var starts = [0]
  var heights = RowHeights(estimates: [])
  /// Whether estimating is off: every row is measured at once.
  var isMeasuredWhole = false

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
}

extension TableView {
  /// Loads the data again: rows are counted now, and measured anew when they come on the screen.
  /// The first row on the screen stays where it is, if it is still there.
  ///
  /// - Throws: What the callbacks throw, ``TableError/invalidSectionCount(_:)``,
  ///   ``TableError/invalidRowCount(_:section:)``, ``TableError/invalidEstimate(_:_:)``. Then the
  ///   table goes on showing what it showed.
  /// - Complexity: O(rows), to ask for the estimates.
  public final func load() throws(TableError) {
    needsReload = false
    let (starts, estimates) = try countRows()
    let first = visibleRows.first.map { ($0, data.heights.offset(of: $0) - offset) }
    recycleCells { _ in true }
    data = LoadedRows(
      starts: starts, heights: RowHeights(estimates: estimates),
      isMeasuredWhole: estimates.contains(0))
    if let (row, position) = first, data.count > 0 {
      offset = data.heights.offset(of: min(row, data.count - 1)) - position
    }
    setNeedsLayout()
  }

  /// Loads the data again, as ``load()`` does; what goes wrong is kept in ``errors``.
  public final func reloadData() {
    guard !isTiling else {
      needsReload = true
      return setNeedsLayout()
    }
    do { try load() } catch { addError(error) }
  }

  final func loadIfNeeded() {
    if needsReload, !isTiling { reloadData() }
  }

  private func countRows() throws(TableError) -> (starts: [Int], estimates: [Int]) {
    guard let dataSource else { return ([0], []) }
    let sections = try dataSource.numberOfSections(in: self)
    guard sections >= 0 else { throw .invalidSectionCount(sections) }
    var starts = [0]
    var estimates: [Int] = []
    for section in 0..<sections {
      let rows = try dataSource.tableView(self, numberOfRowsInSection: section)
      guard rows >= 0 else { throw .invalidRowCount(rows, section: section) }
      if delegate == nil {
        let path = TableIndexPath(row: 0, section: section)
        let estimate = try pixels(estimate: estimatedRowHeight, at: path)
        estimates += [Int](repeating: estimate, count: rows)
      } else {
        for row in 0..<rows {
          estimates.append(try estimate(at: TableIndexPath(row: row, section: section)))
        }
      }
      starts.append(estimates.count)
    }
    return (starts, estimates)
  }

  private func estimate(at path: TableIndexPath) throws(TableError) -> Int {
    let height = try delegate?.tableView(self, estimatedHeightForRowAt: path)
    return try pixels(estimate: height ?? estimatedRowHeight, at: path)
  }

  private func pixels(estimate: Double, at path: TableIndexPath) throws(TableError) -> Int {
    let height = estimate == Self.automaticDimension ? Self.defaultRowHeight : estimate
    guard height >= 0, height < 1e9 else { throw .invalidEstimate(estimate, path) }
    return pixels(height)
  }
}

extension TableView {
  /// How many sections there are.
  public final var numberOfSections: Int {
    loadIfNeeded()
    return data.sections
  }

  /// How many rows a section has.
  ///
  /// - Throws: ``TableError/noSuchSection(_:)``.
  public final func numberOfRows(inSection section: Int) throws(TableError) -> Int {
    loadIfNeeded()
    guard (0..<data.sections).contains(section) else { throw .noSuchSection(section) }
    return data.starts[section + 1] - data.starts[section]
  }

  /// Where a row lies in the content, in points: measured or, above and below the screen, as
  /// estimated. O(log rows)
  ///
  /// - Throws: ``TableError/noSuchRow(_:)``.
  public final func rectForRow(at path: TableIndexPath) throws(TableError) -> Rect {
    loadIfNeeded()
    guard let row = data.number(of: path) else { throw .noSuchRow(path) }
    return rect(ofRow: row)
  }

  final func rect(ofRow row: Int) -> Rect {
    Rect(
      x: 0, y: points(data.heights.offset(of: row)), width: bounds.width,
      height: points(data.heights[row]))
  }

  /// The row at a point of the content, in points; `nil` beside all rows. O(log rows)
  public final func indexPathForRow(at point: Point) -> TableIndexPath? {
    loadIfNeeded()
    guard let row = data.heights.row(at: Int((point.y * pixelGrid.scale).rounded(.down))),
      rect(ofRow: row).contains(point)
    else { return nil }
    return data.path(of: row)
  }

  /// The rows on the screen, from the top.
  public final var indexPathsForVisibleRows: [TableIndexPath] {
    visibleRows.map { data.path(of: $0) }
  }

  /// The cells on the screen, from the top.
  public final var visibleCells: [TableViewCell] {
    visibleRows.compactMap { cells[$0] }
  }

  /// The cell of a row, if it is on the screen.
  public final func cellForRow(at path: TableIndexPath) -> TableViewCell? {
    data.number(of: path).flatMap { cells[$0] }
  }

  /// The place of the row that a cell on the screen shows.
  public final func indexPath(for cell: TableViewCell) -> TableIndexPath? {
    visibleRows.first { cells[$0] === cell }.map { data.path(of: $0) }
  }
}
