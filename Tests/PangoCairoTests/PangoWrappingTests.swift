#if Pango
  import LayoutGeometry
  import PangoCairo
  import SeededRandom
  import Testing
  import TextLayout

  @Suite struct PangoWrappingTests {
    @Test(arguments: scripts) func `wrapping loses nothing, and no line that can break is too wide`(
      text: String
    ) throws {
      let prepared = try prepared(text)
      for mode in [LineBreakMode.byWordWrapping, .byCharWrapping] {
        for width in stride(from: 0, through: 120, by: 7.5) {
          let lines = try prepared.wrapped(width: width, lineLimit: 0, mode: mode).lines
          let shown = lines.map { prepared.drawn($0) }.joined()
          #expect(shown.filter { $0 != " " } == text.filter { $0 != " " })
          for line in lines where line.width > width + 1e-6 {
            #expect(prepared.drawn(line).count <= 2, "\(prepared.drawn(line).debugDescription)")
          }
          let fragments = lines.map { prepared.fragments(of: $0).reduce(0) { $0 + $1.width } }
          for (line, width) in zip(lines, fragments) { #expect(abs(line.width - width) < 1e-9) }
        }
      }
    }

    @Test(arguments: [
      LineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail,
    ]) func `an ellipsis fits, and stands at the end of a line in its direction`(
      mode: LineBreakMode
    ) throws {
      for text in scripts {
        let prepared = try prepared(text)
        let line = try #require(prepared.wrapped(width: 60, lineLimit: 1, mode: mode).lines.first)
        #expect(line.width <= 60.001 || prepared.drawn(line).count <= 2)
        #expect(line.isTruncated == (try prepared.natural().size.width > 60))
      }
      let hebrew = try prepared("שלום עולם טוב מאוד")
      let line = try #require(hebrew.wrapped(width: 60, lineLimit: 1).lines.first)
      let fragments = hebrew.fragments(of: line)
      #expect(fragments.map(\.text).last == "…")
      #expect(fragments.last?.x == 0)
    }

    @Test func `measuring again, and on other threads, gives the same`() async throws {
      let here = try scripts.map { try prepared($0).wrapped(width: 50, lineLimit: 0) }
      let there = try await withThrowingTaskGroup(of: [TextMeasurement].self) { group in
        for _ in 0..<4 {
          group.addTask { try scripts.map { try prepared($0).wrapped(width: 50, lineLimit: 0) } }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
      #expect(there.allSatisfy { $0 == here })
    }

    @Test(arguments: [0, -1, .nan, .infinity, 0.01, 1e300, 20_000])
    func `a size that glyphs cannot have is refused`(size: Double) throws {
      #expect(throws: TextError.self) { try prepared("a", size: size) }
      #expect(throws: TextError.self) {
        try liberation.prepare(AttributedText("a", font: .system(size: size)))
      }
    }

    @Test func `widths and limits that are none are refused`() throws {
      let text = try prepared("a")
      #expect(throws: TextError.invalidWidth(-1)) { try text.wrapped(width: -1, lineLimit: 0) }
      #expect(throws: TextError.invalidLineLimit(-1)) { try text.wrapped(width: 1, lineLimit: -1) }
      let attributes = TextAttributes(font: .system(size: 15), kerning: .infinity)
      #expect(throws: TextError.invalidAttribute(.infinity)) {
        try liberation.prepare(AttributedText("a", attributes: attributes))
      }
    }

    @Test(arguments: [
      String(repeating: "x", count: 50_000), String(repeating: "\n", count: 5_000),
      "a" + String(repeating: "\u{301}", count: 5_000), String(repeating: "\u{202B}", count: 500),
      String(decoding: [0x61, 0xED, 0xA0, 0x80, 0x62, 0xFF], as: UTF8.self), "\u{FFFC}", "\t\t\t",
    ]) func `hostile texts are measured`(text: String) throws {
      let prepared = try prepared(text)
      let measurement = try prepared.wrapped(width: 100, lineLimit: 0)
      #expect(measurement.size.width.isFinite && measurement.size.height > 0)
      #expect(measurement.lines.last.map { $0.utf8Range.upperBound <= text.utf8.count } == true)
    }

    @Test func `random texts keep the laws that hold for every measurer`() throws {
      for seed in 0..<40 as Range<UInt64> {
        var random = SplitMix64(seed: seed)
        let text = (0..<Int.random(in: 0...6, using: &random)).map { _ in
          scripts[Int.random(in: 0..<scripts.count, using: &random)]
            + [" ", "\n", "\u{AD}", "", "\u{200B}"][Int.random(in: 0..<5, using: &random)]
        }.joined()
        let prepared = try prepared(text)
        let widths = prepared.contentWidths()
        let natural = try prepared.natural()
        #expect(abs(natural.size.width - widths.natural) < 1e-6, "seed \(seed)")
        let again = try prepared.wrapped(width: natural.size.width, lineLimit: 0)
        #expect(again == natural, "seed \(seed)")
        let narrow = try prepared.wrapped(width: widths.minimum, lineLimit: 0)
        #expect(narrow.size.width <= widths.minimum + 1e-6, "seed \(seed)")
      }
    }
  }
#endif
