// The last line there may be, when there is more text: as many characters as fit beside an
// ellipsis, perhaps none.

extension LineWrapper {
  /// The start of the line, up to a hard break, then the ellipsis.
  func truncatedTail(_ line: Line) -> TextLine {
    let end = shownEnd(line, room: room - metrics.ellipsisAdvance)
    return truncated(line.start..<end, table.count..<table.count)
  }

  /// The ellipsis, then the end of the text, after its last hard break.
  func truncatedHead(_ line: Line) -> TextLine {
    let suffix = suffix(after: line.start, room: room - metrics.ellipsisAdvance)
    return truncated(line.start..<line.start, suffix)
  }

  /// The start of the line in half the room, the ellipsis, and the end of the text in what is left.
  func truncatedMiddle(_ line: Line) -> TextLine {
    let room = room - metrics.ellipsisAdvance
    let prefix = line.start..<shownEnd(line, room: room / 2)
    let left = room - table.advance(from: prefix.lowerBound, to: prefix.upperBound)
    let suffix = suffix(after: prefix.upperBound, room: left)
    return suffix.isEmpty ? truncatedTail(line) : truncated(prefix, suffix)
  }

  /// The end of what `line` shows in `room` points.
  private func shownEnd(_ line: Line, room: Double) -> Int {
    // The next piece did not fit without an ellipsis, so with one the end lies inside it at most.
    let limit = line.endsAtHardBreak ? line.visibleEnd : Int(table.pieces[piece].visibleEnd)
    let fitting = table.furthestEnd(from: line.start, limit: limit, room: room)
    return table.visibleEnd(from: line.start, to: fitting)
  }

  /// The characters that end the text, as many as `room` points hold, but none up to `start`, none
  /// before a hard break and no spaces to begin with.
  private func suffix(after start: Int, room: Double) -> Range<Int> {
    guard let last = table.pieces.last else { return start..<start }
    let end = Int(last.visibleEnd)
    var low = max(start, lastParagraphStart())
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
    while low < end, !table.cells[low].kind.isEmpty { low += 1 }
    return low..<end
  }

  private func lastParagraphStart() -> Int {
    for piece in table.pieces.dropLast().reversed() {
      let end = Int(piece.end)
      if table.cells[end - 1].kind == .hardBreak { return end }
    }
    return 0
  }

  /// `prefix`, the ellipsis, and `suffix`.
  private func truncated(_ prefix: Range<Int>, _ suffix: Range<Int>) -> TextLine {
    let before = table.advance(from: prefix.lowerBound, to: prefix.upperBound)
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
      utf8Range: utf8Range(shown.lowerBound, shown.upperBound),
      width: before + metrics.ellipsisAdvance + after,
      ascent: metrics.ascent, descent: metrics.descent, top: top,
      omitted: utf8Range(prefix.upperBound, suffix.lowerBound))
  }

  /// The UTF-8 offsets of the characters from `start` to before `end`.
  func utf8Range(_ start: Int, _ end: Int) -> Range<Int> {
    table.utf8Offset(of: start)..<table.utf8Offset(of: end)
  }
}
