import LayoutGeometry
import SeededRandom
import Testing
import TextLayout

@Suite struct AttributedTextTests {
  private let plain = TextAttributes(font: .system(size: 17))

  /// Measured in a font of 10 points a character and 20 a line.
  private func fixed(
    _ text: AttributedText, width: Double = .infinity, limit: Int = 0,
    mode: LineBreakMode = .byTruncatingTail
  ) throws -> TextMeasurement {
    try FixedAdvanceMeasurer.standard.prepare(text).wrapped(
      width: width, lineLimit: limit, mode: mode)
  }

  private func text(
    _ text: String, _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) -> AttributedText {
    var attributes = plain
    change(&attributes.paragraphStyle)
    return AttributedText(text, attributes: attributes)
  }

  @Test func `runs are joined where they are alike`() {
    var text = AttributedText("one ", font: .system(size: 17))
    text.append(AttributedText("two", font: .system(size: 17)))
    #expect(text.text == "one two" && text.runs.map(\.utf8Count) == [7])
    text.append(AttributedText("", font: .boldSystem(size: 17)))
    #expect(text.runs.count == 1)
    text.changeAttributes(in: 4..<100) { $0.kerning = 1 }
    #expect(text.runs.map(\.utf8Count) == [4, 3] && text.runs[1].attributes.kerning == 1)
    text.changeAttributes(in: 0..<7) { $0.kerning = 0 }
    #expect(text == AttributedText("one two", font: .system(size: 17)))
    text.changeAttributes(in: 2..<2) { $0.kerning = 5 }
    #expect(text.runs.count == 1)
  }

  @Test func `a text of one run measures like a plain one`() throws {
    try RandomCase.forAllSeeds { random in
      let text = AttributedText(random.prepared.text, font: random.prepared.font)
      let prepared = try random.measurer.prepare(text)
      #expect(prepared.contentWidths() == random.prepared.contentWidths(), random.comment)
      for mode in LineBreakMode.allCases {
        let one = try prepared.wrapped(width: random.narrow, lineLimit: 3, mode: mode)
        let other = try random.prepared.wrapped(width: random.narrow, lineLimit: 3, mode: mode)
        #expect(one.lines.map(\.utf8Range) == other.lines.map(\.utf8Range), random.comment)
        #expect(one.lines.map(\.omitted) == other.lines.map(\.omitted), random.comment)
        #expect(one.isTruncated == other.isTruncated, random.comment)
        #expect(one.size.width == other.size.width, random.comment)
        #expect(abs(one.size.height - other.size.height) < 1e-9, random.comment)
        for (line, twin) in zip(one.lines, other.lines) {
          #expect(abs(line.top + line.ascent - twin.top - twin.ascent) < 1e-9, random.comment)
        }
      }
    }
  }

