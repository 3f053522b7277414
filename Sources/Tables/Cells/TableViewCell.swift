public import LayoutGeometry
public import ViewTree

/// A row of a table. Subviews go into ``TableReusableView/contentView``, with constraints from its
/// top to its bottom without a gap: they decide how high the row is.
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
/// A cell that is not subclassed has labels and an image by its style:
///
/// ```swift
/// let cell = TableViewCell(style: .value1, reuseIdentifier: nil)
/// cell.textLabel?.text = "Wi-Fi"
/// cell.detailTextLabel?.text = "Home"
/// cell.accessoryType = .disclosureIndicator
/// ```
open class TableViewCell: TableReusableView {
  /// How the predefined parts lie.
  public enum CellStyle: Sendable, Hashable {
    /// An image and a title.
    case `default`
    /// An image, a title at the leading edge, and details at the trailing one.
    case value1
    /// A title that ends where the details begin.
    case value2
    /// An image, and a title above details.
    case subtitle
  }

  /// How the predefined parts lie.
  public private(set) final var style = CellStyle.default
  /// The parts of the style; made when one of them is asked for.
  final var parts: PredefinedParts?
  final var decorations = CellDecorations()
  /// A cell with predefined parts. One that is dequeued gets its identifier from the registration.
  public convenience init(style: CellStyle, reuseIdentifier: String? = nil) {
    self.init(frame: .zero)
    self.style = style
    self.reuseIdentifier = reuseIdentifier
  }

  // Accessories.

  /// What is shown at the trailing edge; it makes the content view narrower.
  public final var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { decorate() } }
  }
  /// What is shown at the trailing edge while the table is being edited.
  public final var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { decorate() } }
  }
  /// A view of yours in the place of ``accessoryType``: as large as its frame or, where that is
  /// empty, as its contents want.
  public final var accessoryView: View? {
    didSet { if accessoryView !== oldValue { replaceAccessory(oldValue) } }
  }

  // Editing.

  /// Whether the cell shows its editing controls; set by the table.
  public final var isEditing = false {
    didSet { if isEditing != oldValue { decorate() } }
  }
  /// Which control is shown at the leading edge while the table is being edited; the delegate says.
  public internal(set) final var editingStyle = EditingStyle.none {
    didSet { if editingStyle != oldValue { decorate() } }
  }
  /// Whether a control to move the row by is shown while the table is being edited.
  public final var showsReorderControl = false {
    didSet { if showsReorderControl != oldValue { decorate() } }
  }
  /// Whether the content view makes room for the control at the leading edge.
  public final var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { decorate() } }
  }

  /// Whether the delegate lets the content view make room for it.
  final var mayIndentWhileEditing = true {
    didSet { if mayIndentWhileEditing != oldValue { decorate() } }
  }

  // Indentation and separators.

  /// How many times ``indentationWidth`` the content view begins further in. A negative level
  /// counts as 0.
  public final var indentationLevel: Int {
    get { givenIndentationLevel ?? ownIndentationLevel }
    set {
      ownIndentationLevel = newValue
      give(indentationLevel: nil)
    }
  }
  private var ownIndentationLevel = 0
  private var givenIndentationLevel: Int?
  private var shownIndentationLevel = 0

  /// Takes over the level that the delegate has for the row, in place of the cell's own.
  final func give(indentationLevel level: Int?) {
    givenIndentationLevel = level
    guard indentationLevel != shownIndentationLevel else { return }
    shownIndentationLevel = indentationLevel
    decorate()
  }

  /// The width of a level in points. One that is not finite is refused (see `issues`).
  public final var indentationWidth = 10.0 {
    didSet {
      guard indentationWidth.isFinite else {
        addIssue(.notFinite(indentationWidth, in: displayName))
        return indentationWidth = oldValue
      }
      if indentationWidth != oldValue { decorate() }
    }
  }
  /// How far the separator keeps from the edges of the cell, in points; `nil` takes the table's.
  public final var separatorInset: EdgeInsets? {
    didSet { if separatorInset != oldValue { decorate() } }
  }
  /// The room at the trailing edge that the section index takes, in points.
  final var sectionIndexRoom = 0.0 {
    didSet { if sectionIndexRoom != oldValue { decorate() } }
  }
  /// The separator that the table wants below the cell's contents.
  final var separator: Separator? {
    didSet { if separator != oldValue { decorate() } }
  }

  // Selection.

  /// How a selected cell shows it.
  public final var selectionStyle = SelectionStyle.default { didSet { showSelection() } }
  /// Whether the row is selected; set by the table.
  open var isSelected = false { didSet { if isSelected != oldValue { showSelection() } } }
  /// Whether the row is being touched.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { showSelection() } } }
  /// A view as large as the cell, behind its content and in front of ``TableReusableView/backgroundView``,
  /// shown while the row is selected or touched, unless ``selectionStyle`` is none; always, if it is both.
  public final var selectedBackgroundView: View? {
    didSet {
      // It was hidden for the sake of the selection.
      if oldValue !== selectedBackgroundView { oldValue?.isHidden = false }
      replaceBackground(oldValue, selectedBackgroundView)
    }
  }

  final override func showSelection() {
    let isShown = (isSelected || isHighlighted) && selectionStyle != .none
    selectedBackgroundView?.isHidden = !isShown && selectedBackgroundView !== backgroundView
  }

  final override var backgrounds: [View] {
    guard let selectedBackgroundView, selectedBackgroundView !== backgroundView else {
      return super.backgrounds
    }
    return super.backgrounds + [selectedBackgroundView]
  }
}
