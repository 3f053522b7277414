import Testing
import TextLayout

@Suite struct TextErrorTests {
  @Test(arguments: [0.0, -1, -.infinity, .infinity])
  func `a font size that is not above 0 and finite is an error`(size: Double) {
    let measurers: [any TextMeasurer] = [BuiltInTextMeasurer(), FixedAdvanceMeasurer.standard]
    for measurer in measurers {
      #expect(throws: TextError.invalidFontSize(size)) {
        try measurer.prepare("text", font: .system(size: size))
      }
    }
  }

  @Test func `a font size that is no number is an error`() {
    #expect(throws: TextError.self) {
      try BuiltInTextMeasurer().prepare("", font: .system(size: .nan))
    }
  }

  @Test func `a font so large that sums are not finite is an error`() {
    let size = Double.greatestFiniteMagnitude / 2
    #expect(throws: TextError.invalidFontSize(size)) {
      try BuiltInTextMeasurer().prepare("中文字", font: .system(size: size))
    }
  }

  @Test func `a negative width or line limit is an error`() throws {
    for text in ["", "some text"] {
      let prepared = try BuiltInTextMeasurer().prepare(text, font: .system(size: 17))
      #expect(throws: TextError.invalidWidth(-1)) {
        try prepared.wrapped(width: -1, lineLimit: 0)
      }
      #expect(throws: TextError.self) { try prepared.wrapped(width: .nan, lineLimit: 0) }
      #expect(throws: TextError.invalidLineLimit(-2)) {
        try prepared.wrapped(width: 100, lineLimit: -2)
      }
    }
  }

  @Test func `bad metrics of a fixed-advance font are errors`() {
    for bad in [0.0, -1, .infinity] {
      #expect(throws: TextError.invalidAdvance(bad)) { try FixedAdvanceMeasurer(advance: bad) }
      #expect(throws: TextError.invalidLineHeight(bad)) {
        try FixedAdvanceMeasurer(lineHeight: bad)
      }
    }
    #expect(throws: TextError.invalidAscent(21)) { try FixedAdvanceMeasurer(ascent: 21) }
    #expect(throws: TextError.invalidAscent(-1)) { try FixedAdvanceMeasurer(ascent: -1) }
    #expect(throws: TextError.self) { try FixedAdvanceMeasurer(ascent: .nan) }
  }
}
