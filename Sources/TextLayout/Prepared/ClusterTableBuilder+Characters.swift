// What the loop over plain scalars leaves over: characters of several scalars, and scalars that say
// more about lines than whether one may end before them.

extension ClusterTableBuilder {
  /// Takes the scalar at `offset`: as a part of the character before it, or as a character with all
  /// of its parts.
  mutating func takeCharacter(_ source: Source) {
    let start = offset
    extendCharacterIfNeeded(source)
    guard offset == start else { return }
    let (scalar, width) = bytes.scalar(at: start)
    let properties = breaker[scalar]
    let isOpportunity = decide(step(properties), before: properties.kind)
    positions[start] = position
    position += advance(of: scalar, properties.widthClass, source)
    offset += width
    fill(start..<offset, properties.kind, isOpportunity: isOpportunity)
    if !properties.standsAlone { extendCharacter(source) }
  }

  /// Adds to the last character what belongs to it, if the next scalar may: no line break does.
  mutating func extendCharacterIfNeeded(_ source: Source) {
    guard offset < bytes.count, offset != boundary else { return }
    let next = breaker[bytes.scalar(at: offset).value]
    if !next.standsAlone, next.kind != .hardBreak { extendCharacter(source) }
  }

  /// Adds the scalars from `offset` on that belong to the last character. What line breaking says
  /// about the places before them counts for nothing, but they may decide about an earlier place.
  private mutating func extendCharacter(_ source: Source) {
    let start = lastCharacterStart()
    boundary = characterEnd(from: start)
    guard boundary > offset else { return }
    let leading = text.unicodeScalars[text.utf8.index(text.startIndex, offsetBy: start)].value
    let properties = breaker[leading]
    var isEmoji = properties.widthClass == .emoji
    while offset < boundary {
      let (scalar, width) = bytes.scalar(at: offset)
      decideEarlier(step(breaker[scalar]))
      switch scalar {
      case 0xFE0F, 0x20E3: isEmoji = true  // emoji presentation, keycap
      case 0xFE0E: isEmoji = false  // text presentation
      default: break
      }
      offset += width
    }
    let textClass = properties.widthClass == .emoji ? .own : properties.widthClass
    position = positions[start] + advance(of: leading, isEmoji ? .emoji : textClass, source)
    // A mark on a space makes it a letter (LB10).
    let kind = properties.kind == .hardBreak ? properties.kind : []
    fill(start..<offset, kind, isOpportunity: self.kind(at: start).contains(.opportunity))
  }

  /// The advance of the character that begins with a scalar, with the kerning.
  private func advance(of leading: UInt32, _ widthClass: WidthClass, _ source: Source) -> Double {
    if leading == 0xAD { return 0 }
    if leading == 0xFFFC, let attachmentWidth { return kerned(attachmentWidth, kerning) }
    return kerned(source.advance(of: leading, widthClass), kerning)
  }

  /// Fills in what is kept of a character's bytes, but for its own position.
  private mutating func fill(_ range: Range<Int>, _ kind: ClusterKind, isOpportunity: Bool) {
    bytes[range.lowerBound] = kind.union(isOpportunity ? .opportunity : []).rawValue
    for offset in range.dropFirst() {
      bytes[offset] = kind.union(.inside).rawValue
      positions[offset] = position
    }
  }

  private func lastCharacterStart() -> Int {
    var start = offset - 1
    while kind(at: start).contains(.inside) { start -= 1 }
    return start
  }

  /// The offset of the end of the character that starts at offset `start`.
  private func characterEnd(from start: Int) -> Int {
    let bytes = text.utf8
    // A slice knows that a character starts where it does, and never looks back.
    let rest = text[bytes.index(bytes.startIndex, offsetBy: start)...]
    return start + bytes.distance(from: rest.startIndex, to: rest.index(after: rest.startIndex))
  }
}
