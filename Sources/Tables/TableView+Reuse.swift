import LayoutGeometry
import ViewTree

extension TableView {
  /// Says how to make the cells of a reuse identifier. Cells made by an earlier registration are
  /// not used again.
  ///
  /// ```swift
  /// table.register("name") { NameCell() }
  /// ```
  public final func register(
    _ identifier: String, _ makeCell: @escaping @Sendable () -> TableViewCell
  ) {
    cellPool.register(identifier, makeCell)
    prototypes[identifier] = nil
  }

  /// Says how to make the headers and footers of a reuse identifier.
  public final func registerHeaderFooter(
    _ identifier: String, _ makeView: @escaping @Sendable () -> TableViewHeaderFooterView
  ) {
    headerPool.register(identifier, makeView)
  }

  /// A cell to fill: one that waits to be used again (after
  /// ``TableReusableView/prepareForReuse()``), or else a new one. `nil` if the identifier is not
  /// registered.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    guard let (cell, isNew) = cellPool.take(identifier) else { return nil }
    if isNew { statistics.cellsMade += 1 } else { statistics.cellsReused += 1 }
    prepare(cell, isNew: isNew)
    return cell
  }

  /// A cell to fill, for a row: always one. While a row is reconfigured, it is the cell that shows
  /// it.
  ///
  /// - Throws: ``TableError/unregisteredIdentifier(_:)``, ``TableError/noSuchRow(_:)``.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for path: TableIndexPath
  ) throws(TableError) -> TableViewCell {
    loadIfNeeded()
    guard data.hasRow(path) else { throw .noSuchRow(path) }
    if let reconfigured, reconfigured.reuseIdentifier == identifier { return reconfigured }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      throw .unregisteredIdentifier(identifier)
    }
    return cell
  }

  /// A header or footer to fill, as ``dequeueReusableCell(withIdentifier:)`` gives cells.
  public final func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> TableViewHeaderFooterView? {
    guard let (view, isNew) = headerPool.take(identifier) else { return nil }
    prepare(view, isNew: isNew)
    return view
  }

  private func prepare(_ view: TableReusableView, isNew: Bool) {
    if isNew {
      view.environmentSource = viewReference
    } else {
      view.prepareForReuse()
    }
    placeAcross(view)
  }

  /// Gives a view the edges at the sides that it has on the screen, where it is still to be measured:
  /// what reaches into it depends on them.
  final func placeAcross(_ view: TableReusableView) {
    view.frame = Rect(
      x: sideInset, y: view.frame.minY, width: contentWidth, height: view.frame.height)
  }

  /// Takes the views of some elements off the screen; they wait to be used again.
  final func recycle(where isDone: (Int) -> Bool) {
    for number in cells.keys.sorted() where isDone(number) {
      guard let cell = cells.removeValue(forKey: number) else { continue }
      let path = data.element(number).path
      tellDisplay(cell, isDisplayed: false) { delegate throws(TableError) in
        guard let path else { return }
        try delegate.tableView(self, didEndDisplaying: cell, forRowAt: path)
      }
      if cell.superview === self { cell.removeFromSuperview() }
      cell.settledChanges = nil
      cellPool.put(cell)
    }
    for number in headers.keys.sorted() where isDone(number) {
      guard let view = headers.removeValue(forKey: number) else { continue }
      endDisplaying(view, data.element(number))
      if view.superview === self { view.removeFromSuperview() }
      view.settledChanges = nil
      headerPool.put(view)
    }
  }

  private func endDisplaying(_ view: TableViewHeaderFooterView, _ element: TableElement) {
    tellDisplay(view, isDisplayed: false) { delegate throws(TableError) in
      switch element {
      case .header(let section):
        try delegate.tableView(
          self, didEndDisplayingHeaderView: view.givenView, forSection: section)
      case .footer(let section):
        try delegate.tableView(
          self, didEndDisplayingFooterView: view.givenView, forSection: section)
      default: break
      }
    }
  }
}
