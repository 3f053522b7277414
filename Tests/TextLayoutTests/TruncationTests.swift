import LayoutGeometry
import Testing
import TextLayout

@Suite struct TruncationTests {
  @Test func `the last line ends in an ellipsis that fits`() throws {
    #expect(try lines("one two three four", width: 70, limit: 2) == ["one two", "three…"])
    #expect(try lines("one two three four", width: 90, limit: 1) == ["one two…"])
    #expect(try lines("one two three four", width: 100, limit: 1) == ["one two t…"])
  }

  @Test func `a text that fits has no ellipsis`() throws {
    #expect(try lines("one two", width: 30, limit: 2) == ["one", "two"])
    #expect(try lines("one two  ", width: 30, limit: 2) == ["one", "two"])
    #expect(try lines("one two", width: 70, limit: 1) == ["one two"])
  }

  @Test func `the ellipsis takes room and is part of the width`() throws {
    let prepared = try FixedAdvanceMeasurer.standard.prepare("abcdef", font: .system(size: 17))
    let measured = try prepared.wrapped(width: 45, lineLimit: 1)
    #expect(measured.isTruncated)
    let line = TextLine(utf8Range: 0..<3, width: 40, ascent: 16, descent: 4, omitted: 3..<6)
    #expect(measured.lines == [line])
    #expect(measured.size.width == 40)
  }

  @Test func `spaces before the ellipsis are dropped`() throws {
    #expect(try lines("one    two", width: 60, limit: 1) == ["one…"])
  }

  @Test func `text after a hard break is not drawn up`() throws {
    #expect(try lines("ab\ncd", limit: 1) == ["ab…"])
    #expect(try lines("ab \ncd", width: 30, limit: 1) == ["ab…"])
    #expect(try lines("ab\ncd", width: 20, limit: 1) == ["a…"])
    #expect(try lines("ab\n", limit: 1) == ["ab…"])
    #expect(try lines("\nab", limit: 1) == ["…"])
  }

  @Test func `an ellipsis stands alone where nothing else fits`() throws {
    for width in [0.0, 5, 10, 19] {
      #expect(try lines("abc def", width: width, limit: 1) == ["…"])
    }
    #expect(try lines("  abcdef", width: 30, limit: 1) == ["…"])
  }

  @Test func `truncation keeps characters whole`() throws {
    #expect(try lines("👨‍👩‍👧👨‍👩‍👧👨‍👩‍👧", width: 20, limit: 1) == ["👨‍👩‍👧…"])
  }
}
