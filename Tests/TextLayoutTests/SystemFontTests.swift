import LayoutGeometry
import Testing
import TextLayout

@Suite struct SystemFontTests {
  private func width(_ text: String, _ font: Font = .system(size: 17)) throws -> Double {
    try BuiltInTextMeasurer().prepare(text, font: font).natural().size.width
  }

  private func isClose(_ left: Double, _ right: Double) -> Bool { abs(left - right) < 1e-9 }

  @Test func `line metrics are proportional to the size`() throws {
    let font = Font.system(size: 17)
    #expect(isClose(font.lineHeight, 20.287103))
    #expect(isClose(font.ascender, 16.186516))
    #expect(isClose(font.ascender + font.descender, font.lineHeight))
    let measured = try BuiltInTextMeasurer().prepare("a\nb", font: font).natural()
    #expect(measured.size.height == 2 * font.lineHeight)
    #expect(measured.firstBaseline == font.ascender)
    #expect(isClose(measured.lastBaseline, measured.size.height - font.descender))
  }

  @Test func `a width is the sum of advances and tracking`() throws {
    #expect(isClose(try width("Hi"), (0.7138 + 0.2161) * 17 + 2 * 0.171))
  }

  @Test func `tracking is linear between the measured sizes and constant beyond`() throws {
    func tracking(_ size: Double) throws -> Double {
      try width("n", .system(size: size)) - 0.5539 * size
    }
    #expect(isClose(try tracking(12), 0.415))
    #expect(isClose(try tracking(9), 0.415))
    #expect(isClose(try tracking(16.5), (0.236 + 0.171) / 2))
    #expect(isClose(try tracking(19), (0.129 - 0.004) / 2))
    #expect(isClose(try tracking(36), -0.247))
    #expect(isClose(try tracking(80), -0.247))
  }

  @Test(arguments: ["中", "か", "カ", "한", "，", "（", "Ａ", "𠀀", "\u{3000}中"])
  func `wide characters take one em without tracking`(text: String) throws {
    #expect(isClose(try width(text), Double(text.count) * 17))
  }

  @Test(arguments: ["😀", "👨‍👩‍👧", "🇩🇪", "1️⃣", "❤️", "👍🏽", "⭐"])
  func `an emoji is one character of one width`(emoji: String) throws {
    #expect(emoji.count == 1)
    #expect(isClose(try width(emoji), try width("😀")))
    #expect(isClose(try width(emoji + emoji), 2 * (try width("😀"))))
  }

  @Test func `marks and controls take no room`() throws {
    #expect(try width("e\u{301}") == width("e"))
    #expect(try width("a\u{200D}b\u{7}\u{AD}\u{2060}") == width("ab"))
    #expect(try width("\u{301}") == 0)
  }

  @Test(arguments: [("é", "e"), ("Å", "A"), ("ñ", "n"), ("ß", "B"), ("ž", "z"), ("ſ", "s")])
  func `accented letters are as wide as their base letter`(letter: String, base: String) throws {
    #expect(try width(letter) == width(base))
  }

  @Test func `Greek and Cyrillic are as wide as Latin letters of like shape`() throws {
    #expect(try width("Ωωαο") == width("Owao"))
    #expect(try width("АЯая") == width("ARao"))
    #expect(try width("Ёё") == width("Ee"))
  }

  @Test func `a tab takes as much room as four spaces`() throws {
    #expect(isClose(try width("a\tb"), try width("a    b")))
    #expect(try width("a\u{A0}b") == width("a b"))
  }

  @Test func `heavier weights are wider, except ideographs and emoji`() throws {
    let weights: [Font.Weight] = [
      .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
    ]
    let widths = try weights.map { try width("abc", .system(size: 17, weight: $0)) }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    #expect(try width("中😀", .boldSystem(size: 17)) == width("中😀"))
    #expect(Font.boldSystem(size: 17) == .system(size: 17, weight: .bold))
  }

  @Test func `every scalar has an advance that is finite and not negative`() throws {
    var text = ""
    // Planes 4 to 13 hold nothing and are one range of the table.
    for block in [0..<0x3_2400, 0x9_0000..<0x9_0100, 0xE_0000..<0xE_1100, 0x10_FF00..<0x11_0000] {
      for value in block {
        guard let scalar = Unicode.Scalar(UInt32(value)) else { continue }
        text.unicodeScalars.append(scalar)
        if value % 0x100 == 0xFF {
          #expect(try width(text, .system(size: 40)).isFinite)
          text = ""
        }
      }
    }
  }
}
