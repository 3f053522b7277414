extension PrefixSums {
  /// Collects numbers into pieces, and pieces into a tree, in O(n).
  struct Builder {
    private var pieces: [Node] = []
    private var numbers: [Entry] = []
    /// An entry, and how often it came last.
    private var run: (entry: Entry, count: Int)?

    /// Adds a number, `count` times.
    mutating func append(_ entry: Entry, count: Int = 1) {
      guard count > 0 else { return }
      if let run, run.entry == entry {
        self.run = (entry, run.count + count)
      } else {
        endRun()
        run = (entry, count)
      }
    }

    private mutating func endRun() {
      guard let (entry, count) = run else { return }
      run = nil
      if count > Node.shortRun, !entry.isKnown {
        endPiece()
        return pieces.append(Node(repeating: entry, count: count))
      }
      for _ in 0..<count {
        numbers.append(entry)
        if numbers.count == Node.capacity { endPiece() }
      }
    }

    private mutating func endPiece() {
      guard !numbers.isEmpty else { return }
      pieces.append(Node(numbers: numbers))
      numbers = []
    }

    mutating func finish() -> Node? {
      endRun()
      endPiece()
      return tree(pieces[...])
    }

    private func tree(_ pieces: ArraySlice<Node>) -> Node? {
      guard pieces.count > 1 else { return pieces.first }
      let middle = pieces.startIndex + pieces.count / 2
      guard let left = tree(pieces[..<middle]), let right = tree(pieces[middle...]) else {
        return nil
      }
      return Node(left, right)
    }
  }
}
