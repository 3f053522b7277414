/// How cells are made, and those that wait to be used again.
struct ReusePool {
  private struct Registration {
    let number: Int
    let make: @Sendable () -> TableViewCell
    var waiting: [TableViewCell] = []
  }

  private var registrations: [String: Registration] = [:]
  private var registrationsMade = 0

  mutating func register(_ identifier: String, _ make: @escaping @Sendable () -> TableViewCell) {
    registrationsMade += 1
    registrations[identifier] = Registration(number: registrationsMade, make: make)
  }

  /// A cell that waits, or else a new one.
  mutating func take(_ identifier: String) -> (cell: TableViewCell, isNew: Bool)? {
    guard let registration = registrations[identifier] else { return nil }
    if let cell = registrations[identifier]?.waiting.popLast() { return (cell, isNew: false) }
    let cell = registration.make()
    cell.reuseIdentifier = identifier
    cell.registration = registration.number
    return (cell, isNew: true)
  }

  /// Keeps a cell to be used again; one of an earlier registration, or of none, goes.
  mutating func put(_ cell: TableViewCell) {
    guard let identifier = cell.reuseIdentifier,
      registrations[identifier]?.number == cell.registration
    else { return }
    registrations[identifier]?.waiting.append(cell)
  }
}
