import SeededRandom

extension SplitMix64 {
  /// One of the elements, of which there is at least one.
  mutating func pick<Element>(_ elements: [Element]) -> Element {
    elements[int(in: 0...elements.count - 1)]
  }

  /// A whole number of the range.
  mutating func int(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + Int(next() % UInt64(range.count))
  }

  /// True in `percent` of a hundred cases.
  mutating func chance(_ percent: Int) -> Bool { int(in: 0...99) < percent }
}
