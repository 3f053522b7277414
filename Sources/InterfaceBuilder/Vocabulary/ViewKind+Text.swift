import TextLayout
import ViewTree

extension ViewKind {
  static let label = ViewKind(
    Label.self,
    attributes: [
      "text": .text { (label: Label, text) in label.text = text },
      "numberOfLines": .integer { (label: Label, count) in label.numberOfLines = count },
      "preferredMaxLayoutWidth": .number { (label: Label, width) in
        label.preferredMaxLayoutWidth = width
      },
      "textAlignment": .word(alignments) { (label: Label, value) in label.textAlignment = value },
      "lineBreakMode": .word(lineBreakModes) { (label: Label, mode) in
        label.lineBreakMode = mode
      },
    ],
    parts: [
      "fontDescription": .font { (label: Label, font) in label.font = font },
      "textColor": .color { (label: Label, color) in label.textColor = color },
      "text": .string { (label: Label, text) in label.text = text },
      "attributedText": .init { element, _, context throws(NibError) in
        let text = try context.attributedText(element)
        return PropertyReader.on(Label.self) { $0.attributedText = text }
      },
    ]
  ) { Label() }

  static let textField = ViewKind(
    TextField.self,
    attributes: [
      "text": .text { (field: TextField, text) in field.text = text },
      "placeholder": .text { (field: TextField, text) in field.placeholder = text },
      "textAlignment": .word(alignments) { (field: TextField, value) in
        field.textAlignment = value
      },
      "borderStyle": .word([
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
      ]) { (field: TextField, style: TextField.BorderStyle) in field.borderStyle = style },
      "enabled": enabled, "selected": selected,
    ],
    parts: [
      "fontDescription": .font { (field: TextField, font) in field.font = font },
      "textColor": .color { (field: TextField, color) in field.textColor = color },
      "text": .string { (field: TextField, text) in field.text = text },
      "placeholder": .string { (field: TextField, text) in field.placeholder = text },
    ]
  ) { TextField() }

  static let textView = ViewKind(
    TextView.self,
    attributes: scrollAttributes.merging([
      "text": .text { (view: TextView, text) in view.text = text },
      "scrollEnabled": .flag { (view: TextView, flag) in view.isScrollEnabled = flag },
      "textAlignment": .word(alignments) { (view: TextView, value) in
        view.textAlignment = value
      },
    ]) { _, own in own },
    parts: scrollParts.merging([
      "fontDescription": .font { (view: TextView, font) in view.font = font },
      "textColor": .color { (view: TextView, color) in view.textColor = color },
      "text": .string { (view: TextView, text) in view.text = text },
      "mutableString": .string { (view: TextView, text) in view.text = text },
    ]) { _, own in own }
  ) { TextView() }

  private static let alignments: [String: TextAlignment] = [
    "natural": .natural, "left": .left, "center": .center, "right": .right,
    "justified": .natural,
  ]

  private static let lineBreakModes: [String: LineBreakMode] = [
    "wordWrap": .byWordWrapping, "characterWrap": .byCharWrapping, "clip": .byClipping,
    "headTruncation": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
    "middleTruncation": .byTruncatingMiddle,
  ]
}

extension PropertyReader {
  /// The text inside an element.
  static func string<V: View>(_ set: @escaping @Sendable (V, String) -> Void) -> Self {
    .init { element, _, _ in
      let text = element.text
      return on(V.self) { set($0, text) }
    }
  }
}
