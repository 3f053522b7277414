import Cassowary
import Foundation

extension ScriptPlayer {
  /// `P` and every variable's value.
  func values() -> String {
    state.variables.reduce(into: "P") { line, variable in
      line += " \((try? state.solver.value(of: variable)).map(Self.digits) ?? "?")"
    }
  }

  /// `Q` and, for each ambiguous variable, its number, its lowest and its highest value.
  func ambiguities() -> String {
    do {
      return try state.solver.ambiguities().reduce(into: "Q") { line, ambiguity in
        let range = ambiguity.range
        line += " \(name(of: ambiguity.variable))"
        line += " \(Self.digits(range.lowerBound)) \(Self.digits(range.upperBound))"
      }
    } catch {
      return "Q ERR \(reason(error, adding: nil))"
    }
  }

  /// The solver's reason in the words of the format.
  func reason(_ error: SolverError, adding id: Int?) -> String {
    switch error {
    case .unsatisfiable(let conflict):
      let names = conflict.members.map { name(of: $0, adding: id) }
      return "unsatisfiable \(names.joined(separator: " "))"
    case .duplicateConstraint: return "duplicate constraint"
    case .duplicateEditVariable: return "duplicate edit variable"
    case .unknownConstraint: return Refusal.unknownConstraint.reason
    case .unknownVariable: return Refusal.unknownVariable.reason
    case .unknownEditVariable: return "unknown edit variable"
    case .variableInUse: return "variable in use"
    case .nonFinite: return "not a finite number"
    case .invalidStrength: return "invalid strength"
    case .overflow: return "overflow"
    case .stalled(let steps): return "stalled after \(steps) steps"
    }
  }

  private func name(of member: Conflict.Member, adding id: Int?) -> String {
    switch member {
    case .edit(let variable): return "e\(name(of: variable))"
    case .constraint(let handle):
      let known = state.handles.first { $0.value == handle }?.key
      return (known ?? id).map { "\($0)" } ?? "?"
    }
  }

  private func name(of variable: Variable) -> String {
    state.variables.firstIndex(of: variable).map { "\($0)" } ?? "?"
  }

  /// Twelve significant digits; no negative zero.
  private static func digits(_ value: Double) -> String { String(format: "%.12g", value + 0) }
}
