extension PrefixSums {
  /// A part of a sequence; it never changes.
  final class Node: Sendable {
    enum Content {
      /// Numbers one after the other.
      case numbers([Entry])
      /// One unknown number again and again.
      case run(Entry)
      /// Two parts, one after the other.
      case pair(Node, Node)
    }

    /// So many numbers may be in one piece.
    static let capacity = 256
    /// A run as short as this is written out where it meets other numbers.
    static let shortRun = 32

    private let content: Content
    let count: Int
    let sum: Int
    /// The longest way down from here.
    let rank: Int
    /// Whether nothing below is known any more, whatever it says there.
    private let isForgotten: Bool
    /// Whether there are numbers that have to be found out at once, and whether there would be if
    /// none were known.
    private let hasPending: Bool
    private let couldHavePending: Bool

    init(numbers: [Entry]) {
      content = .numbers(numbers)
      count = numbers.count
      var (sum, pending, could) = (0, false, false)
      for entry in numbers {
        sum += entry.value
        guard entry.isPending else { continue }
        could = true
        if !entry.isKnown { pending = true }
      }
      (self.sum, hasPending, couldHavePending) = (sum, pending, could)
      (rank, isForgotten) = (0, false)
    }

    init(repeating entry: Entry, count: Int) {
      content = .run(entry)
      self.count = count
      sum = entry.value * count
      (rank, isForgotten) = (0, false)
      (hasPending, couldHavePending) = (entry.isPending, entry.isPending)
    }

    init(_ left: Node, _ right: Node) {
      content = .pair(left, right)
      count = left.count + right.count
      sum = left.sum + right.sum
      rank = max(left.rank, right.rank) + 1
      isForgotten = false
      hasPending = left.hasPending || right.hasPending
      couldHavePending = left.couldHavePending || right.couldHavePending
    }

    private init(forgetting node: Node) {
      content = node.content
      (count, sum, rank) = (node.count, node.sum, node.rank)
      isForgotten = true
      (hasPending, couldHavePending) = (node.couldHavePending, node.couldHavePending)
    }

    /// The same numbers, none of them known. O(1)
    func forgotten() -> Node {
      if isForgotten { return self }
      if case .run = content { return self }
      return Node(forgetting: self)
    }

    /// What the node is made of, as it counts now.
    var parts: Content {
      guard isForgotten else { return content }
      switch content {
      case .pair(let left, let right): return .pair(left.forgotten(), right.forgotten())
      case .numbers(var entries):
        for index in entries.indices { entries[index].isKnown = false }
        return .numbers(entries)
      case .run: return content
      }
    }
  }
}

// Looking.

extension PrefixSums.Node {
  func entry(_ index: Int) -> PrefixSums.Entry {
    var (node, index, isForgotten) = (self, index, isForgotten)
    while case .pair(let left, let right) = node.content {
      if index < left.count {
        node = left
      } else {
        index -= left.count
        node = right
      }
      if node.isForgotten { isForgotten = true }
    }
    guard case .numbers(let entries) = node.content else {
      if case .run(let entry) = node.content { return entry }
      return PrefixSums.Entry(0)
    }
    var entry = entries[index]
    if isForgotten { entry.isKnown = false }
    return entry
  }

  func sum(before index: Int) -> Int {
    var (node, index, sum) = (self, index, 0)
    while case .pair(let left, let right) = node.content {
      if index < left.count {
        node = left
      } else {
        sum += left.sum
        index -= left.count
        node = right
      }
    }
    switch node.content {
    case .run(let entry): return sum + entry.value * index
    case .numbers(let entries):
      for entry in entries.prefix(index) { sum += entry.value }
      return sum
    case .pair: return sum
    }
  }

  func index(at offset: Int) -> Int {
    var (node, rest, index) = (self, offset, 0)
    while case .pair(let left, let right) = node.content {
      if rest < left.sum {
        node = left
      } else {
        rest -= left.sum
        index += left.count
        node = right
      }
    }
    let last = node.count - 1
    switch node.content {
    case .run(let entry): return index + (entry.value == 0 ? last : min(rest / entry.value, last))
    case .numbers(let entries):
      var place = 0
      while place < last, entries[place].value <= rest {
        rest -= entries[place].value
        place += 1
      }
      return index + place
    case .pair: return index
    }
  }

  func firstPending(from start: Int) -> Int? {
    guard hasPending, start < count else { return nil }
    switch parts {
    case .run: return max(0, start)
    case .numbers(let entries):
      return entries.indices.first { $0 >= start && entries[$0].isPending && !entries[$0].isKnown }
    case .pair(let left, let right):
      if let found = left.firstPending(from: start) { return found }
      return right.firstPending(from: start - left.count).map { $0 + left.count }
    }
  }
}
