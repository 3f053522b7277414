/// Objects in the order in which they came, each once. Adding and removing one is O(1) on average.
struct DistinctList<Element: AnyObject> {
  /// What has gone leaves a gap, until there are as many gaps as objects.
  private var slots: [Element?] = []
  private var gaps = 0
  /// Where each object is; empty as long as looking through a few slots does as well.
  private var places: [ObjectIdentifier: Int] = [:]

  /// A list of nothing.
  init() {}

  /// The objects there are. O(count)
  var items: [Element] { slots.compactMap { $0 } }

  /// Calls `body` with each object, those that come meanwhile left out.
  @inline(__always)
  func forEach(_ body: (Element) -> Void) {
    for item in slots { if let item { body(item) } }
  }

  mutating func removeAll() {
    slots.removeAll(keepingCapacity: true)
    if !places.isEmpty { places.removeAll(keepingCapacity: true) }
    gaps = 0
  }

  /// Lets all objects go, and calls `body` with those that somebody else refers to.
  mutating func removeAll(_ body: (Element) -> Void) {
    var slots: [Element?] = []
    swap(&slots, &self.slots)
    (gaps, places) = (0, [:])
    for place in slots.indices {
      guard var item = slots[place].take() else { continue }
      if !isKnownUniquelyReferenced(&item) { body(item) }
    }
  }

  var isEmpty: Bool { slots.count == gaps }
  var count: Int { slots.count - gaps }

  mutating func insert(_ item: Element) {
    guard place(of: item) == nil else { return }
    slots.append(item)
    if !places.isEmpty {
      places[ObjectIdentifier(item)] = slots.count - 1
    } else if slots.count > Self.mostUnindexed {
      index()
    }
  }

  mutating func remove(_ item: Element) {
    guard let place = place(of: item) else { return }
    slots[place] = nil
    gaps += 1
    if !places.isEmpty { places[ObjectIdentifier(item)] = nil }
    if 2 * gaps > slots.count { close() }
  }

  func contains(_ item: Element) -> Bool { place(of: item) != nil }

  private func place(of item: Element) -> Int? {
    places.isEmpty ? slots.lastIndex { $0 === item } : places[ObjectIdentifier(item)]
  }

  private mutating func close() {
    slots = items.map { $0 }
    gaps = 0
    places = [:]
    if slots.count > Self.mostUnindexed { index() }
  }

  private mutating func index() {
    for (place, item) in slots.enumerated() {
      if let item { places[ObjectIdentifier(item)] = place }
    }
  }

  private static var mostUnindexed: Int { 16 }
}

extension DistinctList: Sequence {
  struct Iterator: IteratorProtocol {
    fileprivate let slots: [Element?]
    private var place = 0

    fileprivate init(_ slots: [Element?]) { self.slots = slots }

    mutating func next() -> Element? {
      while place < slots.count {
        place += 1
        if let element = slots[place - 1] { return element }
      }
      return nil
    }
  }

  func makeIterator() -> Iterator { Iterator(slots) }
}
