/// The tabs of a text, and what may end a column behind one; all by their offsets, ascending.
struct TabCharacters: Sendable {
  private(set) var tabs: [Int] = []
  private var terminators: [(offset: Int, scalar: Unicode.Scalar)] = []

  /// Those of a text, if any of its tabs leads to a stop.
  ///
  /// - Complexity: O(n) in the length of the text.
  init(in text: AttributedText, _ table: ClusterTable) {
    let styles = text.runs.map { $0.attributes.paragraphStyle }
    guard styles.contains(where: { $0.hasTabStops }) else { return }
    let stops = styles.flatMap { $0.tabStops }
    let ends = Set(stops.flatMap { Array($0.columnTerminators.unicodeScalars) })
    var offset = 0
    for scalar in text.text.unicodeScalars {
      defer { offset += UTF8.width(scalar) }
      guard scalar == "\t" || ends.contains(scalar) else { continue }
      let kind = table.kind(at: offset)
      if kind.contains(.inside) { continue }
      if scalar != "\t" {
        terminators.append((offset, scalar))
      } else if kind.contains(.hangs) {
        tabs.append(offset)
      }
    }
  }

  /// The place in `tabs` of the first one from an offset on.
  ///
  /// - Complexity: O(log n).
  func firstTab(from offset: Int) -> Int {
    Self.first(in: tabs.count) { tabs[$0] >= offset }
  }

  /// The first of a stop's terminators in a range.
  ///
  /// - Complexity: O(log n), and what other stops' terminators in the range add.
  func firstTerminator(of stop: TextTab, in range: Range<Int>) -> Int? {
    let ends = stop.columnTerminators.unicodeScalars
    guard !ends.isEmpty else { return nil }
    var index = Self.first(in: terminators.count) {
      terminators[$0].offset >= range.lowerBound
    }
    while index < terminators.count, terminators[index].offset < range.upperBound {
      if ends.contains(terminators[index].scalar) { return terminators[index].offset }
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
