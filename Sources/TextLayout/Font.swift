/// The built-in system font at a size and weight.
///
/// A font may hold any size; whoever measures with it refuses a size that is not above 0 and
/// finite (`TextError.invalidFontSize`).
///
/// ```swift
/// Font.system(size: 17).lineHeight  // 20.287103 points
/// ```
public struct Font: Sendable, Hashable {
  /// The thickness of the strokes, from the thinnest to the thickest.
  public enum Weight: Sendable, Hashable {
    /// The thinnest.
    case ultraLight
    /// Thicker than `ultraLight`.
    case thin
    /// Thicker than `thin`.
    case light
    /// The weight of running text.
    case regular
    /// Thicker than `regular`.
    case medium
    /// Thicker than `medium`.
    case semibold
    /// The weight of emphasised text.
    case bold
    /// Thicker than `bold`.
    case heavy
    /// The thickest.
    case black
  }

  /// The size of the em, in points.
  public let pointSize: Double
  /// The thickness of the strokes.
  public let weight: Weight

  /// The system font at `size` points.
  public static func system(size: Double, weight: Weight = .regular) -> Font {
    Font(pointSize: size, weight: weight)
  }

  /// The bold system font at `size` points.
  public static func boldSystem(size: Double) -> Font {
    system(size: size, weight: .bold)
  }

  /// The distance between the tops of two lines, in points, not rounded.
  public var lineHeight: Double { 1.193359 * pointSize }
  /// The distance from the top of a line down to its baseline, in points, not rounded.
  public var ascender: Double { 0.952148 * pointSize }
  /// The distance from the baseline down to the bottom of the line, in points, not rounded:
  /// positive downwards (the platform's own property is negative).
  public var descender: Double { 0.241211 * pointSize }

  /// Whether text can be measured at this size: above 0 and finite.
  package var isMeasurable: Bool { pointSize > 0 && pointSize.isFinite }
}
