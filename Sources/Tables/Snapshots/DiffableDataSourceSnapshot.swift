/// The sections and rows of a table at one time, by their identities.
///
/// ```swift
/// var snapshot = DiffableDataSourceSnapshot<String, Int>()
/// snapshot.appendSections(["odd", "even"])
/// snapshot.appendItems([1, 3, 5], toSection: "odd")
/// snapshot.appendItems([2, 4], toSection: "even")
/// ```
public struct DiffableDataSourceSnapshot<Section: Hashable & Sendable, Item: Hashable & Sendable>:
  Sendable
{
  /// The sections from the top.
  public private(set) var sectionIdentifiers: [Section] = []
  private var items: [[Item]] = []
  /// The items whose cells are asked for again.
  public private(set) var reloadedItemIdentifiers: [Item] = []
  /// The items whose cells are filled again where they are.
  public private(set) var reconfiguredItemIdentifiers: [Item] = []

  /// A snapshot of nothing.
  public init() {}

  /// How many sections there are.
  public var numberOfSections: Int { sectionIdentifiers.count }

  /// How many items there are. O(sections)
  public var numberOfItems: Int { items.reduce(0) { $0 + $1.count } }

  /// All items from the top. O(items)
  public var itemIdentifiers: [Item] { items.flatMap { $0 } }

  /// The items of a section from the top; none without the section. O(sections)
  public func itemIdentifiers(inSection section: Section) -> [Item] {
    index(of: section).map { items[$0] } ?? []
  }

  /// The items of the section with a number.
  func items(at section: Int) -> [Item] { items[section] }

  private func index(of section: Section) -> Int? { sectionIdentifiers.firstIndex(of: section) }

  /// Adds sections at the end.
  public mutating func appendSections(_ sections: [Section]) {
    sectionIdentifiers += sections
    items += [[Item]](repeating: [], count: sections.count)
  }

  /// Adds items at the end of a section, or of the last one; without the section, nothing.
  public mutating func appendItems(_ new: [Item], toSection section: Section? = nil) {
    let index = section.map { self.index(of: $0) } ?? sectionIdentifiers.indices.last
    if let index { items[index] += new }
  }

  /// Puts items before one that is there; without it, nothing. O(items)
  public mutating func insertItems(_ new: [Item], beforeItem item: Item) {
    insert(new, at: item, offset: 0)
  }

  /// Puts items after one that is there; without it, nothing. O(items)
  public mutating func insertItems(_ new: [Item], afterItem item: Item) {
    insert(new, at: item, offset: 1)
  }

  private mutating func insert(_ new: [Item], at item: Item, offset: Int) {
    for section in items.indices {
      guard let index = items[section].firstIndex(of: item) else { continue }
      return items[section].insert(contentsOf: new, at: index + offset)
    }
  }

  /// Takes items out. O(items)
  public mutating func deleteItems(_ old: [Item]) {
    let old = Set(old)
    for section in items.indices { items[section].removeAll { old.contains($0) } }
  }

  /// Takes sections out with their items. O(sections)
  public mutating func deleteSections(_ old: [Section]) {
    for section in old {
      guard let index = index(of: section) else { continue }
      sectionIdentifiers.remove(at: index)
      items.remove(at: index)
    }
  }

  /// The contents of items have changed: their cells are asked for again.
  public mutating func reloadItems(_ items: [Item]) { reloadedItemIdentifiers += items }

  /// The contents of items have changed: their cells are filled again where they are, unless they are
  /// asked for again anyway.
  public mutating func reconfigureItems(_ items: [Item]) { reconfiguredItemIdentifiers += items }

  /// The same things, none of them changed.
  mutating func settle() { (reloadedItemIdentifiers, reconfiguredItemIdentifiers) = ([], []) }
}

extension DiffableDataSourceSnapshot {
  /// Where everything is.
  ///
  /// - Throws: ``TableError/sectionTwice(_:)``, ``TableError/rowTwice(_:)``.
  func places() throws(TableError) -> (sections: [Section: Int], items: [Item: TableIndexPath]) {
    var (sections, places) = ([Section: Int](), [Item: TableIndexPath]())
    places.reserveCapacity(numberOfItems)
    for (index, section) in sectionIdentifiers.enumerated() {
      guard sections.updateValue(index, forKey: section) == nil else {
        throw .sectionTwice(index)
      }
      for (row, item) in items[index].enumerated() {
        let path = TableIndexPath(row: row, section: index)
        guard places.updateValue(path, forKey: item) == nil else { throw .rowTwice(path) }
      }
    }
    return (sections, places)
  }
}
