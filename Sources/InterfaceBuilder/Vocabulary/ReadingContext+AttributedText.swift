import TextLayout
import ViewTree

extension ReadingContext {
  /// The text with attributes that an `attributedString` describes.
  func attributedText(_ element: InterfaceElement) throws(NibError) -> AttributedText {
    var text = AttributedText("", font: .system(size: 17))
    for fragment in element.children where fragment.name == "fragment" {
      let content = fragment["content"] ?? fragment.child(key: "content")?.text ?? ""
      text.append(AttributedText(content, attributes: try attributes(of: fragment)))
    }
    return text
  }

  private func attributes(of fragment: InterfaceElement) throws(NibError) -> TextAttributes {
    var attributes = TextAttributes()
    let element = fragment.first("attributes")
    if let font = element?.child(key: "NSFont") { attributes.font = try self.font(font) }
    if let style = element?.child(key: "NSParagraphStyle") {
      attributes.paragraphStyle = try paragraphStyle(style)
    }
    for number in element?.children ?? [] {
      if number.key == "NSKern" { attributes.kerning = try number.number("value", file) ?? 0 }
      if number.key == "NSBaselineOffset" {
        attributes.baselineOffset = try number.number("value", file) ?? 0
      }
    }
    return attributes
  }

  private func paragraphStyle(_ element: InterfaceElement) throws(NibError) -> ParagraphStyle {
    var style = ParagraphStyle()
    switch element["alignment"] {
    case "left": style.alignment = .left
    case "center": style.alignment = .center
    case "right": style.alignment = .right
    default: style.alignment = .natural
    }
    style.lineSpacing = try length("lineSpacing", of: element)
    style.paragraphSpacing = try length("paragraphSpacing", of: element)
    style.minimumLineHeight = try length("minimumLineHeight", of: element)
    style.maximumLineHeight = try length("maximumLineHeight", of: element)
    style.lineHeightMultiple = try length("lineHeightMultiple", of: element)
    style.firstLineHeadIndent = try length("firstLineHeadIndent", of: element)
    style.headIndent = try length("headIndent", of: element)
    return style
  }

  private func length(
    _ attribute: String, of element: InterfaceElement
  ) throws(NibError) -> Double {
    let number = try element.number(attribute, file) ?? 0
    guard number >= 0 else {
      throw element.invalid("\(number)", attribute, "a number of at least 0", file)
    }
    return number
  }
}
