/// An extent in points.
public struct Size: Sendable, Hashable {
  /// The horizontal extent, in points.
  public var width: Double
  /// The vertical extent, in points.
  public var height: Double

  /// A size of `width` by `height`.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// Nothing by nothing.
  public static let zero = Size(width: 0, height: 0)

  /// Whether both extents are finite numbers.
  public var isFinite: Bool { width.isFinite && height.isFinite }
}

extension Size: CustomStringConvertible {
  /// The numbers, in points.
  public var description: String { "\(width) × \(height)" }
}
