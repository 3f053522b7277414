/// Walks over the characters of a text.
///
/// Two scalars that always stand alone need no table look-ups to tell that there is a boundary
/// between them; everything else asks the standard library (UAX #29).
///
/// - Complexity: O(n) in the length of the text for the whole walk.
struct GraphemeClusters {
  private let text: String
  private var index: String.Index
  private var utf8Offset = 0

  init(_ text: String) {
    self.text = text
    self.index = text.startIndex
  }

  /// The next character, or nil at the end.
  mutating func next() -> GraphemeCluster? {
    let scalars = text.unicodeScalars
    guard index < scalars.endIndex else { return nil }
    let leading = scalars[index]
    let second = scalars.index(after: index)
    if second < scalars.endIndex, !(leading.standsAlone && scalars[second].standsAlone) {
      return composed(leading: leading, second: second)
    }
    index = second
    utf8Offset += UTF8.width(leading)
    return GraphemeCluster(
      leading: leading, isEmoji: leading.hasEmojiPresentation, utf8End: utf8Offset,
      isComposed: false)
  }

  private mutating func composed(
    leading: Unicode.Scalar, second: String.Index
  ) -> GraphemeCluster {
    let start = index
    index = text.index(after: start)
    utf8Offset += text.utf8.distance(from: start, to: index)
    let followers = second < index ? text.unicodeScalars[second..<index] : ""[...].unicodeScalars
    var isEmoji = leading.hasEmojiPresentation
    for follower in followers {
      switch follower.value {
      case 0xFE0F, 0x20E3: isEmoji = true  // emoji presentation, keycap
      case 0xFE0E: isEmoji = false  // text presentation
      default: break
      }
    }
    return GraphemeCluster(
      leading: leading, isEmoji: isEmoji, utf8End: utf8Offset, isComposed: second < index)
  }
}
