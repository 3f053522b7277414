public import ViewTree

/// What else a table asks, and tells.
///
/// Callbacks may throw ``TableError`` (those that never do still conform); the table then goes on
/// without an answer, and keeps the error in ``TableView/errors``.
public protocol TableViewDelegate: AnyObject {
  /// The height of a row, in points, or ``TableView/automaticDimension``; the table's `rowHeight`
  /// where it is not implemented. It is asked for rows on the screen only, unless estimating is
  /// off.
  func tableView(
    _ tableView: TableView, heightForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Double

  /// About how high a row may be, in points; the table's `estimatedRowHeight` where it is not
  /// implemented. If it is implemented, it is asked for every row when the data is loaded.
  func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Double

  /// The height of a section's header, in points, or ``TableView/automaticDimension``; the table's
  /// `sectionHeaderHeight` where it is not implemented.
  func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) throws(TableError) -> Double

  /// The height of a section's footer, in points, or ``TableView/automaticDimension``; the table's
  /// `sectionFooterHeight` where it is not implemented.
  func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) throws(TableError) -> Double

  /// About how high a section's header may be, in points; the table's `estimatedSectionHeaderHeight`
  /// where it is not implemented. Asked for every section when the data is loaded.
  func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) throws(TableError) -> Double

  /// About how high a section's footer may be, in points; the table's `estimatedSectionFooterHeight`
  /// where it is not implemented. Asked for every section when the data is loaded.
  func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) throws(TableError) -> Double

  /// A section's header, as a rule a ``TableViewHeaderFooterView``; one with the data source's title where
  /// there is none. Another view is as high as its constraints say, or else as its frame.
  func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) throws(TableError) -> View?

  /// A section's footer, as a rule a ``TableViewHeaderFooterView``; one with the data source's title where
  /// there is none. Another view is as high as its constraints say, or else as its frame.
  func tableView(
    _ tableView: TableView, viewForFooterInSection section: Int
  ) throws(TableError) -> View?

  /// A cell is coming on the screen.
  func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: TableIndexPath
  ) throws(TableError)

  /// A cell has left the screen.
  func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: TableIndexPath
  ) throws(TableError)

  /// A section's header is coming on the screen.
  func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View,
    forSection section: Int
  ) throws(TableError)

  /// A section's footer is coming on the screen.
  func tableView(
    _ tableView: TableView, willDisplayFooterView view: View,
    forSection section: Int
  ) throws(TableError)

  /// A section's header has left the screen.
  func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View,
    forSection section: Int
  ) throws(TableError)

  /// A section's footer has left the screen.
  func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View,
    forSection section: Int
  ) throws(TableError)

  /// Whether a row that is touched is highlighted, and may then be selected; yes where it is not
  /// implemented.
  func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Bool

  /// The row to be selected when one is tapped; `nil` for none.
  func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableIndexPath?

  /// A row was selected by a tap.
  func tableView(
    _ tableView: TableView, didSelectRowAt indexPath: TableIndexPath
  ) throws(TableError)

  /// The row to be deselected when another one is tapped, or the row itself where several may be
  /// selected; `nil` for none.
  func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableIndexPath?

  /// A row was deselected by a tap.
  func tableView(
    _ tableView: TableView, didDeselectRowAt indexPath: TableIndexPath
  ) throws(TableError)

  /// The button of an accessory was tapped.
  func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: TableIndexPath
  ) throws(TableError)

  /// The control that a row has while the table is being edited; one that deletes where it is not
  /// implemented.
  func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableViewCell.EditingStyle

  /// Whether a row's content makes room for the control that it has while the table is being edited;
  /// yes where it is not implemented. A cell that says no keeps to that.
  func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Bool

  /// Where a row goes that is being moved to a place.
  func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: TableIndexPath,
    toProposedIndexPath target: TableIndexPath
  ) throws(TableError) -> TableIndexPath

  /// The level that a row's content is indented by; the cell's own where it is not implemented.
  func tableView(
    _ tableView: TableView, indentationLevelForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Int
}
