/// The tabs of a text, and what may end a column behind one; all by their numbers, ascending.
struct TabCharacters: Sendable {
  private(set) var tabs: [Int] = []
  private var terminators: [(character: Int, scalar: Unicode.Scalar)] = []

  /// Those of a text, if any of its tabs leads to a stop.
  ///
  /// - Complexity: O(n) in the length of the text.
  init(in text: AttributedText, _ table: ClusterTable) {
    let styles = text.runs.map { $0.attributes.paragraphStyle }
    guard styles.contains(where: { $0.hasTabStops }) else { return }
    let stops = styles.flatMap { $0.tabStops }
    let ends = Set(stops.flatMap { Array($0.columnTerminators.unicodeScalars) })
    var (character, offset) = (0, 0)
    for scalar in text.text.unicodeScalars {
      defer { offset += UTF8.width(scalar) }
      guard scalar == "\t" || ends.contains(scalar) else { continue }
      while table.utf8Offset(of: character) < offset { character += 1 }
      guard table.utf8Offset(of: character) == offset else { continue }
      if scalar != "\t" {
        terminators.append((character, scalar))
      } else if table.cells[character].kind == .hangs {
        tabs.append(character)
      }
    }
  }

  /// The place in `tabs` of the first one from a character on.
  ///
  /// - Complexity: O(log n).
  func firstTab(from character: Int) -> Int {
    Self.first(in: tabs.count) { tabs[$0] >= character }
  }

  /// The first of a stop's terminators in a range of characters.
  ///
  /// - Complexity: O(log n), and what other stops' terminators in the range add.
  func firstTerminator(of stop: TextTab, in range: Range<Int>) -> Int? {
    let ends = stop.columnTerminators.unicodeScalars
    guard !ends.isEmpty else { return nil }
    var index = Self.first(in: terminators.count) {
      terminators[$0].character >= range.lowerBound
    }
    while index < terminators.count, terminators[index].character < range.upperBound {
      if ends.contains(terminators[index].scalar) { return terminators[index].character }
      index += 1
    }
    return nil
  }

  /// The first number below `count` for which `isBehind` holds, and then for all that follow.
  private static func first(in count: Int, where isBehind: (Int) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = low + (high - low) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
