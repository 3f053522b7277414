import ViewTree

/// How the cells of a reuse identifier are made, and filled with items. What it knows may be used on
/// any thread: so rows can be measured on all cores, by cells of each thread's own.
///
/// ```swift
/// let names = CellRegistration<NameCell, String>("name") {
///   NameCell()
/// } configure: { cell, name in
///   cell.name.text = name
/// }
/// ```
public struct CellRegistration<Cell: TableViewCell, Item: Sendable>: Sendable {
  /// The reuse identifier.
  public let identifier: String
  let make: @Sendable () -> Cell
  let configure: @Sendable (Cell, Item) -> Void

  /// A registration by closures that share nothing that changes.
  public init(
    _ identifier: String, make: @escaping @Sendable () -> Cell,
    configure: @escaping @Sendable (Cell, Item) -> Void
  ) {
    self.identifier = identifier
    self.make = make
    self.configure = configure
  }
}

extension TableView {
  /// Registers what a registration knows.
  public final func register<Cell: TableViewCell, Item: Sendable>(
    _ registration: CellRegistration<Cell, Item>
  ) {
    let make = registration.make
    register(registration.identifier) { make() }
  }

  /// A cell filled with an item, for a row.
  ///
  /// - Throws: ``TableError/unregisteredIdentifier(_:)``, also where another kind of cell is
  ///   registered; ``TableError/noSuchRow(_:)``.
  public final func dequeueConfiguredReusableCell<Cell: TableViewCell, Item: Sendable>(
    using registration: CellRegistration<Cell, Item>, for path: TableIndexPath, item: Item
  ) throws(TableError) -> Cell {
    let dequeued = try dequeueReusableCell(
      withIdentifier: registration.identifier, for: path)
    guard let cell = dequeued as? Cell else {
      throw .unregisteredIdentifier(registration.identifier)
    }
    registration.configure(cell, item)
    return cell
  }

  /// The one cell of an identifier that is never shown, to be filled and measured; `nil` if the
  /// identifier is not registered. Registering the identifier again makes another.
  public final func prototypeCell(withIdentifier identifier: String) -> TableViewCell? {
    if let cell = prototypes[identifier] { return cell }
    guard let cell = cellPool.maker(identifier)?() else { return nil }
    cell.reuseIdentifier = identifier
    cell.environmentSource = viewReference
    prototypes[identifier] = cell
    return cell
  }
}
