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
  /// An edge of what a view's margins leave, whatever the direction of text.
  case leftMargin, rightMargin
  /// An edge of what a view's margins leave.
  case topMargin, bottomMargin
  /// An edge of what a view's margins leave, by the direction of text.
  case leadingMargin, trailingMargin
  /// A centre of what a view's margins leave.
  case centerXWithinMargins, centerYWithinMargins

  enum Kind { case directionalX, absoluteX, centerX, y, dimension }

  var kind: Kind {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: .directionalX
    case .left, .right, .leftMargin, .rightMargin: .absoluteX
    case .centerX, .centerXWithinMargins: .centerX
    case .top, .bottom, .centerY, .firstBaseline, .lastBaseline: .y
    case .topMargin, .bottomMargin, .centerYWithinMargins: .y
    case .width, .height: .dimension
    }
  }

  /// Whether the attribute depends on the view's margins.
  var isWithinMargins: Bool { edge != self }

  /// The same attribute without margins.
  var edge: LayoutAttribute {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: self
    }
  }

  /// The same attribute of what the margins leave; itself where there is none.
  var withinMargins: LayoutAttribute {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    case .centerX: .centerXWithinMargins
    case .centerY: .centerYWithinMargins
    default: self
    }
  }

  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }

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
    case .leftMargin: "leftMargin"
    case .rightMargin: "rightMargin"
    case .topMargin: "topMargin"
    case .bottomMargin: "bottomMargin"
    case .leadingMargin: "leadingMargin"
    case .trailingMargin: "trailingMargin"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    }
  }
}
