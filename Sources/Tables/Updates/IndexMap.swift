/// Where things in a list are after some were taken out, others put in, and others moved. What is
/// taken out counts by the places before, what is put in by those after.
struct IndexMap {
  /// The places before of what is deleted or moved, in order.
  private let removed: [Int]
  /// The places after of what is inserted or moved, in order.
  private let inserted: [Int]
  private var targets: [Int: Int] = [:]
  private var sources: [Int: Int] = [:]

  init(deleted: [Int], inserted: [Int], moved: [(from: Int, to: Int)] = []) {
    removed = (deleted + moved.map { $0.from }).sorted()
    self.inserted = (inserted + moved.map { $0.to }).sorted()
    for (from, to) in moved { (targets[from], sources[to]) = (to, from) }
  }

  /// The place after of what was at a place; `nil` if it was taken out. O(log changes)
  func place(after old: Int) -> Int? { targets[old] ?? Self.place(old, removed, inserted) }

  /// The place before of what is at a place; `nil` if it was put in. O(log changes)
  func place(before new: Int) -> Int? { sources[new] ?? Self.place(new, inserted, removed) }

  /// Leaves some places of a list out, and makes room for others.
  private static func place(_ place: Int, _ left: [Int], _ made: [Int]) -> Int? {
    let before = left.partitionPoint { left[$0] < place }
    if before < left.count, left[before] == place { return nil }
    // What is left of the list keeps its order: so many there are before it. Each place made has as
    // many of them before it as its number less the places made before it.
    let number = place - before
    return number + made.partitionPoint { made[$0] - $0 <= number }
  }
}

extension [Int] {
  /// How many indices at the front satisfy a condition, which none does after them.
  fileprivate func partitionPoint(_ isBefore: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBefore(middle) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
