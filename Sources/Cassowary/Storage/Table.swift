/// A table in the arena: elements of one kind side by side. A view that does not own what it shows,
/// and is only there while the arena is open.
@safe
struct Table<Index: TableIndex, Element: BitwiseCopyable> {
  private let base: UnsafeMutablePointer<Element>

  @inline(__always)
  init(at address: UnsafeMutableRawPointer) {
    unsafe base = address.assumingMemoryBound(to: Element.self)
  }

  @inline(__always)
  func address(of index: Index) -> UnsafeMutablePointer<Element> { unsafe base + index.index }

  subscript(index: Index) -> Element {
    @inline(__always)
    _read { yield unsafe base[index.index] }
    @inline(__always)
    nonmutating _modify { yield unsafe &base[index.index] }
  }
}

/// A list in the arena of at most as many places as its section was laid out for; the first word
/// counts them.
@safe
struct List<Element: TableIndex> {
  private let base: UnsafeMutablePointer<Int32>

  @inline(__always)
  init(at address: UnsafeMutableRawPointer) {
    unsafe base = address.assumingMemoryBound(to: Int32.self)
  }

  var count: Int {
    @inline(__always)
    get { unsafe Int(base[0]) }
    @inline(__always)
    nonmutating set { unsafe base[0] = Int32(truncatingIfNeeded: newValue) }
  }

  var isEmpty: Bool { count == 0 }

  subscript(index: Int) -> Element {
    @inline(__always)
    get { unsafe Element(raw: base[1 + index]) }
    @inline(__always)
    nonmutating set { unsafe base[1 + index] = newValue.raw }
  }

  @inline(__always)
  func append(_ element: Element) {
    let count = count
    self.count = count + 1
    self[count] = element
  }

  @inline(__always)
  func popLast() -> Element? {
    let count = count
    guard count > 0 else { return nil }
    self.count = count - 1
    return self[count - 1]
  }

  @inline(__always)
  func removeAll() { count = 0 }

  /// Keeps the elements for which `isKept` is true, in their order.
  @inline(__always)
  func keep(where isKept: (Element) -> Bool) {
    var kept = 0
    for index in 0..<count where isKept(self[index]) {
      self[kept] = self[index]
      kept += 1
    }
    count = kept
  }
}

/// A queue in the arena, of at most `capacity` places, each in it once.
@safe
struct Queue<Element: TableIndex> {
  private let list: List<Element>
  private let capacity: Int

  @inline(__always)
  init(at address: UnsafeMutableRawPointer, capacity: Int) {
    unsafe list = List(at: address)
    self.capacity = capacity
  }

  /// Where the first element is: kept behind the count, before the elements.
  private var head: Int {
    @inline(__always)
    get { list[0].index }
    @inline(__always)
    nonmutating set { list[0] = Element(index: newValue) }
  }

  var count: Int { list.count }
  var isEmpty: Bool { list.isEmpty }

  @inline(__always)
  func removeAll() {
    list.removeAll()
    head = 0
  }

  /// The elements, the one that has waited longest first.
  subscript(offset: Int) -> Element {
    @inline(__always)
    get { list[1 + place(offset)] }
    @inline(__always)
    nonmutating set { list[1 + place(offset)] = newValue }
  }

  @inline(__always)
  private func place(_ offset: Int) -> Int {
    let place = head + offset
    return place < capacity ? place : place - capacity
  }

  @inline(__always)
  func append(_ element: Element) {
    let count = list.count
    self[count] = element
    list.count = count + 1
  }

  @inline(__always)
  func popFirst() -> Element? {
    guard !isEmpty else { return nil }
    let first = self[0]
    removeFirst()
    return first
  }

  @inline(__always)
  private func removeFirst() {
    list.count -= 1
    head = isEmpty ? 0 : place(1)
  }

  /// Keeps the elements for which `isKept` is true, in their order.
  @inline(__always)
  func keep(where isKept: (Element) -> Bool) {
    for _ in 0..<count {
      if let first = popFirst(), isKept(first) { append(first) }
    }
  }
}
