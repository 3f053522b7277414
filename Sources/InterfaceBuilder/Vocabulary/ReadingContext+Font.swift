import TextLayout
import ViewTree

extension ReadingContext {
  /// The font that a description or an attributed text's font element asks for: a text style, the
  /// system font in a weight, or the built-in face that is nearest to a named one.
  func font(_ element: InterfaceElement) throws(NibError) -> Font {
    if let style = element["style"].flatMap({ Self.styles[$0] }) { return .preferred(for: style) }
    let written = element["pointSize"] == nil ? "size" : "pointSize"
    let size = try element.number(written, file) ?? Self.defaultFontSize
    guard size > 0 else {
      throw element.invalid("\(size)", written, "a number above 0", file)
    }
    let type = element["type"] ?? element["metaFont"] ?? ""
    let name = (element["name"] ?? "").lowercased()
    let weight =
      element["weight"].flatMap { Self.weights[$0] }
      ?? (type.lowercased().contains("bold") ? .bold : Self.weight(in: name))
    let isItalic =
      type.hasPrefix("italic") || name.contains("italic") || name.contains("oblique")
    return Font(face: Self.face(of: name), size: size, weight: weight, isItalic: isItalic)
  }

  private static let defaultFontSize = 17.0

  private static func face(of name: String) -> Font.Face {
    if ["courier", "menlo", "mono"].contains(where: name.contains) { return .monospaced }
    return ["helvetica", "arial"].contains(where: name.contains) ? .helvetica : .system
  }

  /// The weight that a font's name says, as `AvenirNext-DemiBold`.
  private static func weight(in name: String) -> Font.Weight {
    let parts: [(String, Font.Weight)] = [
      ("ultralight", .ultraLight), ("semibold", .semibold), ("demibold", .semibold),
      ("heavy", .heavy), ("black", .black), ("bold", .bold), ("medium", .medium),
      ("thin", .thin), ("light", .light),
    ]
    return parts.first { name.contains($0.0) }?.1 ?? .regular
  }

  private static let weights: [String: Font.Weight] = [
    "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular,
    "medium": .medium, "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
  ]

  private static let styles: [String: TextStyle] = [
    "UICTFontTextStyleTitle0": .largeTitle, "UICTFontTextStyleTitle1": .title1,
    "UICTFontTextStyleTitle2": .title2, "UICTFontTextStyleTitle3": .title3,
    "UICTFontTextStyleHeadline": .headline, "UICTFontTextStyleSubhead": .subheadline,
    "UICTFontTextStyleBody": .body, "UICTFontTextStyleCallout": .callout,
    "UICTFontTextStyleFootnote": .footnote, "UICTFontTextStyleCaption1": .caption1,
    "UICTFontTextStyleCaption2": .caption2,
  ]
}

extension PropertyReader {
  static func font<V: View>(_ set: @escaping @Sendable (V, Font) -> Void) -> Self {
    .init { element, _, context throws(NibError) in
      let font = try context.font(element)
      return on(V.self) { set($0, font) }
    }
  }
}
