import Cassowary
import ExactReference

/// What a solver ought to hold: the constraints, with exact numbers.
struct Model {
  /// What a row stands for.
  enum Name: Hashable {
    case constraint(Int)
    case edit(Int)
  }

  struct Row {
    let name: Name
    let terms: [PlannedConstraint.Term]
    var constant: Rational
    let relation: Relation
    var strength: PlannedStrength
  }

  /// The live variables, by number.
  private(set) var variables: [Int]
  private(set) var variablesMade: Int
  /// The live rows, in the order of adding.
  private(set) var rows: [Row] = []
  private var removed: [Int: Row] = [:]
  private var used: Set<Int> = []

  init(variableCount: Int) {
    variables = Array(0..<variableCount)
    variablesMade = variableCount
  }

  /// Takes a step; `false`, and nothing is changed, when it makes no sense.
  mutating func take(_ step: History.Step, values: [Int: Rational]) -> Bool {
    switch step {
    case .makeVariable:
      variables.append(variablesMade)
      variablesMade += 1
    case .removeVariable(let variable):
      guard variables.contains(variable), !isMentioned(variable) else { return false }
      variables.removeAll { $0 == variable }
    case .add(let key, let constraint): return add(key, constraint)
    case .remove(let key):
      guard let index = index(of: .constraint(key)) else { return false }
      removed[key] = rows.remove(at: index)
    case .restore(let key):
      guard let row = removed[key], row.terms.allSatisfy({ variables.contains($0.variable) })
      else { return false }
      removed[key] = nil
      rows.append(row)
    case .setConstant(let key, let constant):
      return change(.constraint(key)) { $0.constant = constant.exact }
    case .setStrength(let key, let strength):
      return change(.constraint(key)) { $0.strength = strength }
    case .edit(let variable, let strength):
      guard let value = values[variable] else { return false }
      return edit(variable, value, strength)
    case .endEdit(let variable):
      guard let index = index(of: .edit(variable)) else { return false }
      rows.remove(at: index)
    case .suggest(let variable, let value):
      return change(.edit(variable)) { $0.constant = -value.exact }
    case .batch, .failure, .trial: return false
    }
    return true
  }

  /// Takes the steps of a batch, and returns those that make sense.
  mutating func takeBatch(_ steps: [History.Step], values: [Int: Rational]) -> [History.Step] {
    steps.compactMap { step in
      guard case .failure(let inner) = step else { return take(step, values: values) ? step : nil }
      var lost = self
      return .failure(lost.takeBatch(inner, values: values))
    }
  }

  private mutating func add(_ key: Int, _ constraint: PlannedConstraint) -> Bool {
    guard constraint.terms.allSatisfy({ variables.contains($0.variable) }),
      used.insert(key).inserted
    else { return false }
    rows.append(
      Row(
        name: .constraint(key), terms: constraint.terms, constant: constraint.constant.exact,
        relation: constraint.relation, strength: constraint.strength))
    return true
  }

  private mutating func edit(
    _ variable: Int, _ value: Rational, _ strength: PlannedStrength
  ) -> Bool {
    guard variables.contains(variable), index(of: .edit(variable)) == nil else { return false }
    rows.append(
      Row(
        name: .edit(variable), terms: [.init(variable: variable, coefficient: 1)],
        constant: -value, relation: .equal, strength: strength))
    return true
  }

  private mutating func change(_ name: Name, _ body: (inout Row) -> Void) -> Bool {
    guard let index = index(of: name) else { return false }
    body(&rows[index])
    return true
  }

  func index(of name: Name) -> Int? { rows.firstIndex { $0.name == name } }

  private func isMentioned(_ variable: Int) -> Bool {
    rows.contains { $0.terms.contains { $0.variable == variable } }
  }
}
