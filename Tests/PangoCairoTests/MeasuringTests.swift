#if Pango
  import LayoutGeometry
  import PangoCairo
  import Testing
  import TextLayout

  @Suite struct MeasuringTests {
    @Test(arguments: scripts) func `a line is as wide as in Pango's own layout`(
      text: String
    ) throws {
      for size in [7.5, 15, 40] {
        let measured = try prepared(text, size: size).natural()
        let reference = PangoReference(text, family: "Liberation Sans", size: size)
        #expect(measured.lines.count == 1)
        #expect(abs(measured.size.width - reference.width) < 1e-9)
      }
    }

    @Test func `lines of Liberation Sans are as high as Helvetica's`() throws {
      for size in [11.0, 15, 34] {
        let here = try prepared("a\nb", size: size).natural()
        let builtIn = try SystemFontMeasurer()
          .prepare("a\nb", font: .helvetica(size: size)).natural()
        #expect(abs(here.size.height - builtIn.size.height) < 0.01)
        #expect(abs(here.firstBaseline - builtIn.firstBaseline) < 0.01)
        #expect(abs(here.lastBaseline - builtIn.lastBaseline) < 0.01)
      }
    }

    @Test func `letters are kerned and joined, which sums of advances know nothing of`() throws {
      func width(_ text: String) throws -> Double { try prepared(text).natural().size.width }
      #expect(try width("AV") < width("A") + width("V"))
      #expect(try width("ببب") < 3 * width("ب"))
    }

    @Test func `what runs from right to left stands there`() throws {
      let text = try prepared("abc שלום 12")
      let line = try #require(text.natural().lines.first)
      let fragments = text.fragments(of: line)
      #expect(fragments.map(\.text) == ["abc ", "שלום ", "12"])
      // In a line from left to right, a number after Hebrew stands on its left.
      #expect(fragments[0].x == 0)
      #expect(fragments[2].x == fragments[0].width)
      #expect(fragments[1].x == fragments[0].width + fragments[2].width)
      let hebrew = try prepared("שלום abc")
      let parts = try hebrew.fragments(of: #require(hebrew.natural().lines.first))
      #expect(parts.map(\.text) == ["שלום ", "abc"])
      #expect(parts[1].x == 0 && parts[0].x == parts[1].width)
    }

    @Test func `a text in two scripts takes the fonts that have them`() throws {
      let latin = try prepared("abc").natural()
      let both = try prepared("abc 山水").natural()
      #expect(both.size.width > latin.size.width)
      #expect(try prepared("ab\n山").natural().lines[0].descent == latin.lines[0].descent)
    }

    @Test func `a ligature is not broken`() throws {
      // DejaVu Sans, which comes with fontconfig, joins them.
      let measurer = PangoTextMeasurer(families: [.system: "DejaVu Sans"])
      let text = try measurer.prepare("ffiffi", font: .system(size: 15))
      let lines = try text.wrapped(width: 0, lineLimit: 0).lines
      #expect(lines.map { text.drawn($0) }.joined() == "ffiffi")
      #expect(lines.allSatisfy { $0.width > 0 })
    }

    @Test func `kerning spaces letters out, down to nothing`() throws {
      func width(kerning: Double) throws -> Double {
        let attributes = TextAttributes(font: .system(size: 15), kerning: kerning)
        let text = AttributedText("Hxy ", attributes: attributes)
        return try liberation.prepare(text).contentWidths().natural
      }
      #expect(try abs(width(kerning: 2) - width(kerning: 0) - 6) < 0.01)
      #expect(try width(kerning: -100) == 0)
    }

    @Test func `an attachment takes its own width and height`() throws {
      let attributes = TextAttributes(font: .system(size: 15))
      var text = AttributedText("a", attributes: attributes)
      text.append(
        AttributedText(TextAttachment(name: "i", width: 33, height: 44), attributes: attributes))
      text.append(AttributedText("b", attributes: attributes))
      let prepared = try liberation.prepare(text)
      let line = try #require(prepared.natural().lines.first)
      let fragments = prepared.fragments(of: line)
      #expect(fragments.map(\.text) == ["a", "\u{FFFC}", "b"])
      #expect(fragments[1].width == 33)
      #expect(line.ascent == 44)
    }

    @Test func `controls show nothing and a tab is as wide as four spaces`() throws {
      func width(_ text: String) throws -> Double { try prepared(text).natural().size.width }
      #expect(try width("a\u{0}\u{1}\u{7F}\u{85}b").isFinite)
      #expect(try width("H\u{0}\u{7F}\u{9F}H") == width("HH"))
      #expect(try width("H\tH") == width("H    H"))
    }
  }
#endif
