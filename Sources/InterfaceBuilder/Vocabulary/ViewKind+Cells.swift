import LayoutGeometry
import Tables
import ViewTree

extension ViewKind {
  static let tableViewCell = cell(.default)

  /// A cell whose predefined parts lie as an element's style says.
  static func cell(of element: InterfaceElement) -> ViewKind {
    switch element["style"] {
    case "IBUITableViewCellStyleValue1": cell(.value1)
    case "IBUITableViewCellStyleValue2": cell(.value2)
    case "IBUITableViewCellStyleSubtitle": cell(.subtitle)
    default: tableViewCell
    }
  }

  private static func cell(_ style: TableViewCell.CellStyle) -> ViewKind {
    ViewKind(TableViewCell.self, attributes: cellAttributes, parts: cellParts) {
      TableViewCell(style: style)
    }
  }

  /// The attribute of all that is made again and again.
  static let reuseIdentifier = PropertyReader.text { (view: TableReusableView, identifier) in
    view.reuseIdentifier = identifier
  }

  private static let cellAttributes: [String: PropertyReader] = [
    "reuseIdentifier": reuseIdentifier,
    "accessoryType": .word(accessories) { (cell: TableViewCell, type) in
      cell.accessoryType = type
    },
    "editingAccessoryType": .word(accessories) { (cell: TableViewCell, type) in
      cell.editingAccessoryType = type
    },
    "selectionStyle": .word([
      "none": .none, "default": .default, "blue": .default, "gray": .default,
    ]) { (cell: TableViewCell, style: TableViewCell.SelectionStyle) in
      cell.selectionStyle = style
    },
    "showsReorderControl": .flag { (cell: TableViewCell, flag) in
      cell.showsReorderControl = flag
    },
    "shouldIndentWhileEditing": .flag { (cell: TableViewCell, flag) in
      cell.shouldIndentWhileEditing = flag
    },
    "indentationLevel": .integer { (cell: TableViewCell, level) in
      cell.indentationLevel = level
    },
    "indentationWidth": .number { (cell: TableViewCell, width) in
      cell.indentationWidth = width
    },
  ]

  private static let cellParts: [String: PropertyReader] = [
    "separatorInset": .insets { (cell: TableViewCell, insets) in cell.separatorInset = insets }
  ]

  private static let accessories: [String: TableViewCell.AccessoryType] = [
    "none": .none, "disclosureIndicator": .disclosureIndicator,
    "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
    "detailButton": .detailButton,
  ]
}
