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
  public func rounded(_ value: Double) -> Double { nearestLine(value) / scale }

  /// The number of the nearest grid line.
  private func nearestLine(_ value: Double) -> Double {
    (value * scale + 0.5 + Self.tolerance).rounded(.down)
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
    snapped(rect, from: .zero)
  }

  /// A rectangle whose four edges lie on grid lines, counted from the line nearest to `origin`. It is
  /// the same to the last bit wherever rectangle and origin have moved by whole pixels together.
  public func snapped(_ rect: Rect, from origin: Point) -> Rect {
    let (left, top) = (nearestLine(rect.minX), nearestLine(rect.minY))
    return Rect(
      x: (left - nearestLine(origin.x)) / scale, y: (top - nearestLine(origin.y)) / scale,
      width: (nearestLine(rect.maxX) - left) / scale,
      height: (nearestLine(rect.maxY) - top) / scale)
  }

  /// Whether the way from one point to another is one of whole pixels.
  public func isWhole(from start: Point, to end: Point) -> Bool {
    isWhole(end.x - start.x) && isWhole(end.y - start.y)
  }

  private func isWhole(_ distance: Double) -> Bool {
    let pixels = distance * scale
    return abs(pixels - pixels.rounded()) < 1e-7
  }
}
