import LayoutGeometry
import ViewTree

// The words of the format.

extension Rect {
  /// A rectangle by its four numbers.
  init(_ numbers: [Double]) {
    self.init(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }
}

extension AutoresizingMask {
  /// A mask by letters, one a flexible part.
  init(letters: String) {
    self = []
    let parts: [(Character, AutoresizingMask)] = [
      ("l", .flexibleLeftMargin), ("w", .flexibleWidth), ("r", .flexibleRightMargin),
      ("t", .flexibleTopMargin), ("h", .flexibleHeight), ("b", .flexibleBottomMargin),
    ]
    for (letter, part) in parts where letters.contains(letter) { insert(part) }
  }
}

extension LayoutAttribute {
  private static let words: [String: LayoutAttribute] = [
    "l": .left, "r": .right, "t": .top, "b": .bottom, "w": .width, "h": .height,
    "ld": .leading, "tr": .trailing, "cx": .centerX, "cy": .centerY, "fb": .firstBaseline,
    "lb": .lastBaseline, "lm": .leftMargin, "rm": .rightMargin, "tm": .topMargin,
    "bm": .bottomMargin, "ldm": .leadingMargin, "trm": .trailingMargin,
    "cxm": .centerXWithinMargins, "cym": .centerYWithinMargins,
  ]

  init(word: String) throws(CaseError) {
    guard let known = Self.words[word] else { throw .unknownWord(word) }
    self = known
  }
}

extension LayoutRelation {
  init(word: String) throws(CaseError) {
    switch word {
    case "=": self = .equal
    case "<": self = .lessThanOrEqual
    case ">": self = .greaterThanOrEqual
    default: throw .unknownWord(word)
    }
  }
}

extension StackView.Distribution {
  init(word: String) throws(CaseError) {
    guard let known = Self.allCases.first(where: { "\($0)" == word }) else {
      throw .unknownWord(word)
    }
    self = known
  }
}

extension StackView.Alignment {
  init(word: String) throws(CaseError) {
    switch word {
    case "top": self = .top
    case "bottom": self = .bottom
    default:
      guard let known = Self.allCases.first(where: { "\($0)" == word }) else {
        throw .unknownWord(word)
      }
      self = known
    }
  }
}
