import LayoutGeometry
import Testing
import TextLayout

/// Laws over random texts and widths, for both built-in measurers.
@Suite struct WrappingLawTests {
  /// Above the wrapping tolerance, far below a pixel.
  private static let slack = 1e-5

  @Test func `lines and the blanks between them are the text, in order`() throws {
    try RandomCase.forAllSeeds { random in
      let utf8 = random.prepared.text.utf8
      var rest = random.prepared.text[...]
      var end = 0
      for line in try random.wrappedNarrow().lines {
        #expect(!line.isTruncated, random.comment)
        #expect(line.utf8Range.lowerBound >= end, random.comment)
        let start = utf8.index(utf8.startIndex, offsetBy: line.utf8Range.lowerBound)
        let blank = random.prepared.text[rest.startIndex..<max(start, rest.startIndex)]
        #expect(blank.allSatisfy(isBlank), random.comment)
        end = line.utf8Range.upperBound
        rest = random.prepared.text[utf8.index(utf8.startIndex, offsetBy: end)...]
        #expect(!line.isHyphenated || rest.first == "\u{AD}", random.comment)
      }
      #expect(rest.allSatisfy(isBlank), random.comment)
    }
  }

  @Test func `no line is wider than the width unless it is one character`() throws {
    try RandomCase.forAllSeeds { random in
      for line in try random.wrappedNarrow().lines {
        let fits = line.width <= random.narrow + Self.slack
        #expect(fits || random.prepared.drawn(line).count == 1, random.comment)
      }
    }
  }

  @Test func `a line is as wide as its text alone`() throws {
    try RandomCase.forAllSeeds { random in
      for line in try random.wrappedNarrow().lines {
        let text = random.prepared.drawn(line)
        let alone = try random.measurer.prepare(text, font: random.prepared.font).natural()
        #expect(abs(alone.size.width - line.width) < Self.slack, random.comment)
      }
    }
  }

  @Test func `at its minimum width no piece of a text is broken`() throws {
    try RandomCase.forAllSeeds { random in
      let widths = random.prepared.contentWidths()
      #expect(widths.natural == (try random.prepared.natural().size.width), random.comment)
      let text = random.prepared.text
      let places = Set(
        opportunities(in: text).map { text.utf8.distance(from: text.startIndex, to: $0) })
      let narrowest = try random.prepared.wrapped(width: widths.minimum, lineLimit: 0)
      #expect(narrowest.size.width <= widths.minimum + Self.slack, random.comment)
      for line in narrowest.lines.dropFirst() {
        #expect(places.contains(line.utf8Range.lowerBound), random.comment)
      }
    }
  }

  @Test func `by characters, lines are full and no more than by words`() throws {
    try RandomCase.forAllSeeds { random in
      let width = random.narrow
      let words = try random.wrappedNarrow()
      let full = try random.prepared.wrapped(width: width, lineLimit: 0, mode: .byCharWrapping)
      #expect(full.lines.count <= words.lines.count, random.comment)
      for line in full.lines {
        let isAlone = random.prepared.drawn(line).count == 1
        #expect(line.width <= width + Self.slack || isAlone, random.comment)
      }
    }
  }

  @Test func `the ellipsis fits wherever it stands, and what is omitted is not shown`() throws {
    try RandomCase.forAllSeeds { random in
      for mode in [LineBreakMode.byTruncatingHead, .byTruncatingMiddle] {
        let tail = try random.prepared.wrapped(width: random.narrow, lineLimit: 2)
        let some = try random.prepared.wrapped(width: random.narrow, lineLimit: 2, mode: mode)
        #expect(some.isTruncated == tail.isTruncated, random.comment)
        guard some.isTruncated, let last = some.lines.last else {
          #expect(some == tail, random.comment)
          continue
        }
        let drawn = random.prepared.drawn(last)
        #expect(last.width <= random.narrow + Self.slack || drawn == "…", random.comment)
        let alone = try random.measurer.prepare(drawn, font: random.prepared.font).natural()
        #expect(abs(alone.size.width - last.width) < Self.slack, random.comment)
      }
    }
  }

