public import Cassowary

/// One command of a script.
public enum ScriptCommand: Equatable, Sendable {
  /// `V`: start over with this many variables.
  case start(variables: Int)
  /// `D`: define a constraint, without adding it.
  case define(id: Int, TraceConstraint)
  /// `A`: add a constraint.
  case add(id: Int)
  /// `R`: remove a constraint.
  case remove(id: Int)
  /// `E`: add an edit variable.
  case edit(variable: Int, Strength)
  /// `X`: remove an edit variable.
  case endEdit(variable: Int)
  /// `S`: suggest a value for an edit variable.
  case suggest(variable: Int, Double)
  /// `K`: change a constraint's constant.
  case setConstant(id: Int, Double)
  /// `W`: change a constraint's strength.
  case setStrength(id: Int, Strength)
  /// `M`: remember the solver.
  case remember
  /// `U`: go back to the solver remembered.
  case goBack
  /// `P`: print every value.
  case printValues
  /// `Q`: print the ambiguous variables.
  case printAmbiguities

  /// The command of a line; `nil` for an empty line and a comment.
  ///
  /// - Throws: ``TraceError`` when the line does not follow the format.
  public init?(parsing text: some StringProtocol, file: String, line: Int) throws(TraceError) {
    var fields = Fields(text, file: file, line: line)
    if fields.isEmpty { return nil }
    self = try Self.command(&fields)
    try fields.end()
  }

  private static func command(_ fields: inout Fields) throws(TraceError) -> ScriptCommand {
    let name = try fields.word("command")
    switch name {
    case "V":
      return .start(
        variables: try fields.integer("number of variables", in: 0...Trace.variableLimit))
    case "D": return .define(id: try fields.integer("id"), try fields.constraint())
    case "A": return .add(id: try fields.integer("id"))
    case "R": return .remove(id: try fields.integer("id"))
    case "E": return .edit(variable: try fields.integer("variable"), try fields.strength())
    case "X": return .endEdit(variable: try fields.integer("variable"))
    case "S":
      return .suggest(variable: try fields.integer("variable"), try fields.number("value"))
    case "K": return .setConstant(id: try fields.integer("id"), try fields.number("constant"))
    case "W": return .setStrength(id: try fields.integer("id"), try fields.strength())
    case "M": return .remember
    case "U": return .goBack
    case "P": return .printValues
    case "Q": return .printAmbiguities
    default: throw fields.error("no command of a script is called \"\(name)\"")
    }
  }
}
