public import LayoutGeometry
public import TextLayout

/// A line of text to be edited.
open class TextField: Control {
  /// What is drawn around the text.
  public enum BorderStyle: Sendable, Hashable, CaseIterable {
    /// Nothing.
    case none
    /// A line.
    case line
    /// A sunken edge.
    case bezel
    /// A rounded rectangle; 7 points are kept free beside the text.
    case roundedRect
  }

  private final var line = TitleLine(font: .system(size: 17))

  /// The text.
  public final var text: String {
    get { line.text }
    set { change(to: TitleLine(text: newValue, font: line.font)) }
  }
  /// The font; 17 points to begin with. A size that is not above 0 and finite is refused (see
  /// ``View/issues``).
  public final var font: Font {
    get { line.font }
    set { change(to: TitleLine(text: line.text, font: newValue)) }
  }
  /// What is shown where there is no text.
  public final var placeholder = "" {
    didSet { if placeholder != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The colour of the text.
  public final var textColor = Color.black
  /// Where the text lies in the field.
  public final var textAlignment = TextAlignment.natural
  /// What is drawn around the text.
  public final var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { invalidateIntrinsicContentSize() } }
  }

  private func change(to new: TitleLine) {
    guard new.text != line.text || new.font != line.font, new.isValid(in: self) else { return }
    line = new
    invalidateIntrinsicContentSize()
  }

  /// The text, or the placeholder, in one line with the border around: 34 points high at 17 points
  /// with a border, 30 at 14.
  open override var intrinsicContentSize: Size {
    let shown = TitleLine(text: line.text.isEmpty ? placeholder : line.text, font: line.font)
    let size = shown.size(in: self)
    let isBordered = borderStyle != .none
    return Size(
      width: size.width + (borderStyle == .roundedRect ? 14 : 0),
      height: isBordered ? font.lineHeight.rounded(.up) + 13 : size.height)
  }

  package override var firstBaseline: BaselineOffset { line.firstBaseline }
  package override var lastBaseline: BaselineOffset { line.lastBaseline(in: self) }
}
