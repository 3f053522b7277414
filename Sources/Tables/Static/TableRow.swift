public import ViewTree

/// A row of a table that is declared in code: its cell, and what happens when it is selected.
public struct TableRow {
  /// The row's own cell.
  public let cell: TableViewCell
  /// Runs when the row is selected.
  public var onSelect: (() -> Void)?

  /// A row with a cell of yours.
  public init(_ cell: TableViewCell, onSelect: (() -> Void)? = nil) {
    self.cell = cell
    self.onSelect = onSelect
  }

  /// A row with predefined parts; without a style, value1 where there are details.
  public init(
    _ title: String, detail: String? = nil, style: TableViewCell.CellStyle? = nil,
    image: ImageSource? = nil, accessory: TableViewCell.AccessoryType = .none,
    onSelect: (() -> Void)? = nil
  ) {
    let cell = TableViewCell(style: style ?? (detail == nil ? .default : .value1))
    cell.textLabel?.text = title
    if let detail { cell.detailTextLabel?.text = detail }
    if let image { cell.imageView?.image = image }
    cell.accessoryType = accessory
    self.init(cell, onSelect: onSelect)
  }
}
