/// The grid of a screen's pixels: `scale` pixels to a point.
///
/// A value that misses a grid line by less than `tolerance` pixels counts as lying on it, so that
/// the last bits of a computed length never cost a whole pixel.
///
/// ```swift
/// PixelGrid(scale: 2).roundedUp(20.287)  // 20.5
/// PixelGrid(scale: 3).rounded(163.666641)  // 491 thirds
/// ```
public struct PixelGrid: Sendable, Hashable {
  /// Pixels per point: above 0, at most a million.
  public let scale: Double

  /// How far from a grid line, in pixels, a value still counts as on it: far above the rounding of
  /// a solver (1e-9 points) and that of a ratio written with six decimals, far below anything
  /// visible.
  @usableFromInline static let tolerance = 2e-4

  /// A grid of `scale` pixels to a point; a scale that is not above 0 and at most a million becomes 1.
  public init(scale: Double) {
    self.scale = scale > 0 && scale <= 1e6 ? scale : 1
  }

  /// The nearest grid line, ties away from the top left (up).
  public func rounded(_ value: Double) -> Double {
    (value * scale + 0.5 + Self.tolerance).rounded(.down) / scale
  }

  /// The nearest grid line at or above `value`.
  public func roundedUp(_ value: Double) -> Double {
    (value * scale - Self.tolerance).rounded(.up) / scale
  }

  /// The nearest grid line at or below `value`.
  public func roundedDown(_ value: Double) -> Double {
    (value * scale + Self.tolerance).rounded(.down) / scale
  }

  /// The size rounded up in both directions.
  public func roundedUp(_ size: Size) -> Size {
    Size(width: roundedUp(size.width), height: roundedUp(size.height))
  }

  /// A rectangle whose four edges lie on grid lines. Edges are rounded, not sizes: rectangles that
  /// share an edge before still share it after.
  public func snapped(_ rect: Rect) -> Rect {
    let left = rounded(rect.minX)
    let top = rounded(rect.minY)
    return Rect(
      x: left, y: top, width: rounded(rect.maxX) - left, height: rounded(rect.maxY) - top)
  }
}
