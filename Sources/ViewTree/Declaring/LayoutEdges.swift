/// Some of the four edges of an item.
public struct LayoutEdges: OptionSet, Sendable, Hashable {
  /// One bit an edge.
  public let rawValue: Int
  /// Edges by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The top edge.
  public static let top = LayoutEdges(rawValue: 1)
  /// The leading edge.
  public static let leading = LayoutEdges(rawValue: 2)
  /// The bottom edge.
  public static let bottom = LayoutEdges(rawValue: 4)
  /// The trailing edge.
  public static let trailing = LayoutEdges(rawValue: 8)
  /// The leading and the trailing edge.
  public static let horizontal: LayoutEdges = [.leading, .trailing]
  /// The top and the bottom edge.
  public static let vertical: LayoutEdges = [.top, .bottom]
  /// All four edges.
  public static let all: LayoutEdges = [.top, .leading, .bottom, .trailing]
}
