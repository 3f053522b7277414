/// Statuses made up from a seed, for tests and benchmarks: the same seed, the same statuses.
public enum StatusGenerator {
  private static let words = [
    "light", "the", "a", "river", "and", "over", "constraint", "of", "tinamou", "slow", "求解器",
    "今天", "走了，", "很远。", "🎉", "unbreakably", "I", "cell", "（真的）", "layout",
  ]

  /// `count` statuses: empty, short and long texts, some with a picture, some with a badge.
  public static func statuses(_ count: Int, seed: UInt64 = 1) -> [Status] {
    var state = seed
    func next(_ bound: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % bound
    }
    return (0..<count).map { index in
      let length = next(8) == 0 ? 0 : next(40)
      let text = (0..<length).map { _ in words[next(words.count)] }.joined(separator: " ")
      return Status(
        text: text, icon: "icon\(next(9))", name: "Writer \(next(1_000)) \(words[next(6)])",
        isVIP: next(3) == 0, picture: next(2) == 0 ? "picture\(index)" : nil)
    }
  }
}
