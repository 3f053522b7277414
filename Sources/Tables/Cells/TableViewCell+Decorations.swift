import LayoutGeometry
import ViewTree

// Accessories, controls and the separator lie beside the content view, which makes room for them.

/// What a cell shows besides its content; made when it is first needed, and kept.
struct CellDecorations {
  /// What is at the trailing edge, the outermost first.
  var trailing: [Decoration] = []
  var control: Decoration?
  var separator: SeparatorLine?
  /// The constraints on the accessory view, and the one of them that holds its edge.
  var accessory: Constraints?
  var accessoryEdge: LayoutConstraint?

  /// An image with what holds it at an edge.
  struct Decoration {
    let view: ImageView
    let edge: LayoutConstraint
  }
}

/// What can be shown beside the contents, and how large it is in points.
enum DecorationKind: String {
  case disclosureIndicator, checkmark, detailButton, deleteControl, insertControl, reorderControl

  var size: Size {
    switch self {
    case .disclosureIndicator: Size(width: 8, height: 13)
    case .checkmark: Size(width: 14, height: 11)
    case .detailButton, .deleteControl, .insertControl, .reorderControl:
      Size(width: 22, height: 22)
    }
  }

  var image: ImageSource { ImageSource(name: rawValue, size: size) }
}

extension TableViewCell.AccessoryType {
  /// What is shown, the outermost first.
  var kinds: [DecorationKind] {
    switch self {
    case .none: []
    case .disclosureIndicator: [.disclosureIndicator]
    case .detailDisclosureButton: [.disclosureIndicator, .detailButton]
    case .checkmark: [.checkmark]
    case .detailButton: [.detailButton]
    }
  }
}

extension TableViewCell {
  /// Between the cell's edge and what is shown there, in points.
  fileprivate static let edgeGap = 16.0
  /// Between the content view and what is shown beside it.
  private static let contentGap = 10.0
  /// Between two things that are shown beside each other.
  private static let innerGap = 12.0
  /// The room for the control at the leading edge.
  private static let controlRoom = 38.0

  /// Shows what is to be shown and makes room for it.
  final func decorate() {
    let mayIndent = shouldIndentWhileEditing && mayIndentWhileEditing
    let isIndented = isEditing && editingStyle != .none && mayIndent
    contentInsets = DirectionalEdgeInsets(
      leading: (isIndented ? Self.controlRoom : 0)
        + Double(max(0, indentationLevel)) * indentationWidth,
      bottom: separator?.thickness ?? 0, trailing: sectionIndexRoom + showTrailing())
    showControl()
    showSeparator()
  }

  /// Shows what belongs at the trailing edge; how much room it takes.
  private func showTrailing() -> Double {
    var kinds: [DecorationKind] = isEditing && showsReorderControl ? [.reorderControl] : []
    if isEditing || accessoryView == nil {
      kinds += (isEditing ? editingAccessoryType : accessoryType).kinds
    }
    var room = Self.edgeGap
    for (number, kind) in kinds.enumerated() {
      if number > 0 { room += Self.innerGap }
      show(kind, at: -room - sectionIndexRoom, number)
      room += kind.size.width
    }
    for unused in decorations.trailing.dropFirst(kinds.count) { unused.view.isHidden = true }
    accessoryView?.isHidden = isEditing
    if let accessoryView, !isEditing { room += accessoryWidth(of: accessoryView) }
    decorations.accessoryEdge?.constant = -Self.edgeGap - sectionIndexRoom
    return room > Self.edgeGap ? room + Self.contentGap : 0
  }

  private func show(_ kind: DecorationKind, at distance: Double, _ number: Int) {
    if number == decorations.trailing.count {
      let view = ImageView()
      decorations.trailing.append(
        CellDecorations.Decoration(view: view, edge: view.trailingAnchor == trailingAnchor))
      add(view, decorations.trailing[number].edge)
    }
    let shown = decorations.trailing[number]
    shown.view.image = kind.image
    shown.view.isHidden = false
    shown.edge.constant = distance
  }

  private func showControl() {
    guard isEditing, editingStyle != .none else {
      decorations.control?.view.isHidden = true
      return
    }
    if decorations.control == nil {
      let view = ImageView()
      let control = CellDecorations.Decoration(
        view: view, edge: view.leadingAnchor == leadingAnchor + Self.edgeGap)
      decorations.control = control
      add(view, control.edge)
    }
    let kind = editingStyle == .delete ? DecorationKind.deleteControl : .insertControl
    decorations.control?.view.image = kind.image
    decorations.control?.view.isHidden = false
  }

  private func add(_ view: ImageView, _ edge: LayoutConstraint) {
    addSubview(view)
    Constraints {
      edge
      view.centerYAnchor == contentView.centerYAnchor
    }
  }
}

// The accessory view.

extension TableViewCell {
  final func replaceAccessory(_ old: View?) {
    decorations.accessory?.isActive = false
    decorations.accessory = nil
    decorations.accessoryEdge = nil
    if let old, old.superview === self { old.removeFromSuperview() }
    if let accessoryView {
      let size = accessoryView.frame.size
      addSubview(accessoryView)
      let edge = accessoryView.trailingAnchor == trailingAnchor - Self.edgeGap
      decorations.accessoryEdge = edge
      decorations.accessory = Constraints {
        edge
        accessoryView.centerYAnchor == contentView.centerYAnchor
        if size != .zero {
          accessoryView.widthAnchor == size.width
          accessoryView.heightAnchor == size.height
        }
      }
    }
    decorate()
  }

  private func accessoryWidth(of view: View) -> Double {
    view.frame.width > 0 ? view.frame.width : view.systemLayoutSizeFitting(.zero).width
  }
}
