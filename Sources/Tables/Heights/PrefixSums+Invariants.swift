extension PrefixSums {
  /// What is wrong with the tree; `nil` if nothing is. O(n)
  package var brokenInvariant: String? { root?.brokenInvariant }

  /// How many nodes there are, for measuring memory. O(n)
  package var nodeCount: Int { root?.nodeCount ?? 0 }
}

extension PrefixSums.Node {
  fileprivate var brokenInvariant: String? {
    switch parts {
    case .run: return count > 0 ? nil : "an empty run"
    case .numbers(let entries):
      if entries.isEmpty { return "an empty piece" }
      return entries.count <= Node.capacity ? nil : "a piece of \(entries.count)"
    case .pair(let left, let right):
      if abs(left.rank - right.rank) > 1 { return "ranks \(left.rank) and \(right.rank)" }
      if rank != max(left.rank, right.rank) + 1 { return "a wrong rank" }
      if count != left.count + right.count || sum != left.sum + right.sum { return "wrong sums" }
      return left.brokenInvariant ?? right.brokenInvariant
    }
  }

  fileprivate var nodeCount: Int {
    guard case .pair(let left, let right) = parts else { return 1 }
    return left.nodeCount + right.nodeCount + 1
  }
}
