/// Walks over the characters of a text and asks the rules of line breaking about each scalar.
///
/// Two scalars that always stand alone need no look-ups beyond the table to tell that there is a
/// boundary between them; everything else asks the standard library (UAX #29).
///
/// - Complexity: O(n) in the length of the text for the whole walk.
struct GraphemeClusters {
  private let text: String
  private let table = ScalarTable.shared
  private var breaker: LineBreaker
  private var scalars: String.UnicodeScalarView.Iterator
  /// The scalar at `utf8End`, which `scalars` has already passed; nil at the end.
  private var upcoming: Unicode.Scalar?
  /// The category of `upcoming`.
  private var upcomingCategory: UInt8 = 0
  /// The UTF-8 offset of the end of the character that `next` gave last.
  private(set) var utf8End = 0

  init(_ text: String, rules: LineBreakRules) {
    self.text = text
    self.breaker = LineBreaker(rules: rules)
    self.scalars = text.unicodeScalars.makeIterator()
    look()
  }

  private mutating func look() {
    upcoming = scalars.next()
    if let upcoming { upcomingCategory = table.category(of: upcoming) }
  }

  /// The next character, or nil at the end.
  mutating func next() -> GraphemeCluster? {
    guard let leading = upcoming else { return nil }
    let start = utf8End
    var cluster = GraphemeCluster(
      leading: leading, category: upcomingCategory,
      traits: ScalarTable.traits(upcomingCategory), step: breaker.take(upcomingCategory))
    pass(leading)
    guard upcoming != nil else { return cluster }
    let mayContinue =
      !cluster.traits.contains(.standsAlone)
      || !ScalarTable.traits(upcomingCategory).contains(.standsAlone)
    if mayContinue { extend(&cluster, to: characterEnd(from: start)) }
    return cluster
  }

  /// Adds the scalars up to the UTF-8 offset `end`.
  private mutating func extend(_ cluster: inout GraphemeCluster, to end: Int) {
    while utf8End < end, let follower = upcoming {
      cluster.add(follower, step: breaker.take(upcomingCategory))
      pass(follower)
    }
  }

  private mutating func pass(_ scalar: Unicode.Scalar) {
    utf8End += UTF8.width(scalar)
    look()
  }

  /// The UTF-8 offset of the end of the character that starts at offset `start`.
  private func characterEnd(from start: Int) -> Int {
    let utf8 = text.utf8
    // A slice knows that a character starts where it does, and never looks back.
    let rest = text[utf8.index(utf8.startIndex, offsetBy: start)...]
    return start + utf8.distance(from: rest.startIndex, to: rest.index(after: rest.startIndex))
  }

  /// What the end of the text says about the place that is undecided; nil if there is none.
  func finish() -> Bool? { breaker.finish() }
}
