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
    try prepared(text, tabs: stops.map { TextTab(location: $0) }, interval: interval, change)
  }

  private func prepared(
    _ text: String, tabs stops: [TextTab], interval: Double = 0,
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

  @Test func `a column ends at a right stop, and has its middle at a centred one`() throws {
    let right = TextTab(textAlignment: .right, location: 100)
    let center = TextTab(textAlignment: .center, location: 160)
    let left = TextTab(textAlignment: .left, location: 250)
    let text = try prepared("a\tbcd\tefg\th\n\tb\te f\n", tabs: [left, center, right])
    #expect(try columns(text) == [[0, 70, 145, 250], [90, 145], []])
    #expect(try text.wrapped(width: 300, lineLimit: 0).lines.map(\.width) == [260, 175, 0])
    #expect(text.contentWidths().natural == 260)
  }

  @Test func `a column without room before its stop begins where the tab does, and runs on`() throws
  {
    let right = TextTab(textAlignment: .right, location: 60)
    let center = TextTab(textAlignment: .center, location: 60)
    #expect(try columns(prepared("abc\tdefgh\ti", tabs: [right])) == [[0, 30, 90]])
    #expect(try columns(prepared("abc\tdefghijkl", tabs: [center])) == [[0, 30]])
    #expect(try columns(prepared("abcdef\tg", tabs: [right])) == [[0, 70]])
  }

  @Test func `columns with a terminator have it at the stop, and those without one end there`()
    throws
  {
    let decimal = TextTab(textAlignment: .right, location: 80, columnTerminators: ".,")
    let text = try prepared("\t1.25\n\t-100,5.\n\t42\n\t.5\n\t123456789.0", tabs: [decimal])
    #expect(try columns(text) == [[70], [40], [60], [80], [0]])
    #expect(try text.natural().lines.map(\.width) == [110, 110, 80, 100, 110])
    let points = TextTab(textAlignment: .center, location: 50, columnTerminators: ".")
    let both = try prepared("\t12.5\t1.25,5", tabs: [points, TextTab(location: 90), decimal])
    #expect(try columns(both) == [[40, 90]])
  }

  @Test func `as a line fills, a column moves left before it grows beyond its stop`() throws {
    let right = TextTab(textAlignment: .right, location: 80)
    let text = try prepared("ab\tcd efg hij klm", tabs: [right])
    for (width, shown, start) in [
      (79.0, ["ab", "cd efg", "hij klm"], 0.0), (80, ["ab\tcd efg", "hij klm"], 20),
      (119, ["ab\tcd efg", "hij klm"], 20), (120, ["ab\tcd efg hij", "klm"], 20),
      (160, ["ab\tcd efg hij klm"], 20),
    ] {
      let lines = try text.wrapped(width: width, lineLimit: 0).lines
      #expect(lines.map { text.drawn($0) } == shown)
      guard start > 0 else { continue }
      #expect(text.fragments(of: lines[0]).last?.x == start)
    }
    let short = try prepared("ab\tc", tabs: [right])
    let cut = try short.wrapped(width: 75, lineLimit: 1).lines[0]
    #expect(short.drawn(cut) == "ab…" && cut.width == 30)
    let tail = try text.wrapped(width: 100, lineLimit: 1).lines[0]
    #expect(text.drawn(tail) == "ab\tcd efg…" && tail.width == 90)
    #expect(text.fragments(of: tail).map(\.x) == [0, 20, 20, 80])
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
      let stops = (0..<3).map { _ in
        TextTab(
          textAlignment: [.natural, .center, .right].randomElement(using: &generator)!,
          location: Double.random(in: 0...200, using: &generator),
          columnTerminators: Bool.random(using: &generator) ? "c-" : "")
      }
      let interval = Bool.random(using: &generator) ? 35.0 : 0
      let prepared = try prepared(text, tabs: stops, interval: interval)
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

  @Test func `a column lies at its stop, or as near as the text before it lets it`() throws {
    for seed in 0..<300 as Range<UInt64> {
      var generator = SplitMix64(seed: seed)
      let alignment =
        [TextTab(location: 0), TextTab(textAlignment: .center, location: 0)]
        .randomElement(using: &generator)?.alignment ?? .right
      let stop = TextTab(
        textAlignment: Bool.random(using: &generator) ? .right : alignment,
        location: Double.random(in: 1...300, using: &generator), columnTerminators: ".")
      let before = Int.random(in: 0...10, using: &generator)
      let (whole, part) = (
        Int.random(in: 1...10, using: &generator), Int.random(in: 0...3, using: &generator)
      )
      let column =
        String(repeating: "1", count: whole) + (part > 0 ? "." : "")
        + String(repeating: "5", count: part)
      let text = try prepared(String(repeating: "a", count: before) + "\t" + column, tabs: [stop])
      let x = try #require(text.fragments(of: try text.natural().lines[0]).last?.x)
      let start = Double(before) * 10
      let share = stop.alignment == .right ? 1 : stop.alignment == .center ? 0.5 : 0
      let wanted = stop.location - share * Double(whole) * 10
      // A tab that has passed the stop is as wide as it is without one.
      let expected = stop.location > start + 1e-6 ? max(start, wanted) : start + 10
      #expect(abs(x - expected) < 1e-9, "seed \(seed)")
    }
  }

  @Test func `a hundred thousand columns with what ends others take linear time`() throws {
    let stops = [
      TextTab(textAlignment: .right, location: 1e9, columnTerminators: ","),
      TextTab(textAlignment: .right, location: 15, columnTerminators: "."),
    ]
    let text = try prepared(String(repeating: "\t,,", count: 100_000), tabs: stops)
    #expect(try text.natural().lines.count == 1)
    #expect(try text.wrapped(width: 100, lineLimit: 0).isTruncated == false)
  }

  @Test func `a hundred thousand tabs take linear time`() throws {
    let text = try prepared(String(repeating: "\t", count: 100_000) + "!", interval: 40)
    #expect(try text.natural().size.width == 4_000_010)
    let lines = try text.wrapped(width: 100, lineLimit: 0).lines
    #expect(lines.last.map { text.drawn($0) } == "!")
  }
}
