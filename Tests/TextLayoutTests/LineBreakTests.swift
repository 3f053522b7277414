import Testing
import TextLayout

@Suite struct LineBreakTests {
  @Test func `a line may end after spaces, but not between them`() {
    #expect(parts("one two  three") == ["one ", "two  ", "three"])
    #expect(parts("one\ttwo\u{3000}three") == ["one\t", "two\u{3000}", "three"])
  }

  @Test func `leading spaces are followed by an opportunity`() {
    #expect(parts("  one") == ["  ", "one"])
  }

  @Test func `words and numbers stay together`() {
    #expect(parts("can’t") == ["can’t"])
    #expect(parts("can't") == ["can't"])
    #expect(parts("1,024.50") == ["1,024.50"])
    #expect(parts("$1,024.50 (12%)") == ["$1,024.50 ", "(12%)"])
    #expect(parts("3/4") == ["3/4"])
    #expect(parts("Привет,мир") == ["Привет,мир"])
  }

  @Test func `a solidus may end a line, except in a number`() {
    #expect(parts("a/b") == ["a/", "b"])
    #expect(parts("http://example.org/page") == ["http://", "example.org/", "page"])
    #expect(parts("1/2") == ["1/2"])
  }

  @Test func `a hyphen parts a word, but not before a digit`() {
    #expect(parts("well-known") == ["well-", "known"])
    #expect(parts("mother-in-law") == ["mother-", "in-", "law"])
    #expect(parts("3-4") == ["3-4"])
    #expect(parts("a-1") == ["a-1"])
    #expect(parts("中-文") == ["中-", "文"])
  }

  @Test func `a hyphen at the start of a word stays with it`() {
    #expect(parts("-x") == ["-x"])
    #expect(parts("a -x") == ["a ", "-x"])
    #expect(parts("a --long-option") == ["a ", "--long-", "option"])
    #expect(parts("(-x)") == ["(-x)"])
  }

  @Test func `an em dash parts from both sides, a pair stays together, an en dash ends a line`() {
    #expect(parts("one—two") == ["one", "—", "two"])
    #expect(parts("中——文") == ["中", "——", "文"])
    #expect(parts("中— —文") == ["中", "— —", "文"])
    #expect(parts("1–2") == ["1–", "2"])
  }

  @Test func `ideographs, kana and hangul break on both sides`() {
    #expect(parts("中文abc文") == ["中", "文", "abc", "文"])
    #expect(parts("ひカ한") == ["ひ", "カ", "한"])
    #expect(parts("文9字") == ["文", "9", "字"])
    #expect(parts("\u{1112}\u{1161}\u{11AB}글") == ["\u{1112}\u{1161}\u{11AB}", "글"])
    #expect(parts("ｱｲ𠀀") == ["ｱ", "ｲ", "𠀀"])
  }

  @Test func `emoji break on both sides`() {
    #expect(parts("hi😀there") == ["hi", "😀", "there"])
    #expect(parts("👨‍👩‍👧👍🏽") == ["👨‍👩‍👧", "👍🏽"])
    #expect(parts("🇩🇪🇫🇷🇯🇵") == ["🇩🇪", "🇫🇷", "🇯🇵"])
    #expect(parts("1️⃣2️⃣❤️a") == ["1️⃣2️⃣", "❤️", "a"])  // keycaps are digits
    #expect(parts("✊\u{1F3FD}\u{1FAFF}\u{1F3FD}") == ["✊🏽", "\u{1FAFF}\u{1F3FD}"])  // LB30b
  }

  @Test(arguments: Array("，。、；：？！）」』】》〉”’,.;:?!)]}"))
  func `nothing is parted from the closing punctuation after it`(mark: Character) {
    #expect(parts("文\(mark)") == ["文\(mark)"])
    #expect(parts("word\(mark)") == ["word\(mark)"])
    #expect(parts("😀\(mark)") == ["😀\(mark)"])
    #expect(parts("文\(mark)字") == ["文\(mark)", "字"])
  }

  @Test(arguments: Array("，。、！？）」』】》〉”’,.;:?!)]}"))
  func `not even where spaces come between, nonstarters excepted`(mark: Character) {
    #expect(parts("word \(mark)") == ["word \(mark)"])
  }

  @Test(arguments: Array("（「『【《〈“‘([{"))
  func `nothing is parted from the opening punctuation before it`(mark: Character) {
    #expect(parts("\(mark)文") == ["\(mark)文"])
    #expect(parts("\(mark)word") == ["\(mark)word"])
    #expect(parts("\(mark) word") == ["\(mark) word"])
    #expect(parts("文\(mark)字") == ["文", "\(mark)字"])
  }

  @Test(arguments: Array("ぁっゃゅょァッャュョー々ゝヽ・"))
  func `small kana and marks of repetition do not begin a line`(mark: Character) {
    #expect(parts("カ\(mark)ナ") == ["カ\(mark)", "ナ"])
  }

  @Test(arguments: Array("（「【"))
  func `wide opening punctuation may begin a line after a word`(mark: Character) {
    #expect(parts("word\(mark)x") == ["word", "\(mark)x"])
  }

  @Test func `narrow brackets inside words part nothing`() {
    #expect(parts("f(x)y") == ["f(x)y"])
    #expect(parts("a[0]b") == ["a[0]b"])
  }

  @Test func `straight quotes stay with what is on both sides`() {
    #expect(parts("a \"b\" c") == ["a ", "\"b\" ", "c"])
    #expect(parts("中\"文\"") == ["中\"文\""])
  }

  @Test(arguments: ["\u{A0}", "\u{202F}", "\u{2060}", "\u{FEFF}", "\u{2011}", "\u{2007}"])
  func `glue joins both sides`(glue: String) {
    #expect(parts("a\(glue)b") == ["a\(glue)b"])
    #expect(parts("中\(glue)文") == ["中\(glue)文"])
  }

  @Test func `a space before glue is an opportunity, before a word joiner it is not`() {
    #expect(parts("a \u{A0}b") == ["a ", "\u{A0}b"])
    #expect(parts("a \u{2060}b") == ["a \u{2060}b"])
  }

  @Test func `a zero-width space is an opportunity, whatever follows`() {
    #expect(parts("ab\u{200B}cd") == ["ab\u{200B}", "cd"])
    #expect(parts("ab\u{200B})") == ["ab\u{200B}", ")"])
  }

  @Test func `a space that carries a mark is a letter`() {
    #expect(parts("a \u{301}b") == ["a \u{301}b"])
  }

  @Test(arguments: [
    "\n", "\r", "\r\n", "\u{B}", "\u{C}", "\u{85}", "\u{2028}", "\u{2029}",
  ])
  func `a hard break ends the line`(hardBreak: String) throws {
    #expect(parts("a\(hardBreak)b") == ["a\(hardBreak)", "b"])
    #expect(try lines("a\(hardBreak)b") == ["a", "b"])
    #expect(try lines("a\(hardBreak)") == ["a", ""])
    #expect(try lines("\(hardBreak)\(hardBreak)b") == ["", "", "b"])
  }

  @Test func `rules do not reach over a hard break`() {
    #expect(parts("(\n)") == ["(\n", ")"])
    #expect(parts("a\n-b") == ["a\n", "-b"])
  }
}
