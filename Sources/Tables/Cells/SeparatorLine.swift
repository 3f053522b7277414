import LayoutGeometry
import ViewTree

/// The line below a cell's contents, with what holds it.
struct SeparatorLine {
  let view = View()
  let leading: LayoutConstraint
  let trailing: LayoutConstraint
  let thickness: LayoutConstraint

  /// A line at the lower edge of a cell.
  init(in cell: TableViewCell) {
    view.identifier = "separator"
    leading = view.leadingAnchor == cell.leadingAnchor
    trailing = view.trailingAnchor == cell.trailingAnchor
    thickness = view.heightAnchor == 0
    cell.addSubview(view)
    Constraints {
      leading
      trailing
      thickness
      view.bottomAnchor == cell.bottomAnchor
    }
  }
}

extension TableViewCell {
  /// Shows the separator that the table wants.
  final func showSeparator() {
    guard let separator else {
      decorations.separator?.view.isHidden = true
      return
    }
    let line = decorations.separator ?? SeparatorLine(in: self)
    decorations.separator = line
    let inset = separatorInset ?? separator.inset
    line.view.isHidden = false
    line.leading.constant = inset.left
    line.trailing.constant = -inset.right
    line.thickness.constant = separator.thickness
    line.view.backgroundColor = separator.color
  }
}
