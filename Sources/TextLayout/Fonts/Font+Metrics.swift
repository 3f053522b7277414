extension Font {
  /// The distance between the tops of two lines, in points, not rounded.
  public var lineHeight: Double { face.lineHeight * pointSize }
  /// The distance from the top of a line down to its baseline, in points, not rounded.
  public var ascender: Double { face.ascender * pointSize }
  /// The distance from the baseline down to the bottom of the line, in points, not rounded:
  /// positive downwards (the platform's own property is negative).
  public var descender: Double { face.descender * pointSize }

  /// Whether all advances are estimates: those of the system font in other weights than the regular
  /// one and in italics, and those of Helvetica in weights that it does not have. In other fonts some
  /// may be; see ``hasEstimatedAdvances(in:)``.
  public var hasEstimatedAdvances: Bool {
    switch face {
    case .system: weight != .regular || isItalic
    case .helvetica: weight != .regular && weight != .bold
    case .monospaced: false
    }
  }

  /// Whether text can be measured at this size: above 0 and finite.
  package var isMeasurable: Bool { pointSize > 0 && pointSize.isFinite }
}

extension Font.Weight {
  /// Whether a family of two weights shows it in its bold one.
  var isBold: Bool { rawValue >= Font.Weight.semibold.rawValue }
}

extension Font.Face {
  // In ems. Of Liberation's fonts those of their tables for horizontal lines (hhea), in 2048ths;
  // the gap between lines belongs to the descender.

  fileprivate var lineHeight: Double {
    switch self {
    case .system: 1.193359
    case .helvetica: (1854 + 434 + 67) / 2048
    case .monospaced: (1705 + 615) / 2048
    }
  }

  fileprivate var ascender: Double {
    switch self {
    case .system: 0.952148
    case .helvetica: 1854 / 2048
    case .monospaced: 1705 / 2048
    }
  }

  fileprivate var descender: Double {
    switch self {
    case .system: 0.241211
    case .helvetica: (434 + 67) / 2048
    case .monospaced: 615 / 2048
    }
  }
}
