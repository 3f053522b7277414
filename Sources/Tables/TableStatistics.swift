/// What a table has done since it was made.
public struct TableStatistics: Sendable, Equatable {
  /// How many heights of rows were found: measured, or asked of the delegate.
  public internal(set) var rowsMeasured = 0
  /// How many cells were made.
  public internal(set) var cellsMade = 0
  /// How often a cell was used again.
  public internal(set) var cellsReused = 0
}
