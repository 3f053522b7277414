/// One line of a trace or script, taken apart from left to right.
struct Fields {
  let file: String
  let line: Int
  private var rest: ArraySlice<Substring>

  /// The fields of `text`; a line that starts with `#` has none.
  init(_ text: some StringProtocol, file: String, line: Int) {
    self.file = file
    self.line = line
    let fields = text.split(whereSeparator: \.isWhitespace).map { Substring($0) }
    rest = (fields.first?.first == "#" ? [] : fields)[...]
  }

  var isEmpty: Bool { rest.isEmpty }

  /// How many fields are left.
  var count: Int { rest.count }

  func error(_ reason: String) -> TraceError { TraceError(file: file, line: line, reason: reason) }

  mutating func word(_ name: String) throws(TraceError) -> Substring {
    guard let word = rest.popFirst() else { throw error("the line ends before the \(name)") }
    return word
  }

  mutating func integer(
    _ name: String, in range: ClosedRange<Int> = 0...Int.max
  ) throws(TraceError) -> Int {
    let word = try word(name)
    guard let value = Int(word) else { throw error("the \(name) \"\(word)\" is no whole number") }
    guard range.contains(value) else {
      let bounds =
        range.upperBound == Int.max
        ? "at least \(range.lowerBound)" : "\(range.lowerBound) to \(range.upperBound)"
      throw error("the \(name) is \(value), not \(bounds)")
    }
    return value
  }

  mutating func number(_ name: String) throws(TraceError) -> Double {
    let word = try word(name)
    guard let value = Double(word), value.isFinite else {
      throw error("the \(name) \"\(word)\" is no finite number")
    }
    return value
  }

  /// As many items as a count says that there are, which takes `width` fields each.
  mutating func items<Item>(
    _ name: String, width: Int, _ item: (inout Fields) throws(TraceError) -> Item
  ) throws(TraceError) -> [Item] {
    let count = try integer("number of \(name)")
    guard rest.count.isMultiple(of: width), rest.count / width == count else {
      throw error("\(count) \(name) take \(width) fields each, and there are \(rest.count)")
    }
    var items: [Item] = []
    items.reserveCapacity(count)
    for _ in 0..<count { items.append(try item(&self)) }
    return items
  }

  func end() throws(TraceError) {
    if let extra = rest.first { throw error("\"\(extra)\" is more than the line has place for") }
  }
}
