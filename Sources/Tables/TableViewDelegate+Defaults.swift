public import ViewTree

extension TableViewDelegate {
  /// The table's `rowHeight`.
  public func tableView(
    _ tableView: TableView, heightForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Double { tableView.rowHeight }

  /// The table's `estimatedRowHeight`.
  public func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Double {
    tableView.hasOneEstimate = true
    return tableView.estimatedRowHeight
  }

  /// The table's `sectionHeaderHeight`.
  public func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) throws(TableError) -> Double { tableView.sectionHeaderHeight }

  /// The table's `sectionFooterHeight`.
  public func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) throws(TableError) -> Double { tableView.sectionFooterHeight }

  /// The table's `estimatedSectionHeaderHeight`.
  public func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) throws(TableError) -> Double { tableView.estimatedSectionHeaderHeight }

  /// The table's `estimatedSectionFooterHeight`.
  public func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) throws(TableError) -> Double { tableView.estimatedSectionFooterHeight }

  /// None of its own.
  public func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) throws(TableError) -> View? { nil }

  /// None of its own.
  public func tableView(
    _ tableView: TableView, viewForFooterInSection section: Int
  ) throws(TableError) -> View? { nil }

  /// Nothing.
  public func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: TableIndexPath
  ) throws(TableError) {}

  /// Nothing.
  public func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: TableIndexPath
  ) throws(TableError) {}

  /// Nothing.
  public func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View,
    forSection section: Int
  ) throws(TableError) {}

  /// Nothing.
  public func tableView(
    _ tableView: TableView, willDisplayFooterView view: View,
    forSection section: Int
  ) throws(TableError) {}

  /// Nothing.
  public func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View,
    forSection section: Int
  ) throws(TableError) {}

  /// Nothing.
  public func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View,
    forSection section: Int
  ) throws(TableError) {}

  /// Yes.
  public func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Bool { true }

  /// The row itself.
  public func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableIndexPath? { indexPath }

  /// The row itself.
  public func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableIndexPath? { indexPath }

  /// Nothing.
  public func tableView(
    _ tableView: TableView, didSelectRowAt indexPath: TableIndexPath
  ) throws(TableError) {}

  /// Nothing.
  public func tableView(
    _ tableView: TableView, didDeselectRowAt indexPath: TableIndexPath
  ) throws(TableError) {}

  /// Nothing.
  public func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: TableIndexPath
  ) throws(TableError) {}

  /// A control that deletes.
  public func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableViewCell.EditingStyle { .delete }

  /// Yes.
  public func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Bool { true }

  /// The place that was proposed.
  public func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: TableIndexPath,
    toProposedIndexPath target: TableIndexPath
  ) throws(TableError) -> TableIndexPath { target }

  /// The cell's own.
  public func tableView(
    _ tableView: TableView, indentationLevelForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Int { TableView.ownIndentationLevel }
}
