import SeededRandom
import LayoutPictures
import Testing

@Suite struct MarkupTests {
  @Test(
    arguments: [
      (0, "0"), (-0.0, "0"), (-0.0004, "0"), (1, "1"), (-1, "-1"), (0.5, "0.5"), (-0.25, "-0.25"),
      (20.287103, "20.287"), (1.0 / 3, "0.333"), (0.0005, "0.001"), (9.9996, "10"), (1.05, "1.05"),
      (100.001, "100.001"), (1e-9, "0"), (1e7, "10000000"), (123_456_789.125, "123456789.125"),
    ] as [(Double, String)])
  func `a number is printed shortest, with three decimals at most`(
    value: Double, expected: String
  ) {
    #expect(decimal(value) == expected)
  }

  @Test(
    arguments: [
      (1e300, "1000000000000"), (-1e300, "-1000000000000"), (.infinity, "1000000000000"),
      (-.infinity, "-1000000000000"), (.nan, "0"),
    ] as [(Double, String)])
  func `a number that no picture can hold is printed without an exponent`(
    value: Double, expected: String
  ) {
    #expect(decimal(value) == expected)
  }

  @Test func `a printed number reads back within half a thousandth`() {
    for seed in UInt64(0)..<1000 {
      var random = SplitMix64(seed: seed)
      let value = Double.random(in: -5000...5000, using: &random)
      let text = decimal(value)
      let read = Double(text) ?? .nan
      #expect(abs(read - value) <= 0.000_500_001, "seed \(seed)")
      #expect(!text.contains("e") && text != "-0", "seed \(seed)")
      #expect(!text.contains(".") || text.last != "0", "seed \(seed)")
    }
  }

  @Test func `what means something in markup is escaped`() {
    #expect("a < b & c > d".escapedForMarkup == "a &lt; b &amp; c &gt; d")
    #expect("\"it's\"".escapedForMarkup == "&quot;it&#39;s&quot;")
    #expect("a\tb\r\nc".escapedForMarkup == "a&#9;b&#13;&#10;c")
  }

  @Test func `what XML cannot hold is replaced`() {
    #expect(
      "\0\u{1B}\u{B}\u{FFFE}\u{FFFF}".escapedForMarkup == String(repeating: "\u{FFFD}", count: 5))
  }

  @Test func `other characters stay`() {
    let text = "plain 中文 😀 👨‍👩‍👧 e\u{301} \u{7F}\u{A0}\u{2028}"
    #expect(text.escapedForMarkup.unicodeScalars.elementsEqual(text.unicodeScalars))
  }
}
