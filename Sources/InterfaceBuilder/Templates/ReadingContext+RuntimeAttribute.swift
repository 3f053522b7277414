import LayoutGeometry
import ViewTree

extension ReadingContext {
  /// The value that a user-defined runtime attribute has; `nil` for a type that is not known.
  func runtimeAttribute(_ element: InterfaceElement) throws(NibError) -> RuntimeAttribute? {
    let value = element.child(key: "value")
    switch element["type"] {
    case "boolean": return .boolean(try (value ?? element).flag("value", file) ?? false)
    case "number": return .number(try (value ?? element).number("value", file) ?? 0)
    case "string", "localizedString": return .string(element["value"] ?? value?.text ?? "")
    case "image": return .image(element["value"] ?? "")
    case "nil": return RuntimeAttribute.none
    case "color":
      guard let value, let color = try color(value) else { return nil }
      return .color(color)
    default: return try value.flatMap { element throws(NibError) in try geometry(element) }
    }
  }

  private func geometry(_ element: InterfaceElement) throws(NibError) -> RuntimeAttribute? {
    switch element.name {
    case "point":
      return .point(
        Point(x: try element.number("x", file) ?? 0, y: try element.number("y", file) ?? 0))
    case "size": return .size(try element.size(file))
    case "rect": return .rect(try element.rect(file))
    case "range":
      return .range(
        location: try element.integer("location", file) ?? 0,
        length: try element.integer("length", file) ?? 0)
    default: return nil
    }
  }
}
