/// Walks over a text once and fills the arrays of a `ClusterTable`.
///
/// Where a scalar and the one after it always stand alone, there is a boundary between two
/// characters; everything else asks the standard library (UAX #29). ASCII needs not even that.
struct ClusterTableBuilder<Source: AdvanceSource> {
  private(set) var cells: [ClusterTable.Cell]
  private(set) var pieces: [ClusterTable.Piece] = []
  /// The marks of the runs that have characters.
  private(set) var lastMarks = ClusterTable.Marks(
    characters: 0..<0, ellipsisAdvance: 0, hyphenAdvance: 0)
  private(set) var earlierMarks: [ClusterTable.Marks] = []

  private let text: String
  private let utf8: [UInt8]
  private var advances: [Double] = []
  /// Points per unit of `advances`.
  private var scale = 1.0
  private var kerning = 0.0
  private var attachmentWidth: Double?
  /// Where in `utf8` the current run ends.
  private var runEnd = 0
  private let table = ScalarTable.shared
  private var breaker: LineBreaker
  /// Where in `utf8` the next character starts.
  private var offset = 0
  /// How many characters there are so far.
  private(set) var count = 0
  /// Where the next character lies.
  private var position = 0.0
  /// The scalar that was looked at last without being taken.
  private var seen: (start: Int, end: Int, value: UInt32, category: UInt8) = (-1, -1, 0, 0)
  /// The piece that ends at the place that is undecided.
  private var undecided: ClusterTable.Piece?

  init(_ text: String, rules: LineBreakRules) {
    self.text = text
    self.utf8 = Array(text.utf8)
    self.breaker = LineBreaker(rules: rules)
    // A character is a scalar in nearly all texts, and never less.
    let scalarCount = utf8.scalarCount
    cells = [ClusterTable.Cell](repeating: ClusterTable.Cell(), count: scalarCount + 1)
    // A word of ASCII is a piece, and many a character of three bytes.
    pieces.reserveCapacity(scalarCount / 5 + (utf8.count - scalarCount) / 2 + 2)
  }

  /// Measures the characters that begin before the offset `end` with `source`, and then some: each
  /// that takes room has `kerning` points more, and U+FFFC is as wide as the attachment.
  mutating func take(
    upTo end: Int, source: Source, kerning: Double, attachmentWidth: Double?
  ) {
    self.kerning = kerning
    self.attachmentWidth = attachmentWidth
    self.advances = source.asciiAdvances
    self.scale = source.asciiScale
    if kerning != 0 {
      self.advances = advances.map { kerned($0 * source.asciiScale) }
      self.scale = 1
    }
    self.runEnd = end
    while offset < end {
      if utf8[offset] < 0x80 { takeASCII() } else { takeSingles(source) }
      if offset < end { takeCharacter(source) }
    }
    endRun(source.metrics)
  }

  private mutating func endRun(_ metrics: LineMetrics) {
    let start = lastMarks.characters.upperBound
    guard count > start else { return }
    if start > 0 { earlierMarks.append(lastMarks) }
    lastMarks = ClusterTable.Marks(
      characters: start..<count, ellipsisAdvance: metrics.ellipsisAdvance,
      hyphenAdvance: metrics.hyphenAdvance)
  }

  /// Adds the kerning to an advance; it never falls below 0.
  private mutating func kerned(_ advance: Double) -> Double {
    advance > 0 ? max(0, advance + kerning) : 0
  }

  /// Ends the last piece. Call it once, when all characters are taken.
  mutating func finish() {
    if breaker.finish() == true, let undecided { pieces.append(undecided) }
    closeLastPiece()
    cells[count] = ClusterTable.Cell(
      position: position, utf8Offset: UInt32(truncatingIfNeeded: utf8.count))
    cells.removeLast(cells.count - count - 1)
  }

  /// Takes ASCII characters up to a line break or the last one before something else: a loop for what
  /// is kept of them, and one for line breaking.
  private mutating func takeASCII() {
    let end = asciiEnd()
    guard end > offset else { return }
    let shift = count - offset
    placeASCII(upTo: end)
    for index in offset..<end {
      let step = breaker.take(ascii: utf8[index])
      guard !step.isSilent else { continue }
      count = index + shift
      endPiece(step, cells[count].kind)
    }
    count = end + shift
    offset = end
  }

