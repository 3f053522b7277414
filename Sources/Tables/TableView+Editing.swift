import LayoutGeometry
import ViewTree

extension TableView {
  /// The heights of rows with and without controls are kept apart: see ``isEditing``.
  final func editingChanged() {
    if !allowsSelectionNow || !allowsMultipleSelectionNow && selection.count > 1 {
      for path in selection { deselectRow(at: path) }
    }
    setNeedsLayout()
  }

  /// Does what a tap on a row's editing control does: has the data source commit it.
  ///
  /// - Throws: ``TableError/noSuchRow(_:)``, and what callbacks throw.
  public final func tapEditingControl(ofRowAt path: TableIndexPath) throws(TableError) {
    loadIfNeeded()
    guard data.hasRow(path) else { throw .noSuchRow(path) }
    guard isEditing, let dataSource, try dataSource.tableView(self, canEditRowAt: path) else {
      return
    }
    let style = try delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    guard style != .none else { return }
    try dataSource.tableView(self, commit: style, forRowAt: path)
  }

  /// Does what dragging a row by its reorder control does: the delegate may change the target, the
  /// data source changes the data, the row moves.
  ///
  /// - Throws: ``TableError/noSuchRow(_:)``, ``TableError/noSuchRowAfterUpdate(_:)``, and what
  ///   callbacks throw.
  public final func dragRow(
    at path: TableIndexPath, to proposed: TableIndexPath
  ) throws(TableError) {
    loadIfNeeded()
    guard data.hasRow(path) else { throw .noSuchRow(path) }
    guard isEditing, let dataSource, try dataSource.tableView(self, canMoveRowAt: path) else {
      return
    }
    var target = proposed
    if let delegate {
      target = try delegate.tableView(
        self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
    }
    let room = data.hasSection(target.section) ? data.rows(in: target.section) : -1
    guard target.row >= 0, target.row < room + (target.section == path.section ? 0 : 1) else {
      throw .noSuchRowAfterUpdate(target)
    }
    try dataSource.tableView(self, moveRowAt: path, to: target)
    try moveRow(at: path, to: target)
  }
}