  @Test func `cutting a text into runs changes no line while the fonts are as wide`() throws {
    for seed in 0..<300 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let text = RandomText.make(using: &generator)
      let whole = AttributedText(text, font: .system(size: 17))
      var cut = whole
      for _ in 0..<4 {
        let bounds = (0..<2).map { _ in Int.random(in: 0...text.utf8.count, using: &generator) }
          .sorted()
        cut.changeAttributes(in: bounds[0]..<bounds[1]) { $0.font = .boldSystem(size: 17) }
      }
      let width = RandomText.width(using: &generator)
      #expect(try fixed(cut, width: width) == fixed(whole, width: width), "seed \(seed)")
    }
  }

  @Test func `every run has its own font, and the line is as high as the highest`() throws {
    let small = Font.system(size: 10)
    let large = Font.helvetica(size: 20, weight: .bold)
    var text = AttributedText("Hi ", font: small)
    text.append(AttributedText("Hi", font: large))
    let measurer = BuiltInTextMeasurer()
    let line = try measurer.prepare(text).natural().lines[0]
    let widths = [
      try measurer.prepare("Hi\u{A0}", font: small).natural().size.width,
      try measurer.prepare("Hi", font: large).natural().size.width,
    ]
    #expect(abs(line.width - widths[0] - widths[1]) < 1e-9)
    #expect(line.ascent == large.ascender && abs(line.descent - large.descender) < 1e-12)
    let wrapped = try measurer.prepare(text).wrapped(width: widths[1], lineLimit: 0)
    #expect(wrapped.lines.count == 2)
    #expect(abs(wrapped.size.height - small.lineHeight - large.lineHeight) < 1e-9)
    #expect(abs(wrapped.lines[1].top - small.lineHeight) < 1e-9)
  }

  @Test func `an ellipsis and a hyphen look like the character before them`() throws {
    let (small, large) = (Font.system(size: 10), Font.boldSystem(size: 30))
    var text = AttributedText("aaaaaaaa", font: small)
    text.append(AttributedText("hy\u{AD}phenation", font: large))
    let prepared = try BuiltInTextMeasurer().prepare(text)
    func mark(_ font: Font, _ text: String) throws -> Double {
      try BuiltInTextMeasurer().prepare(text, font: font).natural().size.width
    }
    for mode in [LineBreakMode.byTruncatingTail, .byTruncatingMiddle, .byTruncatingHead] {
      for width in stride(from: 10.0, through: 200, by: 3) {
        let line = try prepared.wrapped(width: width, lineLimit: 1, mode: mode).lines[0]
        let fragments = prepared.fragments(of: line)
        let place = try #require(fragments.firstIndex { $0.text == "…" })
        let font = place > 0 ? fragments[place - 1].attributes.font : small
        #expect(fragments[place].attributes.font == font)
        #expect(try abs(fragments[place].width - mark(font, "…")) < 1e-9)
        #expect(abs(fragments.reduce(0) { $0 + $1.width } - line.width) < 1e-9)
        #expect(line.width <= width + 1e-6 || fragments.count == 1)
      }
    }
    let hyphenated = try #require(
      prepared.wrapped(width: 120, lineLimit: 0).lines.first { $0.isHyphenated })
    let hyphen = try #require(prepared.fragments(of: hyphenated).last)
    #expect(hyphen.text == "-" && hyphen.attributes.font == large)
    #expect(try abs(hyphen.width - mark(large, "-")) < 1e-9)
  }

  @Test func `where no more than a hyphen lacks room, the line goes on to its ellipsis`() throws {
    let (small, large) = (Font.system(size: 1), Font.system(size: 30))
    let measurer = BuiltInTextMeasurer()
    var text = AttributedText("a hy\u{AD}", font: large)
    text.append(AttributedText("phenation in small letters", font: small))
    let prepared = try measurer.prepare(text)
    let width = try measurer.prepare("a hy", font: large).natural().size.width + 5
    #expect(try width < measurer.prepare("a hy-", font: large).natural().size.width)
    let line = try prepared.wrapped(width: width, lineLimit: 1).lines[0]
    #expect(prepared.drawn(line).hasPrefix("a hy\u{AD}p") && line.isTruncated)
    #expect(line.width <= width)
  }

  @Test func `kerning widens every character that takes room`() throws {
    var attributes = plain
    attributes.kerning = 2
    #expect(try fixed(AttributedText("abc", attributes: attributes)).size.width == 36)
    #expect(try fixed(AttributedText("a\u{AD}b", attributes: attributes)).size.width == 24)
    attributes.kerning = -15
    #expect(try fixed(AttributedText("abc", attributes: attributes)).size.width == 0)
  }

  @Test func `a raised run makes the line higher above its baseline`() throws {
    var text = text("10")
    var raised = plain
    raised.baselineOffset = 6
    text.append(AttributedText("2", attributes: raised))
    let line = try fixed(text).lines[0]
    #expect(line.ascent == 22 && line.descent == 4)
    raised.baselineOffset = -6
    let lowered = try fixed(AttributedText("2", attributes: raised)).lines[0]
    #expect(lowered.ascent == 10 && lowered.descent == 10)
  }

  @Test func `an attachment stands on the baseline and parts from both sides`() throws {
    let image = TextAttachment(name: "flag", width: 30, height: 24)
    var text = text("ab")
    text.append(AttributedText(image, attributes: plain))
    text.append(self.text("cd"))
    let line = try fixed(text).lines[0]
    #expect(line.width == 70 && line.ascent == 24 && line.descent == 4)
    let wrapped = try fixed(text, width: 40)
    #expect(wrapped.lines.map(\.utf8Range) == [0..<2, 2..<5, 5..<7])
    #expect(wrapped.lines.map(\.width) == [20, 30, 20])
    #expect(wrapped.lines.map { $0.ascent + $0.descent } == [20, 24, 20])
    #expect(wrapped.size.height == 64)
  }

  @Test func `line heights are multiplied, then held between the least and the greatest`() throws {
    func heights(_ change: (inout ParagraphStyle) -> Void) throws -> [Double] {
      let lines = try fixed(text("a\nb", change)).lines
      #expect(lines.allSatisfy { $0.descent == 4 })
      return lines.map { $0.ascent + $0.descent }
    }
    #expect(try heights { $0.lineHeightMultiple = 1.5 } == [30, 30])
    #expect(try heights { $0.minimumLineHeight = 26 } == [26, 26])
    #expect(try heights { $0.maximumLineHeight = 14 } == [14, 14])
    #expect(
      try heights {
        $0.lineHeightMultiple = 2
        $0.maximumLineHeight = 35
        $0.minimumLineHeight = 10
      } == [35, 35])
  }

  @Test func `spacing lies between lines and between paragraphs, not after the last`() throws {
    let spaced = text("ab cd\nef") {
      $0.lineSpacing = 3
      $0.paragraphSpacing = 10
    }
    let measured = try fixed(spaced, width: 20)
    #expect(measured.lines.map(\.top) == [0, 23, 56])
    #expect(measured.size.height == 76)
    #expect(measured.firstBaseline == 16 && measured.lastBaseline == 72)
    #expect(try fixed(spaced, width: 20, limit: 2).size.height == 43)
  }

  @Test func `indents narrow the lines and move them`() throws {
    let indented = text("ab cd ef\ngh ij") {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 10
    }
    let measured = try fixed(indented, width: 60)
    #expect(measured.lines.map(\.utf8Range) == [0..<2, 3..<8, 9..<11, 12..<14])
    #expect(measured.lines.map(\.indent) == [20, 10, 20, 10])
    #expect(measured.size.width == 60)
    let widths = try FixedAdvanceMeasurer.standard.prepare(indented).contentWidths()
    #expect(widths == ContentWidths(minimum: 40, natural: 100))
    #expect(try fixed(indented, width: 5).lines.count == 10, "no room is one character a line")
  }

  @Test func `a paragraph has the style of its first character`() throws {
    var text = text("ab\ncd") { $0.headIndent = 10 }
    text.changeAttributes(in: 3..<5) { $0.paragraphStyle.firstLineHeadIndent = 30 }
    text.changeAttributes(in: 4..<5) { $0.paragraphStyle.firstLineHeadIndent = 70 }
    #expect(try fixed(text).lines.map(\.indent) == [0, 30])
  }

  @Test func `a limit cuts between paragraphs too`() throws {
    let cut = try fixed(text("ab\ncd\nef"), width: 40, limit: 2)
    #expect(cut.isTruncated && cut.lines.map(\.isTruncated) == [false, true])
    #expect(try !fixed(text("ab\ncd"), width: 40, limit: 2).isTruncated)
    #expect(try fixed(text("ab\ncd"), width: 40, limit: 1, mode: .byWordWrapping).isTruncated)
    #expect(try fixed(AttributedText("", font: .system(size: 1))) == .empty)
  }

  @Test func `fragments are the runs of a line, side by side, with the ellipsis or hyphen`() throws
  {
    var bold = plain
    bold.font = .boldSystem(size: 17)
    var text = text("ab")
    text.append(AttributedText("cde fgh", attributes: bold))
    let prepared = try FixedAdvanceMeasurer.standard.prepare(text)
    let lines = try prepared.wrapped(width: 50, lineLimit: 0).lines
    let first = prepared.fragments(of: lines[0])
    #expect(first.map(\.text) == ["ab", "cde"])
    #expect(first.map(\.attributes) == [plain, bold])
    #expect(first.map(\.x) == [0, 20] && first.map(\.width) == [20, 30])
    #expect(prepared.fragments(of: lines[1]).map(\.text) == ["fgh"])
    let cut = try prepared.wrapped(width: 50, lineLimit: 1, mode: .byTruncatingMiddle).lines[0]
    let parts = prepared.fragments(of: cut)
    #expect(parts.map(\.text) == ["ab", "…", "gh"])
    #expect(parts.map(\.x) == [0, 20, 30])
    let hyphenated = try FixedAdvanceMeasurer.standard.prepare(self.text("co\u{AD}op"))
    let line = try hyphenated.wrapped(width: 30, lineLimit: 0).lines[0]
    #expect(hyphenated.fragments(of: line).map(\.text) == ["co", "-"])
  }

  @Test func `fragments of a line are what is drawn, and as wide`() throws {
    for seed in 0..<300 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      var text = AttributedText(RandomText.make(using: &generator), font: .system(size: 17))
      for size in [9.0, 13, 22] {
        let bounds = (0..<2).map { _ in Int.random(in: 0...text.text.utf8.count, using: &generator)
        }
        .sorted()
        text.changeAttributes(in: bounds[0]..<bounds[1]) { $0.font = .helvetica(size: size) }
      }
      let prepared = try BuiltInTextMeasurer().prepare(text)
      let mode = LineBreakMode.allCases.randomElement(using: &generator) ?? .byClipping
      let width = RandomText.width(using: &generator)
      for line in try prepared.wrapped(width: width, lineLimit: 3, mode: mode).lines {
        let fragments = prepared.fragments(of: line)
        #expect(fragments.map(\.text).joined() == prepared.drawn(line), "seed \(seed)")
        let end = fragments.last.map { $0.x + $0.width } ?? 0
        #expect(abs(end - line.width) < 1e-6, "seed \(seed)")
      }
    }
  }

  @Test func `values that make no sense are errors`() throws {
    var attributes = plain
    attributes.kerning = .infinity
    #expect(throws: TextError.invalidAttribute(.infinity)) {
      try fixed(AttributedText("a", attributes: attributes))
    }
    attributes = plain
    attributes.paragraphStyle.headIndent = -1
    #expect(throws: TextError.invalidAttribute(-1)) {
      try fixed(AttributedText("a", attributes: attributes))
    }
    let image = TextAttachment(name: "", width: 1, height: -2)
    #expect(throws: TextError.invalidAttribute(-2)) {
      try fixed(AttributedText(image, attributes: plain))
    }
    #expect(throws: TextError.invalidFontSize(0)) {
      try fixed(AttributedText("a", font: .system(size: 0)))
    }
  }
}
