import LayoutGeometry
import Testing
import TextLayout

@Suite struct MeasuringTests {
  private func prepare(_ text: String) throws -> any PreparedText {
    try FixedAdvanceMeasurer.standard.prepare(text, font: .system(size: 17))
  }

  @Test func `the widths are those of the widest unbreakable piece and of the unbroken text`()
    throws
  {
    func widths(_ text: String) throws -> ContentWidths { try prepare(text).contentWidths() }
    #expect(try widths("one three two") == ContentWidths(minimum: 50, natural: 130))
    #expect(try widths("one   \nthree two  ") == ContentWidths(minimum: 50, natural: 90))
    #expect(try widths("中文字") == ContentWidths(minimum: 10, natural: 30))
    #expect(try widths("co\u{AD}op") == ContentWidths(minimum: 30, natural: 40))
    #expect(try widths("a\u{A0}b c") == ContentWidths(minimum: 30, natural: 50))
    #expect(try widths("") == ContentWidths(minimum: 0, natural: 0))
    #expect(try widths("\n") == ContentWidths(minimum: 0, natural: 0))
  }

  @Test func `every line has its metrics, and the baselines follow from them`() throws {
    let font = Font.system(size: 17)
    let measured = try BuiltInTextMeasurer().prepare("a\nb", font: font).natural()
    for line in measured.lines {
      #expect(line.ascent == font.ascender)
      #expect(abs(line.descent - font.descender) < 1e-12)
    }
    #expect(measured.firstBaseline == measured.lines[0].ascent)
    #expect(measured.lastBaseline == measured.size.height - measured.lines[1].descent)
  }

  @Test func `a second width looks at no character again`() throws {
    final class Looks { var count = 0 }
    struct CountingSource: AdvanceSource {
      let looks: Looks
      let metrics = LineMetrics(
        lineHeight: 20, ascent: 16, ellipsisAdvance: 10, hyphenAdvance: 10)
      func advance(of scalar: UInt32, _ widthClass: WidthClass) -> Double {
        looks.count += 1
        return 10
      }
      var ascii: ASCIIAdvances {
        looks.count += 1
        return ASCIIAdvances(units: [Double](repeating: 10, count: 128), scale: 1)
      }
    }
    let looks = Looks()
    let prepared = try PreparedParagraph(
      "one two three 中文", font: .system(size: 17), rules: LineBreakRules(),
      source: CountingSource(looks: looks))
    #expect(looks.count == 3, "once for ASCII, and for each ideograph")
    for mode in LineBreakMode.allCases {
      _ = try prepared.wrapped(width: 25, lineLimit: 2, mode: mode)
    }
    _ = prepared.contentWidths()
    #expect(looks.count == 3)
  }

  @Test func `a cache measures a question once while it has room for the answer`() throws {
    var cache = MeasurementCache()
    let prepared = try prepare("one two three")
    func ask(_ width: Double, of prepared: any PreparedText) throws -> Int {
      let measured = try cache.measurement(
        of: prepared, width: width, lineLimit: 0, mode: .byWordWrapping)
      #expect(measured == (try prepared.wrapped(width: width, lineLimit: 0)))
      return cache.hits
    }
    #expect(try ask(70, of: prepared) == 0)
    #expect(try ask(30, of: prepared) == 0)
    #expect(try ask(70, of: prepared) == 1)
    #expect(try ask(70, of: try prepare("one two three")) == 1, "equal is not the same")
    for width in 1...MeasurementCache.capacity {
      #expect(try ask(Double(width), of: prepared) == 1)
    }
    #expect(try ask(70, of: prepared) == 1, "the oldest gave way")
    cache.removeAll()
    #expect(try ask(70, of: prepared) == 1)
  }

  @Test func `a cache tells every input apart and keeps no refused question`() throws {
    var cache = MeasurementCache()
    let prepared = try prepare("one two three")
    for (limit, mode) in [
      (0, LineBreakMode.byWordWrapping), (1, .byWordWrapping), (1, .byClipping),
    ] {
      let measured = try cache.measurement(of: prepared, width: 40, lineLimit: limit, mode: mode)
      #expect(measured == (try prepared.wrapped(width: 40, lineLimit: limit, mode: mode)))
    }
    #expect(cache.hits == 0)
    for _ in 0..<2 {
      #expect(throws: TextError.invalidWidth(-1)) {
        try cache.measurement(of: prepared, width: -1, lineLimit: 0, mode: .byClipping)
      }
    }
    #expect(cache.hits == 0)
  }
}
