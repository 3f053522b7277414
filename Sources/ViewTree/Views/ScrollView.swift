public import LayoutGeometry

/// A view that shows a part of what is inside it.
///
/// From inside, its edges and centre are those of the contents, which scroll; its width and height
/// are those of its frame. ``contentLayoutGuide`` and ``frameLayoutGuide`` say which is meant.
///
/// ```swift
/// Constraints {
///   page.topAnchor == scroll.contentLayoutGuide.topAnchor
///   page.bottomAnchor == scroll.contentLayoutGuide.bottomAnchor
///   page.leadingAnchor == scroll.contentLayoutGuide.leadingAnchor
///   page.widthAnchor == scroll.frameLayoutGuide.widthAnchor
/// }
/// ```
open class ScrollView: View {
  /// The content size that was set.
  private var ownContentSize: Size?

  /// The contents: as large as the constraints of what is inside say.
  public final var contentLayoutGuide: LayoutGuide { derivedGuide(.scrollContent) }

  /// What can be seen: the view's frame, which the contents move under.
  public final var frameLayoutGuide: LayoutGuide { derivedGuide(.scrollFrame) }

  /// A scroll view at `frame`, in points in its superview's coordinates.
  public override init(frame: Rect) {
    super.init(frame: frame)
    _ = contentLayoutGuide
  }

  /// How large the contents are, in points: along each axis what the constraints of what is inside
  /// say, and where they leave it open, what was set here; zero to begin with.
  ///
  /// What is set can be read at once, and counts in constraints like a size at the lowest priority:
  /// the next layout replaces it where any of them wants another. Where the constraints are gone,
  /// the size that was set holds again. One that is not finite, or negative, is refused (see
  /// ``View/issues``).
  public final var contentSize: Size {
    get { contentLayoutGuide.layoutFrame.size }
    set {
      guard newValue.isFinite, newValue.width >= 0, newValue.height >= 0 else {
        return addIssue(.invalidContentSize(view: displayName))
      }
      contentLayoutGuide.placedFrame.size = newValue
      contentLayoutGuide.noteMove()
      guard newValue != ownContentSize else { return noteLayoutNeeded() }
      ownContentSize = newValue
      invalidateIntrinsicContentSize()
    }
  }

  /// The point of the contents that lies in the top left corner, in points. One that is not finite
  /// is refused (see ``View/issues``).
  public final var contentOffset: Point {
    get { boundsOrigin }
    set {
      guard newValue != boundsOrigin else { return }
      guard newValue.isFinite else {
        return addIssue(
          .notFinite(newValue.x.isFinite ? newValue.y : newValue.x, in: displayName))
      }
      boundsOrigin = newValue
      noteScrolling()
    }
  }

  package final override var sizeOfContentGuide: Size? { ownContentSize }

  /// Room around the contents, in points, that can be scrolled into sight: it moves no frame. Insets
  /// that are not finite are refused (see ``View/issues``).
  public final var contentInset = EdgeInsets.zero {
    didSet { if !contentInset.isFinite { contentInset = refused(contentInset, oldValue) } }
  }

  /// How far scroll indicators keep from the edges, in points. Insets that are not finite are refused
  /// (see ``View/issues``).
  public final var scrollIndicatorInsets = EdgeInsets.zero {
    didSet {
      if !scrollIndicatorInsets.isFinite {
        scrollIndicatorInsets = refused(scrollIndicatorInsets, oldValue)
      }
    }
  }

  /// Along which axes the safe area's insets are added to ``contentInset``.
  public final var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic

  private func refused(_ insets: EdgeInsets, _ old: EdgeInsets) -> EdgeInsets {
    refuseInsets(insets)
    return old
  }
}
