/// What a table shows.
///
/// Callbacks may throw ``TableError`` (those that never do still conform); the table then goes on
/// without an answer, and keeps the error in ``TableView/errors``.
public protocol TableViewDataSource: AnyObject {
  /// How many sections there are; 1 where it is not implemented.
  func numberOfSections(in tableView: TableView) throws(TableError) -> Int

  /// How many rows a section has.
  func tableView(
    _ tableView: TableView, numberOfRowsInSection section: Int
  ) throws(TableError) -> Int

  /// The cell of a row, filled with its data. It is asked for rows on the screen only.
  func tableView(
    _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableViewCell

  /// The text of a section's header; none where it is not implemented.
  func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) throws(TableError) -> String?

  /// The text of a section's footer; none where it is not implemented.
  func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) throws(TableError) -> String?

  /// Whether a row has an editing control while the table is being edited; yes where it is not
  /// implemented.
  func tableView(
    _ tableView: TableView, canEditRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Bool

  /// Whether a row can be moved while the table is being edited; no where it is not implemented.
  func tableView(
    _ tableView: TableView, canMoveRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Bool

  /// The editing control of a row was used: change the data, and tell the table.
  func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: TableIndexPath
  ) throws(TableError)

  /// A row is being moved: change the data; the table knows already.
  func tableView(
    _ tableView: TableView, moveRowAt source: TableIndexPath, to target: TableIndexPath
  ) throws(TableError)

  /// The titles of the index beside the table; none where it is not implemented.
  func sectionIndexTitles(for tableView: TableView) throws(TableError) -> [String]?

  /// The section that a title of the index stands for; the one with its number where it is not
  /// implemented.
  func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) throws(TableError) -> Int
}

extension TableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: TableView) throws(TableError) -> Int { 1 }

  /// No header.
  public func tableView(
    _ tableView: TableView, titleForHeaderInSection section: Int
  ) throws(TableError) -> String? { nil }

  /// No footer.
  public func tableView(
    _ tableView: TableView, titleForFooterInSection section: Int
  ) throws(TableError) -> String? { nil }

  /// Yes.
  public func tableView(
    _ tableView: TableView, canEditRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Bool { true }

  /// No.
  public func tableView(
    _ tableView: TableView, canMoveRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Bool { false }

  /// Nothing.
  public func tableView(
    _ tableView: TableView, commit editingStyle: TableViewCell.EditingStyle,
    forRowAt indexPath: TableIndexPath
  ) throws(TableError) {}

  /// Nothing.
  public func tableView(
    _ tableView: TableView, moveRowAt source: TableIndexPath, to target: TableIndexPath
  ) throws(TableError) {}

  /// None.
  public func sectionIndexTitles(for tableView: TableView) throws(TableError) -> [String]? { nil }

  /// The section with the title's number.
  public func tableView(
    _ tableView: TableView, sectionForSectionIndexTitle title: String, at index: Int
  ) throws(TableError) -> Int { index }
}

/// Prepares rows that may soon be on the screen.
public protocol TableViewDataSourcePrefetching: AnyObject {
  /// These rows are likely to be asked for soon, the nearest first.
  func tableView(_ tableView: TableView, prefetchRowsAt indexPaths: [TableIndexPath])

  /// These rows, announced before, are not likely to be asked for any more.
  func tableView(
    _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [TableIndexPath])
}

extension TableViewDataSourcePrefetching {
  /// Nothing.
  public func tableView(
    _ tableView: TableView, cancelPrefetchingForRowsAt indexPaths: [TableIndexPath]
  ) {}
}
