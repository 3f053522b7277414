// Widths of a line's parts, which depend on where tabs lead to if there are stops.

extension LineWrapper {
  /// The ruler of the line that begins at an offset.
  func ruler(at start: Int) -> TabRuler? {
    tabs?.starting(at: start, indent: indent)
  }

  /// The width of the characters from the start of a line to before `end`.
  func width(from start: Int, to end: Int) -> Double {
    guard var ruler = ruler(at: start) else { return table.advance(from: start, to: end) }
    return ruler.place(of: end, in: table) - indent
  }

  /// The greatest `end` in `start...limit` for which the characters of a line from `start` take at
  /// most `room` points, or `start` if none does.
  func furthestEnd(from start: Int, limit: Int, room: Double) -> Int {
    guard var ruler = ruler(at: start) else {
      return table.furthestEnd(from: start, limit: limit, room: room)
    }
    return ruler.furthestEnd(from: start, limit: limit, place: indent + room, in: table)
  }
}
