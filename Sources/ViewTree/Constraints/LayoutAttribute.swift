/// The part of an item that a constraint is about.
public enum LayoutAttribute: Sendable, Hashable {
  /// An edge, whatever the direction of text.
  case left, right
  /// An edge.
  case top, bottom
  /// An edge, by the direction of text.
  case leading, trailing
  /// An extent.
  case width, height
  /// A centre.
  case centerX, centerY
  /// The baseline of the first or last line of text.
  case firstBaseline, lastBaseline

  enum Kind { case directionalX, absoluteX, centerX, y, dimension }

  var kind: Kind {
    switch self {
    case .leading, .trailing: .directionalX
    case .left, .right: .absoluteX
    case .centerX: .centerX
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .y
    case .width, .height: .dimension
    }
  }

  /// Whether a constraint can relate the two.
  func isCompatible(with other: LayoutAttribute) -> Bool {
    switch (kind, other.kind) {
    case (.directionalX, .absoluteX), (.absoluteX, .directionalX): false
    case (.dimension, .dimension), (.y, .y): true
    case (.dimension, _), (_, .dimension), (.y, _), (_, .y): false
    default: true
    }
  }

  /// The attribute's name as it is written.
  var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .firstBaseline: "firstBaseline"
    case .lastBaseline: "lastBaseline"
    }
  }
}

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
