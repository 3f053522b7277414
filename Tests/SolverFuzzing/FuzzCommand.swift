import Cassowary

/// A call, or several as one. Variables and constraints are numbered in the order of making.
///
/// A number without a handle (what made it was refused, or never reached) makes the call nothing;
/// a number whose handle is stale makes it a call that the solver has to refuse.
package indirect enum FuzzCommand: Sendable {
  case makeVariable(Int)
  case removeVariable(Int)
  case add(Int, FuzzConstraint)
  case restore(Int, FuzzConstraint)
  case remove(Int)
  case setConstant(Int, Double)
  case setStrength(Int, FuzzStrength)
  case edit(Int, FuzzStrength)
  case endEdit(Int)
  case suggest(Int, Double)
  case ambiguities
  /// Several as one, and how that ends.
  case batch([FuzzCommand], FuzzBatchEnd)
  /// Several on a copy, whose handles are kept though the copy is not.
  case copy([FuzzCommand])
}

/// What a batch does about a call inside it that is refused, and at its end.
package enum FuzzBatchEnd: Int, CaseIterable, Sendable {
  /// It throws on what was thrown.
  case `throws`
  /// It goes on.
  case goesOn
  /// It goes on, and throws at its end.
  case throwsAtEnd
}

/// A strength that may be none.
package struct FuzzStrength: Sendable {
  var level: Int?
  var weight = 1.0

  var strength: Strength {
    get throws(SolverError) {
      guard let level else { return .required }
      return try Strength(level: level, weight: weight)
    }
  }
}

/// A constraint over numbered variables.
package struct FuzzConstraint: Sendable {
  var terms: [(variable: Int, coefficient: Double)]
  var constant: Double
  var relation: Relation
  var strength: FuzzStrength
}

extension FuzzCommand: CustomStringConvertible {
  package var description: String {
    switch self {
    case .makeVariable(let number): "make x\(number)"
    case .removeVariable(let number): "remove x\(number)"
    case .add(let number, let constraint): "add c\(number): \(constraint)"
    case .restore(let number, let constraint): "add as c\(number): \(constraint)"
    case .remove(let number): "remove c\(number)"
    case .setConstant(let number, let constant): "constant of c\(number): \(constant)"
    case .setStrength(let number, let strength): "strength of c\(number): \(strength)"
    case .edit(let number, let strength): "edit x\(number) \(strength)"
    case .endEdit(let number): "end the edit of x\(number)"
    case .suggest(let number, let value): "suggest x\(number) = \(value)"
    case .ambiguities: "ask for ambiguities"
    case .batch(let commands, let end): "batch (\(end)) { \(Self.list(commands)) }"
    case .copy(let commands): "on a copy { \(Self.list(commands)) }"
    }
  }

  private static func list(_ commands: [FuzzCommand]) -> String {
    commands.map(\.description).joined(separator: "; ")
  }
}

extension FuzzStrength: CustomStringConvertible {
  package var description: String { level.map { "@\($0)·\(weight)" } ?? "required" }
}

extension FuzzConstraint: CustomStringConvertible {
  package var description: String {
    let sum = terms.map { "\($0.coefficient)·x\($0.variable) + " }.joined()
    let sign =
      switch relation {
      case .lessThanOrEqual: "<="
      case .equal: "=="
      case .greaterThanOrEqual: ">="
      }
    return "\(sum)\(constant) \(sign) 0 \(strength)"
  }
}
