/// A variable whose value the constraints do not determine.
public struct Ambiguity: Equatable, Sendable {
  /// The variable.
  public let variable: Variable
  /// Its values over all points that are optimal at every level 1…1000, in the variable's unit; the
  /// bounds may be infinite.
  public let range: ClosedRange<Double>
}
