public import Cassowary

/// A workload for a solver: constraints and edit variables to build, then steps to time.
///
/// Made by ``init(parsing:file:)`` or a ``TraceGenerator``, so every variable it mentions is there
/// and every suggestion is for an edit variable.
public struct Trace: Equatable, Sendable {
  /// What is added before the first step.
  public enum Item: Equatable, Sendable {
    /// A constraint.
    case constraint(TraceConstraint)
    /// An edit variable, by its number, and how strongly it is held.
    case edit(variable: Int, strength: Strength)
  }

  /// A value for an edit variable.
  public struct Suggestion: Equatable, Sendable {
    /// The variable's number.
    public var variable: Int
    /// The value.
    public var value: Double
  }

  /// How many variables there are.
  public internal(set) var variableCount = 0
  /// The constraints and edit variables, in the order of adding.
  public internal(set) var items: [Item] = []
  /// The suggestions of each step.
  public internal(set) var steps: [[Suggestion]] = []

  /// The constraints, in the order of adding.
  public var constraints: [TraceConstraint] {
    items.compactMap { if case .constraint(let constraint) = $0 { constraint } else { nil } }
  }

  /// The edit variables and their strengths, in the order of adding.
  public var edits: [(variable: Int, strength: Strength)] {
    items.compactMap {
      if case .edit(let variable, let strength) = $0 { (variable, strength) } else { nil }
    }
  }
}
