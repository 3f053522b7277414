/// An incremental solver for linear constraints with lexicographic strengths.
public struct Solver: Sendable {
  /// A solver without variables.
  public init() {}
}
