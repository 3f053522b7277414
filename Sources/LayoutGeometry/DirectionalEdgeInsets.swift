/// Distances from the four edges of a rectangle, inwards, in points; the horizontal ones by the
/// direction of text.
public struct DirectionalEdgeInsets: Sendable, Hashable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the edge where text begins.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the edge where text ends.
  public var trailing: Double

  /// Insets for each edge by itself.
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same inset on all four edges.
  public init(all inset: Double) {
    self.init(top: inset, leading: inset, bottom: inset, trailing: inset)
  }

  /// No insets.
  public static let zero = DirectionalEdgeInsets()
}

extension DirectionalEdgeInsets: CustomStringConvertible {
  /// The numbers, in points.
  public var description: String {
    "(top \(top), leading \(leading), bottom \(bottom), trailing \(trailing))"
  }
}

extension DirectionalEdgeInsets: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  /// The same inset on all four edges, written as a number of points.
  public init(integerLiteral inset: Int) { self.init(all: Double(inset)) }

  /// The same inset on all four edges, written as a number of points.
  public init(floatLiteral inset: Double) { self.init(all: inset) }
}
