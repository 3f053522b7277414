import Cassowary

/// What of a trace is added before the first step, side by side in memory: beside what a solver takes to
/// build, looking it up costs nothing.
struct BuildPlan: Sendable {
  /// Of the terms of a constraint, the range among all terms.
  enum Action: Sendable {
    case constraint(terms: Range<Int>, constant: Double, Relation, Strength)
    case edit(variable: Int, Strength)
  }

  /// In the order of adding.
  private(set) var actions: [Action] = []
  private var terms: [TraceConstraint.Term] = []
  /// How many terms the constraints and edit variables have.
  private(set) var termCount = 0

  init(_ trace: Trace) {
    for item in trace.items {
      let start = terms.count
      switch item {
      case .constraint(let constraint):
        terms += constraint.terms
        termCount += constraint.terms.count
        actions.append(
          .constraint(
            terms: start..<terms.count, constant: constraint.constant, constraint.relation,
            constraint.strength))
      case .edit(let variable, let strength):
        termCount += 1
        actions.append(.edit(variable: variable, strength))
      }
    }
  }

  /// All terms, over a solver's variables.
  func terms(over variables: [Variable]) -> [LinearExpression.Term] {
    terms.map { .init(variables[$0.variable], coefficient: $0.coefficient) }
  }
}
