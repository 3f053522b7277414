import SeededRandom
import Testing
import TextLayout

/// A random text, prepared, and two random widths.
struct RandomCase {
  static let seeds: UInt64 = 1_000

  let measurer: any TextMeasurer
  let prepared: any PreparedText
  let narrow: Double
  let wide: Double
  /// Names the seed.
  let comment: Comment

  /// The text wrapped at the narrower width.
  func wrappedNarrow() throws -> TextMeasurement {
    try prepared.wrapped(width: narrow, lineLimit: 0)
  }

  /// Runs `law` on a case for each seed and built-in measurer.
  static func forAllSeeds(_ law: (RandomCase) throws -> Void) throws {
    let measurers: [any TextMeasurer] = [BuiltInTextMeasurer(), FixedAdvanceMeasurer.standard]
    for seed in 0..<seeds {
      var generator = SplitMix64(seed: seed)
      let text = RandomText.make(using: &generator)
      let widths = [RandomText.width(using: &generator), RandomText.width(using: &generator)]
      let comment = Comment(rawValue: "seed \(seed), widths \(widths), \(text.debugDescription)")
      for measurer in measurers {
        let prepared = try measurer.prepare(text, font: .system(size: 16))
        try law(
          RandomCase(
            measurer: measurer, prepared: prepared, narrow: min(widths[0], widths[1]),
            wide: max(widths[0], widths[1]), comment: comment))
      }
    }
  }
}