  /// Fills in what is kept of the ASCII characters up to an offset.
  private mutating func placeASCII(upTo end: Int) {
    var position = position
    let (start, shift) = (offset, count - offset)
    let (utf8, table, advances, scale) = (utf8, table, advances, scale)
    var cells = cells.mutableSpan
    for index in start..<end {
      let byte = utf8[index]
      cells[index + shift] = ClusterTable.Cell(
        position: position, utf8Offset: UInt32(truncatingIfNeeded: index),
        kind: table.kind(ascii: byte))
      position += advances[Int(byte)] * scale
    }
    self.position = position
  }

  /// The end of the ASCII characters from `offset` on that are followed by another one and are no
  /// line breaks.
  private func asciiEnd() -> Int {
    var end = offset
    while end < runEnd, end + 1 < utf8.count, utf8[end] | utf8[end + 1] < 0x80 {
      guard utf8[end] >= 0x0E || utf8[end] < 0x0A else { break }
      end += 1
    }
    return end
  }

  /// Takes characters of one scalar, up to ASCII or the last one before something that may be more: of
  /// two scalars side by side that stand alone, the first is a character.
  private mutating func takeSingles(_ source: Source) {
    let first = count
    placeSingles(source)
    endPieces(from: first)
  }

  /// Fills in what is kept of characters of one scalar. (Copies of the arrays at hand would cost more
  /// than they save where runs are short.)
  private mutating func placeSingles(_ source: Source) {
    var (value, width) = utf8.scalar(at: offset)
    var single = SingleScalar(
      value, category: table.category(of: value), table, source, kerning: kerning)
    // An attachment may stand in the place of U+FFFC.
    while offset < runEnd, value >= 0x80, value != 0xFFFC, single.standsAlone {
      let end = offset &+ width
      let next = end < utf8.count ? utf8.scalar(at: end) : (value, width)
      let follower = single.next(next.0, table, source, kerning: kerning)
      guard follower.standsAlone else { break }
      cells[count] = ClusterTable.Cell(
        position: position, utf8Offset: UInt32(truncatingIfNeeded: offset), kind: single.kind,
        category: single.category)
      position += single.advance
      count &+= 1
      offset = end
      (value, width) = next
      single = follower
    }
  }

  /// Ends pieces where line breaking allows it before the characters from `first` on.
  private mutating func endPieces(from first: Int) {
    let end = count
    for index in first..<end {
      let step = breaker.take(cells[index].category)
      guard !step.isSilent else { continue }
      let kind = cells[index].kind
      if step.isOpportunity, kind.isEmpty, index > 0, cells[index - 1].kind.isEmpty {
        // Of two ideographs the first is a piece.
        pieces.append(ClusterTable.Piece(end: index, visibleEnd: index, mayShowHyphen: false))
      } else {
        count = index
        endPiece(step, kind)
      }
    }
    count = end
  }

  /// Takes one character, whatever it is.
  private mutating func takeCharacter(_ source: Source) {
    let start = offset
    let (leading, category) = nextScalar()
    let traits = table.traits(of: category)
    var cluster = GraphemeCluster(leading: leading, traits: traits)
    var kind = table.kind(of: category)
    let step = breaker.take(category)
    if !step.isSilent { endPiece(step, kind) }
    if mayContinue(after: traits) {
      let end = characterEnd(from: start)
      // A mark on a space makes it a letter (LB10).
      if offset < end, kind != .hardBreak { kind = [] }
      while offset < end { extend(&cluster) }
    }
    if leading == 0xFFFC, let attachmentWidth {
      append(kind, start: start, advance: kerned(attachmentWidth))
    } else {
      append(
        kind, start: start, advance: kind == .softHyphen ? 0 : kerned(source.advance(of: cluster)))
    }
  }

