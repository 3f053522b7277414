public import LayoutGeometry
import ViewTree

extension TableView {
  /// Loads the data again: rows are counted now, and measured anew when they come on the screen.
  /// The first row on the screen stays where it is, if it is still there. Called from a callback of
  /// the table, it loads at the next layout instead.
  ///
  /// - Throws: What the callbacks throw, ``TableError/invalidSectionCount(_:)``,
  ///   ``TableError/invalidRowCount(_:section:)``, ``TableError/invalidEstimate(_:_:)``. Then the
  ///   table goes on showing what it showed, and tries again at the next layout.
  /// - Complexity: O(rows), to ask for the estimates.
  public final func load() throws(TableError) {
    needsReload = true
    setNeedsLayout()
    guard !isTiling, !isLoading else {
      isLoadPostponed = true
      return
    }
    try loadNow()
  }

  private func loadNow() throws(TableError) {
    isLoadPostponed = false
    isLoading = true
    defer {
      isLoading = false
      layOutLater()
    }
    let before = data.grid
    let loaded = try countRows()
    needsReload = isLoadPostponed
    recycleCells { _ in true }
    visibleRows = 0..<0
    data = loaded
    if var anchor {
      anchor.position = data.pixels(Double(anchor.position) / before.scale)
      self.anchor = anchor
    }
  }

  /// Loads the data again, as ``load()`` does; what goes wrong is kept in ``errors``.
  public final func reloadData() {
    do { try load() } catch { addError(error) }
  }

  final func loadIfNeeded() {
    guard needsReload, !isTiling, !isLoading else { return }
    do { try loadNow() } catch { addError(error) }
  }

  private func countRows() throws(TableError) -> LoadedRows {
    var loaded = LoadedRows()
    loaded.grid = pixelGrid
    guard let dataSource else { return loaded }
    let sections = try dataSource.numberOfSections(in: self)
    guard (0...LoadedRows.mostRows).contains(sections) else {
      throw .invalidSectionCount(sections)
    }
    var estimates: [Int] = []
    for section in 0..<sections {
      let rows = try dataSource.tableView(self, numberOfRowsInSection: section)
      guard (0...LoadedRows.mostRows - estimates.count).contains(rows) else {
        throw .invalidRowCount(rows, section: section)
      }
      for row in 0..<rows {
        let estimate = try estimate(at: TableIndexPath(row: row, section: section))
        if estimate == 0 { loaded.unestimated.append(estimates.count) }
        estimates.append(LoadedRows.pixels(loaded.grid.roundedUp(estimate), loaded.grid))
      }
      loaded.starts.append(estimates.count)
    }
    loaded.heights = RowHeights(estimates: estimates)
    return loaded
  }

  private func estimate(at path: TableIndexPath) throws(TableError) -> Double {
    let asked = try delegate?.tableView(self, estimatedHeightForRowAt: path)
    let estimate = asked ?? estimatedRowHeight
    let height = estimate == Self.automaticDimension ? Self.defaultRowHeight : estimate
    guard height >= 0, height <= LoadedRows.mostHeight else {
      throw .invalidEstimate(estimate, path)
    }
    return height
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
      x: 0, y: data.points(data.heights.offset(of: row)), width: bounds.width,
      height: data.points(data.heights[row]))
  }

  /// The row at a point of the content, in points; `nil` beside all rows. O(log rows)
  public final func indexPathForRow(at point: Point) -> TableIndexPath? {
    loadIfNeeded()
    guard point.isFinite else { return nil }
    // The pixel was rounded: the point may be in the row that ends there.
    let pixel = data.pixels(point.y)
    let rows = [pixel, pixel - 1].compactMap { data.heights.row(at: $0) }
    let found = rows.first { rect(ofRow: $0).contains(point) }
    return found.map { data.path(of: $0) }
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
