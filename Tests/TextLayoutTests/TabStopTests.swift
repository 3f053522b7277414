import LayoutGeometry
import SeededRandom
import Testing
import TextLayout

/// In a font of 10 points a character, where a tab without a stop takes 10 points like any other.
@Suite struct TabStopTests {
  private func prepared(
    _ text: String, stops: [Double] = [], interval: Double = 0,
    _ change: (inout ParagraphStyle) -> Void = { _ in }
  ) throws -> any PreparedText {
    var attributes = TextAttributes(font: .system(size: 17))
    attributes.paragraphStyle.tabStops = stops
    attributes.paragraphStyle.defaultTabInterval = interval
    change(&attributes.paragraphStyle)
    return try FixedAdvanceMeasurer.standard.prepare(
      AttributedText(text, attributes: attributes))
  }

  private func columns(_ text: any PreparedText, width: Double = .infinity) throws -> [[Double]] {
    try text.wrapped(width: width, lineLimit: 0).lines.map { line in
      text.fragments(of: line).filter { $0.text != "\t" }.map(\.x)
    }
  }

  @Test func `a tab leads to the first stop beyond what stands before it`() throws {
    let table = try prepared("a\tbcd\te\nfghijk\tl\t\tm", stops: [100, 50])
    #expect(try columns(table) == [[0, 50, 100], [0, 100, 130]])
    #expect(try table.natural().size.width == 140)
    #expect(table.contentWidths().natural == 140)
  }

  @Test func `beyond the last stop there are more at an interval, or none`() throws {
    #expect(try columns(prepared("\ta\tb\tc", stops: [15], interval: 40)) == [[15, 40, 80]])
    #expect(try columns(prepared("\ta\tb", stops: [15])) == [[15, 35]])
    #expect(try columns(prepared("abcd\tb", interval: 40)) == [[0, 80]])
  }

  @Test func `stops are counted from the edge, whatever the indent`() throws {
    let text = try prepared("\ta b c\td", stops: [30, 60]) {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 40
    }
    let lines = try text.wrapped(width: 70, lineLimit: 0).lines
    #expect(lines.map { text.drawn($0) } == ["\ta b", "c\td"])
    #expect(lines.map(\.width) == [40, 30])
    #expect(lines.map { text.fragments(of: $0).map(\.x) } == [[0, 10], [0, 10, 20]])
  }

  @Test func `a tab that leads out of the box ends the line, and hangs`() throws {
    let text = try prepared("ab\tcd", stops: [100])
    let lines = try text.wrapped(width: 110, lineLimit: 0).lines
    #expect(lines.map { text.drawn($0) } == ["ab", "cd"])
    #expect(lines.map(\.width) == [20, 20])
    #expect(try text.wrapped(width: 120, lineLimit: 0).lines.count == 1)
    #expect(text.contentWidths() == ContentWidths(minimum: 20, natural: 120))
  }

  @Test func `characters are broken where they stand`() throws {
    let text = try prepared("a\tbcdef", stops: [50])
    let lines = try text.wrapped(width: 70, lineLimit: 0, mode: .byCharWrapping).lines
    #expect(lines.map { text.drawn($0) } == ["a\tbc", "def"])
  }

  @Test func `an ellipsis fits behind stops, and tabs after it are as wide as without`() throws {
    let text = try prepared("a\tbcdefghij\tk", stops: [50, 200])
    let tail = try text.wrapped(width: 90, lineLimit: 1).lines[0]
    #expect(text.drawn(tail) == "a\tbcd…" && tail.width == 90)
    let head = try text.wrapped(width: 90, lineLimit: 1, mode: .byTruncatingHead).lines[0]
    #expect(text.drawn(head) == "…efghij\tk" && head.width == 90)
    let middle = try text.wrapped(width: 90, lineLimit: 1, mode: .byTruncatingMiddle).lines[0]
    #expect(middle.width <= 90)
  }

  @Test(arguments: [-1, .nan, .infinity]) func `a stop lies somewhere`(stop: Double) {
    #expect(throws: TextError.self) { try prepared("a", stops: [10, stop]) }
    #expect(throws: TextError.self) { try prepared("a", interval: stop) }
  }

  @Test func `intervals and stops of any size end in a width`() throws {
    for interval in [Double.leastNonzeroMagnitude, 1e-300, 1e-9, 1e300] {
      let width = try prepared("a\tb\tc", interval: interval).natural().size.width
      #expect(width >= 30 || interval < 1)
      #expect(width.isFinite && width >= 30)
    }
  }

  @Test func `lines with stops lose nothing, fit, and are as wide as their parts`() throws {
    for seed in 0..<300 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let text = (0..<40).map { _ in ["a", "bc", "\t", " ", "\t!", "\n", "中", "-"] }
        .map { $0[Int.random(in: 0..<8, using: &generator)] }.joined()
      let stops = (0..<3).map { _ in Double.random(in: 0...200, using: &generator) }
      let interval = Bool.random(using: &generator) ? 35.0 : 0
      let prepared = try prepared(text, stops: stops, interval: interval)
      let widths = prepared.contentWidths()
      #expect(try prepared.natural().size.width == widths.natural, "seed \(seed)")
      for mode in LineBreakMode.allCases {
        let width = Double.random(in: 0...200, using: &generator)
        let lines = try prepared.wrapped(width: width, lineLimit: 0, mode: mode).lines
        let shown = lines.map { prepared.drawn($0) }.joined()
        #expect(
          shown.filter { !$0.isWhitespace } == text.filter { !$0.isWhitespace }, "seed \(seed)")
        for line in lines {
          let sum = prepared.fragments(of: line).reduce(0) { $0 + $1.width }
          #expect(abs(sum - line.width) < 1e-9, "seed \(seed)")
          let isOne = prepared.drawn(line).filter { $0 != "\t" }.count <= 1
          #expect(line.width <= width + 1e-5 || isOne || mode == .byClipping, "seed \(seed)")
        }
      }
      let narrow = try prepared.wrapped(width: widths.minimum, lineLimit: 0)
      #expect(narrow.size.width <= widths.minimum + 1e-9, "seed \(seed)")
    }
  }

  @Test func `a hundred thousand tabs take linear time`() throws {
    let text = try prepared(String(repeating: "\t", count: 100_000) + "!", interval: 40)
    #expect(try text.natural().size.width == 4_000_010)
    let lines = try text.wrapped(width: 100, lineLimit: 0).lines
    #expect(lines.last.map { text.drawn($0) } == "!")
  }
}
