/// A long sequence of whole numbers that are not negative, with the sum of any number of them from
/// the start in O(log n); each may be known, or stand for something yet to be found out.
///
/// It is a balanced tree (AVL) over pieces: a piece holds up to 256 numbers, or says how often one
/// unknown number is repeated, so that a million rows that nobody has looked at are one piece. All
/// changes are made by cutting the sequence and joining parts, after Blelloch, Ferizovic and Sun,
/// "Just Join for Parallel Ordered Sets" (2016), with the numbers at the leaves. Nodes never change:
/// a copy is O(1), and so is forgetting everything that is known.
package struct PrefixSums: Sendable {
  var root: Node?

  private init(root: Node?) { self.root = root }

  /// An empty sequence.
  package init() { root = nil }

  /// One number `count` times, unknown; if it is pending, it has to be found out at once.
  package init(repeating value: Int, count: Int, isPending: Bool = false) {
    root =
      count > 0 ? Node(repeating: Entry(value, isPending: isPending), count: count) : nil
  }

  /// Known numbers. O(n)
  package init(known values: [Int]) {
    var builder = Builder()
    for value in values { builder.append(Entry(value, isKnown: true)) }
    root = builder.finish()
  }

  /// What a builder has collected. O(n)
  init(_ builder: consuming Builder) {
    var builder = builder
    root = builder.finish()
  }

  /// How many numbers there are. O(1)
  package var count: Int { root?.count ?? 0 }

  /// The sum of all numbers. O(1)
  package var total: Int { root?.sum ?? 0 }

  /// A number, known or not. O(log n)
  package subscript(index: Int) -> Int { entry(index).value }

  /// Whether the number is known. O(log n)
  package func isKnown(_ index: Int) -> Bool { entry(index).isKnown }

  /// The sum of the numbers before one. O(log n)
  package func offset(of index: Int) -> Int { root?.sum(before: index) ?? 0 }

  /// The number in whose extent an offset lies: the last one that begins there or before. Zeros are
  /// passed over where a later number begins at the same place. `nil` without numbers. O(log n)
  package func index(at offset: Int) -> Int? { root?.index(at: max(0, offset)) }

  /// The first number, from an index on, that has to be found out at once. O(log n)
  package func firstPending(from index: Int = 0) -> Int? { root?.firstPending(from: index) }

  private func entry(_ index: Int) -> Entry {
    root?.entry(index) ?? Entry(0, isKnown: true)
  }
}

// Changes.

extension PrefixSums {
  /// Notes a number that is known from now on. O(log n)
  package mutating func set(_ index: Int, to value: Int) {
    root = root?.changing(index) { $0.know(value) }
  }

  /// Notes numbers that are known from now on; their indices ascend. O(log n) for each piece that they
  /// are in, and O(1) for each of them.
  package mutating func set(_ values: [(index: Int, value: Int)]) {
    root = root?.knowing(values[...])
  }

  /// Changes a number that is not known. O(log n)
  package mutating func suppose(_ index: Int, _ value: Int) {
    root = root?.changing(index) { entry in
      entry = Entry(value, isPending: entry.isPending)
    }
  }

  /// A number that was known is unknown from now on; it keeps its value until then. O(log n)
  package mutating func forget(_ index: Int) {
    guard isKnown(index) else { return }
    root = root?.changing(index) { $0.isKnown = false }
  }

  /// Numbers that were known are unknown from now on. O(1)
  package mutating func forgetAll() { root = root?.forgotten() }

  /// Puts a sequence in before an index. O(log n)
  package mutating func insert(_ other: PrefixSums, at index: Int) {
    let (before, after) = Node.split(root, at: index)
    root = Node.join(Node.join(before, other.root), after)
  }

  /// Takes a part out. O(log n)
  @discardableResult
  package mutating func remove(_ range: Range<Int>) -> PrefixSums {
    let (before, rest) = Node.split(root, at: range.lowerBound)
    let (part, after) = Node.split(rest, at: range.count)
    root = Node.join(before, after)
    return PrefixSums(root: part)
  }

  /// Puts a sequence in the place of a part that is as long. O(log n)
  mutating func replace(from index: Int, with other: PrefixSums) {
    remove(index..<index + other.count)
    insert(other, at: index)
  }

  /// The numbers of a part that are known, each with its index. O(length)
  package func known(in range: Range<Int>) -> [(index: Int, value: Int)] {
    range.compactMap { index in
      let entry = entry(index)
      return entry.isKnown ? (index, entry.value) : nil
    }
  }
}
