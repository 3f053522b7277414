import LayoutGeometry
import Testing
import TextLayout

@Suite struct WrappingTests {
  private let font = Font.system(size: 17)

  private func prepare(_ text: String) throws -> any PreparedText {
    try FixedAdvanceMeasurer.standard.prepare(text, font: font)
  }

  @Test(arguments: [
    (90, 304.0, [30, 30, 30]), (57, 304, [30, 27]), (57, 270, [27, 27, 3]), (1, 304, [1]),
  ])
  func `a long word fills whole lines`(count: Int, width: Double, expected: [Int]) throws {
    let text = String(repeating: "x", count: count)
    #expect(try lines(text, width: width).map(\.count) == expected)
    let measured = try prepare(text).wrapped(width: width, lineLimit: 0)
    #expect(measured.size.height == Double(expected.count) * 20)
  }

  @Test func `words fill a line while they fit`() throws {
    #expect(try lines("one two three", width: 70) == ["one two", "three"])
    #expect(try lines("one two three", width: 69) == ["one", "two", "three"])
  }

  @Test func `a width that rounding has made too small by a hair holds the line`() throws {
    #expect(try lines("abc def", width: 70 - 1e-7) == ["abc def"])
    #expect(try lines("abc def", width: 70 - 1e-5) == ["abc", "def"])
    #expect(try lines("abcdef", width: 30 - 1e-7) == ["abc", "def"])
    #expect(try lines("abcdef", width: 30 - 1e-7, limit: 1) == ["ab…"])
  }

  @Test func `spaces hang over the end and count nowhere`() throws {
    let measured = try prepare("one   two   ").wrapped(width: 30, lineLimit: 0)
    #expect(measured.lines.map(\.utf8Range) == [0..<3, 6..<9])
    #expect(measured.lines.map(\.width) == [30, 30])
  }

  @Test func `spaces at the start of a paragraph take room`() throws {
    #expect(try lines("  one", width: 50) == ["  one"])
    #expect(try prepare("  one").natural().size.width == 50)
    #expect(try lines("  one", width: 40) == ["", "one"])
  }

  @Test func `spaces alone are one line of no width`() throws {
    #expect(try prepare("   ").natural().size == Size(width: 0, height: 20))
  }

  @Test func `a word longer than a line starts on a line of its own`() throws {
    #expect(try lines("ab abcdefgh i", width: 50) == ["ab", "abcde", "fgh i"])
  }

  @Test func `spaces inside a piece that is broken hang too`() throws {
    #expect(try lines("abcd !!", width: 40) == ["abcd", "!!"])
    #expect(try lines("abcd !!", width: 50) == ["abcd", "!!"])
  }

  @Test(arguments: [0.0, 5, 10])
  func `however narrow, a line holds one character`(width: Double) throws {
    #expect(try lines("ab 👨‍👩‍👧e\u{301}", width: width) == ["a", "b", "👨‍👩‍👧", "e\u{301}"])
    #expect(try lines("a\nb\n", width: width) == ["a", "b", ""])
  }

  @Test func `an empty text takes no room`() throws {
    let measured = try prepare("").wrapped(width: 100, lineLimit: 1)
    #expect(measured == .empty)
    #expect(measured.size == .zero)
    #expect(measured.lines.isEmpty)
    #expect(measured.firstBaseline == 0)
    #expect(measured.lastBaseline == 0)
  }

  @Test func `baselines are those of the first and the last line`() throws {
    let measured = try prepare("a\nb\nc").natural()
    #expect(measured.size == Size(width: 10, height: 60))
    #expect(measured.firstBaseline == 16)
    #expect(measured.lastBaseline == 56)
  }

  @Test func `the width is that of the widest line`() throws {
    #expect(try prepare("a\nbcd\nef").natural().size.width == 30)
  }

  @Test func `a word of 100,000 characters wraps`() throws {
    let word = String(repeating: "x", count: 100_000)
    let measured = try prepare(word).wrapped(width: 75, lineLimit: 0)
    #expect(measured.lines.count == 14_286)
    #expect(try prepare(word).wrapped(width: 0, lineLimit: 0).lines.count == 100_000)
  }

  @Test func `characters are those of Swift, for every scalar of the basic plane`() throws {
    let hardBreaks: [UInt32] = [0xA, 0xB, 0xC, 0xD, 0x85, 0x2028, 0x2029]
    let softHyphen: UInt32 = 0xAD
    for block in stride(from: UInt32(0), to: 0x10000, by: 0x100) {
      var text = ""
      for value in block..<(block + 0x100) where !hardBreaks.contains(value) && value != softHyphen
      {
        guard let scalar = Unicode.Scalar(value) else { continue }
        for neighbour in ["x", "中", "、"] as [Unicode.Scalar] {
          text.unicodeScalars.append(contentsOf: [scalar, scalar, neighbour])
        }
      }
      let width = try prepare(text).natural().size.width
      #expect(width == Double(text.count) * 10, "block \(block)")
    }
  }

  @Test func `what a line of another text draws is cut to the text`() throws {
    let prepared = try prepare("abc")
    func drawn(_ range: Range<Int>, omitted: Range<Int>? = nil) -> String {
      prepared.drawn(
        TextLine(utf8Range: range, width: 0, ascent: 0, descent: 0, omitted: omitted))
    }
    #expect(drawn(1..<100) == "bc")
    #expect(drawn(-5..<2) == "ab")
    #expect(drawn(7..<9, omitted: 9..<12) == "…")
    #expect(drawn(-3..<9, omitted: -1..<2) == "…c")
    #expect(drawn(0..<3, omitted: 1..<2) == "a…c")
  }
}
