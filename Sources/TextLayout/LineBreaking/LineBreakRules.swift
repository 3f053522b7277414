/// Which of the customisable rules of line breaking hold.
///
/// ```swift
/// LineBreakRules(strictness: .loose)  // a line of a narrow Japanese column may begin with 々
/// ```
public struct LineBreakRules: Sendable, Hashable {
  /// How strict Chinese and Japanese typesetting is about what begins a line (CSS Text 3, 5.3).
  public enum Strictness: UInt8, Sendable, Hashable, CaseIterable {
    /// Anything but a mark of repetition, leaders are parted: for narrow columns. Punctuation in
    /// the middle of its square, prefixes and postfixes part from ideographs too.
    case loose
    /// Small kana, ー, 〜 and ゠ may begin a line.
    case normal
    /// Small kana may not begin a line.
    case strict
  }

  /// Whether lines break between ideographs, kana and hangul (CSS Text 3, 5.2).
  public enum WordBreak: UInt8, Sendable, Hashable, CaseIterable {
    /// They do.
    case normal
    /// They do not: only at spaces and punctuation, as is usual in Korean.
    case keepAll
  }

  /// How strict Chinese and Japanese typesetting is.
  public var strictness: Strictness
  /// Whether ideographs, kana and hangul are kept together.
  public var wordBreak: WordBreak
  /// Whether a hyphen at the start of a word stays with it, and quotation marks that open or close
  /// stay with what they quote: rules that Unicode added after the version of the table.
  var followsLaterVersions = true

  /// Rules; by default strict, with breaks between ideographs.
  public init(strictness: Strictness = .strict, wordBreak: WordBreak = .normal) {
    self.strictness = strictness
    self.wordBreak = wordBreak
  }

  /// UAX #14 to the letter, in the version of the table, with the rule for numbers that Unicode's
  /// own test data use.
  public static let unicode = {
    var rules = LineBreakRules()
    rules.followsLaterVersions = false
    return rules
  }()

  /// The class that a character of a class and traits has under these rules.
  func lineBreakClass(of given: LineBreakClass, _ traits: ScalarTraits) -> LineBreakClass {
    let relaxed = relaxedClass(of: given, traits)
    guard wordBreak == .keepAll else { return relaxed }
    switch relaxed {
    case .ideographic, .emojiBase, .emojiModifier, .conditionalStarter: return .alphabetic
    default: return relaxed.isHangul ? .alphabetic : relaxed
    }
  }

  private func relaxedClass(of given: LineBreakClass, _ traits: ScalarTraits) -> LineBreakClass {
    let isNormal = strictness != .strict
    let isLoose = strictness == .loose
    switch given {
    case .conditionalStarter: return isNormal ? .ideographic : .nonstarter
    case .nonstarter where isNormal && traits.contains(.wideHyphen): return .ideographic
    case .nonstarter where isLoose && traits.contains(.iterationMark): return .ideographic
    case .nonstarter where isLoose && traits.contains(.centredPunctuation),
      .infixSeparator where isLoose && traits.contains(.centredPunctuation),
      .exclamation where isLoose && traits.contains(.centredPunctuation):
      return .ideographic
    case .prefix where isLoose && !traits.isDisjoint(with: [.eastAsian, .ambiguous]),
      .postfix where isLoose && !traits.isDisjoint(with: [.eastAsian, .ambiguous]):
      return .ideographic
    default: return given
    }
  }

  /// All rules there are, by `number`.
  static let all = [true, false].flatMap { followsLaterVersions in
    WordBreak.allCases.flatMap { wordBreak in
      Strictness.allCases.map { strictness in
        var rules = LineBreakRules(strictness: strictness, wordBreak: wordBreak)
        rules.followsLaterVersions = followsLaterVersions
        return rules
      }
    }
  }

  /// The place in `all`.
  var number: Int {
    let kind = Int(wordBreak.rawValue) * Strictness.allCases.count + Int(strictness.rawValue)
    let kinds = WordBreak.allCases.count * Strictness.allCases.count
    return followsLaterVersions ? kind : kinds + kind
  }
}
