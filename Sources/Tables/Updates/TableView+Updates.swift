import LayoutGeometry
import ViewTree

extension TableView {
  /// Tells the table in one batch what has changed in the data. Deletions, reloads and
  /// reconfigurations name places before the batch, insertions places after it, moves one of each,
  /// whatever the order of the calls. The data is changed before the batch ends; batches inside it
  /// are part of it.
  ///
  /// ```swift
  /// names.remove(at: 1)
  /// names.insert("X", at: 3)
  /// try table.performBatchUpdates { () throws(TableError) in
  ///   try table.deleteRows(at: [TableIndexPath(row: 1, section: 0)])
  ///   try table.insertRows(at: [TableIndexPath(row: 3, section: 0)])
  /// }
  /// ```
  ///
  /// What is on the screen stays where it is, except at the very top. An empty batch asks the
  /// delegate for heights again. Where the data has to be loaded anyway, the next layout does that
  /// instead.
  ///
  /// - Throws: What `updates` or a callback throws, and what is wrong with the batch:
  ///   ``TableError/rowCountAfterUpdate(section:_:)``, ``TableError/sectionCountAfterUpdate(_:)``,
  ///   ``TableError/rowUpdatedTwice(_:)`` and others. Then the table is what it was before.
  /// - Complexity: O(changes × log rows + sections).
  public final func performBatchUpdates(
    _ updates: () throws(TableError) -> Void
  ) throws(TableError) {
    beginUpdates()
    do throws(TableError) {
      try updates()
    } catch {
      dropUpdates()
      throw error
    }
    try endUpdates()
  }

  #if !hasFeature(Embedded)
    /// Tells the table in one batch what has changed in the data, by a closure that may throw anything
    /// and need not say what; otherwise as by one that throws ``TableError``.
    ///
    /// - Throws: What `updates` or a callback throws, and what is wrong with the batch. Then the table
    ///   is what it was before.
    public final func performBatchUpdates(_ updates: () throws -> Void) throws {
      beginUpdates()
      do {
        try updates()
      } catch {
        dropUpdates()
        throw error
      }
      try endUpdates()
    }
  #endif

  /// A batch is given up before its end.
  private func dropUpdates() {
    batchDepth -= 1
    if batchDepth == 0 { batch = nil }
    layOutLater()
  }

  /// Begins a batch, as ``performBatchUpdates(_:)`` does.
  public final func beginUpdates() {
    if batchDepth == 0 {
      loadIfNeeded()
      batch = UpdateBatch()
    }
    batchDepth += 1
  }

  /// Whether a batch has begun that has not ended: the table shows what was before it.
  public final var hasUncommittedUpdates: Bool { batchDepth > 0 }

  /// Ends a batch; the outermost end is where it takes place.
  ///
  /// - Throws: As ``performBatchUpdates(_:)``, and ``TableError/noUpdatesBegun``.
  public final func endUpdates() throws(TableError) {
    guard batchDepth > 0 else { throw .noUpdatesBegun }
    batchDepth -= 1
    guard batchDepth == 0, let ended = batch else { return }
    batch = nil
    defer { layOutLater() }
    guard !needsReload, !isTiling, !isLoading else {
      needsReload = true
      return setNeedsLayout()
    }
    try commit(ended)
  }

  /// A batch that is known as a whole; an empty one does nothing.
  final func update(_ whole: UpdateBatch) throws(TableError) {
    guard !whole.isEmpty else { return }
    beginUpdates()
    // Two differences are not one: inside another batch everything is loaded instead.
    if batchDepth == 1 { batch = whole } else { needsReload = true }
    try endUpdates()
  }

  private func update(_ change: (inout UpdateBatch) -> Void) throws(TableError) {
    beginUpdates()
    if var collected = batch {
      change(&collected)
      batch = collected
    }
    try endUpdates()
  }
}

extension TableView {
  /// Rows are new, at these places after the batch.
  public final func insertRows(at paths: [TableIndexPath]) throws(TableError) {
    try update { $0.rows.inserted += paths }
  }

  /// Rows are gone, from these places before the batch.
  public final func deleteRows(at paths: [TableIndexPath]) throws(TableError) {
    try update { $0.rows.deleted += paths }
  }

  /// Rows at these places before the batch have other contents: their cells are asked for again.
  public final func reloadRows(at paths: [TableIndexPath]) throws(TableError) {
    try update { $0.rows.reloaded += paths }
  }

  /// Rows at these places before the batch have other contents: the data source fills the very
  /// cells that show them.
  public final func reconfigureRows(at paths: [TableIndexPath]) throws(TableError) {
    try update { $0.rows.reconfigured += paths }
  }

  /// A row has moved from a place before the batch to one after it.
  public final func moveRow(
    at path: TableIndexPath, to target: TableIndexPath
  ) throws(TableError) {
    try update { $0.rows.moved.append((from: path, to: target)) }
  }

  /// Sections are new, with all their rows, at these places after the batch.
  public final func insertSections(_ sections: [Int]) throws(TableError) {
    try update { $0.sections.inserted += sections }
  }

  /// Sections are gone, with all their rows, from these places before the batch.
  public final func deleteSections(_ sections: [Int]) throws(TableError) {
    try update { $0.sections.deleted += sections }
  }

  /// Sections at these places before the batch are others: they are loaded again.
  public final func reloadSections(_ sections: [Int]) throws(TableError) {
    try update { $0.sections.reloaded += sections }
  }

  /// A section has moved with its rows from a place before the batch to one after it.
  public final func moveSection(_ section: Int, toSection target: Int) throws(TableError) {
    try update { $0.sections.moved.append((from: section, to: target)) }
  }
}
