/// Walks over the characters of a text.
///
/// Two scalars that always stand alone need no table look-ups to tell that there is a boundary
/// between them; everything else asks the standard library (UAX #29).
///
/// - Complexity: O(n) in the length of the text for the whole walk.
struct GraphemeClusters {
  private let text: String
  private var scalars: String.UnicodeScalarView.Iterator
  /// The scalar at `utf8Offset`, which `scalars` has already passed; nil at the end.
  private var upcoming: Unicode.Scalar?
  private var utf8Offset = 0

  init(_ text: String) {
    self.text = text
    self.scalars = text.unicodeScalars.makeIterator()
    self.upcoming = scalars.next()
  }

  /// The next character, or nil at the end.
  mutating func next() -> GraphemeCluster? {
    guard let leading = upcoming else { return nil }
    let start = utf8Offset
    step(over: leading)
    var isEmoji = leading.hasEmojiPresentation
    var isComposed = false
    if let second = upcoming, !(leading.standsAlone && second.standsAlone) {
      let end = characterEnd(from: start)
      while utf8Offset < end, let follower = upcoming {
        isComposed = true
        switch follower.value {
        case 0xFE0F, 0x20E3: isEmoji = true  // emoji presentation, keycap
        case 0xFE0E: isEmoji = false  // text presentation
        default: break
        }
        step(over: follower)
      }
    }
    return GraphemeCluster(
      leading: leading, isEmoji: isEmoji, utf8End: utf8Offset, isComposed: isComposed)
  }

  private mutating func step(over scalar: Unicode.Scalar) {
    utf8Offset += UTF8.width(scalar)
    upcoming = scalars.next()
  }

  /// The UTF-8 offset of the end of the character that starts at offset `start`.
  private func characterEnd(from start: Int) -> Int {
    let utf8 = text.utf8
    let index = utf8.index(utf8.startIndex, offsetBy: start)
    return start + utf8.distance(from: index, to: text.index(after: index))
  }
}
