// The rules of UAX #14 in the standard's order, each under its number; the first that applies
// decides. LB4, LB5, LB9 and LB10 are in `take`.

extension LineBreakContext {
  /// Whether a line may end before `next`.
  func verdict(before next: LineBreakUnit) -> LineBreakVerdict {
    ruleOfSpacesAndBreaks(next) ?? ruleOfJoiners(next) ?? ruleOfPunctuationAfterSpaces(next)
      ?? ruleOfSpaces(next) ?? ruleOfQuotations(next) ?? ruleOfHyphens(next)
      ?? ruleOfNumbers(next) ?? ruleOfHangul(next) ?? ruleOfLetters(next) ?? ruleOfPictures(next)
      ?? .allowed  // LB31
  }

  /// What has to be known of the next character where `verdict` is undecided.
  func question(before next: LineBreakUnit) -> Question {
    switch next.form {
    case .initialQuote: .isEastAsian
    case .finalQuote: .isClosed
    default: .isNumber
    }
  }

  /// The class before, if it is not hidden by spaces.
  private var before: LineBreakClass? { hasSpaces ? nil : last?.lineBreakClass }

  /// LB6, LB7, LB8.
  private func ruleOfSpacesAndBreaks(_ next: LineBreakUnit) -> LineBreakVerdict? {
    switch next.lineBreakClass {
    case .space, .zeroWidthSpace: return .prohibited
    case let hardBreak where hardBreak.isHardBreak: return .prohibited
    default: break
    }
    if last?.lineBreakClass == .zeroWidthSpace { return .allowed }
    return last == nil && !hasSpaces ? .prohibited : nil  // LB2
  }

  /// LB8a, LB11, LB12, LB12a.
  private func ruleOfJoiners(_ next: LineBreakUnit) -> LineBreakVerdict? {
    if endsInJoiner { return .prohibited }
    if next.lineBreakClass == .wordJoiner || before == .wordJoiner { return .prohibited }
    if before == .glue { return .prohibited }
    guard next.lineBreakClass == .glue, !hasSpaces else { return nil }
    return before == .breakAfter || before == .hyphen ? nil : .prohibited
  }

  /// LB13 to LB17: these look through spaces.
  private func ruleOfPunctuationAfterSpaces(_ next: LineBreakUnit) -> LineBreakVerdict? {
    switch next.lineBreakClass {
    case .closePunctuation, .closeParenthesis, .exclamation, .infixSeparator, .breakSymbol:
      return .prohibited  // LB13
    default: break
    }
    switch (last?.lineBreakClass, next.lineBreakClass) {
    case (.openPunctuation, _): return .prohibited  // LB14
    case (.quotation, .openPunctuation): return .prohibited  // LB15
    case (.closePunctuation, .nonstarter), (.closeParenthesis, .nonstarter):
      return .prohibited  // LB16
    case (.breakOnBothSides, .breakOnBothSides): return .prohibited  // LB17
    default: return trail == .opening ? .prohibited : nil  // LB15a
    }
  }

  /// LB15b, LB18.
  private func ruleOfSpaces(_ next: LineBreakUnit) -> LineBreakVerdict? {
    guard hasSpaces else { return nil }
    return followsLaterVersions && next.form == .finalQuote ? .undecided : .allowed
  }

  /// LB19, LB19a.
  private func ruleOfQuotations(_ next: LineBreakUnit) -> LineBreakVerdict? {
    let isEastAsian = last?.isEastAsian == true
    if next.lineBreakClass == .quotation {
      let mayOpen = followsLaterVersions && next.form == .initialQuote && isEastAsian
      return mayOpen ? .undecided : .prohibited
    }
    guard let last, last.lineBreakClass == .quotation else { return nil }
    let mayClose = followsLaterVersions && last.form == .finalQuote && trail == .afterEastAsian
    return mayClose && next.isEastAsian ? nil : .prohibited
  }

