/// The data of a table that is declared in code: each row has a cell of its own, which is never
/// used for another.
///
/// ```swift
/// let settings = StaticTable {
///   TableSection("Network") {
///     TableRow("Wi-Fi", detail: "Home", accessory: .disclosureIndicator)
///     TableRow("Bluetooth", detail: "On")
///   }
/// }
/// table.dataSource = settings
/// ```
public final class StaticTable: TableViewDataSource {
  /// The sections. After a change, load the table's data again or say in a batch what has changed.
  public var sections: [TableSection]

  /// A table of sections.
  public init(_ sections: [TableSection]) { self.sections = sections }

  /// A table of sections declared in a block.
  public convenience init(@TableBuilder<TableSection> _ sections: () -> [TableSection]) {
    self.init(sections())
  }

  /// As many as were declared.
  public func numberOfSections(in tableView: TableView) -> Int { sections.count }

  /// As many as were declared.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    sections.indices.contains(section) ? sections[section].rows.count : 0
  }

  /// The row's own cell.
  public func tableView(
    _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableViewCell {
    guard sections.indices.contains(indexPath.section),
      sections[indexPath.section].rows.indices.contains(indexPath.row)
    else { throw .noSuchRow(indexPath) }
    return sections[indexPath.section].rows[indexPath.row].cell
  }
}
