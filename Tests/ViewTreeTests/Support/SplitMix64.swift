/// A seeded generator: the same seed gives the same trees on every machine.
struct SplitMix64: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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

/// How many seeds a law is tried on: a tenth where nothing is optimised.
func seeds(_ count: UInt64 = 2_000) -> Range<UInt64> {
  #if DEBUG
    0..<(count / 10)
  #else
    0..<count
  #endif
}
