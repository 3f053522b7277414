public import LayoutGeometry
public import ViewTree

/// The value of a property that the author of a file has set by the property's name.
public enum RuntimeAttribute: Sendable, Hashable {
  /// A truth.
  case boolean(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case string(String)
  /// A point, in points.
  case point(Point)
  /// A size, in points.
  case size(Size)
  /// A rectangle, in points.
  case rect(Rect)
  /// A range of whole numbers.
  case range(location: Int, length: Int)
  /// A colour.
  case color(Color)
  /// The name of an image.
  case image(String)
  /// Nothing.
  case none
}

/// A type that a property may have to be set by a file.
public protocol RuntimeAttributeValue {
  /// The value, if it is of a kind that becomes this type.
  init?(_ attribute: RuntimeAttribute)
}

extension Bool: RuntimeAttributeValue {
  /// A boolean.
  public init?(_ attribute: RuntimeAttribute) {
    guard case .boolean(let value) = attribute else { return nil }
    self = value
  }
}

extension Double: RuntimeAttributeValue {
  /// A number.
  public init?(_ attribute: RuntimeAttribute) {
    guard case .number(let value) = attribute else { return nil }
    self = value
  }
}

extension Int: RuntimeAttributeValue {
  /// A number without a fraction.
  public init?(_ attribute: RuntimeAttribute) {
    guard case .number(let value) = attribute else { return nil }
    self.init(exactly: value)
  }
}

extension String: RuntimeAttributeValue {
  /// A text, or an image's name.
  public init?(_ attribute: RuntimeAttribute) {
    switch attribute {
    case .string(let value), .image(let value): self = value
    default: return nil
    }
  }
}

extension Point: RuntimeAttributeValue {
  /// A point.
  public init?(_ attribute: RuntimeAttribute) {
    guard case .point(let value) = attribute else { return nil }
    self = value
  }
}

extension Size: RuntimeAttributeValue {
  /// A size.
  public init?(_ attribute: RuntimeAttribute) {
    guard case .size(let value) = attribute else { return nil }
    self = value
  }
}

extension Rect: RuntimeAttributeValue {
  /// A rectangle.
  public init?(_ attribute: RuntimeAttribute) {
    guard case .rect(let value) = attribute else { return nil }
    self = value
  }
}

extension Color: RuntimeAttributeValue {
  /// A colour.
  public init?(_ attribute: RuntimeAttribute) {
    guard case .color(let value) = attribute else { return nil }
    self = value
  }
}

extension Optional: RuntimeAttributeValue where Wrapped: RuntimeAttributeValue {
  /// What the wrapped type takes, or nothing.
  public init?(_ attribute: RuntimeAttribute) {
    if attribute == RuntimeAttribute.none {
      self = .none
    } else if let value = Wrapped(attribute) {
      self = value
    } else {
      return nil
    }
  }
}
