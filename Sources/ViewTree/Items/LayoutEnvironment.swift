public import TextLayout

/// What layout needs to know about its surroundings; inherited from the superview.
public struct LayoutEnvironment: Sendable {
  /// Pixels per point.
  public var scale: Double
  /// What measures texts.
  public var textMeasurer: any TextMeasurer
  /// The size of text that the reader has chosen; fonts made for a text style follow it.
  public var contentSizeCategory: ContentSizeCategory

  /// An environment; by default one pixel a point, the built-in measurer, and the default size of
  /// text.
  public init(
    scale: Double = 1, textMeasurer: any TextMeasurer = Self.builtInTextMeasurer,
    contentSizeCategory: ContentSizeCategory = .large
  ) {
    self.scale = scale
    self.textMeasurer = textMeasurer
    self.contentSizeCategory = contentSizeCategory
  }

  /// The built-in measurer: metrics of three faces, nothing installed.
  public static let builtInTextMeasurer: any TextMeasurer = BuiltInTextMeasurer()
}

/// An environment, in memory of its own: few views have one.
final class EnvironmentRecord {
  let environment: LayoutEnvironment
  init(_ environment: LayoutEnvironment) { self.environment = environment }
}

extension LayoutEnvironment {
  /// Whether both lead to the same sizes.
  func isSame(as other: LayoutEnvironment) -> Bool {
    scale == other.scale && textMeasurer === other.textMeasurer
      && contentSizeCategory == other.contentSizeCategory
  }
}

/// The direction in which text runs, and so where leading and trailing are.
public enum LayoutDirection: Sendable, Hashable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}
