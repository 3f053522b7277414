import Cassowary
import Foundation

extension TracePlayer {
  func values(_ built: Built) -> [Double] {
    built.handles.variables.map { (try? built.solver.value(of: $0)) ?? .nan }
  }

  /// The largest error of a required constraint that the solver has taken.
  func worstRequired(_ built: Built) -> Double {
    let values = values(built)
    return errors(built, values).lazy.filter { $0.strength.isRequired }.map(\.error).max() ?? 0
  }

  /// Σ weight · error of the optional constraints that the solver has taken, and of the edit
  /// variables, which want their last suggestion.
  func objective(_ built: Built) -> Double {
    let values = values(built)
    var wanted: [Int: Double] = [:]
    for suggestion in trace.steps.joined() { wanted[suggestion.variable] = suggestion.value }
    let edits = trace.edits.lazy.compactMap { edit in
      wanted[edit.variable].map { (edit.strength, abs(values[edit.variable] - $0)) }
    }
    return (Array(edits) + errors(built, values)).reduce(0) { $0 + Self.factor($1.0) * $1.1 }
  }

  private func errors(
    _ built: Built, _ values: [Double]
  ) -> [(strength: Strength, error: Double)] {
    zip(trace.constraints, built.handles.constraints).compactMap { constraint, handle in
      handle == nil ? nil : (constraint.strength, constraint.error(at: values))
    }
  }

  /// Strong (750) counts 1e6, medium (500) 1e3, weak (250) 1, and so on between and beyond them.
  private static func factor(_ strength: Strength) -> Double {
    guard let level = strength.level else { return 0 }
    return strength.weight * pow(10, Double(level - 250) * 3 / 250)
  }
}
