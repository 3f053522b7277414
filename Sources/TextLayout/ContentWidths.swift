/// The two widths that a text asks for, in points.
public struct ContentWidths: Sendable, Equatable {
  /// The narrowest width at which no line breaks where the rules do not let it: that of the widest
  /// unbreakable piece (min-content).
  public let minimum: Double
  /// The width at which lines break at hard breaks only (max-content).
  public let natural: Double

  /// Two widths, for measurers to return.
  public init(minimum: Double, natural: Double) {
    self.minimum = minimum
    self.natural = natural
  }
}
