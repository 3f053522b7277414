#if CheckedInvariants
  extension ClusterTable {
    /// Traps if the arrays do not belong together.
    func checkInvariants() {
      let count = kinds.count
      precondition(positions.count == count + 1)
      for index in 0..<count {
        precondition(utf8Offset(of: index) < utf8Offset(of: index + 1), "every character has bytes")
        precondition(positions[index] <= positions[index + 1], "no advance is negative")
      }
      checkPieces()
    }

    private func checkPieces() {
      var start = 0
      for (index, piece) in pieces.enumerated() {
        let (end, visibleEnd) = (Int(piece.end), Int(piece.visibleEnd))
        precondition(start <= visibleEnd && visibleEnd <= end, "what is seen lies in the piece")
        precondition(
          kinds[visibleEnd..<end].allSatisfy { !$0.isEmpty },
          "only spaces, soft hyphens and a line break are not seen")
        let isLast = index == pieces.count - 1
        precondition(start < end || isLast, "only the last piece may be empty")
        start = end
      }
      precondition(start == kinds.count, "the pieces cover the text")
    }
  }
#endif