  /// Whether the scalar at `offset` may be part of the character that a scalar of `traits` began.
  private mutating func mayContinue(after traits: ScalarTraits) -> Bool {
    guard offset < utf8.count else { return false }
    guard traits.contains(.standsAlone) else { return true }
    let (value, width) = utf8.scalar(at: offset)
    let category = table.category(of: value)
    seen = (offset, offset + width, value, category)
    return !table.traits(of: category).contains(.standsAlone)
  }

  /// Adds the next scalar to a character. What line breaking says about the place before it counts
  /// for nothing, but it may decide about the place before the character.
  private mutating func extend(_ cluster: inout GraphemeCluster) {
    let (follower, category) = nextScalar()
    let step = breaker.take(category)
    if let isAllowed = step.earlier {
      if isAllowed, let undecided { pieces.append(undecided) }
      undecided = nil
    }
    cluster.add(follower)
  }

  /// Ends a piece where line breaking allows it; but what shows nothing stays with what it follows.
  private mutating func endPiece(_ step: LineBreakTable.Step, _ next: ClusterKind) {
    if step.earlier == true, let undecided { pieces.append(undecided) }
    undecided = nil
    switch step.verdict {
    case .prohibited: break
    case .allowed: if next.isEmpty { pieces.append(piece()) }
    case .mandatory: pieces.append(piece())
    case .undecided: undecided = piece()
    }
  }

  private mutating func append(_ kind: ClusterKind, start: Int, advance: Double) {
    cells[count] = ClusterTable.Cell(
      position: position, utf8Offset: UInt32(truncatingIfNeeded: start), kind: kind)
    position += max(advance, 0)
    count += 1
  }

  /// The piece that ends here; one of spaces only shows nothing.
  private mutating func piece() -> ClusterTable.Piece {
    let start = Int(pieces.last?.end ?? 0)
    var visibleEnd = count
    var showsHyphen = false
    while visibleEnd > start, !cells[visibleEnd - 1].kind.isEmpty {
      visibleEnd -= 1
      showsHyphen =
        cells[visibleEnd].kind == .softHyphen && (showsHyphen || visibleEnd == count - 1)
    }
    return ClusterTable.Piece(
      end: count, visibleEnd: visibleEnd, mayShowHyphen: showsHyphen)
  }

  /// Ends the last piece; a line break at the end of the text opens another.
  private mutating func closeLastPiece() {
    guard count > 0 else { return }
    var last = piece()
    last.mayShowHyphen = false
    pieces.append(last)
    if cells[count - 1].kind == .hardBreak { pieces.append(piece()) }
  }
}

extension ClusterTableBuilder {
  private mutating func nextScalar() -> (value: UInt32, category: UInt8) {
    guard seen.start != offset else {
      offset = seen.end
      return (seen.value, seen.category)
    }
    let (value, width) = utf8.scalar(at: offset)
    offset += width
    return (value, table.category(of: value))
  }

  /// The offset of the end of the character that starts at offset `start`.
  private func characterEnd(from start: Int) -> Int {
    let bytes = text.utf8
    // A slice knows that a character starts where it does, and never looks back.
    let rest = text[bytes.index(bytes.startIndex, offsetBy: start)...]
    return start + bytes.distance(from: rest.startIndex, to: rest.index(after: rest.startIndex))
  }
}

extension [UInt8] {
  /// How many scalars the bytes are, which are well-formed.
  fileprivate var scalarCount: Int {
    var (count, index) = (0, 0)
    while index < self.count {
      let first = self[index]
      index += first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
      count += 1
    }
    return count
  }

  /// The scalar that starts at an offset, and how many bytes it takes. The bytes are well-formed:
  /// a string holds no others.
  @inline(__always)
  fileprivate func scalar(at offset: Int) -> (value: UInt32, width: Int) {
    let first = UInt32(self[offset])
    if first < 0x80 { return (first, 1) }
    let second = continuation(offset + 1)
    if first < 0xE0 { return ((first & 0x1F) << 6 | second, 2) }
    let third = second << 6 | continuation(offset + 2)
    if first < 0xF0 { return ((first & 0x0F) << 12 | third, 3) }
    return ((first & 0x07) << 18 | third << 6 | continuation(offset + 3), 4)
  }

  private func continuation(_ offset: Int) -> UInt32 { UInt32(self[offset] & 0x3F) }
}
