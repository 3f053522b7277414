/// What a table shows.
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
}

extension TableViewDataSource {
  /// One section.
  public func numberOfSections(in tableView: TableView) throws(TableError) -> Int { 1 }
}

/// What else a table asks.
public protocol TableViewDelegate: AnyObject {
  /// The height of a row, in points, or ``TableView/automaticDimension``; the table's `rowHeight`
  /// where it is not implemented. It is asked for rows on the screen only, unless estimating is
  /// off.
  func tableView(
    _ tableView: TableView, heightForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Double

  /// About how high a row may be, in points; the table's `estimatedRowHeight` where it is not
  /// implemented. It is asked for every row when the data is loaded.
  func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Double
}

extension TableViewDelegate {
  /// The table's `rowHeight`.
  public func tableView(
    _ tableView: TableView, heightForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Double { tableView.rowHeight }

  /// The table's `estimatedRowHeight`.
  public func tableView(
    _ tableView: TableView, estimatedHeightForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> Double { tableView.estimatedRowHeight }
}
