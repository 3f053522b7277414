import LayoutGeometry
import Testing
import TextLayout

@Suite struct HostileTextTests {
  private let measurers: [any TextMeasurer] = [
    BuiltInTextMeasurer(), FixedAdvanceMeasurer.standard,
  ]

  private func prepare(_ text: String) throws -> any PreparedText {
    try FixedAdvanceMeasurer.standard.prepare(text, font: .system(size: 17))
  }

  @Test func `a megabyte without a space wraps`() throws {
    let prepared = try prepare(String(repeating: "x", count: 1_000_000))
    #expect(try prepared.wrapped(width: 1_000, lineLimit: 0).lines.count == 10_000)
    #expect(
      try prepared.wrapped(width: 1_000, lineLimit: 0, mode: .byCharWrapping).lines.count == 10_000)
    #expect(prepared.contentWidths() == ContentWidths(minimum: 1e7, natural: 1e7))
    let line = try prepared.wrapped(width: 50, lineLimit: 1, mode: .byTruncatingMiddle).lines[0]
    #expect(prepared.drawn(line) == "xx…xx")
  }

  @Test func `100,000 line breaks are 100,001 lines`() throws {
    let text = String(repeating: "\n", count: 100_000)
    for measurer in measurers {
      let prepared = try measurer.prepare(text, font: .system(size: 10))
      for mode in LineBreakMode.allCases {
        let measured = try prepared.wrapped(width: 0, lineLimit: 0, mode: mode)
        #expect(measured.lines.count == 100_001)
        #expect(measured.lines.last?.utf8Range == 100_000..<100_000)
      }
      #expect(try prepared.wrapped(width: 0, lineLimit: 3).lines.count == 3)
    }
  }

  @Test func `lone surrogates in bad data are replacement characters, each a character`() throws {
    let bytes: [UInt8] = [0x61, 0xED, 0xA0, 0x80, 0x62]
    let text = String(decoding: bytes, as: UTF8.self)
    let prepared = try prepare(text)
    #expect(prepared.text == text)
    let natural = try prepared.natural()
    #expect(natural.lines.map(\.utf8Range) == [0..<text.utf8.count])
    #expect(natural.size.width == Double(text.count) * 10)
    let units: [UInt16] = [0xD800, 0x61, 0xDC00]
    #expect(try prepare(String(decoding: units, as: UTF16.self)).natural().size.width == 30)
  }

  @Test func `10,000 marks on a letter are one character`() throws {
    let text = "e" + String(repeating: "\u{301}", count: 10_000) + "f"
    for measurer in measurers {
      let prepared = try measurer.prepare(text, font: .system(size: 17))
      let wrapped = try prepared.wrapped(width: 0, lineLimit: 0)
      #expect(wrapped.lines.map(\.utf8Range) == [0..<20_001, 20_001..<20_002])
    }
  }

  @Test func `100,000 hyphens that have no room, behind what takes none, take linear time`() throws
  {
    let text = String(repeating: "\u{2061}\u{AD}", count: 100_000) + "W"
    let prepared = try BuiltInTextMeasurer().prepare(text, font: .system(size: 17))
    let lines = try prepared.wrapped(width: 3, lineLimit: 0).lines
    #expect(lines.map(\.utf8Range.upperBound) == [499_998, 500_001])
    #expect(lines.allSatisfy { !$0.isHyphenated })
  }

  @Test(arguments: LineBreakMode.allCases)
  func `a width that is negative or no number is an error in every mode`(mode: LineBreakMode) throws
  {
    let prepared = try prepare("some text")
    #expect(throws: TextError.invalidWidth(-0.5)) {
      try prepared.wrapped(width: -0.5, lineLimit: 0, mode: mode)
    }
    #expect(throws: TextError.self) {
      try prepared.wrapped(width: .nan, lineLimit: 0, mode: mode)
    }
    #expect(throws: TextError.invalidLineLimit(-1)) {
      try prepared.wrapped(width: 1, lineLimit: -1, mode: mode)
    }
    #expect(try prepared.wrapped(width: -0.0, lineLimit: 1, mode: mode).lines.count == 1)
    #expect(try prepared.wrapped(width: 1, lineLimit: .max, mode: mode).lines.count >= 1)
  }

  /// Were any of it quadratic, a unit would take minutes. What waits for other tests to end is not
  /// its own time; without an end, the limit ends it.
  @Test(
    .timeLimit(.minutes(20)),
    arguments: [
      "x", " ", "x ", "\n", "\u{301}", "🇩", "\u{200D}", "👨\u{200D}", "\u{AD}", "-", "(", "“", "中",
      "\u{600}",
      "\u{1112}", "क\u{94D}", "5,", "$(",
    ])
  func `monotonous texts take time in proportion to their length`(unit: String) throws {
    let time = try ContinuousClock().measure {
      let prepared = try prepare(String(repeating: unit, count: 30_000))
      for mode in [LineBreakMode.byWordWrapping, .byCharWrapping, .byTruncatingMiddle] {
        let all = try prepared.wrapped(width: 40, lineLimit: 0, mode: mode)
        let some = try prepared.wrapped(width: 40, lineLimit: 2, mode: mode)
        #expect(some.lines.count == min(2, all.lines.count))
        #expect(some.isTruncated == (all.lines.count > 2))
      }
    }
    #expect(time < .seconds(60))
  }
}
