/// The data of a table by snapshots: it finds out itself what has changed between one and the next.
///
/// ```swift
/// let numbers = TableViewDiffableDataSource<String, Int>(tableView: table) {
///   (table, path, number) throws(TableError) in
///   let cell = try table.dequeueReusableCell(withIdentifier: "name", for: path)
///   (cell as? NameCell)?.name.text = "number \(number)"
///   return cell
/// }
/// try numbers.apply(snapshot)
/// ```
public final class TableViewDiffableDataSource<
  Section: Hashable & Sendable, Item: Hashable & Sendable
>: TableViewDataSource {
  /// Gives the cell of an item.
  public typealias CellProvider = (
    TableView, TableIndexPath, Item
  ) throws(TableError) -> TableViewCell

  #if hasFeature(Embedded)
    private var table: TableView?
  #else
    private weak var table: TableView?
  #endif
  private let cellProvider: CellProvider
  private var current = DiffableDataSourceSnapshot<Section, Item>()
  private var places: (sections: [Section: Int], items: [Item: TableIndexPath]) = ([:], [:])
  /// The text above a section.
  public var titleForHeader: (Section) -> String? = { _ in nil }
  /// The text below a section.
  public var titleForFooter: (Section) -> String? = { _ in nil }

  /// Becomes the data source of a table, which is not kept alive by it.
  public init(tableView: TableView, cellProvider: @escaping CellProvider) {
    table = tableView
    self.cellProvider = cellProvider
    tableView.dataSource = self
  }

  /// What the table shows.
  public func snapshot() -> DiffableDataSourceSnapshot<Section, Item> { current }

  /// Shows a snapshot: one batch with what has changed, moving as little as possible, and one with
  /// what is reloaded or reconfigured.
  ///
  /// - Throws: ``TableError/sectionTwice(_:)``, ``TableError/rowTwice(_:)`` for identities that are
  ///   there twice, and what callbacks throw. Then the snapshot before is shown.
  /// - Complexity: O(items), and O(log rows) for each change.
  public func apply(
    _ snapshot: DiffableDataSourceSnapshot<Section, Item>
  ) throws(TableError) {
    let (old, oldPlaces) = (current, places)
    let newPlaces = try snapshot.places()
    let structure = UpdateBatch(from: old, oldPlaces, to: snapshot, newPlaces)
    let contents = UpdateBatch(contentsOf: snapshot, newPlaces.items)
    // The table counts what it has before it hears of the new.
    table?.loadIfNeeded()
    current = snapshot
    current.settle()
    places = newPlaces
    do throws(TableError) {
      try table?.update(structure)
      try table?.update(contents)
    } catch {
      (current, places) = (old, oldPlaces)
      throw error
    }
  }

  /// Where an item is. O(1)
  public func indexPath(for item: Item) -> TableIndexPath? { places.items[item] }

  /// The item of a row. O(1)
  public func itemIdentifier(for path: TableIndexPath) -> Item? {
    guard (0..<current.numberOfSections).contains(path.section) else { return nil }
    let items = current.items(at: path.section)
    return items.indices.contains(path.row) ? items[path.row] : nil
  }

  /// As many as in the snapshot.
  public func numberOfSections(in tableView: TableView) -> Int { current.numberOfSections }

  /// As many as in the snapshot.
  public func tableView(_ tableView: TableView, numberOfRowsInSection section: Int) -> Int {
    (0..<current.numberOfSections).contains(section) ? current.items(at: section).count : 0
  }

  /// What the cell provider gives.
  public func tableView(
    _ tableView: TableView, cellForRowAt indexPath: TableIndexPath
  ) throws(TableError) -> TableViewCell {
    guard let item = itemIdentifier(for: indexPath) else { throw .noSuchRow(indexPath) }
    return try cellProvider(tableView, indexPath, item)
  }

  /// What ``titleForHeader`` says.
  public func tableView(_ tableView: TableView, titleForHeaderInSection section: Int) -> String? {
    guard (0..<current.numberOfSections).contains(section) else { return nil }
    return titleForHeader(current.sectionIdentifiers[section])
  }

  /// What ``titleForFooter`` says.
  public func tableView(_ tableView: TableView, titleForFooterInSection section: Int) -> String? {
    guard (0..<current.numberOfSections).contains(section) else { return nil }
    return titleForFooter(current.sectionIdentifiers[section])
  }
}
