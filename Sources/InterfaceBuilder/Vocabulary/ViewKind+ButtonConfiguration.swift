import LayoutGeometry
import TextLayout
import ViewTree

extension ViewKind {
  /// What a `buttonConfiguration` may say that takes effect.
  static let configurationAttributes: Set<String> = ["title", "image", "catalog", "imagePadding"]
  /// Its elements that take effect, by their keys.
  static let configurationParts: Set<String> = [
    "title", "attributedTitle", "contentInsets", "titleFontDescription",
  ]

  /// Gives a button what a configuration says, and what the platform's configurations have where
  /// this one says nothing.
  static func buttonConfiguration(
    _ element: InterfaceElement, _ context: ReadingContext
  ) throws(NibError) -> ViewSetting {
    let attributedTitle = try element.child(key: "attributedTitle").map {
      element throws(NibError) in try context.attributedText(element).text
    }
    let title = element["title"] ?? element.child(key: "title")?.text ?? attributedTitle
    let image = context.image(named: element["image"] ?? "")
    let padding = try element.number("imagePadding", context.file) ?? 0
    let insets = try element.child(key: "contentInsets").map {
      insets throws(NibError) in try insets.insets(context.file)
    }
    let font = try element.child(key: "titleFontDescription").map {
      font throws(NibError) in try context.font(font)
    }
    return PropertyReader.on(Button.self) { button in
      button.contentEdgeInsets = insets ?? defaultInsets
      button.imagePadding = padding
      button.font = font ?? .preferred(for: .body)
      if let title { button.title = title }
      if let image { button.image = image }
    }
  }

  /// What buttons with a configuration keep free around their contents, in points.
  private static let defaultInsets = EdgeInsets(top: 7, left: 12, bottom: 7, right: 12)
}
