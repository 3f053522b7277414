/// Reads a visual format by its grammar, one function a rule.
///
///     format     = [("H" | "V") ":"] ["|" gap] view {gap view} [gap "|"]
///     view       = "[" name [predicates] "]"
///     gap        = "" | "-" | "-" (amount | predicates) "-"
///     predicates = "(" predicate {"," predicate} ")"
///     predicate  = ["==" | "<=" | ">="] amount ["*" amount | "/" amount] [("+" | "-") amount]
///                  ["@" amount]
///     amount     = number | name
///
/// A bar may stand right beside a gap only. Names are C identifiers.
struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private var position = 0

  init(_ format: String) {
    self.format = format
    characters = Array(format)
  }

  /// The format, whole.
  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var result = VisualFormat()
    if take("V:") { result.axis = .vertical } else { _ = take("H:") }
    let start = position
    if take("|") {
      result.leading = .init(value: try gap(), offset: start)
    }
    result.members.append(try member(after: result.leading == nil))
    while position < characters.count {
      let gap = try gap()
      let place = position
      if take("|") {
        result.trailing = .init(value: gap, offset: place)
        guard position == characters.count else { throw expected(["the end"]) }
        break
      }
      result.gaps.append(gap)
      result.members.append(try member(after: false, orBar: true))
    }
    return result
  }

  private mutating func member(
    after isStart: Bool, orBar: Bool = false
  ) throws(VisualFormatError) -> VisualFormat.Member {
    guard take("[") else {
      throw expected(isStart ? ["|", "["] : orBar ? ["[", "|"] : ["["])
    }
    let offset = position
    guard let name = takeName() else { throw expected(["the name of a view"]) }
    let predicates = peek == "(" ? try predicates() : []
    guard take("]") else { throw expected(predicates.isEmpty ? ["(", "]"] : ["]"]) }
    return .init(name: .init(value: name, offset: offset), predicates: predicates)
  }

  private mutating func gap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard take("-") else { return .none }
    if peek == "[" || peek == "|" { return .standard }
    let predicates: [VisualFormat.Predicate]
    if peek == "(" {
      predicates = try self.predicates()
    } else {
      guard let amount = try amount() else {
        throw expected(["[", "|", "(", "a number", "the name of a metric"])
      }
      predicates = [.init(amount: amount)]
    }
    guard take("-") else { throw expected(["-"]) }
    return .predicates(predicates)
  }

  private mutating func predicates() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    _ = take("(")
    var all = [try predicate()]
    while take(",") { all.append(try predicate()) }
    guard take(")") else { throw expected([",", ")"]) }
    return all
  }

  private mutating func predicate() throws(VisualFormatError) -> VisualFormat.Predicate {
    let relation = takeRelation()
    guard let amount = try amount() else {
      throw expected(
        relation == nil
          ? ["==", "<=", ">=", "a number", "a name"] : ["a number", "a name"])
    }
    var result = VisualFormat.Predicate(relation: relation ?? .equal, amount: amount)
    if take("*") { result.multiplier = try requiredAmount() }
    if take("/") { result.divisor = try requiredAmount() }
    if take("+") {
      result.constant = (false, try requiredAmount())
    } else if take("-") {
      result.constant = (true, try requiredAmount())
    }
    if take("@") { result.priority = try requiredAmount() }
    return result
  }

  private mutating func takeRelation() -> LayoutRelation? {
    if take("==") { return .equal }
    if take("<=") { return .lessThanOrEqual }
    return take(">=") ? .greaterThanOrEqual : nil
  }

  private mutating func requiredAmount() throws(VisualFormatError)
    -> VisualFormat.Placed<VisualFormat.Amount>
  {
    guard let amount = try amount() else {
      throw expected(["a number", "the name of a metric"])
    }
    return amount
  }

  private mutating func amount() throws(VisualFormatError)
    -> VisualFormat.Placed<VisualFormat.Amount>?
  {
    let offset = position
    if let name = takeName() { return .init(value: .name(name), offset: offset) }
    return try takeNumber().map { .init(value: .number($0), offset: offset) }
  }

  // Words.

  private var peek: Character? { position < characters.count ? characters[position] : nil }

  private mutating func take(_ word: String) -> Bool {
    let wanted = Array(word)
    guard position + wanted.count <= characters.count else { return false }
    for (index, character) in wanted.enumerated()
    where characters[position + index] != character {
      return false
    }
    position += wanted.count
    return true
  }

  private mutating func takeName() -> String? {
    guard let first = peek, first.isNameStart else { return nil }
    var name = ""
    while let next = peek, next.isNameStart || next.digit != nil {
      name.append(next)
      position += 1
    }
    return name
  }

  private mutating func takeNumber() throws(VisualFormatError) -> Double? {
    let start = position
    let isNegative = take("-")
    guard peek?.digit != nil || peek == "." else {
      position = start
      return nil
    }
    var (value, unit, digits) = (0.0, 1.0, 0)
    var isFraction = false
    while let next = peek {
      if next == ".", !isFraction {
        isFraction = true
      } else if let digit = next.digit {
        if isFraction { unit *= 10 }
        value = value * 10 + Double(digit)
        digits += 1
      } else {
        break
      }
      position += 1
    }
    guard digits > 0 else { throw expected(["a digit"]) }
    return (isNegative ? -value : value) / unit
  }

  private func expected(_ choices: [String]) -> VisualFormatError {
    VisualFormatError(format: format, offset: position, reason: .expected(choices))
  }
}

extension Character {
  fileprivate var isNameStart: Bool {
    self == "_" || ("a"..."z").contains(self) || ("A"..."Z").contains(self)
  }

  fileprivate var digit: Int? {
    ("0"..."9").contains(self) ? wholeNumberValue : nil
  }
}
