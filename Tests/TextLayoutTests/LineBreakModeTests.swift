import LayoutGeometry
import Testing
import TextLayout

@Suite struct LineBreakModeTests {
  private func lines(
    _ text: String, width: Double, limit: Int = 0, _ mode: LineBreakMode
  ) throws -> [String] {
    let measured = try measured(text, width: width, limit: limit, mode)
    return measured.lines.map { prepare(text).drawn($0) }
  }

  private func measured(
    _ text: String, width: Double, limit: Int = 0, _ mode: LineBreakMode
  ) throws -> TextMeasurement {
    try prepare(text).wrapped(width: width, lineLimit: limit, mode: mode)
  }

  private func prepare(_ text: String) -> any PreparedText {
    do {
      return try FixedAdvanceMeasurer.standard.prepare(text, font: .system(size: 17))
    } catch {
      preconditionFailure("the font is measurable")
    }
  }

  @Test func `by words, lines beyond the limit are left out`() throws {
    #expect(try lines("one two three", width: 70, limit: 1, .byWordWrapping) == ["one two"])
    #expect(try measured("one two three", width: 70, limit: 1, .byWordWrapping).isTruncated)
    #expect(try !measured("one two three", width: 70, limit: 2, .byWordWrapping).isTruncated)
  }

  @Test func `by characters, every line is full and spaces hang`() throws {
    #expect(try lines("one two", width: 50, .byCharWrapping) == ["one t", "wo"])
    #expect(try lines("one two", width: 30, .byCharWrapping) == ["one", "two"])
    #expect(try lines("a\n\nbcd e\n", width: 20, .byCharWrapping) == ["a", "", "bc", "d", "e", ""])
    #expect(try lines("👨‍👩‍👧e\u{301}中文", width: 0, .byCharWrapping) == ["👨‍👩‍👧", "e\u{301}", "中", "文"])
    #expect(try lines("abcdef", width: 20, limit: 2, .byCharWrapping) == ["ab", "cd"])
  }

  @Test func `clipped, lines break at hard breaks only and the size is cut`() throws {
    let measured = try measured("one two\nthree ", width: 40, .byClipping)
    #expect(measured.lines.map(\.utf8Range) == [0..<7, 8..<13])
    #expect(measured.lines.map(\.width) == [70, 50])
    #expect(measured.size == Size(width: 40, height: 40))
    #expect(!measured.isTruncated)
    #expect(try self.measured("a\nb", width: 40, limit: 1, .byClipping).isTruncated)
  }

  @Test func `truncated at the head, the last line shows the end of the text`() throws {
    #expect(try lines("one two three", width: 60, limit: 1, .byTruncatingHead) == ["…three"])
    #expect(try lines("one two three", width: 70, limit: 1, .byTruncatingHead) == ["…three"])
    #expect(try lines("one two three", width: 80, limit: 1, .byTruncatingHead) == ["…o three"])
    #expect(
      try lines("one two three four", width: 70, limit: 2, .byTruncatingHead) == [
        "one two", "…e four",
      ])
    #expect(try lines("one\ntwo three ", width: 200, limit: 1, .byTruncatingHead) == ["…two three"])
    #expect(try lines("one two", width: 5, limit: 1, .byTruncatingHead) == ["…"])
  }

  @Test func `truncated in the middle, the last line shows the start and the end`() throws {
    #expect(try lines("one two three", width: 70, limit: 1, .byTruncatingMiddle) == ["one…ree"])
    #expect(try lines("one two three", width: 80, limit: 1, .byTruncatingMiddle) == ["one…hree"])
    #expect(try lines("ab\ncd", width: 200, limit: 1, .byTruncatingMiddle) == ["ab…cd"])
    #expect(try lines("ab\n", width: 200, limit: 1, .byTruncatingMiddle) == ["ab…"])
    #expect(try lines("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", width: 30, limit: 1, .byTruncatingMiddle) == ["👨‍👩‍👧…👨‍👩‍👧"])
    let line = try measured("abcdefgh", width: 50, limit: 1, .byTruncatingMiddle).lines[0]
    #expect(line.utf8Range == 0..<8 && line.omitted == 2..<6 && line.width == 50)
  }

  @Test(arguments: LineBreakMode.allCases)
  func `a text with room for it is the same in every mode`(mode: LineBreakMode) throws {
    let expected = try measured("one\ntwo", width: 40, limit: 2, .byTruncatingTail)
    #expect(try measured("one\ntwo", width: 40, limit: 2, mode) == expected)
    #expect(try measured("", width: 40, limit: 2, mode) == .empty)
  }

  @Test func `a soft hyphen shows where a line ends at it and takes no room elsewhere`() throws {
    #expect(try TextLayoutTests.lines("co\u{AD}op", width: 40) == ["co\u{AD}op"])
    #expect(try TextLayoutTests.lines("co\u{AD}op", width: 30) == ["co-", "op"])
    #expect(try TextLayoutTests.lines("co\u{AD}op", width: 20) == ["co", "op"])
    #expect(
      try TextLayoutTests.lines("hy\u{AD}phen\u{AD}ate", width: 60) == ["hy-", "phen-", "ate"])
    #expect(try TextLayoutTests.lines("co\u{AD}", width: 30) == ["co"])
    #expect(try TextLayoutTests.lines("co \u{AD}op", width: 30) == ["co", "op"])
    #expect(try TextLayoutTests.lines("co\u{AD}\u{AD}op", width: 30) == ["co-", "op"])
    let line = try prepare("co\u{AD}op").wrapped(width: 30, lineLimit: 0).lines[0]
    #expect(line.isHyphenated && line.width == 30 && line.utf8Range == 0..<2)
  }

  @Test func `a piece too wide with its hyphen may fit with the next one`() throws {
    #expect(try TextLayoutTests.lines("ab\u{AD}i", width: 30) == ["ab\u{AD}i"])
    #expect(try TextLayoutTests.lines("ab\u{AD}\u{AD}i j", width: 30) == ["ab\u{AD}\u{AD}i", "j"])
  }

  @Test func `no-break spaces join, zero-width spaces part`() throws {
    #expect(try TextLayoutTests.lines("a\u{A0}b c", width: 30) == ["a\u{A0}b", "c"])
    #expect(try TextLayoutTests.lines("a\u{A0}b c", width: 20) == ["a\u{A0}", "b", "c"])
    #expect(try TextLayoutTests.lines("ab\u{200B}cd", width: 30) == ["ab", "cd"])
  }
}
