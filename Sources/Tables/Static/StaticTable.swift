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
/// table.delegate = settings
/// ```
///
/// As the delegate, it runs what rows are to do when they are selected.
public final class StaticTable: TableViewDataSource, TableViewDelegate {
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
    guard let row = row(at: indexPath) else { throw .noSuchRow(indexPath) }
    return row.cell
  }

  private func row(at path: TableIndexPath) -> TableRow? {
    guard sections.indices.contains(path.section),
      sections[path.section].rows.indices.contains(path.row)
    else { return nil }
    return sections[path.section].rows[path.row]
  }

  /// The text that was declared above the section.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].header : nil
  }

  /// The text that was declared below the section.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    sections.indices.contains(section) ? sections[section].footer : nil
  }

  /// Runs what the row is to do.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: TableIndexPath) {
    row(at: indexPath)?.onSelect?()
  }
}
