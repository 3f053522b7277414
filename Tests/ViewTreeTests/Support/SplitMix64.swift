import SeededRandom

extension SplitMix64 {
  /// One of `choices`, which has at least one.
  mutating func pick<Choice>(_ choices: [Choice]) -> Choice {
    choices[Int.random(in: choices.indices, using: &self)]
  }

  /// True so many times in a hundred.
  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  /// A number of points in quarters.
  mutating func points(_ range: ClosedRange<Int>) -> Double {
    Double(Int.random(in: (range.lowerBound * 4)...(range.upperBound * 4), using: &self)) / 4
  }
}

/// How many seeds a law is tried on: a tenth where nothing is optimised, fewer where every solve is
/// checked.
func seeds(_ count: UInt64 = 2_000) -> Range<UInt64> {
  #if CheckedInvariants
    0..<(min(count, 2_000) / 100)
  #elseif DEBUG
    0..<(count / 10)
  #else
    0..<count
  #endif
}
