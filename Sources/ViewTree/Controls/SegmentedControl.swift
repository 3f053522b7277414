public import LayoutGeometry
import TextLayout

/// Several segments of which one is chosen.
open class SegmentedControl: Control {
  /// The titles of the segments, in their order.
  public final var segments: [String] = [] {
    didSet { if segments != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The segment that is chosen; `nil` for none.
  public final var selectedSegmentIndex: Int?

  /// A control with these titles, as large as they want it.
  public convenience init(items: [String]) {
    self.init(frame: .zero)
    segments = items
    sizeToFit()
  }

  /// All segments as wide as the widest title with 10 points at both sides; 31 points high.
  open override var intrinsicContentSize: Size {
    let widths = segments.map {
      TitleLine(text: $0, font: .system(size: 13)).size(in: self).width + 20
    }
    return Size(width: (widths.max() ?? 0) * Double(segments.count), height: 31)
  }
  /// 1 point at the bottom.
  open override var alignmentRectInsets: EdgeInsets { EdgeInsets(bottom: 1) }
}
