public import LayoutGeometry

/// A view that arranges views in a row or a column, by constraints that it makes itself.
///
/// ```swift
/// let stack = StackView(arrangedSubviews: [title, detail])
/// stack.axis = .vertical
/// stack.spacing = 8
/// stack.alignment = .leading
/// ```
///
/// Hidden views take no part: hiding one closes its gap. Where the stack's own constraints cannot
/// hold together with others, conflicts name them by identifiers that begin with `stack-`.
open class StackView: View {
  /// How the arranged views share the room along the axis.
  public enum Distribution: Sendable, Hashable, CaseIterable {
    /// They fill it, by their hugging and compression resistance.
    case fill
    /// They fill it, all equally large.
    case fillEqually
    /// They fill it, in proportion to their intrinsic sizes.
    case fillProportionally
    /// They keep their sizes, with equal gaps between them.
    case equalSpacing
    /// They keep their sizes, with equal distances between their centres.
    case equalCentering
  }

  /// Where the arranged views lie across the axis.
  public enum Alignment: Sendable, Hashable, CaseIterable {
    /// From edge to edge.
    case fill
    /// At the leading edge of a column, the top of a row.
    case leading
    /// In the middle.
    case center
    /// At the trailing edge of a column, the bottom of a row.
    case trailing
    /// In a row: first baselines on a line.
    case firstBaseline
    /// In a row: last baselines on a line.
    case lastBaseline

    /// The same as ``leading``, for rows.
    public static let top = Alignment.leading
    /// The same as ``trailing``, for rows.
    public static let bottom = Alignment.trailing
  }

  /// Whether the views lie in a row (to begin with) or in a column.
  public final var axis = LayoutAxis.horizontal {
    didSet { if axis != oldValue { noteArrangement() } }
  }
  /// How the views share the room along the axis; ``Distribution/fill`` to begin with.
  public final var distribution = Distribution.fill {
    didSet { if distribution != oldValue { noteArrangement() } }
  }
  /// Where the views lie across the axis; ``Alignment/fill`` to begin with.
  public final var alignment = Alignment.fill {
    didSet { if alignment != oldValue { noteArrangement() } }
  }
  /// As a gap: the standard distance of views beside each other, 8 points.
  public static let spacingUseSystem = Double.leastNormalMagnitude
  /// As a gap after one view: that of ``spacing``.
  public static let spacingUseDefault = Double.greatestFiniteMagnitude

  /// The gap between neighbours, in points: exact, or the least one where gaps are made equal. It may
  /// be ``spacingUseSystem``; ``spacingUseDefault`` is none. A number that is not finite is refused (see
  /// ``View/issues``).
  public final var spacing = 0.0 {
    didSet {
      guard spacing != oldValue else { return }
      guard spacing.isFinite else {
        addIssue(.notFinite(spacing, in: displayName))
        return spacing = oldValue
      }
      noteArrangement()
    }
  }
  /// Whether, in a column, gaps count from a last baseline to the next first baseline.
  public final var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { noteArrangement() } }
  }
  /// Whether the views keep within the stack's layout margins.
  public final var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { noteArrangement() } }
  }

  /// The views that are arranged, in their order; each is a subview.
  public internal(set) final var arrangedSubviews: [View] = []

  /// The gaps that were set for single views.
  final var customSpacings: [ObjectIdentifier: Double] = [:]
  /// What all arranged views lie within, across the axis, where they do not fill it.
  final var spanningGuide: LayoutGuide?
  final var needsArranging = false

  /// A stack at `frame`, in points in its superview's coordinates.
  public override init(frame: Rect) { super.init(frame: frame) }

  /// The first visible view.
  open override var viewForFirstBaselineLayout: View { visibleViews.first ?? self }

  /// The last visible view of a column, the first one of a row.
  open override var viewForLastBaselineLayout: View {
    (axis == .vertical ? visibleViews.last : visibleViews.first) ?? self
  }

  /// A stack that arranges `views`.
  public convenience init(arrangedSubviews views: [View]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }
}
