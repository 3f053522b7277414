public import LayoutGeometry
public import TextLayout

/// Where the lines of a text lie in their box.
public enum TextAlignment: Sendable, Hashable {
  /// At the leading edge.
  case natural
  /// At the left edge.
  case left
  /// In the middle.
  case center
  /// At the right edge.
  case right
}

/// A view that shows text.
///
/// A label wants to be as wide as its text in one line and as high as its lines. When
/// `numberOfLines` is not 1, the height follows from the width that layout gives: nobody has to
/// set `preferredMaxLayoutWidth`, but who sets it, is obeyed.
open class Label: View {
  /// The text.
  public var text = "" {
    didSet { if text != oldValue { textChanged() } }
  }
  /// The font; 17 points to begin with. A size that is not above 0 and finite is refused (see
  /// ``View/issues``).
  public var font = Font.system(size: 17) {
    didSet {
      guard font != oldValue else { return }
      guard font.pointSize > 0, font.pointSize.isFinite else {
        addIssue(.text(.invalidFontSize(font.pointSize), view: displayName))
        return font = oldValue
      }
      textChanged()
    }
  }
  /// The colour of the text.
  public var textColor = Color.black
  /// Where the lines lie in the box.
  public var textAlignment = TextAlignment.natural
  /// How many lines there may be: 0 is as many as needed. A negative number counts as 0.
  public var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// Where lines break, and what happens to text that has no room.
  public var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The width at which the text wraps, in points; 0 is the width that layout gives.
  public var preferredMaxLayoutWidth = 0.0 {
    didSet { if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// The font at the size of text that the reader has chosen, if it was made for a text style.
  public var adaptedFont: Font { font.adapted(to: resolvedEnvironment.contentSizeCategory) }

  private var prepared: (text: any PreparedText, by: any TextMeasurer)?
  private var measurements = MeasurementCache()

  private func textChanged() {
    prepared = nil
    measurements.removeAll()
    invalidateIntrinsicContentSize()
  }

  /// The text in one line (or wrapped at `preferredMaxLayoutWidth`), rounded up to the pixel.
  open override var intrinsicContentSize: Size {
    let wrapWidth = numberOfLines == 1 ? 0 : preferredMaxLayoutWidth
    let measurement =
      wrapWidth > 0
      ? measured(width: pixelGrid.roundedDown(wrapWidth), lineLimit: lineLimit)
      : measured(width: .infinity, lineLimit: lineLimit)
    return pixelGrid.roundedUp(measurement.size)
  }

  private var lineLimit: Int { max(0, numberOfLines) }

  package override var heightDependsOnWidth: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }

  package override func intrinsicHeight(width: Double) -> Double {
    let measurement = measured(width: pixelGrid.roundedDown(width), lineLimit: lineLimit)
    return pixelGrid.roundedUp(measurement.size.height)
  }

  // A font that cannot be measured has no text to stand on: its baselines are the edges.

  package override var firstBaseline: BaselineOffset {
    let line = measured(width: .infinity, lineLimit: 1)
    guard line.lines.isEmpty else { return .fromTop(line.firstBaseline) }
    return .fromTop(font.isMeasurable ? adaptedFont.ascender : 0)
  }

  package override var lastBaseline: BaselineOffset {
    let line = measured(width: .infinity, lineLimit: 1)
    let descent = line.lines.isEmpty ? adaptedFont.descender : line.size.height - line.lastBaseline
    return .fromBottom(font.isMeasurable ? pixelGrid.rounded(descent) : 0)
  }

  /// The lines of the text as they lie in the label's box now: wrapped at the width that layout gave
  /// the box, rounded down to the pixel, at most as many as `numberOfLines` allows.
  public func textLines() -> TextMeasurement {
    measured(
      width: pixelGrid.roundedDown(exactSize?.width ?? bounds.width), lineLimit: lineLimit)
  }

  /// What a line of ``textLines()`` shows.
  public func drawnText(of line: TextLine) -> String {
    prepared?.text.drawn(line) ?? ""
  }

  /// Measures the text, or takes a measurement of before when it is the same.
  private func measured(width: Double, lineLimit: Int) -> TextMeasurement {
    do {
      return try measurements.measurement(
        of: try preparedText(), width: max(0, width), lineLimit: lineLimit, mode: lineBreakMode)
    } catch {
      addIssue(.text(error, view: displayName))
      return .empty
    }
  }

  private func preparedText() throws(TextError) -> any PreparedText {
    let measurer = resolvedEnvironment.textMeasurer
    let font = adaptedFont
    if let prepared, prepared.by === measurer, prepared.text.font == font { return prepared.text }
    let new = try measurer.prepare(text, font: font)
    prepared = (new, by: measurer)
    return new
  }
}
