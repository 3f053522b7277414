import LayoutGeometry
import ViewTree

extension TableView {
  /// Checks a batch against the data, and applies it as a whole. An empty one asks for heights again.
  final func commit(_ batch: UpdateBatch) throws(TableError) {
    if batch.isEmpty, dataSource == nil { return askHeightsAgain() }
    try batch.check(against: data)
    let map = UpdateMap(batch)
    isLoading = true
    defer { isLoading = false }
    let changed = try updated(batch, map)
    if batch.isEmpty { return askHeightsAgain() }
    let anchor = anchor(after: map)
    moveViews(batch, map, to: changed)
    data = changed
    dataVersion += 1
    self.anchor = anchor
    selection = Set(selection.compactMap { map.path(after: $0) })
    prefetched = Set(prefetched.compactMap { map.path(after: $0) })
    for path in batch.rows.reconfigured {
      if let path = map.path(after: path) { reconfigure(path) }
    }
    setNeedsLayout()
  }

  /// Heights that the delegate gave may be others now.
  private func askHeightsAgain() {
    if isAskingHeights {
      data.heights.forgetAll()
      data.remembered = nil
    }
    setNeedsLayout()
  }

  /// The table after the batch.
  private func updated(
    _ batch: UpdateBatch, _ map: UpdateMap
  ) throws(TableError) -> LoadedTable {
    guard let dataSource else { throw .noDataSource }
    let sections = try dataSource.numberOfSections(in: self)
    try checkSections(batch, sections)
    var loaded: [Int: LoadedTable.Elements] = [:]
    var total = 0
    for section in 0..<sections {
      let rows = try dataSource.tableView(self, numberOfRowsInSection: section)
      guard (0...LoadedTable.mostRows - total).contains(rows) else {
        throw .invalidRowCount(rows, section: section)
      }
      total += rows
      if let row = map.rowsInserted(into: section).first(where: { $0 < 0 || $0 >= rows }) {
        throw .noSuchRowAfterUpdate(TableIndexPath(row: row, section: section))
      }
      if map.loaded.contains(section) {
        loaded[section] = try newSection(section, rows: rows)
      } else if let old = map.sections.place(before: section) {
        try checkRows(of: old, section, rows, batch, map)
      }
    }
    var changed = data
    changed.apply(batch, map, loaded: loaded, newRow: try newRows(batch, map))
    for path in batch.rows.reloaded + batch.rows.reconfigured {
      let number = map.path(after: path).flatMap { changed.number(of: $0) }
      if let number { changed.forget(number) }
    }
    return changed
  }

  private func checkSections(_ batch: UpdateBatch, _ count: Int) throws(TableError) {
    let counts = TableUpdateCounts(
      before: data.sections.count, after: count, inserted: batch.sections.inserted.count,
      deleted: batch.sections.deleted.count)
    guard counts.addUp else { throw .sectionCountAfterUpdate(counts) }
    for section in batch.sections.placed {
      guard (0..<count).contains(section) else { throw .noSuchSectionAfterUpdate(section) }
    }
    for path in batch.rows.placed {
      guard (0..<count).contains(path.section) else { throw .noSuchRowAfterUpdate(path) }
    }
  }

  private func checkRows(
    of old: Int, _ new: Int, _ rows: Int, _ batch: UpdateBatch, _ map: UpdateMap
  ) throws(TableError) {
    let changes = map.changes(in: old, to: new)
    guard data.rows(in: old) - changes.removed + changes.inserted != rows else { return }
    let movedOut = batch.rows.moved.count { $0.from.section == old }
    let movedIn = batch.rows.moved.count { $0.to.section == new }
    throw .rowCountAfterUpdate(
      section: new,
      TableUpdateCounts(
        before: data.rows(in: old), after: rows, inserted: changes.inserted - movedIn,
        deleted: changes.removed - movedOut, movedIn: movedIn, movedOut: movedOut))
  }

  private func newSection(
    _ section: Int, rows: Int
  ) throws(TableError) -> LoadedTable.Elements {
    var heights = PrefixSums.Builder()
    hasOneEstimate = delegate == nil
    try appendSection(section, rows: rows, data.grid, to: &heights)
    return LoadedTable.Elements(new: PrefixSums(heights))
  }

  private func newRows(
    _ batch: UpdateBatch, _ map: UpdateMap
  ) throws(TableError) -> [TableIndexPath: LoadedTable.Elements] {
    var rows: [TableIndexPath: LoadedTable.Elements] = [:]
    for path in batch.rows.inserted where !map.loaded.contains(path.section) {
      var heights = PrefixSums.Builder()
      heights.append(try estimate(at: path, data.grid))
      rows[path] = LoadedTable.Elements(new: PrefixSums(heights))
    }
    return rows
  }
}