  @Test func `a wider box never needs more lines`() throws {
    try RandomCase.forAllSeeds { random in
      let narrow = try random.wrappedNarrow()
      let wide = try random.prepared.wrapped(width: random.wide, lineLimit: 0)
      #expect(wide.lines.count <= narrow.lines.count, random.comment)
      #expect(wide.size.height <= narrow.size.height, random.comment)
    }
  }

  @Test func `a text fits into its natural width`() throws {
    try RandomCase.forAllSeeds { random in
      let natural = try random.prepared.natural()
      let width = natural.size.width
      #expect(try random.prepared.wrapped(width: width, lineLimit: 0) == natural, random.comment)
      let endless = try random.prepared.wrapped(width: .infinity, lineLimit: 0)
      #expect(endless == natural, random.comment)
    }
  }

  @Test func `a text fits into the width it took when wrapped`() throws {
    try RandomCase.forAllSeeds { random in
      let wrapped = try random.wrappedNarrow()
      guard wrapped.size.width <= random.narrow else { return }
      let again = try random.prepared.wrapped(width: wrapped.size.width, lineLimit: 0)
      #expect(again == wrapped, random.comment)
    }
  }

  @Test func `a line limit keeps the lines before the last and marks what is missing`() throws {
    try RandomCase.forAllSeeds { random in
      let all = try random.wrappedNarrow()
      for limit in 1...4 {
        let some = try random.prepared.wrapped(width: random.narrow, lineLimit: limit)
        #expect(some.lines.count == min(limit, all.lines.count), random.comment)
        #expect(some.isTruncated == (all.lines.count > limit), random.comment)
        guard some.isTruncated, let last = some.lines.last else {
          #expect(some == all, random.comment)
          continue
        }
        #expect(Array(some.lines.dropLast()) == Array(all.lines.prefix(limit - 1)), random.comment)
        let isAlone = random.prepared.drawn(last) == "…"
        #expect(last.width <= random.narrow + Self.slack || isAlone, random.comment)
        #expect(last.utf8Range.lowerBound == all.lines[limit - 1].utf8Range.lowerBound)
      }
    }
  }

  @Test func `lines begin at opportunities unless a piece is longer than a line`() throws {
    try RandomCase.forAllSeeds { random in
      let text = random.prepared.text
      let opportunities = Set(
        opportunities(in: text).map { text.utf8.distance(from: text.startIndex, to: $0) })
      let lines = try random.wrappedNarrow().lines
      for (line, next) in zip(lines, lines.dropFirst()) {
        let start = next.utf8Range.lowerBound
        guard !opportunities.contains(start) else { continue }
        let isPassedOver = opportunities.contains { line.utf8Range.lowerBound < $0 && $0 < start }
        #expect(!isPassedOver, random.comment)
      }
    }
  }

  @Test func `no opportunity is before closing punctuation`() throws {
    let closing = Set("，。、；：？！）」』】》〉”’,.;:?!)]}")
    try RandomCase.forAllSeeds { random in
      let text = random.prepared.text
      for index in opportunities(in: text) {
        guard index < text.endIndex, closing.contains(text[index]) else { continue }
        // Only a hard break, or a zero-width space before spaces (LB8), is stronger.
        let before = text[..<index].last { $0.isNewline || !isBlank($0) || $0 == "\u{200B}" }
        #expect(before == "\u{200B}" || before?.isNewline == true, random.comment)
      }
    }
  }

  @Test func `measuring again gives the same`() throws {
    try RandomCase.forAllSeeds { random in
      let measured = try random.prepared.wrapped(width: random.narrow, lineLimit: 3)
      _ = try random.prepared.wrapped(width: random.wide, lineLimit: 1)
      let again = try random.prepared.wrapped(width: random.narrow, lineLimit: 3)
      #expect(again == measured, random.comment)
      let text = random.prepared.text
      let twin = try random.measurer.prepare(text, font: random.prepared.font)
      let twice = try twin.wrapped(width: random.narrow, lineLimit: 3)
      #expect(twice == measured, random.comment)
    }
  }

  /// What may hang or vanish at a line's end.
  private func isBlank(_ character: Character) -> Bool {
    character.isNewline || character == "\u{AD}" || hangs(character)
  }
}
