import LayoutGeometry
import Testing
import TextLayout

@Suite struct FontTests {
  private func width(_ text: String, _ font: Font) throws -> Double {
    try BuiltInTextMeasurer().prepare(text, font: font).natural().size.width
  }

  @Test(arguments: 10...34)
  func `lines of the system font are as high as the platform's, to the pixel`(size: Int) throws {
    for scale in 1...3 {
      let grid = PixelGrid(scale: Double(scale))
      for count in 1...12 {
        let text = Array(repeating: "line", count: count).joined(separator: "\n")
        let prepared = try BuiltInTextMeasurer().prepare(text, font: .system(size: Double(size)))
        // 1.193359 × size × count, rounded up to the pixel, without a rounding of its own.
        let millionths = 1_193_359 * size * count * scale
        let pixels = (millionths + 999_999) / 1_000_000
        let height = grid.roundedUp(try prepared.natural().size.height)
        #expect(height == Double(pixels) / Double(scale), "\(count) lines at \(scale)×")
      }
    }
  }

  @Test func `17 points are 20.5, 20.333 and 21 high`() {
    let heights = [2.0, 3, 1].map {
      PixelGrid(scale: $0).roundedUp(Font.system(size: 17).lineHeight)
    }
    #expect(heights == [20.5, 61.0 / 3, 21])
  }

  /// Advances in thousandths of an em, as the font's metrics file has them.
  @Test(arguments: [
    ("!", 278, 333), ("A", 667, 722), ("W", 944, 944), ("a", 556, 556),
    ("i", 222, 278), ("m", 833, 889), ("0", 556, 556), ("@", 1015, 975), ("~", 584, 584),
    ("\u{A0}", 278, 278), ("é", 556, 556), ("Æ", 1000, 1000), ("…", 1000, 1000), ("—", 1000, 1000),
    ("€", 556, 556), ("“", 333, 500), ("•", 350, 350), ("fi", 500, 611),
  ])
  func `Helvetica has its own advances`(text: String, regular: Int, bold: Int) throws {
    #expect(Int((try width(text, .helvetica(size: 1000))).rounded()) == regular)
    #expect(Int((try width(text, .helvetica(size: 1000, weight: .bold))).rounded()) == bold)
    #expect(Int((try width(text, .helvetica(size: 1000).withItalics())).rounded()) == regular)
  }

  @Test func `Helvetica knows Greek, Cyrillic and Hebrew, and gives the rest a place`() throws {
    let font = Font.helvetica(size: 2048)
    #expect(try width("שלום", font) == 4501)
    #expect(try width("שלום", font.withWeight(.bold)) == 4913)
    #expect(try width("שָׁלוֹם", font) == 4501)
    #expect(try width("ﬁ", font) == 1024)
    #expect(try width("a\u{2011}b", font) == width("a-b", font))
    #expect(try width("Ω", font) == 1531)
    #expect(try width("Ж", font) == 1891)
    #expect(try width("中", font) == 2048)
    #expect(try width("\u{1F600}", font) == 2048)
    #expect(try width("e\u{301}", font) == width("e", font))
    #expect(try width("ก", font) == width("0", font))
    #expect(try width("س", font) == width("0", font))
  }

  @Test func `Helvetica's lines are those of its table`() {
    let font = Font.helvetica(size: 2048)
    #expect(font.lineHeight == 2355 && font.ascender == 1854 && font.descender == 501)
    #expect(font.withItalics().lineHeight == 2355)
  }

  @Test func `monospaced, every character takes one cell, and two if wide`() throws {
    let font = Font.monospaced(size: 2048)
    #expect(try width("i", font) == 1229)
    #expect(try width("W…é", font) == 3 * 1229)
    #expect(try width("中😀", font) == 4 * 1229)
    #expect(try width("e\u{301}\u{200D}", font) == 1229)
    #expect(try width("a\tb", font) == 6 * 1229)
    #expect(font.lineHeight == 2320 && font.ascender + font.descender == 2320)
  }

