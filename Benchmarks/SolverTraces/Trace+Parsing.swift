extension Trace {
  /// The largest number of variables that a file may ask for.
  static let variableLimit = 1_000_000

  /// The trace that `text` describes; `file` is its name in errors.
  ///
  /// - Throws: ``TraceError`` with the line that does not follow the format.
  public init(parsing text: String, file: String) throws(TraceError) {
    var builder = Builder()
    var number = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      number += 1
      var fields = Fields(line, file: file, line: number)
      if fields.isEmpty { continue }
      try builder.take(&fields)
      try fields.end()
    }
    guard builder.hasBegun else {
      throw TraceError(file: file, line: max(number, 1), reason: "there is no V line")
    }
    self = builder.trace
  }

  /// A trace as far as it has been read.
  private struct Builder {
    var trace = Trace()
    var hasBegun = false
    var edited: Set<Int> = []

    mutating func take(_ fields: inout Fields) throws(TraceError) {
      let command = try fields.word("command")
      switch command {
      case "V":
        self = Builder()
        trace.variableCount = try fields.integer(
          "number of variables", in: 0...Trace.variableLimit)
        hasBegun = true
      case "C":
        try checkBuilding(fields)
        let constraint = try fields.constraint()
        for term in constraint.terms { try check(term.variable, fields) }
        trace.items.append(.constraint(constraint))
      case "E":
        try checkBuilding(fields)
        try takeEdit(&fields)
      case "S":
        trace.steps.append(
          try fields.items("suggestions", width: 2) { fields throws(TraceError) in
            try suggestion(&fields)
          })
      default: throw fields.error("no command of a trace is called \"\(command)\"")
      }
    }

    private mutating func takeEdit(_ fields: inout Fields) throws(TraceError) {
      let variable = try fields.integer("variable")
      try check(variable, fields)
      guard edited.insert(variable).inserted else {
        throw fields.error("variable \(variable) is an edit variable already")
      }
      trace.items.append(.edit(variable: variable, strength: try fields.strength()))
    }

    private func suggestion(_ fields: inout Fields) throws(TraceError) -> Suggestion {
      let variable = try fields.integer("variable")
      guard edited.contains(variable) else {
        throw fields.error("variable \(variable) is no edit variable")
      }
      return Suggestion(variable: variable, value: try fields.number("value"))
    }

    private func checkBuilding(_ fields: Fields) throws(TraceError) {
      guard hasBegun else { throw fields.error("there is no V line before this one") }
      guard trace.steps.isEmpty else { throw fields.error("the steps have begun already") }
    }

    private func check(_ variable: Int, _ fields: Fields) throws(TraceError) {
      guard variable < trace.variableCount else {
        throw fields.error("there is no variable \(variable), only \(trace.variableCount)")
      }
    }
  }
}
