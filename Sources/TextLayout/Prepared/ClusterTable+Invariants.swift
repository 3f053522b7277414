#if CheckedInvariants
  extension ClusterTable {
    /// Traps if the arrays do not belong together.
    func checkInvariants() {
      for offset in 0..<count {
        let kind = kind(at: offset)
        precondition(positions[offset] <= positions[offset + 1], "no advance is negative")
        guard kind.contains(.inside) else { continue }
        precondition(offset > 0, "a text begins with a character")
        precondition(
          positions[offset] == positions[offset + 1], "what lies inside has the place of the end")
        precondition(!kind.contains(.opportunity), "no line ends inside a character")
      }
      checkParagraphs()
    }

    private func checkParagraphs() {
      var start = 0
      for end in paragraphEnds {
        precondition(start < end && end <= count, "a paragraph ends with its line break")
        precondition(kind(at: end - 1).contains(.hardBreak), "a line break ends a paragraph")
        start = end
      }
      for offset in 0..<count where kind(at: offset).contains(.opportunity) {
        precondition(offset > 0 && !kind(at: offset).isBlank, "what shows nothing stays")
      }
    }
  }
#endif
