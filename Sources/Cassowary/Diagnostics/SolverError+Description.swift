extension SolverError: CustomStringConvertible {
  /// The error in words. Handles have no names: constraints and variables are told by the numbers
  /// of their slots.
  public var description: String {
    switch self {
    case .unsatisfiable(let conflict):
      "required constraints cannot hold together: "
        + conflict.members.map { $0.words }.joined(separator: ", ")
        + "; without any one of them the others can"
    case .duplicateConstraint(let id): "\(id.words) is in the solver already"
    case .duplicateEditVariable(let variable): "\(variable.words) is an edit variable"
    case .unknownConstraint(let id): "\(id.words) is not in the solver (any more)"
    case .unknownVariable(let variable): "\(variable.words) is not in the solver (any more)"
    case .unknownEditVariable(let variable): "\(variable.words) is not an edit variable"
    case .variableInUse(let variable, let users):
      "\(variable.words) is mentioned by " + users.map { $0.words }.joined(separator: ", ")
    case .nonFinite(let value): "\(value) is not a finite number"
    case .invalidStrength(let level, let weight):
      "level \(level) with weight \(weight) is no strength: levels go from 1 to 1000, weights are"
        + " above 0 and finite"
    case .overflow: "a value of the solution is too large for a double"
    case .stalled(let steps):
      "the numbers are too extreme to solve in double precision (\(steps) steps)"
    }
  }
}

extension Variable {
  fileprivate var words: String { "variable \(slot)" }
}

extension ConstraintID {
  fileprivate var words: String { "constraint \(slot)" }
}

extension Conflict.Member {
  fileprivate var words: String {
    switch self {
    case .constraint(let id): id.words
    case .edit(let variable): "the value of edit \(variable.words)"
    }
  }
}
