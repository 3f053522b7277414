import LayoutGeometry
import ViewTree

extension TableView {
  /// Loads the data again: rows are counted now, and measured anew when they come on the screen.
  /// The first row on the screen stays where it is, if it is still there. Called from a callback of
  /// the table or during a batch of updates, it loads at the next layout instead.
  ///
  /// - Throws: What the callbacks throw, ``TableError/invalidSectionCount(_:)``,
  ///   ``TableError/invalidRowCount(_:section:)``, ``TableError/invalidEstimate(_:_:)``. Then the
  ///   table goes on showing what it showed, and tries again at the next layout.
  /// - Complexity: O(sections), and O(rows) where the delegate has an estimate for each.
  public final func load() throws(TableError) {
    needsReload = true
    setNeedsLayout()
    guard canLoad else {
      isLoadPostponed = true
      return
    }
    try loadNow()
  }

  /// Loads the data again, as ``load()`` does; what goes wrong is kept in ``errors``.
  public final func reloadData() {
    do { try load() } catch { addError(error) }
  }

  final var canLoad: Bool { !isTiling && !isLoading && batchDepth == 0 }

  final func loadIfNeeded() {
    guard needsReload, canLoad else { return }
    do { try loadNow() } catch { addError(error) }
  }

  private func loadNow() throws(TableError) {
    isLoadPostponed = false
    isLoading = true
    defer {
      isLoading = false
      layOutLater()
    }
    let before = data.grid
    let loaded = try countElements()
    let titles = try dataSource?.sectionIndexTitles(for: self) ?? []
    needsReload = isLoadPostponed
    recycle { _ in true }
    visible = 0..<0
    prefetched = []
    data = loaded
    indexTitles = titles
    heightKey = surroundings
    dataVersion += 1
    selection = selection.filter { data.hasRow($0) }
    if var anchor {
      anchor.position = data.pixels(Double(anchor.position) / before.scale)
      self.anchor = anchor
    }
  }

  private func countElements() throws(TableError) -> LoadedTable {
    var loaded = LoadedTable()
    loaded.grid = pixelGrid
    guard let dataSource else { return withEdges(loaded, PrefixSums.Builder()) }
    let sections = try dataSource.numberOfSections(in: self)
    guard (0...LoadedTable.mostRows).contains(sections) else {
      throw .invalidSectionCount(sections)
    }
    hasOneEstimate = delegate == nil
    var heights = PrefixSums.Builder()
    var counts = PrefixSums.Builder()
    var total = 0
    for section in 0..<sections {
      let rows = try dataSource.tableView(self, numberOfRowsInSection: section)
      guard (0...LoadedTable.mostRows - total).contains(rows) else {
        throw .invalidRowCount(rows, section: section)
      }
      total += rows
      counts.append(PrefixSums.Entry(rows + 2))
      try appendSection(section, rows: rows, loaded.grid, to: &heights)
    }
    loaded.sections = PrefixSums(counts)
    return withEdges(loaded, heights)
  }

  /// The table's own header and footer around all sections.
  private func withEdges(
    _ loaded: LoadedTable, _ sections: consuming PrefixSums.Builder
  ) -> LoadedTable {
    var loaded = loaded
    var heights = PrefixSums(sections)
    for (view, index) in [(tableHeaderView, 0), (tableFooterView, heights.count + 1)] {
      let estimate = view.map { loaded.height(max(0, $0.frame.height)) } ?? 0
      heights.insert(
        view == nil
          ? PrefixSums(known: [0]) : PrefixSums(repeating: estimate, count: 1),
        at: index)
    }
    loaded.heights = heights
    return loaded
  }

  /// The elements of a section with their estimates.
  final func appendSection(
    _ section: Int, rows: Int, _ grid: PixelGrid, to heights: inout PrefixSums.Builder
  ) throws(TableError) {
    heights.append(try marginEstimate(of: .header(section), grid))
    var row = 0
    while row < rows {
      let entry = try estimate(at: TableIndexPath(row: row, section: section), grid)
      heights.append(entry, count: hasOneEstimate ? rows - row : 1)
      row = hasOneEstimate ? rows : row + 1
    }
    heights.append(try marginEstimate(of: .footer(section), grid))
  }

  final func estimate(
    at path: TableIndexPath, _ grid: PixelGrid
  ) throws(TableError) -> PrefixSums.Entry {
    let asked = try delegate?.tableView(self, estimatedHeightForRowAt: path)
    let estimate = asked ?? estimatedRowHeight
    let height = estimate == Self.automaticDimension ? Self.defaultRowHeight : estimate
    guard height >= 0, height <= LoadedTable.mostHeight else {
      throw .invalidEstimate(estimate, path)
    }
    return PrefixSums.Entry(LoadedTable.height(height, grid), isPending: height == 0)
  }

  /// What is supposed of a header or footer before it is looked at.
  private func marginEstimate(
    of element: TableElement, _ grid: PixelGrid
  ) throws(TableError) -> PrefixSums.Entry {
    let section = element.section ?? 0
    var (estimate, height) = (estimatedSectionFooterHeight, sectionFooterHeight)
    if case .header = element {
      (estimate, height) = (estimatedSectionHeaderHeight, sectionHeaderHeight)
      let asked = try delegate?.tableView(self, estimatedHeightForHeaderInSection: section)
      estimate = asked ?? estimate
    } else {
      let asked = try delegate?.tableView(self, estimatedHeightForFooterInSection: section)
      estimate = asked ?? estimate
    }
    if estimate == Self.automaticDimension { estimate = height }
    if estimate == Self.automaticDimension { estimate = style == .plain ? 0 : Self.groupSpacing }
    guard estimate >= 0, estimate <= LoadedTable.mostHeight else {
      throw .invalidSectionHeight(estimate, section: section)
    }
    return PrefixSums.Entry(LoadedTable.height(estimate, grid))
  }
}
