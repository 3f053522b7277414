import LayoutGeometry
import Tables
import ViewTree

extension ViewKind {
  static let tableView = table(.plain)

  /// A table in the style of an element.
  static func table(of element: InterfaceElement) -> ViewKind {
    switch element["style"] {
    case "grouped": table(.grouped)
    case "insetGrouped": table(.insetGrouped)
    default: tableView
    }
  }

  static let headerFooterView = ViewKind(
    TableViewHeaderFooterView.self, attributes: ["reuseIdentifier": reuseIdentifier]
  ) { TableViewHeaderFooterView() }

  private static func table(_ style: TableView.Style) -> ViewKind {
    ViewKind(TableView.self, attributes: tableAttributes, parts: tableParts) {
      TableView(frame: .zero, style: style)
    }
  }

  private static let tableAttributes: [String: PropertyReader] = [
    "rowHeight": .number { (table: TableView, height) in table.rowHeight = height },
    "estimatedRowHeight": .number { (table: TableView, height) in
      table.estimatedRowHeight = height
    },
    "sectionHeaderHeight": .number { (table: TableView, height) in
      table.sectionHeaderHeight = height
    },
    "sectionFooterHeight": .number { (table: TableView, height) in
      table.sectionFooterHeight = height
    },
    "estimatedSectionHeaderHeight": .number { (table: TableView, height) in
      table.estimatedSectionHeaderHeight = height
    },
    "estimatedSectionFooterHeight": .number { (table: TableView, height) in
      table.estimatedSectionFooterHeight = height
    },
    "separatorStyle": .word(["none": .none, "default": .singleLine, "singleLine": .singleLine]) {
      (table: TableView, style: TableView.SeparatorStyle) in table.separatorStyle = style
    },
    // What tables do here: they keep contents from no safe area by themselves.
    "contentInsetAdjustmentBehavior": .word(["never": ()]) { (_: TableView, _) in },
    "contentViewInsetsToSafeArea": .word(["NO": ()]) { (_: TableView, _) in },
    "allowsSelection": .flag { (table: TableView, flag) in table.allowsSelection = flag },
    "allowsMultipleSelection": .flag { (table: TableView, flag) in
      table.allowsMultipleSelection = flag
    },
    "allowsSelectionDuringEditing": .flag { (table: TableView, flag) in
      table.allowsSelectionDuringEditing = flag
    },
  ]

  private static let tableParts: [String: PropertyReader] = [
    "separatorInset": .insets { (table: TableView, insets) in table.separatorInset = insets },
    "contentInset": .insets { (table: TableView, insets) in table.contentInset = insets },
  ]
}
