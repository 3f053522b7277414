/// How views are made, and those that wait to be used again.
struct ReusePool<Reusable: TableReusableView> {
  private struct Registration {
    let number: Int
    let make: @Sendable () -> Reusable
    var waiting: [Reusable] = []
  }

  private var registrations: [String: Registration] = [:]
  private var registrationsMade = 0

  mutating func register(_ identifier: String, _ make: @escaping @Sendable () -> Reusable) {
    registrationsMade += 1
    registrations[identifier] = Registration(number: registrationsMade, make: make)
  }

  /// What makes new ones.
  func maker(_ identifier: String) -> (@Sendable () -> Reusable)? {
    registrations[identifier]?.make
  }

  /// One that waits, or else a new one.
  mutating func take(_ identifier: String) -> (view: Reusable, isNew: Bool)? {
    if let view = registrations[identifier]?.waiting.popLast() { return (view, isNew: false) }
    guard let registration = registrations[identifier] else { return nil }
    let view = registration.make()
    view.reuseIdentifier = identifier
    view.registration = registration.number
    return (view, isNew: true)
  }

  /// Keeps a view to be used again; one of an earlier registration, or of none, goes.
  mutating func put(_ view: Reusable) {
    guard let identifier = view.reuseIdentifier, let number = view.registration,
      registrations[identifier]?.number == number
    else { return }
    registrations[identifier]?.waiting.append(view)
  }
}
