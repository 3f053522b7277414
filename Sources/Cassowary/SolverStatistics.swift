/// What a ``Solver`` has done since it was made; copies go on counting from there.
public struct SolverStatistics: Sendable, Equatable, BitwiseCopyable {
  /// How often an active row was replaced by another.
  public internal(set) var pivots = 0
  /// How often an inactive row changed sides without a pivot.
  public internal(set) var flips = 0
  /// How often the active matrix was factored anew.
  public internal(set) var refactorisations = 0
  /// How often a row's residual was looked at.
  public internal(set) var rowsTouched = 0
}
