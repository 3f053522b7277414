import LayoutGeometry
import TextLayout
public import ViewTree

/// The header or footer of a section. Subviews go into ``TableReusableView/contentView``.
///
/// One that is not subclassed has a label, at the margins.
open class TableViewHeaderFooterView: TableReusableView {
  private final var label: Label?

  /// What the delegate gave the table.
  var givenView: View { self }

  final override var verticalMargin: Double { 4 }

  /// A view whose identifier is known.
  public convenience init(reuseIdentifier: String?) {
    self.init(frame: .zero)
    self.reuseIdentifier = reuseIdentifier
  }

  /// The text; made when it is first asked for. The view is at least 28 points high then.
  public final var textLabel: Label? {
    if let label { return label }
    let made = Label()
    made.font = .system(size: 13)
    made.textColor = .gray
    made.numberOfLines = 0
    label = made
    contentView.addSubview(made)
    made.pinEdges([.leading, .trailing], to: contentView.layoutMarginsGuide)
    Constraints {
      made.centerYAnchor == contentView.centerYAnchor
      (made.topAnchor >= contentView.layoutMarginsGuide.topAnchor).with(priority: 999)
      (heightAnchor >= TableView.defaultHeaderHeight).with(priority: 999)
    }
    return made
  }
}
