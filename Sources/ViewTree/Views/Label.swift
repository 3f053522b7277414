public import LayoutGeometry
public import TextLayout

/// Where the lines of a text lie in their box: what a paragraph's style says of it, too.
public typealias TextAlignment = ParagraphStyle.Alignment

/// A view that shows text.
///
/// A label wants to be as wide as its text in one line and as high as its lines. When
/// `numberOfLines` is not 1, the height follows from the width that layout gives: nobody has to
/// set `preferredMaxLayoutWidth`, but who sets it, is obeyed.
open class Label: View {
  /// The text; setting it takes an attributed text away.
  public var text: String {
    get {
      switch content {
      case .plain(let text): text
      case .attributed(let text): text.text
      }
    }
    set { show(.plain(newValue)) }
  }
  /// The text with its attributes, if its parts look different. Setting it gives ``font`` and
  /// ``textAlignment`` the values at its start; setting those afterwards changes the whole text. One that
  /// cannot be measured is refused (see ``View/issues``).
  public var attributedText: AttributedText? {
    get {
      guard case .attributed(let text) = content else { return nil }
      return text
    }
    set {
      guard let newValue else { return show(.plain("")) }
      do throws(TextError) {
        try newValue.checkValidity()
      } catch {
        return addIssue(.text(error, view: displayName))
      }
      if let start = newValue.runs.first?.attributes {
        look = (start.font, start.paragraphStyle.alignment)
      }
      show(.attributed(newValue))
    }
  }
  /// The font, of all of the text; 17 points to begin with. A size that is not above 0 and finite is
  /// refused (see ``View/issues``).
  public var font: Font {
    get { look.font }
    set {
      guard newValue.isMeasurable else {
        return addIssue(.text(.invalidFontSize(newValue.pointSize), view: displayName))
      }
      let isOther = newValue != look.font
      look.font = newValue
      if !changeAttributes({ $0.font = newValue }), isOther { textChanged() }
    }
  }
  /// The colour of the text.
  public var textColor: Color {
    get { color }
    set { color = newValue }
  }
  /// Where the lines lie in the box, all of them; at the leading edge to begin with.
  public var textAlignment: TextAlignment {
    get { look.alignment }
    set {
      look.alignment = newValue
      _ = changeAttributes { $0.paragraphStyle.alignment = newValue }
    }
  }
  /// How many lines there may be: 0 is as many as needed. A negative number counts as 0.
  public var numberOfLines: Int {
    get { wrapping.lines }
    set {
      if newValue == wrapping.lines { return }
      wrapping.lines = newValue
      wrappingChanged()
    }
  }
  /// Where lines break, and what happens to text that has no room.
  public var lineBreakMode: LineBreakMode {
    get { wrapping.mode }
    set {
      if newValue == wrapping.mode { return }
      wrapping.mode = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// The width at which the text wraps, in points; 0 is the width that layout gives.
  public var preferredMaxLayoutWidth: Double {
    get { wrapping.width }
    set {
      if newValue == wrapping.width { return }
      wrapping.width = newValue
      wrappingChanged()
    }
  }

  // What is looked at often is stored for this module alone: for others, Swift would check each time
  // that nobody is writing to it.
  private var color = Color.black
  private var wrapping = (lines: 1, mode: LineBreakMode.byTruncatingTail, width: 0.0)

  /// The font at the size of text that the reader has chosen, if it was made for a text style.
  public var adaptedFont: Font { font.adapted(to: resolvedEnvironment.contentSizeCategory) }

  private enum Content: Equatable {
    case plain(String)
    case attributed(AttributedText)
  }

  private var content = Content.plain("")

  /// What holds for a plain text, and for the start of an attributed one.
  private var look = (font: Font.system(size: 17), alignment: TextAlignment.natural)

  private func show(_ new: Content) {
    if new == content { return }
    content = new
    textChanged()
  }

  /// Changes the attributes of all of the text; whether it has any.
  private func changeAttributes(_ change: (inout TextAttributes) -> Void) -> Bool {
    guard case .attributed(var text) = content else { return false }
    text.changeAttributes(in: 0..<text.text.utf8.count, change)
    show(.attributed(text))
    return true
  }

  private var prepared: (any PreparedText)?
  /// Who prepares the text, for which size of text; whether it is the one that holds here is asked
  /// each time.
  private var preparing: (measurer: any TextMeasurer, category: ContentSizeCategory)?
  private var measurements = MeasurementCache()

  private func textChanged() {
    prepared = nil
    measurements.removeAll()
    invalidateIntrinsicContentSize()
  }

  /// The text in one line (or wrapped at `preferredMaxLayoutWidth`), rounded up to the pixel.
  open override var intrinsicContentSize: Size {
    let wrapWidth = wrapping.lines == 1 ? 0 : wrapping.width
    let grid = pixelGrid
    let width = wrapWidth > 0 ? grid.roundedDown(wrapWidth) : .infinity
    return grid.roundedUp(measured(width: width, lineLimit: lineLimit).size)
  }

  private var lineLimit: Int { max(0, wrapping.lines) }

  package override var heightDependsOnWidth: Bool { wrapsAtItsWidth }

  private var wrapsAtItsWidth = false

  private func wrappingChanged() {
    wrapsAtItsWidth = wrapping.lines != 1 && wrapping.width <= 0
    invalidateIntrinsicContentSize()
  }

  package override func intrinsicHeight(width: Double) -> Double {
    let grid = pixelGrid
    return grid.roundedUp(
      measured(width: grid.roundedDown(width), lineLimit: lineLimit).size.height)
  }

  /// The text at the width that there is: no wider than its longest line.
  package override func sizeOfContents(within size: Size) -> Size {
    let width = size.width > 0 ? pixelGrid.roundedDown(size.width) : .infinity
    return pixelGrid.roundedUp(measured(width: width, lineLimit: lineLimit).size)
  }

  // A font that cannot be measured has no text to stand on: its baselines are the edges.

  package override var firstBaseline: BaselineOffset {
    let line = measured(width: .infinity, lineLimit: 1)
    guard line.lines.isEmpty else { return .fromTop(line.firstBaseline) }
    return .fromTop(font.isMeasurable ? adaptedFont.ascender : 0)
  }

  package override var lastBaseline: BaselineOffset {
    let line = measured(width: .infinity, lineLimit: attributedText == nil ? 1 : lineLimit)
    let descent = line.lines.isEmpty ? adaptedFont.descender : line.size.height - line.lastBaseline
    return .fromBottom(font.isMeasurable ? pixelGrid.rounded(descent) : 0)
  }

  /// The lines of the text as they lie in the label's box now: wrapped at the width that layout gave
  /// the box, rounded down to the pixel, at most as many as `numberOfLines` allows.
  public func textLines() -> TextMeasurement {
    measured(
      width: pixelGrid.roundedDown(exactSize?.width ?? bounds.width), lineLimit: lineLimit)
  }

  /// What measured the lines of ``textLines()``, for those who draw its glyphs.
  package var measuredText: (any PreparedText)? { prepared }

  /// What a line of ``textLines()`` shows.
  public func drawnText(of line: TextLine) -> String {
    prepared?.drawn(line) ?? ""
  }

  /// The parts of a line of ``textLines()`` that look the same, to be drawn one after the other.
  public func fragments(of line: TextLine) -> [TextFragment] {
    prepared?.fragments(of: line) ?? []
  }

  /// Measures the text, or takes a measurement of before when it is the same.
  private func measured(width: Double, lineLimit: Int) -> TextMeasurement {
    do {
      return try measurements.measurement(
        of: try preparedText(), width: max(0, width), lineLimit: lineLimit, mode: wrapping.mode)
    } catch {
      addIssue(.text(error, view: displayName))
      return .empty
    }
  }

  private func preparedText() throws(TextError) -> any PreparedText {
    let (measurer, category) = resolvedPreparing()
    if let prepared { return prepared }
    let new =
      switch content {
      case .plain(let text): try measurer.prepare(text, font: font.adapted(to: category))
      case .attributed(let text): try measurer.prepare(text.adapted(to: category))
      }
    prepared = new
    return new
  }

  /// Who prepares the text here; if that is another than before, there is no prepared text.
  private func resolvedPreparing() -> (any TextMeasurer, ContentSizeCategory) {
    if let preparing, isResolved(preparing.measurer, preparing.category) {
      return preparing
    }
    let environment = resolvedEnvironment
    let new = (environment.textMeasurer, environment.contentSizeCategory)
    (prepared, preparing) = (nil, new)
    return new
  }
}
