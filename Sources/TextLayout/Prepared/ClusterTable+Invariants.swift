#if CheckedInvariants
  extension ClusterTable {
    /// Traps if the arrays do not belong together.
    func checkInvariants() {
      precondition(cells.count == count + 1)
      for index in 0..<count {
        precondition(
          cells[index].utf8Offset < cells[index + 1].utf8Offset, "every character has bytes")
        precondition(cells[index].position <= cells[index + 1].position, "no advance is negative")
      }
      checkPieces()
    }

    private func checkPieces() {
      var start = 0
      for (index, piece) in pieces.enumerated() {
        let (end, visibleEnd) = (Int(piece.end), Int(piece.visibleEnd))
        precondition(start <= visibleEnd && visibleEnd <= end, "what is seen lies in the piece")
        precondition(
          cells[visibleEnd..<end].allSatisfy { !$0.kind.isEmpty },
          "only spaces, soft hyphens and a line break are not seen")
        let isLast = index == pieces.count - 1
        precondition(start < end || isLast, "only the last piece may be empty")
        start = end
      }
      precondition(start == count, "the pieces cover the text")
    }
  }
#endif
