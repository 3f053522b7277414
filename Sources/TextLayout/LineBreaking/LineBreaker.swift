/// Tells, character by character, where a line may end.
///
/// The rules are those of UAX #14 for the classes of `LineBreakClass`, in the standard's order.
/// What they leave open is no opportunity, except beside characters that break on both sides.
package struct LineBreaker {
  /// The last character that is no space; nil at the start of a paragraph.
  private var previous: LineBreakClass?
  /// The character before the hyphens that end the text so far.
  private var beforeHyphens: LineBreakClass?
  /// Whether spaces follow `previous`.
  private var hasSpaces = false

  /// Takes the next character and tells whether a line may end before it.
  mutating func opportunity(before next: LineBreakClass) -> Bool {
    let isAllowed = allowsBreak(before: next)
    advance(over: next)
    return isAllowed
  }

  private mutating func advance(over next: LineBreakClass) {
    switch next {
    case .mandatoryBreak:
      self = LineBreaker()
    case .space:
      hasSpaces = true
    default:
      if next != .hyphen {
        beforeHyphens = nil
      } else if previous != .hyphen || hasSpaces {
        beforeHyphens = hasSpaces ? nil : previous
      }
      previous = next
      hasSpaces = false
    }
  }

  private func allowsBreak(before next: LineBreakClass) -> Bool {
    switch next {
    case .mandatoryBreak, .space, .zeroWidthSpace: return false  // LB6, LB7
    default: break
    }
    guard let previous else { return hasSpaces && allowsBreakAfterSpaces(before: next) }
    if previous == .zeroWidthSpace { return true }  // LB8
    if hasSpaces {
      // LB14: nothing is parted from the punctuation that opens it.
      let isOpen = previous == .openPunctuation || previous == .wideOpenPunctuation
      return !isOpen && allowsBreakAfterSpaces(before: next)
    }
    return allowsBreak(directlyBetween: previous, and: next)
  }

  /// LB11, LB13, LB18.
  private func allowsBreakAfterSpaces(before next: LineBreakClass) -> Bool {
    switch next {
    case .wordJoiner, .closePunctuation, .wideClosePunctuation: false
    default: true
    }
  }

  private func allowsBreak(
    directlyBetween previous: LineBreakClass, and next: LineBreakClass
  ) -> Bool {
    switch previous {
    case .wordJoiner, .glue, .openPunctuation, .wideOpenPunctuation, .quotation:
      return false  // LB11, LB12, LB14, LB19
    default: break
    }
    switch next {
    case .glue: return previous == .hyphen || previous == .breakAfter  // LB12a
    case .wordJoiner, .closePunctuation, .wideClosePunctuation: return false  // LB11, LB13
    case .quotation, .hyphen, .breakAfter, .nonstarter: return false  // LB19, LB21
    default: break
    }
    switch previous {
    case .hyphen: return next != .numeric && isInsideWord(beforeHyphens)  // LB20a, LB21, LB25
    case .breakAfter: return true  // LB21
    default: return previous.breaksOnBothSides || next.breaksOnBothSides  // LB28, LB30, LB31
    }
  }

  /// Whether a hyphen after `character` joins two parts of a word: -x and (-x are not parted.
  private func isInsideWord(_ character: LineBreakClass?) -> Bool {
    switch character {
    case .alphabetic, .numeric, .ideographic, .nonstarter: true
    default: false
    }
  }
}