  @Test func `what is estimated says so`() {
    #expect(!Font.system(size: 17).hasEstimatedAdvances)
    #expect(Font.boldSystem(size: 17).hasEstimatedAdvances)
    #expect(Font.italicSystem(size: 17).hasEstimatedAdvances)
    #expect(!Font.helvetica(size: 17, weight: .bold).withItalics().hasEstimatedAdvances)
    #expect(Font.helvetica(size: 17, weight: .light).hasEstimatedAdvances)
    #expect(!Font.monospaced(size: 17, weight: .black).hasEstimatedAdvances)
  }

  @Test func `what is estimated in a text says so`() throws {
    let helvetica = Font.helvetica(size: 2048)
    for text in ["Hello, wörld", "Ελλάς", "Привет", "שָׁלוֹם", "漢字かな한글、", "e\u{301}\u{200D}\n\t", ""] {
      #expect(!helvetica.hasEstimatedAdvances(in: text), "\(text)")
    }
    for text in ["سلام", "नमस्ते", "สวัสดี", "ok 😀", "1\u{FE0F}\u{20E3}", "☎\u{FE0F}", "a سلام"] {
      #expect(helvetica.hasEstimatedAdvances(in: text), "\(text)")
      #expect(Font.monospaced(size: 17).hasEstimatedAdvances(in: text), "\(text)")
      #expect(Font.system(size: 17).hasEstimatedAdvances(in: text), "\(text)")
    }
    // Without the font's own advances a letter is as wide as a digit; marks take no room.
    #expect(try width("سلام", helvetica) == 4 * width("0", helvetica))
    #expect(try width("سَلَام", helvetica) == 4 * width("0", helvetica))
    #expect(Font.monospaced(size: 17).hasEstimatedAdvances(in: "漢"))
    #expect(!Font.system(size: 17).hasEstimatedAdvances(in: "Hello, 漢字 42\n"))
    #expect(Font.system(size: 17).hasEstimatedAdvances(in: "Q"))
    #expect(Font.system(size: 17).hasEstimatedAdvances(in: "ö"))
    #expect(Font.boldSystem(size: 17).hasEstimatedAdvances(in: "a"))
    #expect(!Font.boldSystem(size: 17).hasEstimatedAdvances(in: ""))
  }

  @Test func `a font changes one property at a time`() {
    let font = Font.helvetica(size: 12).withWeight(.bold).withItalics().withSize(14)
    #expect(font == Font(face: .helvetica, size: 14, weight: .bold, isItalic: true))
    #expect(font.withItalics(false) == .helvetica(size: 14, weight: .bold))
  }

  @Test func `text styles grow with the category, and keep their order`() {
    for (category, next) in zip(
      ContentSizeCategory.allCases, ContentSizeCategory.allCases.dropFirst())
    {
      for style in TextStyle.allCases {
        #expect(style.size(in: category) <= style.size(in: next), "\(style) in \(category)")
      }
    }
    for category in ContentSizeCategory.allCases {
      let order: [TextStyle] = [
        .largeTitle, .title1, .title2, .title3, .body, .callout, .subheadline, .footnote, .caption1,
        .caption2,
      ]
      let sizes = order.map { $0.size(in: category) }
      #expect(sizes == sizes.sorted(by: >), "\(category)")
      #expect(TextStyle.headline.size(in: category) == TextStyle.body.size(in: category))
    }
  }

  @Test func `a preferred font follows the category, others do not`() {
    let body = Font.preferred(for: .body)
    #expect(body.pointSize == 17 && body.weight == .regular && body.face == .system)
    #expect(body.adapted(to: .accessibilityExtraExtraExtraLarge).pointSize == 53)
    #expect(body.adapted(to: .extraSmall).adapted(to: .large) == body)
    #expect(Font.preferred(for: .headline).weight == .semibold)
    #expect(body.withWeight(.bold).adapted(to: .extraSmall).weight == .bold)
    #expect(body.withSize(20).adapted(to: .extraSmall).pointSize == 20)
    #expect(Font.system(size: 17).adapted(to: .extraSmall) == .system(size: 17))
  }
}
