/// How the two sides of a layout constraint relate.
public enum LayoutRelation: Sendable, Hashable {
  /// The first side is at most the second.
  case lessThanOrEqual
  /// The sides are equal.
  case equal
  /// The first side is at least the second.
  case greaterThanOrEqual

  /// The relation as it is written.
  var symbol: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}

/// A direction in which a view extends.
public enum LayoutAxis: Sendable, Hashable, CaseIterable {
  /// Along x.
  case horizontal
  /// Along y.
  case vertical
}
