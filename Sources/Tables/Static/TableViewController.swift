public import LayoutGeometry
public import ViewTree

/// Owns a table, and is its data source and delegate: subclasses override what they need. Without an
/// override it shows the sections that it was made with.
///
/// ```swift
/// final class ColoursController: TableViewController {
///   let colours = ["red", "green"]
///
///   override func viewDidLoad() {
///     tableView.register("colour") { TableViewCell() }
///   }
///
///   override func tableView(
///     _ tableView: TableView, numberOfRowsInSection section: Int
///   ) -> Int { colours.count }
///
///   override func tableView(
///     _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
///   ) throws(TableError) -> TableViewCell {
///     let cell = try tableView.dequeueReusableCell(withIdentifier: "colour", for: indexPath)
///     cell.textLabel?.text = colours[indexPath.row]
///     return cell
///   }
/// }
/// ```
open class TableViewController: TableViewDataSource, TableViewDelegate {
  /// The table.
  public let tableView: TableView
  /// What the table shows without an override.
  public let staticTable: StaticTable

  /// A controller of a table, perhaps with sections that do not change.
  public init(
    style: TableView.Style = .plain, frame: Rect = Rect(x: 0, y: 0, width: 375, height: 667),
    @TableBuilder<TableSection> sections: () -> [TableSection] = { [] }
  ) {
    tableView = TableView(frame: frame, style: style)
    staticTable = StaticTable(sections())
    tableView.dataSource = self
    tableView.delegate = self
    viewDidLoad()
  }

  /// Runs at the end of the initialiser: register cells here.
  open func viewDidLoad() {}

  // As the data source.

  /// As many as it was made with; 1 where there are none.
  open func numberOfSections(in tableView: TableView) throws(TableError) -> Int {
    staticTable.sections.isEmpty ? 1 : staticTable.numberOfSections(in: tableView)
  }

  /// As many as it was made with.
  open func tableView(
    _ tableView: TableView, numberOfRowsInSection section: Int
  ) throws(TableError) -> Int {
    staticTable.tableView(tableView, numberOfRowsInSection: section)
  }

  /// The cell that it was made with.
  open func tableView(
    _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableViewCell {
    try staticTable.tableView(tableView, cellForRowAt: indexPath)
  }

  /// The text that it was made with.
  open func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) throws(TableError) -> String? {
    staticTable.tableView(tableView, titleForHeaderInSection: section)
  }

  /// The text that it was made with.
  open func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) throws(TableError) -> String? {
    staticTable.tableView(tableView, titleForFooterInSection: section)
  }

  /// Yes, unless it was made with sections.
  open func tableView(
    _ tableView: TableView, canEditRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Bool { staticTable.sections.isEmpty }

  /// No.
  open func tableView(
    _ tableView: TableView, canMoveRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Bool { false }

  /// Nothing.
  open func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: TableIndexPath
  ) throws(TableError) {}

  /// Nothing.
  open func tableView(
    _ tableView: TableView, moveRowAt source: TableIndexPath, to target: TableIndexPath
  ) throws(TableError) {}

  /// None.
  open func sectionIndexTitles(for tableView: TableView) throws(TableError) -> [String]? { nil }

  /// The section with the title's number.
  open func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) throws(TableError) -> Int { index }

  // As the delegate.

  /// The table's `rowHeight`.
  open func tableView(
    _ tableView: TableView, heightForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Double { tableView.rowHeight }

  /// The table's `estimatedRowHeight`. An override is asked for every row when the data is loaded.
  open func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Double {
    tableView.hasOneEstimate = true
    return tableView.estimatedRowHeight
  }

  /// The table's `sectionHeaderHeight`.
  open func tableView(
    _ tableView: TableView, heightForHeaderInSection section: Int
  ) throws(TableError) -> Double { tableView.sectionHeaderHeight }

  /// The table's `sectionFooterHeight`.
  open func tableView(
    _ tableView: TableView, heightForFooterInSection section: Int
  ) throws(TableError) -> Double { tableView.sectionFooterHeight }

  /// None of its own.
  open func tableView(
    _ tableView: TableView, viewForHeaderInSection section: Int
  ) throws(TableError) -> View? { nil }

  /// None of its own.
  open func tableView(
    _ tableView: TableView, viewForFooterInSection section: Int
  ) throws(TableError) -> View? { nil }

  /// The table's `estimatedSectionHeaderHeight`. An override is asked for every section when the data is
  /// loaded.
  open func tableView(
    _ tableView: TableView, estimatedHeightForHeaderInSection section: Int
  ) throws(TableError) -> Double { tableView.estimatedSectionHeaderHeight }

  /// The table's `estimatedSectionFooterHeight`. An override is asked for every section when the data is
  /// loaded.
  open func tableView(
    _ tableView: TableView, estimatedHeightForFooterInSection section: Int
  ) throws(TableError) -> Double { tableView.estimatedSectionFooterHeight }

  /// Nothing.
  open func tableView(
    _ tableView: TableView, willDisplay cell: TableViewCell, forRowAt indexPath: TableIndexPath
  ) throws(TableError) {}

  /// Nothing.
  open func tableView(
    _ tableView: TableView, didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: TableIndexPath
  ) throws(TableError) {}

  /// Nothing.
  open func tableView(
    _ tableView: TableView, willDisplayHeaderView view: View, forSection section: Int
  ) throws(TableError) {}

  /// Nothing.
  open func tableView(
    _ tableView: TableView, willDisplayFooterView view: View, forSection section: Int
  ) throws(TableError) {}

  /// Nothing.
  open func tableView(
    _ tableView: TableView, didEndDisplayingHeaderView view: View, forSection section: Int
  ) throws(TableError) {}

  /// Nothing.
  open func tableView(
    _ tableView: TableView, didEndDisplayingFooterView view: View, forSection section: Int
  ) throws(TableError) {}

  /// Yes.
  open func tableView(
    _ tableView: TableView, shouldHighlightRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Bool { true }

  /// The row itself.
  open func tableView(
    _ tableView: TableView, willDeselectRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableIndexPath? { indexPath }

  /// The row itself.
  open func tableView(
    _ tableView: TableView, willSelectRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableIndexPath? { indexPath }

  /// Runs what the row that it was made with is to do.
  open func tableView(
    _ tableView: TableView, didSelectRowAt indexPath: TableIndexPath
  ) throws(TableError) {
    staticTable.tableView(tableView, didSelectRowAt: indexPath)
  }

  /// A control that deletes.
  open func tableView(
    _ tableView: TableView, editingStyleForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableViewCell.EditingStyle { .delete }

  /// Yes.
  open func tableView(
    _ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Bool { true }

  /// Nothing.
  open func tableView(
    _ tableView: TableView, didDeselectRowAt indexPath: TableIndexPath
  ) throws(TableError) {}

  /// Nothing.
  open func tableView(
    _ tableView: TableView, accessoryButtonTappedForRowWith indexPath: TableIndexPath
  ) throws(TableError) {}

  /// The place that was proposed.
  open func tableView(
    _ tableView: TableView, targetIndexPathForMoveFromRowAt source: TableIndexPath,
    toProposedIndexPath target: TableIndexPath
  ) throws(TableError) -> TableIndexPath { target }

  /// The cell's own.
  open func tableView(
    _ tableView: TableView, indentationLevelForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Int { TableView.ownIndentationLevel }
}
