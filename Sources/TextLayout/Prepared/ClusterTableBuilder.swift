/// Walks over a text once and fills the arrays of a `ClusterTable`.
///
/// Where a scalar and the one after it always stand alone, there is a boundary between two
/// characters: such scalars are taken in one loop. Everything else asks the standard library
/// (UAX #29).
struct ClusterTableBuilder<Source: AdvanceSource>: ~Copyable {
  let text: String
  /// Before `offset` the kinds of the bytes; from there on the text's UTF-8.
  var bytes: [UInt8]
  var positions: [Double]
  private var paragraphEnds: [Int] = []
  /// The marks of the runs that have characters.
  private var lastMarks = ClusterTable.Marks(
    characters: 0..<0, ellipsisAdvance: 0, hyphenAdvance: 0)
  private var earlierMarks: [ClusterTable.Marks] = []

  let breaker: LineBreaker
  /// The breaker's row.
  private var row = 0
  /// Where the next scalar starts.
  var offset = 0
  /// The position of the next character.
  var position = 0.0
  var kerning = 0.0
  var attachmentWidth: Double?
  /// A place known to lie between two characters.
  var boundary = 0
  /// The place that the next scalar decides about.
  private var undecided: Int?

  init(_ text: String, rules: LineBreakRules) {
    self.text = text
    self.bytes = Array(text.utf8)
    self.positions = [Double](repeating: 0, count: bytes.count + 1)
    self.breaker = LineBreaker.breaker(for: rules)
  }

  /// Measures the characters that begin before the offset `end` with `source`: each that takes
  /// room has `kerning` points more, and U+FFFC is as wide as the attachment.
  mutating func take(
    upTo end: Int, source: Source, kerning: Double, attachmentWidth: Double?
  ) {
    self.kerning = kerning
    self.attachmentWidth = attachmentWidth
    takePlain(upTo: end, source)
    while offset < end {
      takeCharacter(source)
      takePlain(upTo: end, source)
    }
    extendCharacterIfNeeded(source)
    endRun(source.metrics)
  }

  private mutating func endRun(_ metrics: LineMetrics) {
    let start = lastMarks.characters.upperBound
    guard offset > start else { return }
    if start > 0 { earlierMarks.append(lastMarks) }
    lastMarks = ClusterTable.Marks(
      characters: start..<offset, ellipsisAdvance: metrics.ellipsisAdvance,
      hyphenAdvance: metrics.hyphenAdvance)
  }

  /// What has been found, when all characters are taken.
  consuming func finish() -> ClusterTable {
    if breaker.ending(row: row) == true { allowUndecided() }
    positions[offset] = position
    if offset > 0, kind(at: offset - 1).contains(.hardBreak) { paragraphEnds.append(offset) }
    return ClusterTable(
      positions: positions, kinds: bytes, paragraphEnds: paragraphEnds, lastMarks: lastMarks,
      earlierMarks: earlierMarks)
  }

  /// Takes scalars that are characters of their own, unless the next one is a mark on them, as long
  /// as line breaking says nothing of them but whether a line may end before them.
  private mutating func takePlain(upTo end: Int, _ source: Source) {
    var (offset, position, row) = (self.offset, self.position, row)
    let (breaker, ascii, kerning) = (breaker, source.ascii, kerning)
    while offset < end {
      let first = bytes[offset]
      if first < 0x80 {
        let properties = breaker[UInt32(first)]
        let step = breaker.step(row, properties)
        guard properties.isPlain, step.isSimple else { break }
        row = step.row
        bytes[offset] = properties.kind(after: step).rawValue
        positions[offset] = position
        position += kerned(ascii[Int(first)], kerning)
        offset &+= 1
        continue
      }
      let (scalar, width) = bytes.scalar(at: offset)
      let properties = breaker[scalar]
      let step = breaker.step(row, properties)
      guard properties.isPlain, step.isSimple else { break }
      row = step.row
      let kind = properties.kind(after: step)
      bytes[offset] = kind.rawValue
      positions[offset] = position
      position += kerned(source.advance(of: scalar, properties.widthClass), kerning)
      let inside = kind.subtracting(.opportunity).union(.inside).rawValue
      let next = offset &+ width
      offset &+= 1
      while offset < next {
        bytes[offset] = inside
        positions[offset] = position
        offset &+= 1
      }
    }
    (self.offset, self.position, self.row) = (offset, position, row)
  }

  /// Takes a scalar to what it says about lines.
  mutating func step(_ scalar: ScalarProperties) -> LineBreakTable.Step {
    let step = breaker.step(row, scalar)
    row = step.row
    return step
  }

  /// Takes what a step says about an earlier place and about the one before the scalar at `offset`;
  /// tells whether a line may end there.
  mutating func decide(_ step: LineBreakTable.Step, before kind: ClusterKind) -> Bool {
    decideEarlier(step)
    switch step.verdict {
    case .prohibited: break
    case .allowed: return !kind.isBlank
    case .mandatory: paragraphEnds.append(offset)
    case .undecided: undecided = offset
    }
    return false
  }

  /// Takes what a step says about an earlier place, if it says anything.
  mutating func decideEarlier(_ step: LineBreakTable.Step) {
    guard let isAllowed = step.earlier else { return }
    if isAllowed { allowUndecided() }
    undecided = nil
  }

  private mutating func allowUndecided() {
    if let undecided { bytes[undecided] |= ClusterKind.opportunity.rawValue }
  }

  func kind(at offset: Int) -> ClusterKind { ClusterKind(rawValue: bytes[offset]) }
}

/// An advance with the kerning; it never falls below 0.
@inline(__always)
func kerned(_ advance: Double, _ kerning: Double) -> Double {
  advance > 0 ? max(0, advance + kerning) : 0
}

extension [UInt8] {
  /// The scalar that starts at an offset, and how many bytes it takes. The bytes are well-formed:
  /// a string holds no others.
  @inline(__always)
  func scalar(at offset: Int) -> (value: UInt32, width: Int) {
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
