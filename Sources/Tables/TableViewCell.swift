import Cassowary
public import LayoutGeometry
public import ViewTree

/// A row of a table. Subviews go into ``contentView``, with constraints from its top to its bottom
/// without a gap: they decide how high the row is.
///
/// ```swift
/// final class NameCell: TableViewCell {
///   let name = Label()
///
///   override init(frame: Rect) {
///     super.init(frame: frame)
///     contentView.addSubview(name)
///     Constraints {
///       name.leadingAnchor == contentView.leadingAnchor + 10
///       name.topAnchor == contentView.topAnchor + 10
///       name.bottomAnchor == contentView.bottomAnchor - 10
///     }
///   }
/// }
/// ```
///
/// A cell's content is a layout of its own: constraints never reach out of the cell.
open class TableViewCell: View {
  /// Where the cell's subviews belong.
  public final let contentView = View()
  /// The identifier that the cell was registered under; `nil` for a cell made otherwise.
  public internal(set) final var reuseIdentifier: String?
  /// The number of the registration that made the cell.
  final var registration: Int?

  /// A cell with an empty content view that fills it.
  public override init(frame: Rect) {
    super.init(frame: frame)
    hasLayoutOfItsOwn = true
    rootHeightStrength = Self.rowHeightStrength
    contentView.identifier = "contentView"
    addSubview(contentView)
    Constraints {
      contentView.leadingAnchor == leadingAnchor
      contentView.trailingAnchor == trailingAnchor
      contentView.topAnchor == topAnchor
      contentView.bottomAnchor == bottomAnchor
    }
  }

  /// Runs before a cell that was used for another row is used again: undo here what the filling of
  /// the cell does not set every time.
  open func prepareForReuse() {}

  /// The row's height is as firm as can be without being required: where contents do not fit a
  /// fixed row height, they run over it, and no constraint of the cell's author is dropped.
  private static var rowHeightStrength: Strength { (try? Strength(level: 1_000)) ?? .strong }

  /// The smallest height, in points, that fits the content at a width; rounded up to the pixel.
  final func fittingHeight(width: Double) throws(LayoutError) -> Double {
    try fittingSize(Size(width: width, height: 0), .required, .fittingSizeLevel).height
  }
}
