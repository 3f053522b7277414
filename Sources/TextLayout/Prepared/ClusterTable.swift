/// A measured text as flat arrays, byte by byte of its UTF-8: where its characters lie and where lines
/// may break.
///
/// A character is named by the offset of its first byte. The bytes inside a character have the position
/// of its end, so that a search for what fits never ends there.
struct ClusterTable: Sendable {
  /// The distance of the left edge of each byte's character, or of the right edge if the byte is not
  /// its first one, from the start of the text were it one line, in points; and one more for the end of
  /// the text. Positions never fall.
  let positions: [Double]
  /// The raw values of the bytes' `ClusterKind`s.
  let kinds: [UInt8]
  /// The ends of the paragraphs that a line break ends.
  let paragraphEnds: [Int]
  /// Hyphens and ellipses of the last run, and of those before it: there are none in most texts.
  let lastMarks: Marks
  let earlierMarks: [Marks]

  /// How many bytes there are.
  var count: Int { positions.count - 1 }

  /// How many paragraphs there are. A line break at the end of the text is followed by an empty one.
  var paragraphCount: Int { count == 0 ? 0 : paragraphEnds.count + 1 }

  init(
    positions: [Double], kinds: [UInt8], paragraphEnds: [Int], lastMarks: Marks,
    earlierMarks: [Marks]
  ) {
    self.positions = positions
    self.kinds = kinds
    self.paragraphEnds = paragraphEnds
    self.lastMarks = lastMarks
    self.earlierMarks = earlierMarks
    #if CheckedInvariants
      checkInvariants()
    #endif
  }

  /// What a byte is to wrapping.
  func kind(at offset: Int) -> ClusterKind { ClusterKind(rawValue: kinds[offset]) }

  /// The bytes of a paragraph, with its line break.
  func paragraph(_ number: Int) -> Range<Int> {
    let start = number == 0 ? 0 : paragraphEnds[number - 1]
    return start..<(number < paragraphEnds.count ? paragraphEnds[number] : count)
  }

  /// The advance of the characters from `start` to before `end`, in points.
  func advance(from start: Int, to end: Int) -> Double { positions[end] - positions[start] }
}

extension ClusterTable {
  /// The first byte of the character that an offset lies in; the end of the text for what lies beyond.
  func characterStart(at offset: Int) -> Int {
    var start = min(max(offset, 0), count)
    while start < count, kind(at: start).contains(.inside) { start -= 1 }
    return start
  }

  /// Where the character ends that begins at `start`.
  func characterEnd(from start: Int) -> Int {
    var end = min(start + 1, count)
    while end < count, kind(at: end).contains(.inside) { end += 1 }
    return end
  }

  /// The greatest `end` in `start...limit` for which the characters from `start` take at most
  /// `room` points, or `start` if none does.
  ///
  /// The search begins where the average advance says and goes on byte by byte, for it is rarely far
  /// off; if it is, by bisection.
  ///
  /// - Complexity: O(log(limit - start)).
  func furthestEnd(from start: Int, limit: Int, room: Double) -> Int {
    let whole = advance(from: start, to: limit)
    if whole <= room { return limit }
    guard room > 0 else { return start }
    let guess = start + Int(room / whole * Double(limit - start))
    let isTooNear = advance(from: start, to: guess) <= room
    var (fits, tooFar) = isTooNear ? (guess, limit) : (start, guess)
    var steps = 32
    while tooFar - fits > 1 {
      let next = isTooNear ? fits + 1 : tooFar - 1
      let middle = steps > 0 ? next : fits + (tooFar - fits) / 2
      if advance(from: start, to: middle) <= room { fits = middle } else { tooFar = middle }
      steps -= 1
    }
    return fits
  }

  /// `end` moved back over what shows nothing at the end of a line, but not before `start`.
  func visibleEnd(from start: Int, to end: Int) -> Int {
    var visible = end
    while visible > start, kind(at: visible - 1).isBlank { visible -= 1 }
    return visible
  }

  /// `start` moved over what shows nothing at the end of a line, but not beyond `end`.
  func visibleStart(from start: Int, to end: Int) -> Int {
    var visible = start
    while visible < end, kind(at: visible).isBlank { visible += 1 }
    return visible
  }

  /// Whether a line that shows its characters up to `visibleEnd` and ends at the opportunity `end`
  /// shows a hyphen: if there are soft hyphens between the two, and nothing else.
  func showsHyphen(from visibleEnd: Int, to end: Int) -> Bool {
    guard visibleEnd < end, end < count else { return false }
    return (visibleEnd..<end).allSatisfy { kind(at: $0).contains(.softHyphen) }
  }
}
