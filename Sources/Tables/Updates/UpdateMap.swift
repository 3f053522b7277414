/// Where sections and rows are after a batch of updates.
///
/// A section that is inserted or reloaded brings all its rows: insertions and moves into it are
/// covered by that, as are deletions and reloads of rows in a section that goes.
struct UpdateMap {
  let sections: IndexMap
  /// The sections before whose rows are all others after.
  let replaced: Set<Int>
  /// The sections after that are loaded as a whole.
  let loaded: Set<Int>
  /// The rows of each section before that are deleted, or moved.
  private var removed: [Int: [Int]] = [:]
  /// The rows of each section after that are inserted, or were moved.
  private var inserted: [Int: [Int]] = [:]
  /// The rows that change places inside each section before that stays.
  private var rows: [Int: IndexMap] = [:]
  private var moved: [TableIndexPath: TableIndexPath] = [:]

  init(_ batch: UpdateBatch) {
    let sections = IndexMap(
      deleted: batch.sections.deleted, inserted: batch.sections.inserted,
      moved: batch.sections.moved)
    self.sections = sections
    replaced = Set(batch.sections.deleted + batch.sections.reloaded)
    loaded = Set(
      batch.sections.inserted + batch.sections.reloaded.compactMap { sections.place(after: $0) })
    for path in batch.rows.deleted { removed[path.section, default: []].append(path.row) }
    for path in batch.rows.inserted { inserted[path.section, default: []].append(path.row) }
    for (from, to) in batch.rows.moved {
      removed[from.section, default: []].append(from.row)
      inserted[to.section, default: []].append(to.row)
      moved[from] = to
    }
    let changed = Set(removed.keys).union(inserted.keys.compactMap { sections.place(before: $0) })
    for section in changed {
      guard let new = sections.place(after: section) else { continue }
      rows[section] = IndexMap(deleted: removed[section] ?? [], inserted: inserted[new] ?? [])
    }
  }

  /// Where a row is after the updates; `nil` if it is not there any more, or another.
  func path(after old: TableIndexPath) -> TableIndexPath? {
    if let target = moved[old] { return loaded.contains(target.section) ? nil : target }
    guard !replaced.contains(old.section), let section = sections.place(after: old.section) else {
      return nil
    }
    guard let map = rows[old.section] else {
      return TableIndexPath(row: old.row, section: section)
    }
    return map.place(after: old.row).map { TableIndexPath(row: $0, section: section) }
  }

  /// Where an element is after the updates; `nil` if it is not there any more, or another.
  func element(after old: TableElement) -> TableElement? {
    switch old {
    case .tableHeader, .tableFooter: old
    case .row(let path): self.path(after: path).map { .row($0) }
    case .header(let section): place(of: section).map { .header($0) }
    case .footer(let section): place(of: section).map { .footer($0) }
    }
  }

  private func place(of section: Int) -> Int? {
    replaced.contains(section) ? nil : sections.place(after: section)
  }

  /// The rows of a section after that are inserted, or were moved.
  func rowsInserted(into section: Int) -> [Int] { inserted[section] ?? [] }

  /// How many rows a section that stays loses, and how many the one after gets.
  func changes(in section: Int, to new: Int) -> (removed: Int, inserted: Int) {
    (removed[section]?.count ?? 0, inserted[new]?.count ?? 0)
  }
}
