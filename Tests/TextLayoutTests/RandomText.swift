import SeededRandom

/// Texts of Latin words, ideographs, punctuation, emoji, spaces and hard breaks.
enum RandomText {
  private static let parts = [
    "a", "word", "extraordinarily", "Ünïcode", "e\u{301}", "well-known", "-5", "3-4", "1,024.5",
    "$(12)", "שָׁלוֹם-", "ไทย", "नमस्ते",
    "中", "文字", "かっこ", "ラーメン", "한국어", "（注）", "「引用」", "，", "。", "！", "々",
    ",", ".", "!", "(x)", "[", "]", "“quoted”", "«mot »", "“中”", "don’t", "\"q\"", "/", "…", "—",
    "😀", "👨‍👩‍👧", "🇩🇪", "1️⃣", "❤️", "👍🏽",
    " ", "  ", "\t", "\u{A0}", "\u{2060}", "\u{200B}", "\u{3000}", " \u{301}",
    "hy\u{AD}phen\u{AD}ation", "\u{AD}", "\n", "\r\n", "\u{2028}", "\r",
  ]

  static func make(using generator: inout SplitMix64) -> String {
    var text = ""
    for _ in 0..<Int.random(in: 0...40, using: &generator) {
      // Every other part is a space or a letter, so that words form.
      let part = parts[Int.random(in: 0..<parts.count, using: &generator)]
      text += Bool.random(using: &generator) ? part : part + " "
    }
    return text
  }

  /// Mostly widths of some characters; sometimes the extremes.
  static func width(using generator: inout SplitMix64) -> Double {
    switch Int.random(in: 0..<12, using: &generator) {
    case 0: 0
    case 1: .infinity
    case 2: Double(Int.random(in: 1...40, using: &generator)) * 10
    default: Double.random(in: 0...400, using: &generator)
    }
  }
}
