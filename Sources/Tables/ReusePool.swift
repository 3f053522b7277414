/// How cells are made, and those that wait to be used again.
struct ReusePool {
  private var makers: [String: @Sendable () -> TableViewCell] = [:]
  private var waiting: [String: [TableViewCell]] = [:]

  mutating func register(_ identifier: String, _ make: @escaping @Sendable () -> TableViewCell) {
    makers[identifier] = make
    waiting[identifier] = nil
  }

  func isRegistered(_ identifier: String) -> Bool { makers[identifier] != nil }

  /// A cell that waits, or else a new one.
  mutating func take(_ identifier: String) -> (cell: TableViewCell, isNew: Bool)? {
    if let cell = waiting[identifier]?.popLast() { return (cell, isNew: false) }
    return makers[identifier].map { ($0(), isNew: true) }
  }

  /// Keeps a cell to be used again; one without an identifier goes.
  mutating func put(_ cell: TableViewCell) {
    guard let identifier = cell.reuseIdentifier, isRegistered(identifier) else { return }
    waiting[identifier, default: []].append(cell)
  }
}
