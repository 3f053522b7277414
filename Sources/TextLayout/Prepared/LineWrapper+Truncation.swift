// The last line there may be, when there is more text: as many characters as fit beside an
// ellipsis, perhaps none.

extension LineWrapper {
  /// The start of the line, up to a hard break, then the ellipsis.
  func truncatedTail(_ line: Line) -> TextLine {
    let (end, ellipsis) = shownEnd(line, share: 1)
    return truncated(line.start..<end, ellipsis, table.count..<table.count)
  }

  /// The ellipsis, then the end of the text, after its last hard break.
  func truncatedHead(_ line: Line) -> TextLine {
    let ellipsis = table.marks(at: line.start).ellipsisAdvance
    let suffix = suffix(after: line.start, room: room - ellipsis)
    return truncated(line.start..<line.start, ellipsis, suffix)
  }

  /// The start of the line in half the room, the ellipsis, and the end of the text in what is left.
  func truncatedMiddle(_ line: Line) -> TextLine {
    let (end, ellipsis) = shownEnd(line, share: 0.5)
    let left = room - ellipsis - width(from: line.start, to: end)
    let suffix = suffix(after: end, room: left)
    return suffix.isEmpty ? truncatedTail(line) : truncated(line.start..<end, ellipsis, suffix)
  }

  /// The end of what `line` shows in a share of the room beside an ellipsis, and the advance of the
  /// ellipsis: in the font of the last character shown, or else of the first.
  ///
  /// - Complexity: O(r log n) in the number of runs on the line.
  private func shownEnd(_ line: Line, share: Double) -> (end: Int, ellipsis: Double) {
    var end = furthestEnd(from: line.start, limit: visibleEnd, room: room)
    while end > line.start {
      let marks = table.marks(at: end - 1)
      let fitting = furthestEnd(
        from: line.start, limit: end, room: (room - marks.ellipsisAdvance) * share)
      let visible = table.visibleEnd(from: line.start, to: fitting)
      // Of a run whose ellipsis leaves it no room, the line shows nothing.
      if visible > marks.characters.lowerBound { return (visible, marks.ellipsisAdvance) }
      end = marks.characters.lowerBound
    }
    return (line.start, table.marks(at: line.start).ellipsisAdvance)
  }

  /// The characters that end the text, as many as `room` points hold, but none up to `start`, none
  /// before a hard break and no spaces to begin with.
  private func suffix(after start: Int, room: Double) -> Range<Int> {
    let last = table.paragraph(table.paragraphCount - 1)
    let end = table.visibleEnd(from: last.lowerBound, to: last.upperBound)
    var low = max(start, last.lowerBound)
    guard low < end else { return table.count..<table.count }
    var high = end
    while low < high {
      let middle = low + (high - low) / 2
      if table.advance(from: middle, to: end) <= room {
        high = middle
      } else {
        low = middle + 1
      }
    }
    while low < end, table.kind(at: low).contains(.inside) { low += 1 }
    low = table.visibleStart(from: low, to: end)
    return low..<end
  }

  /// `prefix`, the ellipsis, and `suffix`.
  private func truncated(
    _ prefix: Range<Int>, _ ellipsis: Double, _ suffix: Range<Int>
  ) -> TextLine {
    let before = width(from: prefix.lowerBound, to: prefix.upperBound)
    let after = table.advance(from: suffix.lowerBound, to: suffix.upperBound)
    let shown =
      if suffix.isEmpty {
        prefix
      } else if prefix.isEmpty {
        suffix
      } else {
        prefix.lowerBound..<suffix.upperBound
      }
    return TextLine(
      utf8Range: shown, width: before + ellipsis + after,
      ascent: metrics.ascent, descent: metrics.descent, top: top,
      omitted: prefix.upperBound..<suffix.lowerBound)
  }
}
