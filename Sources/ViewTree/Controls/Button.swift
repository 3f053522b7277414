public import LayoutGeometry
public import TextLayout

/// A button with a title, an image, or both beside each other.
///
/// It wants to be as large as what it shows with ``contentEdgeInsets`` around. Where these are
/// zero, 6 points are kept free above and below a title, and a button is at least 30 wide.
open class Button: Control {
  private final var line = TitleLine(font: .system(size: 15))

  private final var titles: [State: String] = [:]

  /// The title in the normal state; empty for none.
  public final var title: String {
    get { titles[.normal] ?? "" }
    set { setTitle(newValue, for: .normal) }
  }

  /// Sets the title that is shown in exactly this state; `nil` shows that of the normal state there.
  public final func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    stateChanged()
  }

  /// The title that was set for a state; `nil` if none was.
  public final func title(for state: State) -> String? { titles[state] }

  /// The title that is shown now: that for the present ``Control/state``, or for the normal one.
  public final var currentTitle: String? { titles[state] ?? titles[.normal] }

  package override func stateChanged() {
    change(to: TitleLine(text: currentTitle ?? "", font: line.font))
  }

  /// The title's font; 15 points to begin with. A size that is not above 0 and finite is refused
  /// (see ``View/issues``).
  public final var font: Font {
    get { line.font }
    set { change(to: TitleLine(text: line.text, font: newValue)) }
  }
  /// The image before the title.
  public final var image: ImageSource? {
    didSet { if image?.size != oldValue?.size { invalidateIntrinsicContentSize() } }
  }
  /// The colour of the title.
  public final var titleColor = Color.black
  /// What is kept free around the contents, in points.
  public final var contentEdgeInsets = EdgeInsets.zero {
    didSet {
      guard contentEdgeInsets != oldValue else { return }
      guard contentEdgeInsets.isFinite else {
        addIssue(.notFinite(.infinity, in: displayName))
        return contentEdgeInsets = oldValue
      }
      invalidateIntrinsicContentSize()
    }
  }

  /// What is kept between image and title, in points; nothing to begin with.
  public final var imagePadding = 0.0 {
    didSet {
      guard imagePadding != oldValue else { return }
      guard imagePadding.isFinite else {
        addIssue(.notFinite(imagePadding, in: displayName))
        return imagePadding = oldValue
      }
      invalidateIntrinsicContentSize()
    }
  }

  private func change(to new: TitleLine) {
    guard new.text != line.text || new.font != line.font, new.isValid(in: self) else { return }
    line = new
    invalidateIntrinsicContentSize()
  }

  /// The title beside the image, with the insets around and the padding between.
  open override var intrinsicContentSize: Size {
    let title = line.text.isEmpty ? Size.zero : line.size(in: self)
    let image = image?.size ?? .zero
    let insets = contentEdgeInsets
    let isPlain = insets == .zero
    let padding = isPlain && (image == .zero || title != .zero) ? 12.0 : 0
    let isEmpty = title == .zero && image == .zero
    let height = max(isEmpty ? line.emptyHeight(in: self) : title.height, image.height)
    let gap = title == .zero || image == .zero ? 0 : imagePadding
    return Size(
      width: max(isPlain ? 30 : 0, title.width + gap + image.width + insets.left + insets.right),
      height: max(0, height + padding + insets.top + insets.bottom))
  }

  package override var firstBaseline: BaselineOffset { line.firstBaseline }
  package override var lastBaseline: BaselineOffset { line.lastBaseline(in: self) }
}

extension TitleLine {
  /// The height that an empty line takes.
  fileprivate func emptyHeight(in view: View) -> Double {
    view.pixelGrid.roundedUp(font.lineHeight)
  }
}
