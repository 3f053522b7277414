public import LayoutGeometry

/// A row of dots, one a page.
open class PageControl: Control {
  /// How many pages there are. A negative number counts as 0.
  public final var numberOfPages = 0 {
    didSet { if numberOfPages != oldValue { invalidateIntrinsicContentSize() } }
  }
  /// The page that is shown.
  public final var currentPage = 0

  /// 16 points a dot less the gap of 9 after the last one; 37 points high.
  open override var intrinsicContentSize: Size {
    Size(width: max(0, Double(max(0, numberOfPages)) * 16 - 9), height: 37)
  }
}
