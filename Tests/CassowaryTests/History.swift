import Cassowary

/// A sequence of calls, in which variables and constraints are numbered in the order of making.
///
/// Steps that make no sense where they stand (removing what is not there) are skipped: every
/// part of a history is a history, which is what shrinking needs.
struct History: CustomStringConvertible {
  var variableCount: Int
  var steps: [Step]
  /// Whether everything is asked for after every step, and not only at the end.
  var isAskedAlways = false

  indirect enum Step {
    case makeVariable
    case removeVariable(Int)
    case add(Int, PlannedConstraint)
    case remove(Int)
    case restore(Int)
    case setConstant(Int, Fraction)
    case setStrength(Int, PlannedStrength)
    case edit(Int, PlannedStrength)
    case endEdit(Int)
    case suggest(Int, Fraction)
    /// Several steps as one.
    case batch([Step])
    /// Several steps as one, the last of which is a call that throws.
    case failure([Step])
    /// Steps on a copy, which is then thrown away.
    case trial([Step])
  }

  var description: String {
    let head = "\(variableCount) variables\(isAskedAlways ? ", asked always" : "")"
    return ([head] + steps.map(\.description)).joined(separator: "\n  ")
  }
}

struct PlannedConstraint: CustomStringConvertible {
  struct Term {
    var variable: Int
    var coefficient: Fraction
  }

  var terms: [Term]
  var constant: Fraction
  var relation: Relation
  var strength: PlannedStrength

  var description: String {
    let sum = terms.map { "\($0.coefficient)·x\($0.variable) + " }.joined()
    return "\(sum)\(constant) \(relation.sign) 0 \(strength)"
  }
}

struct PlannedStrength: Hashable, CustomStringConvertible {
  /// `nil` when required.
  var level: Int?
  var weight: Fraction

  static let required = PlannedStrength(level: nil, weight: 1)

  var strength: Strength {
    get throws(SolverError) {
      guard let level else { return .required }
      return try Strength(level: level, weight: weight.double)
    }
  }

  var description: String { level.map { "@\($0)·\(weight)" } ?? "required" }
}

extension Relation {
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

extension History.Step: CustomStringConvertible {
  var description: String {
    switch self {
    case .makeVariable: "make a variable"
    case .removeVariable(let variable): "remove x\(variable)"
    case .add(let key, let constraint): "add c\(key): \(constraint)"
    case .remove(let key): "remove c\(key)"
    case .restore(let key): "restore c\(key)"
    case .setConstant(let key, let constant): "constant of c\(key): \(constant)"
    case .setStrength(let key, let strength): "strength of c\(key): \(strength)"
    case .edit(let variable, let strength): "edit x\(variable) \(strength)"
    case .endEdit(let variable): "end the edit of x\(variable)"
    case .suggest(let variable, let value): "suggest x\(variable) = \(value)"
    case .batch(let steps): "batch { \(steps.map(\.description).joined(separator: "; ")) }"
    case .failure(let steps):
      "batch that throws { \(steps.map(\.description).joined(separator: "; ")) }"
    case .trial(let steps): "on a copy { \(steps.map(\.description).joined(separator: "; ")) }"
    }
  }
}
