/// What the rules of UAX #14 need to know of the text before a place.
struct LineBreakContext: Hashable, Sendable {
  /// What else there is about `last`.
  enum Trail: UInt8, Sendable {
    /// Nothing.
    case none
    /// It continues a number: NU (NU | SY | IS)*, for LB25.
    case number
    /// It closes a number: CL or CP, for LB25.
    case closedNumber
    /// It is a hyphen that begins a word, for LB20a.
    case wordInitial
    /// It is a hyphen after a Hebrew letter, for LB21a.
    case afterHebrew
    /// It is the first half of a flag, for LB30a.
    case oddIndicator
    /// It is a quotation mark after an East Asian character, for LB19a.
    case afterEastAsian
    /// It is a quotation mark that opens at the start of something, for LB15a.
    case opening
  }

  /// What the next character decides about the place before `last`.
  enum Question: UInt8, Sendable {
    /// LB25: a bracket after a prefix belongs to it if a digit follows.
    case isNumber
    /// LB19a: a mark between East Asian characters parts from the one before it.
    case isEastAsian
    /// LB15b: after a space, a mark closes if nothing comes after it that it could open.
    case isClosed
  }

  /// Whether the rules of later versions of Unicode hold too.
  let followsLaterVersions: Bool
  /// The last character that is no space, with its marks (LB9); nil at the start of a line.
  private(set) var last: LineBreakUnit?
  private(set) var trail = Trail.none
  /// Whether spaces follow `last`.
  private(set) var hasSpaces = false
  /// Whether a zero-width joiner comes last.
  private(set) var endsInJoiner = false
  private(set) var question: Question?

  /// The start of a text.
  init(followsLaterVersions: Bool) {
    self.followsLaterVersions = followsLaterVersions
  }

  /// Takes the next character.
  mutating func take(_ next: LineBreakUnit) -> LineBreakDecision {
    if isMark(next), last != nil, !hasSpaces, !isAfterBreak {
      endsInJoiner = next.lineBreakClass == .zeroWidthJoiner
      return LineBreakDecision(verdict: .prohibited, earlier: nil)  // LB9
    }
    let unit = isMark(next) ? .alphabetic : next  // LB10
    let earlier = question.map { answer(to: $0, unit) }
    question = nil
    let verdict = isAfterHardBreak(unit) ? .mandatory : verdict(before: unit)
    if verdict == .undecided { question = question(before: unit) }
    follow(unit, verdict)
    endsInJoiner = next.lineBreakClass == .zeroWidthJoiner
    return LineBreakDecision(verdict: verdict, earlier: earlier)
  }

  /// What the end of the text says about the place that is undecided.
  func finish() -> Bool? {
    question.map { $0 == .isNumber }
  }

  private func isMark(_ unit: LineBreakUnit) -> Bool {
    unit.lineBreakClass == .combiningMark || unit.lineBreakClass == .zeroWidthJoiner
  }

  /// Whether a mark has nothing to stand on.
  private var isAfterBreak: Bool {
    guard let last else { return true }
    return last.lineBreakClass.isHardBreak || last.lineBreakClass == .zeroWidthSpace
  }

  /// LB4, LB5: the line ends after BK, CR, LF, NL, but not inside CR LF.
  private func isAfterHardBreak(_ unit: LineBreakUnit) -> Bool {
    guard let last, last.lineBreakClass.isHardBreak else { return false }
    return last.lineBreakClass != .carriageReturn || unit.lineBreakClass != .lineFeed
  }

  private func answer(to question: Question, _ unit: LineBreakUnit) -> Bool {
    switch question {
    case .isNumber: unit.lineBreakClass != .numeric
    case .isEastAsian: unit.isEastAsian
    case .isClosed: !endsQuotation(unit)
    }
  }

  /// LB15b: what shows that the mark before it closed.
  private func endsQuotation(_ unit: LineBreakUnit) -> Bool {
    switch unit.lineBreakClass {
    case .space, .glue, .wordJoiner, .quotation, .exclamation, .infixSeparator, .breakSymbol,
      .zeroWidthSpace, .closePunctuation, .closeParenthesis:
      true
    default: unit.lineBreakClass.isHardBreak
    }
  }
}

extension LineBreakContext {
  /// Goes on after `unit`.
  private mutating func follow(_ unit: LineBreakUnit, _ verdict: LineBreakVerdict) {
    if verdict == .mandatory { last = nil }
    if unit.lineBreakClass == .space {
      if last?.lineBreakClass.isHardBreak != false { last = nil }
      hasSpaces = true
      forgetWhatSpacesHide()
      return
    }
    trail = newTrail(unit)
    last = unit
    hasSpaces = false
  }

  /// Keeps `last` after spaces only where a rule asks for it: LB8, LB14 to LB17.
  private mutating func forgetWhatSpacesHide() {
    if trail != .opening { trail = .none }
    switch last?.lineBreakClass {
    case .zeroWidthSpace, .openPunctuation, .quotation, .closePunctuation, .closeParenthesis,
      .breakOnBothSides:
      break
    default: last = nil
    }
  }

  private func newTrail(_ unit: LineBreakUnit) -> Trail {
    let isNumber = trail == .number && !hasSpaces
    switch unit.lineBreakClass {
    case .numeric: return .number
    case .breakSymbol, .infixSeparator: return isNumber ? .number : .none
    case .closePunctuation, .closeParenthesis: return isNumber ? .closedNumber : .none
    case .hyphen, .breakAfter:
      if last?.lineBreakClass == .hebrewLetter, !hasSpaces { return .afterHebrew }
      return unit.lineBreakClass == .hyphen && beginsWord ? .wordInitial : .none
    case .regionalIndicator:
      let isSecond = trail == .oddIndicator && !hasSpaces
      return isSecond ? .none : .oddIndicator
    case .quotation:
      if unit.form == .initialQuote, beginsQuotation { return .opening }
      return last?.isEastAsian == true && !hasSpaces ? .afterEastAsian : .none
    default: return .none
    }
  }

  /// LB20a, and the same for several hyphens, and after punctuation that opens.
  private var beginsWord: Bool {
    guard followsLaterVersions, let last, !hasSpaces else { return followsLaterVersions }
    switch last.lineBreakClass {
    case .hyphen: return trail == .wordInitial
    case .zeroWidthSpace, .contingentBreak, .glue, .openPunctuation, .quotation: return true
    default: return last.lineBreakClass.isHardBreak
    }
  }

  /// LB15a: what an opening quotation mark comes after.
  private var beginsQuotation: Bool {
    guard followsLaterVersions, let last, !hasSpaces else { return followsLaterVersions }
    switch last.lineBreakClass {
    case .openPunctuation, .quotation, .glue, .zeroWidthSpace: return true
    default: return last.lineBreakClass.isHardBreak
    }
  }
}
