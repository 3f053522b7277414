/// How much room there is along an axis, in two classes.
public enum SizeClass: String, Sendable, Hashable, CaseIterable {
  /// Little: a phone across, or upright along its width.
  case compact
  /// Much: a tablet, or a phone upright along its height.
  case regular
}

/// What a layout may vary by.
public struct TraitCollection: Sendable, Hashable {
  /// The class of the width.
  public var horizontalSizeClass: SizeClass
  /// The class of the height.
  public var verticalSizeClass: SizeClass

  /// Traits; by default those of a phone that is held upright.
  public init(horizontal: SizeClass = .compact, vertical: SizeClass = .regular) {
    horizontalSizeClass = horizontal
    verticalSizeClass = vertical
  }

  /// How specific a variation is that these traits choose; `nil` where they do not.
  ///
  /// `default` holds always, `heightClass=compact` and `heightClass=compact-widthClass=regular`
  /// where the classes are those.
  func specificity(ofVariation key: String) -> Int? {
    guard key != "default" else { return 0 }
    let conditions = key.split(separator: "-")
    for condition in conditions {
      switch condition.split(separator: "=", maxSplits: 1).map(String.init) {
      case ["heightClass", verticalSizeClass.rawValue]: continue
      case ["widthClass", horizontalSizeClass.rawValue]: continue
      default: return nil
      }
    }
    return conditions.count
  }
}
