import LayoutGeometry
import ViewTree

// The views of elements. They lie behind other subviews: first the cells, then headers and footers,
// each in the order of their elements.

extension TableView {
  /// The cell of a row, asked of the data source the first time. `nil` if that throws: the row then
  /// stays empty.
  final func cell(_ number: Int) -> TableViewCell? {
    if let cell = cells[number] {
      if cell.superview !== self { place(cell, number) }
      return cell
    }
    guard let dataSource, let path = data.element(number).path else { return nil }
    return report { () throws(TableError) in
      let cell = try dataSource.tableView(self, cellForRowAt: path)
      if let other = cells.keys.first(where: { cells[$0] === cell }) {
        throw .cellUsedTwice(data.element(other).path ?? path, path)
      }
      let owner = cell.environmentSource?.view
      guard owner == nil || owner === self, !isDescendant(of: cell) else {
        throw .cellOfAnotherTable(path)
      }
      cells[number] = cell
      cell.environmentSource = viewReference
      try dress(cell, path)
      place(cell, number)
      return cell
    }
  }

  private func place(_ cell: TableViewCell, _ number: Int) {
    insertSubview(cell, at: firstPlace + cells.keys.count { $0 < number })
  }

  /// The place among the subviews of what is hindmost but for the background.
  final var firstPlace: Int { backgroundView?.superview === self ? 1 : 0 }

  /// What the table decides about a cell's looks.
  final func dress(_ cell: TableViewCell, _ path: TableIndexPath) throws(TableError) {
    cell.isSelected = selection.contains(path)
    cell.wear(try dress(of: path))
  }

  /// What the table decides about the cells on the screen is another.
  final func dressAgain() {
    for (number, cell) in cells {
      guard let path = data.element(number).path else { continue }
      _ = report { () throws(TableError) in try dress(cell, path) }
    }
  }

  /// What the table decides about the room for a row's content.
  final func dress(of path: TableIndexPath) throws(TableError) -> CellDress {
    try dress(of: path, commonDress, delegate)
  }

  /// What the table decides for all rows.
  final var commonDress: CellDress {
    var dress = CellDress(separator: separator, isEditing: isEditing)
    dress.sectionIndexRoom = sectionIndexRoom
    return dress
  }

  /// What the table decides about a row besides what it does for all.
  final func dress(
    of path: TableIndexPath, _ common: CellDress, _ delegate: (any TableViewDelegate)?
  ) throws(TableError) -> CellDress {
    var dress = common
    let level = try delegate?.tableView(self, indentationLevelForRowAt: path)
    dress.indentationLevel = level == Self.ownIndentationLevel ? nil : level
    guard isEditing, let dataSource else { return dress }
    if try dataSource.tableView(self, canEditRowAt: path) {
      dress.editingStyle = try delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }
    dress.mayIndentWhileEditing =
      try delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
    dress.showsReorderControl = try dataSource.tableView(self, canMoveRowAt: path)
    return dress
  }

  private var separator: TableViewCell.Separator? {
    guard separatorStyle == .singleLine else { return nil }
    return TableViewCell.Separator(
      thickness: 1 / data.grid.scale, inset: separatorInset, color: separatorColor)
  }

  /// The header or footer with a number, if the section has one.
  final func header(_ number: Int) -> TableViewHeaderFooterView? {
    if let view = headers[number] {
      if view.superview !== self { place(view, number) }
      return view
    }
    let element = data.element(number)
    let asked = report { () throws(TableError) in try headerAsked(element) }
    guard let view = asked else { return nil }
    headers[number] = view
    view.environmentSource = viewReference
    view.contentInsets.trailing = sectionIndexRoom
    place(view, number)
    return view
  }

  private func place(_ view: TableViewHeaderFooterView, _ number: Int) {
    insertSubview(view, at: firstPlace + cells.count + headers.keys.count { $0 < number })
  }

  private func headerAsked(
    _ element: TableElement
  ) throws(TableError) -> TableViewHeaderFooterView? {
    switch element {
    case .header(let section):
      if let view = try delegate?.tableView(self, viewForHeaderInSection: section) {
        return try hosted(view, section)
      }
      return titled(try dataSource?.tableView(self, titleForHeaderInSection: section))
    case .footer(let section):
      if let view = try delegate?.tableView(self, viewForFooterInSection: section) {
        return try hosted(view, section)
      }
      return titled(try dataSource?.tableView(self, titleForFooterInSection: section))
    default: return nil
    }
  }

  /// A view that was given for a section: the view itself, or one around it.
  private func hosted(
    _ view: View, _ section: Int
  ) throws(TableError) -> TableViewHeaderFooterView {
    let isInUse = headers.values.contains { $0.givenView === view }
    let isOwn = view is TableViewHeaderFooterView
    let isElsewhere = isOwn && view.superview != nil && view.superview !== self
    if isInUse || isElsewhere || isDescendant(of: view) {
      throw .sectionViewInUse(section: section)
    }
    return view as? TableViewHeaderFooterView ?? HostingHeaderFooterView(view)
  }

  /// A header or footer with a text.
  private func titled(_ title: String?) -> TableViewHeaderFooterView? {
    guard let title else { return nil }
    if headerPool.maker(Self.titleIdentifier) == nil {
      headerPool.register(Self.titleIdentifier) { TableViewHeaderFooterView() }
    }
    let view = dequeueReusableHeaderFooterView(withIdentifier: Self.titleIdentifier)
    view?.textLabel?.text = title
    if style == .plain { view?.contentView.backgroundColor = Color(white: 0.97) }
    return view
  }

  /// No identifier of anybody else.
  private static let titleIdentifier = "\u{0}title"

  /// The table's own header or footer is another.
  final func replaceEdgeView(_ old: View?, _ new: View?, number: Int) {
    guard old !== new else { return }
    old?.isEdgeOfTable = false
    new?.isEdgeOfTable = true
    if let old, old.superview === self { old.removeFromSuperview() }
    if let new { addSubview(new) }
    data.forget(number)
    if new == nil { data.set(number, to: 0) }
    setNeedsLayout()
  }
}
