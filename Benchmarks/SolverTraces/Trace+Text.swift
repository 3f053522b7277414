import Cassowary

extension Trace {
  /// The trace as the text that ``init(parsing:file:)`` reads; every number keeps all its bits.
  public var text: String {
    var lines = ["V \(variableCount)"]
    lines += items.map { item in
      switch item {
      case .constraint(let constraint): "C \(constraint.text)"
      case .edit(let variable, let strength): "E \(variable) \(strength.text)"
      }
    }
    lines += steps.map { step in
      step.reduce(into: "S \(step.count)") { $0 += " \($1.variable) \($1.value)" }
    }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension TraceConstraint {
  /// The fields `s w op k n (v c)*n`.
  fileprivate var text: String {
    let code =
      switch relation {
      case .equal: 0
      case .lessThanOrEqual: 1
      case .greaterThanOrEqual: 2
      }
    return terms.reduce(into: "\(strength.text) \(code) \(constant) \(terms.count)") {
      $0 += " \($1.variable) \($1.coefficient)"
    }
  }
}

extension Strength {
  /// The fields `s w`.
  fileprivate var text: String { "\(StrengthCode.code(of: self)) \(weight)" }
}
