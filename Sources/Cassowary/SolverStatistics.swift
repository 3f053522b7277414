/// What a ``Solver`` has done since it was made; copies go on counting from there, and calls that
/// throw count as well. ``Solver/ambiguities()`` works on copies, and is not counted.
public struct SolverStatistics: Sendable, Equatable, BitwiseCopyable {
  /// How often an active row was replaced by another, entries in place among them.
  public internal(set) var pivots = 0
  /// How often an inactive row changed sides without a pivot, in a dual step or on a walk's way.
  public internal(set) var flips = 0
  /// How often the active matrix was factored anew.
  public internal(set) var refactorisations = 0
  /// How often a row's residual was computed: the count that goes with the time a call takes.
  public internal(set) var rowsTouched = 0
}
