import Testing
import TextLayout

@Suite struct LineBreakRulesTests {
  private func parts(
    _ text: String, _ strictness: LineBreakRules.Strictness,
    _ wordBreak: LineBreakRules.WordBreak = .normal
  ) -> [String] {
    TextLayoutTests.parts(text, rules: LineBreakRules(strictness: strictness, wordBreak: wordBreak))
  }

  @Test(arguments: Array("ぁっゃァッャー〜゠"))
  func `small kana, the long vowel mark and wide hyphens begin a line unless strict`(
    character: Character
  ) {
    #expect(parts("カ\(character)ナ", .strict) == ["カ\(character)", "ナ"])
    #expect(parts("カ\(character)ナ", .normal) == ["カ", "\(character)", "ナ"])
    #expect(parts("カ\(character)ナ", .loose) == ["カ", "\(character)", "ナ"])
  }

  @Test(arguments: Array("々〻ゝゞヽヾ・：；！？‼⁇⁈⁉％℃№＄"))
  func `marks of repetition, centred punctuation and affixes part in loose setting only`(
    character: Character
  ) {
    #expect(parts("文\(character)字", .strict).count < 3)
    #expect(parts("文\(character)字", .normal) == parts("文\(character)字", .strict))
    #expect(parts("文\(character)字", .loose) == ["文", "\(character)", "字"])
  }

  @Test func `leaders part from each other in loose setting, but begin no line after a word`() {
    #expect(parts("文……字", .strict) == ["文……", "字"])
    #expect(parts("文……字", .normal) == ["文……", "字"])
    #expect(parts("文……字", .loose) == ["文…", "…", "字"])
  }

  @Test(arguments: LineBreakRules.Strictness.allCases)
  func `brackets and full stops never part from their side`(strictness: LineBreakRules.Strictness) {
    #expect(parts("文「字」。字", strictness) == ["文", "「字」。", "字"])
    #expect(parts("文、字", strictness) == ["文、", "字"])
  }

  @Test func `kept together, ideographs and hangul part only at spaces and punctuation`() {
    #expect(parts("모든 인간은 자유", .strict) == ["모", "든 ", "인", "간", "은 ", "자", "유"])
    #expect(parts("모든 인간은 자유", .strict, .keepAll) == ["모든 ", "인간은 ", "자유"])
    #expect(parts("日本語、文「字」も", .strict, .keepAll) == ["日本語、", "文", "「字」", "も"])
    #expect(
      parts("한\u{1112}\u{1161}\u{11AB}글", .strict, .keepAll) == ["한\u{1112}\u{1161}\u{11AB}글"])
  }

  @Test func `quotation marks part from ideographs outside, and stay with what they quote`() {
    #expect(parts("他说“你好”吗", .strict) == ["他", "说", "“你", "好”", "吗"])
    #expect(parts("dit « un mot » ici", .strict) == ["dit ", "« un ", "mot » ", "ici"])
    #expect(parts("“ word ”", .strict) == ["“ word ”"])
    #expect(parts("word ”x", .strict) == ["word ", "”x"])
  }

  @Test func `by the letter of the table's version, neither hold`() {
    #expect(TextLayoutTests.parts("a -x", rules: .unicode) == ["a ", "-", "x"])
    #expect(TextLayoutTests.parts("文“字”文", rules: .unicode) == ["文“字”文"])
  }

  @Test func `Hebrew keeps what follows its hyphen, and Thai words stay whole`() {
    #expect(TextLayoutTests.parts("אב-גד") == ["אב-גד"])
    #expect(TextLayoutTests.parts("ภาษาไทย ง่าย") == ["ภาษาไทย ", "ง่าย"])
  }
}
