/// What a text is for; its size follows the reader's choice (Dynamic Type).
public enum TextStyle: UInt8, Sendable, Hashable, CaseIterable {
  /// The title of a screen.
  case largeTitle
  /// The first level of titles.
  case title1
  /// The second level of titles.
  case title2
  /// The third level of titles.
  case title3
  /// A heading, in semibold.
  case headline
  /// A heading below it.
  case subheadline
  /// Running text.
  case body
  /// A text set apart.
  case callout
  /// A note.
  case footnote
  /// A caption.
  case caption1
  /// A smaller caption.
  case caption2

  /// The size in a category, in points: the platform's published table. (A simulator of its version 13.3
  /// has 41 for the largest `caption2`, where the table says 40; all others agree.)
  public func size(in category: ContentSizeCategory) -> Double {
    Self.sizes[Int(category.rawValue)][Int(rawValue)]
  }

  /// The weight of the style's font.
  public var weight: Font.Weight { self == .headline ? .semibold : .regular }

  /// By category, then by style.
  private static let sizes: [[Double]] = [
    [31, 25, 19, 17, 14, 12, 14, 13, 12, 11, 11],
    [32, 26, 20, 18, 15, 13, 15, 14, 12, 11, 11],
    [33, 27, 21, 19, 16, 14, 16, 15, 12, 11, 11],
    [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11],
    [36, 30, 24, 22, 19, 17, 19, 18, 15, 14, 13],
    [38, 32, 26, 24, 21, 19, 21, 20, 17, 16, 15],
    [40, 34, 28, 26, 23, 21, 23, 22, 19, 18, 17],
    [44, 38, 34, 31, 28, 25, 28, 26, 23, 22, 20],
    [48, 43, 39, 37, 33, 30, 33, 32, 27, 26, 24],
    [52, 48, 44, 43, 40, 36, 40, 38, 33, 32, 29],
    [56, 53, 50, 49, 47, 42, 47, 44, 38, 37, 34],
    [60, 58, 56, 55, 53, 49, 53, 51, 44, 43, 40],
  ]
}

/// The size of text that a reader has chosen.
public enum ContentSizeCategory: UInt8, Sendable, Hashable, CaseIterable {
  /// The smallest.
  case extraSmall
  /// Two steps below the default.
  case small
  /// A step below the default.
  case medium
  /// The default.
  case large
  /// A step above the default.
  case extraLarge
  /// Two steps above the default.
  case extraExtraLarge
  /// The largest outside accessibility.
  case extraExtraExtraLarge
  /// The first of accessibility.
  case accessibilityMedium
  /// The second of accessibility.
  case accessibilityLarge
  /// The third of accessibility.
  case accessibilityExtraLarge
  /// The fourth of accessibility.
  case accessibilityExtraExtraLarge
  /// The largest.
  case accessibilityExtraExtraExtraLarge
}

extension Font {
  /// The system font for a text style.
  ///
  /// ```swift
  /// let title = Font.preferred(for: .title2)
  /// title.pointSize  // 22
  /// title.adapted(to: .accessibilityMedium).pointSize  // 34
  /// ```
  public static func preferred(
    for style: TextStyle, in category: ContentSizeCategory = .large
  ) -> Font {
    Font(
      face: .system, size: style.size(in: category), weight: style.weight, isItalic: false,
      textStyle: style)
  }

  /// The font at the size that its text style has in `category`; a font without a style is as it
  /// was.
  public func adapted(to category: ContentSizeCategory) -> Font {
    guard let textStyle else { return self }
    return Font(
      face: face, size: textStyle.size(in: category), weight: weight, isItalic: isItalic,
      textStyle: textStyle)
  }
}
