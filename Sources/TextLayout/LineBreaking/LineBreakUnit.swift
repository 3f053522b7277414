/// All that the rules of UAX #14 ask about one character.
struct LineBreakUnit: Hashable, Sendable {
  /// How the rules treat a character beyond its class.
  enum Form: UInt8, Sendable {
    /// Nothing beyond the class.
    case plain
    /// A quotation mark that opens (Pi).
    case initialQuote
    /// A quotation mark that closes (Pf).
    case finalQuote
    /// A code point kept free for pictures (LB30b).
    case unassignedPictographic
    /// A leader that may be parted from another one (loose setting).
    case separable
  }

  var lineBreakClass: LineBreakClass
  var form = Form.plain
  /// East_Asian_Width Fullwidth, Wide or Halfwidth.
  var isEastAsian = false

  /// What a mark without a base counts as (LB10).
  static let alphabetic = LineBreakUnit(lineBreakClass: .alphabetic)

  /// AL, HL.
  var isLetter: Bool { lineBreakClass == .alphabetic || lineBreakClass == .hebrewLetter }
  /// PR, PO.
  var isAffix: Bool { lineBreakClass == .prefix || lineBreakClass == .postfix }
  /// CL, CP.
  var isClosing: Bool {
    lineBreakClass == .closePunctuation || lineBreakClass == .closeParenthesis
  }
  /// ID, EB, EM.
  var isPicture: Bool {
    switch lineBreakClass {
    case .ideographic, .emojiBase, .emojiModifier: true
    default: false
    }
  }
}

extension LineBreakUnit {
  /// What the characters of a category count as under `rules`.
  init(category: UInt8, rules: LineBreakRules) {
    let traits = ScalarTable.traits(category)
    let given = ScalarTable.lineBreakClass(category)
    self.lineBreakClass = rules.lineBreakClass(of: given, traits)
    self.isEastAsian = traits.contains(.eastAsian)
    if traits.contains(.initialQuote) { form = .initialQuote }
    if traits.contains(.finalQuote) { form = .finalQuote }
    if traits.contains(.unassignedPictographic) { form = .unassignedPictographic }
    if given == .inseparable, rules.strictness == .loose { form = .separable }
  }
}
