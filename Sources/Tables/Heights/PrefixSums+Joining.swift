// Cutting and joining, in O(log n).

extension PrefixSums.Node {
  typealias Node = PrefixSums.Node
  typealias Entry = PrefixSums.Entry

  /// Two parts one after the other. Small pieces that meet become one.
  static func join(_ left: Node?, _ right: Node?) -> Node? {
    guard let left, let right else { return left ?? right }
    guard let seam = merged(left.edge(isLast: true), right.edge(isLast: false)) else {
      return balanced(left, right)
    }
    let start = left.withoutEdge(isLast: true).map { balanced($0, seam) } ?? seam
    return right.withoutEdge(isLast: false).map { balanced(start, $0) } ?? start
  }

  /// Two parts one after the other, each balanced; so is what comes out, which is at most one
  /// higher than the higher one.
  private static func balanced(_ left: Node, _ right: Node) -> Node {
    if left.rank > right.rank + 1, case .pair(let outer, let inner) = left.parts {
      return rotatedLeft(outer, balanced(inner, right))
    }
    if right.rank > left.rank + 1, case .pair(let inner, let outer) = right.parts {
      return rotatedRight(balanced(left, inner), outer)
    }
    return Node(left, right)
  }

  /// `a (b c)` as `(a b) c`, where the second part is too high; `a ((b c) d)` as `(a b) (c d)`.
  private static func rotatedLeft(_ left: Node, _ right: Node) -> Node {
    guard right.rank > left.rank + 1, case .pair(let middle, let outer) = right.parts else {
      return Node(left, right)
    }
    if middle.rank > outer.rank, case .pair(let first, let second) = middle.parts {
      return Node(Node(left, first), Node(second, outer))
    }
    return Node(Node(left, middle), outer)
  }

  /// `(a b) c` as `a (b c)`, where the first part is too high; `(a (b c)) d` as `(a b) (c d)`.
  private static func rotatedRight(_ left: Node, _ right: Node) -> Node {
    guard left.rank > right.rank + 1, case .pair(let outer, let middle) = left.parts else {
      return Node(left, right)
    }
    if middle.rank > outer.rank, case .pair(let first, let second) = middle.parts {
      return Node(Node(outer, first), Node(second, right))
    }
    return Node(outer, Node(middle, right))
  }

  /// Both sides of a cut.
  static func split(_ node: Node?, at index: Int) -> (Node?, Node?) {
    guard let node, index > 0 else { return (nil, node) }
    guard index < node.count else { return (node, nil) }
    switch node.parts {
    case .run(let entry):
      return (
        Node(repeating: entry, count: index), Node(repeating: entry, count: node.count - index)
      )
    case .numbers(let entries):
      return (Node(numbers: Array(entries[..<index])), Node(numbers: Array(entries[index...])))
    case .pair(let left, let right):
      if index < left.count {
        let (before, after) = split(left, at: index)
        return (before, after.map { balanced($0, right) } ?? right)
      }
      let (before, after) = split(right, at: index - left.count)
      return (before.map { balanced(left, $0) } ?? left, after)
    }
  }

  /// The first or last piece.
  private func edge(isLast: Bool) -> Node {
    guard case .pair(let left, let right) = parts else { return self }
    return (isLast ? right : left).edge(isLast: isLast)
  }

  private func withoutEdge(isLast: Bool) -> Node? {
    guard case .pair(let left, let right) = parts else { return nil }
    if isLast {
      return right.withoutEdge(isLast: true).map { Node.balanced(left, $0) } ?? left
    }
    return left.withoutEdge(isLast: false).map { Node.balanced($0, right) } ?? right
  }

  /// Two pieces as one, where that is one piece.
  private static func merged(_ left: Node, _ right: Node) -> Node? {
    if case .run(let first) = left.parts, case .run(let second) = right.parts, first == second {
      return Node(repeating: first, count: left.count + right.count)
    }
    guard left.count + right.count <= capacity, let first = left.numbers, let second = right.numbers
    else { return nil }
    return Node(numbers: first + second)
  }

  /// The numbers of a piece written out; `nil` for a long run.
  private var numbers: [Entry]? {
    switch parts {
    case .numbers(let entries): entries
    case .run(let entry):
      count <= Node.shortRun ? [Entry](repeating: entry, count: count) : nil
    case .pair: nil
    }
  }
}

// Changing numbers.

extension PrefixSums.Node {
  /// The sequence with one number changed.
  func changing(_ index: Int, _ change: (inout Entry) -> Void) -> Node {
    switch parts {
    case .numbers(var entries):
      change(&entries[index])
      return Node(numbers: entries)
    case .pair(let left, let right):
      if index < left.count { return Node.balanced(left.changing(index, change), right) }
      return Node.balanced(left, right.changing(index - left.count, change))
    case .run(let entry):
      return writtenOut(entry, around: index).changing(index, change)
    }
  }

  /// The sequence with some numbers known; their indices, which count from `start` on, ascend.
  func knowing(_ values: ArraySlice<(index: Int, value: Int)>, from start: Int = 0) -> Node {
    guard let first = values.first else { return self }
    switch parts {
    case .numbers(var entries):
      for (index, value) in values { entries[index - start].know(value) }
      return Node(numbers: entries)
    case .pair(let left, let right):
      let middle = start + left.count
      let cut = values.firstIndex { $0.index >= middle } ?? values.endIndex
      return Node.balanced(
        left.knowing(values[..<cut], from: start), right.knowing(values[cut...], from: middle))
    case .run(let entry):
      return writtenOut(entry, around: first.index - start).knowing(values, from: start)
    }
  }

  /// A run with the numbers near one of them written out: its neighbours will change soon.
  private func writtenOut(_ entry: Entry, around index: Int) -> Node {
    let length = Node.capacity / 2
    let start = index / length * length
    var end = min(start + length, count)
    if count - end <= Node.shortRun { end = count }
    let middle = Node(numbers: [Entry](repeating: entry, count: end - start))
    let before = start > 0 ? Node(repeating: entry, count: start) : nil
    let after = end < count ? Node(repeating: entry, count: count - end) : nil
    let head = before.map { Node($0, middle) } ?? middle
    return after.map { Node.balanced(head, $0) } ?? head
  }
}
