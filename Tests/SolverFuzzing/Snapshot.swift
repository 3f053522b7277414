import Cassowary

/// All that a caller can see of a solver.
struct Snapshot: Equatable {
  private let variables: [Variable]
  /// The bits of every value; `nil` for stale handles.
  private let values: [UInt64?]
  private let constraints: [ConstraintID]
  private let contents: [Constraint?]

  /// What `solver` shows, of these variables.
  init(of solver: Solver, _ variables: [Variable]) {
    self.variables = variables
    values = variables.map { (try? solver.value(of: $0))?.bitPattern }
    constraints = solver.constraints
    contents = constraints.map { try? solver.constraint($0) }
  }

  /// What `solver` shows otherwise; `nil` if it shows the same, to the bit.
  func difference(in solver: Solver) -> String? {
    let other = Snapshot(of: solver, variables)
    if values != other.values { return "values" }
    if constraints != other.constraints { return "handles" }
    let changed = zip(contents, other.contents).filter { $0 != $1 }
    return changed.isEmpty ? nil : "\(changed)"
  }

  /// Whether `solver` shows the same, to the bit.
  func isShown(by solver: Solver) -> Bool { difference(in: solver) == nil }
}

/// A law that the solver has broken.
package struct Violation: Error, CustomStringConvertible {
  /// The law, as a sentence.
  package let law: String
  /// Where and how.
  package var detail: String

  /// The law, and how it was broken.
  package var description: String { "\(law): \(detail)" }
}
