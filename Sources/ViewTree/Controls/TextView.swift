public import LayoutGeometry
public import TextLayout

/// Several lines of text to be read or edited. It scrolls, and so has no intrinsic size, unless
/// ``isScrollEnabled`` is false: then it is as high as its text at the width that layout gives.
open class TextView: ScrollView {
  private final let label = Label()

  /// The text.
  public final var text: String {
    get { label.text }
    set { change { $0.text = newValue } }
  }
  /// The font; 12 points to begin with. A size that is not above 0 and finite is refused (see
  /// ``View/issues``).
  public final var font: Font {
    get { label.font }
    set {
      guard newValue.isMeasurable else {
        return addIssue(.text(.invalidFontSize(newValue.pointSize), view: displayName))
      }
      change { $0.font = newValue }
    }
  }
  /// The colour of the text.
  public final var textColor = Color.black
  /// Where the lines lie.
  public final var textAlignment = TextAlignment.natural
  /// Whether a text higher than the view scrolls. If not, the view wants to be as high as its text.
  public final var isScrollEnabled = true {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// What is kept free around the text, in points; 8 above and below to begin with.
  public final var textContainerInset = EdgeInsets(top: 8, bottom: 8) {
    didSet { if textContainerInset != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// What is kept free at both ends of a line besides, in points.
  public static let lineFragmentPadding = 5.0

  /// A text view at `frame`, in points in its superview's coordinates.
  public override init(frame: Rect) {
    super.init(frame: frame)
    label.numberOfLines = 0
    label.font = .system(size: 12)
  }

  private func change(_ body: (Label) -> Void) {
    body(label)
    invalidateIntrinsicContentSize()
  }

  private var padding: Size {
    let insets = textContainerInset
    return Size(
      width: insets.left + insets.right + 2 * Self.lineFragmentPadding,
      height: insets.top + insets.bottom)
  }

  /// The text in one line with its padding; none where the text scrolls.
  open override var intrinsicContentSize: Size {
    guard !isScrollEnabled else {
      return Size(width: View.noIntrinsicMetric, height: View.noIntrinsicMetric)
    }
    label.environment = resolvedEnvironment
    let text = label.intrinsicContentSize
    return Size(width: text.width + padding.width, height: text.height + padding.height)
  }

  /// The text at the width that there is, whether or not it scrolls.
  package override func sizeOfContents(within size: Size) -> Size {
    label.environment = resolvedEnvironment
    let text = label.sizeOfContents(
      within: Size(width: max(0, size.width - padding.width), height: 0))
    return Size(width: text.width + padding.width, height: text.height + padding.height)
  }

  package override var heightDependsOnWidth: Bool { !isScrollEnabled }

  package override func intrinsicHeight(width: Double) -> Double {
    label.environment = resolvedEnvironment
    return label.intrinsicHeight(width: max(0, width - padding.width)) + padding.height
  }

  package override var firstBaseline: BaselineOffset {
    .fromTop(textContainerInset.top + font.ascender)
  }
  package override var lastBaseline: BaselineOffset {
    .fromBottom(textContainerInset.bottom + font.descender)
  }
}