  /// LB20 to LB22.
  private func ruleOfHyphens(_ next: LineBreakUnit) -> LineBreakVerdict? {
    if next.lineBreakClass == .contingentBreak || before == .contingentBreak { return .allowed }
    switch next.lineBreakClass {
    case .breakAfter, .hyphen, .nonstarter: return .prohibited  // LB21
    default: break
    }
    if before == .breakBefore { return .prohibited }
    if trail == .afterHebrew { return .prohibited }  // LB21a
    if trail == .wordInitial, next.isLetter { return .prohibited }  // LB20a
    if before == .breakSymbol, next.lineBreakClass == .hebrewLetter { return .prohibited }  // LB21b
    guard next.lineBreakClass == .inseparable else { return nil }
    return next.form == .separable && last?.form == .separable ? .allowed : .prohibited  // LB22
  }

  /// LB23 to LB25, the last as in example 7 of section 8.2:
  /// (PR | PO)? (OP | HY)? NU (NU | SY | IS)* (CL | CP)? (PR | PO)?
  private func ruleOfNumbers(_ next: LineBreakUnit) -> LineBreakVerdict? {
    guard let last else { return nil }
    switch (last.lineBreakClass, next.lineBreakClass) {
    case (.alphabetic, .numeric), (.hebrewLetter, .numeric), (.numeric, .alphabetic),
      (.numeric, .hebrewLetter):
      return .prohibited  // LB23
    case (.prefix, _) where next.isPicture, (_, .postfix) where last.isPicture:
      return .prohibited  // LB23a
    case (_, _) where last.isAffix && next.isLetter || last.isLetter && next.isAffix:
      return .prohibited  // LB24
    case (.prefix, .numeric), (.postfix, .numeric), (.openPunctuation, .numeric),
      (.hyphen, .numeric):
      return .prohibited
    case (_, .openPunctuation) where last.isAffix: return .undecided
    case (_, .numeric) where trail == .number: return .prohibited
    case (_, _) where next.isAffix && (trail == .number || trail == .closedNumber):
      return .prohibited
    default: return nil
    }
  }

  /// LB26, LB27.
  private func ruleOfHangul(_ next: LineBreakUnit) -> LineBreakVerdict? {
    switch (before, next.lineBreakClass) {
    case (.hangulL, .hangulL), (.hangulL, .hangulV), (.hangulL, .hangulLV), (.hangulL, .hangulLVT),
      (.hangulV, .hangulV), (.hangulV, .hangulT), (.hangulLV, .hangulV), (.hangulLV, .hangulT),
      (.hangulT, .hangulT), (.hangulLVT, .hangulT):
      return .prohibited
    case (.prefix, _): return next.lineBreakClass.isHangul ? .prohibited : nil
    case (let before?, .postfix): return before.isHangul ? .prohibited : nil
    default: return nil
    }
  }

  /// LB28 to LB30.
  private func ruleOfLetters(_ next: LineBreakUnit) -> LineBreakVerdict? {
    guard let last else { return nil }
    if next.isLetter, last.isLetter || last.lineBreakClass == .infixSeparator { return .prohibited }
    let isWord = last.isLetter || last.lineBreakClass == .numeric
    if isWord, next.lineBreakClass == .openPunctuation, !next.isEastAsian { return .prohibited }
    let continuesWord = next.isLetter || next.lineBreakClass == .numeric
    guard last.lineBreakClass == .closeParenthesis, !last.isEastAsian else { return nil }
    return continuesWord ? .prohibited : nil
  }

  /// LB30a, LB30b.
  private func ruleOfPictures(_ next: LineBreakUnit) -> LineBreakVerdict? {
    switch (last?.lineBreakClass, next.lineBreakClass) {
    case (.regionalIndicator, .regionalIndicator):
      return trail == .oddIndicator ? .prohibited : nil
    case (.emojiBase, .emojiModifier): return .prohibited
    case (_, .emojiModifier) where last?.form == .unassignedPictographic: return .prohibited
    default: return nil
    }
  }
}
