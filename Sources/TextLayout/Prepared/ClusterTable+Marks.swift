extension ClusterTable {
  /// What lines show beyond their text, in the font of a run of characters.
  struct Marks: Sendable {
    /// The bytes of the run's characters.
    var characters: Range<Int>
    /// The advance of "…", in points.
    var ellipsisAdvance: Double
    /// The advance of the "-" that a soft hyphen shows at the end of a line, in points.
    var hyphenAdvance: Double
  }

  /// The marks in the font of the character at an offset; at the end of the text in that of the last one.
  ///
  /// - Complexity: O(log r) in the number of runs.
  func marks(at offset: Int) -> Marks {
    var low = 0
    var high = earlierMarks.count
    while low < high {
      let middle = low + (high - low) / 2
      if earlierMarks[middle].characters.upperBound <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    return low < earlierMarks.count ? earlierMarks[low] : lastMarks
  }

  /// The advance of a hyphen after the characters before `end`.
  func hyphenAdvance(at end: Int) -> Double {
    earlierMarks.isEmpty ? lastMarks.hyphenAdvance : marks(at: max(0, end - 1)).hyphenAdvance
  }
}
