public import TextLayout

/// What layout needs to know about its surroundings; inherited from the superview.
public struct LayoutEnvironment: Sendable {
  /// Pixels per point.
  public var scale: Double
  /// What measures texts.
  public var textMeasurer: any TextMeasurer

  /// An environment; by default one pixel a point, and the built-in measurer.
  public init(scale: Double = 1, textMeasurer: any TextMeasurer = Self.systemFontMeasurer) {
    self.scale = scale
    self.textMeasurer = textMeasurer
  }

  /// The built-in measurer: the system font's metrics, nothing installed.
  public static let systemFontMeasurer: any TextMeasurer = SystemFontMeasurer()
}

extension LayoutEnvironment {
  /// Whether both lead to the same sizes.
  func isSame(as other: LayoutEnvironment) -> Bool {
    scale == other.scale && textMeasurer === other.textMeasurer
  }
}

/// The direction in which text runs, and so where leading and trailing are.
public enum LayoutDirection: Sendable, Hashable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
