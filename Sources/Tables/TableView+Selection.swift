extension TableView {
  /// The selected rows, from the top.
  public final var indexPathsForSelectedRows: [TableIndexPath] { selection.sorted() }

  /// The first selected row.
  public final var indexPathForSelectedRow: TableIndexPath? { selection.min() }

  /// Selects a row, and only it where no more than one can be selected now; `nil` selects nothing.
  /// The delegate is not told.
  ///
  /// - Throws: ``TableError/noSuchRow(_:)``.
  public final func selectRow(
    at path: TableIndexPath?, scrollPosition: ScrollPosition? = nil
  ) throws(TableError) {
    loadIfNeeded()
    guard let path else { return setSelection([]) }
    guard data.hasRow(path) else { throw .noSuchRow(path) }
    setSelection(allowsMultipleSelectionNow ? selection.union([path]) : [path])
    if let scrollPosition { try scrollToRow(at: path, at: scrollPosition) }
  }

  /// Takes a row out of the selection. The delegate is not told.
  public final func deselectRow(at path: TableIndexPath) {
    setSelection(selection.subtracting([path]))
  }

  private func setSelection(_ new: Set<TableIndexPath>) {
    selection = new
    for (number, cell) in cells {
      let isSelected = data.element(number).path.map { new.contains($0) } ?? false
      if cell.isSelected != isSelected { cell.isSelected = isSelected }
    }
  }

  /// Does what a tap on a row does: selects it or, where several may be selected, changes whether it
  /// is. The delegate is asked and told.
  ///
  /// - Throws: ``TableError/noSuchRow(_:)``, and what the delegate throws.
  public final func tapRow(at path: TableIndexPath) throws(TableError) {
    loadIfNeeded()
    guard data.hasRow(path) else { throw .noSuchRow(path) }
    guard allowsSelectionNow else { return }
    if let delegate, try !delegate.tableView(self, shouldHighlightRowAt: path) { return }
    if selection.contains(path), allowsMultipleSelectionNow { return try deselectByTap(path) }
    var target: TableIndexPath? = path
    if let delegate { target = try delegate.tableView(self, willSelectRowAt: path) }
    guard let target else { return }
    guard data.hasRow(target) else { throw .noSuchRow(target) }
    if !allowsMultipleSelectionNow {
      for path in selection.subtracting([target]).sorted() { try deselectByTap(path) }
    }
    setSelection(selection.union([target]))
    try delegate?.tableView(self, didSelectRowAt: target)
  }

  private func deselectByTap(_ path: TableIndexPath) throws(TableError) {
    var target: TableIndexPath? = path
    if let delegate { target = try delegate.tableView(self, willDeselectRowAt: path) }
    guard let target, selection.contains(target) else { return }
    deselectRow(at: target)
    try delegate?.tableView(self, didDeselectRowAt: target)
  }

  /// Whether rows can be selected now.
  final var allowsSelectionNow: Bool {
    guard isEditing else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// Whether more than one row can be selected now.
  final var allowsMultipleSelectionNow: Bool {
    isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Does what a tap on the button of a row's accessory does.
  ///
  /// - Throws: ``TableError/noSuchRow(_:)``, and what the delegate throws.
  public final func tapAccessory(ofRowAt path: TableIndexPath) throws(TableError) {
    loadIfNeeded()
    guard data.hasRow(path) else { throw .noSuchRow(path) }
    try delegate?.tableView(self, accessoryButtonTappedForRowWith: path)
  }
}
