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
    pool.register(identifier, makeCell)
  }

  /// A cell to fill: one that waits to be used again (after ``TableViewCell/prepareForReuse()``), or
  /// else a new one. `nil` if the identifier is not registered.
  public final func dequeueReusableCell(withIdentifier identifier: String) -> TableViewCell? {
    guard let (cell, isNew) = pool.take(identifier) else { return nil }
    if isNew {
      statistics.cellsMade += 1
      cell.environmentSource = viewReference
    } else {
      statistics.cellsReused += 1
      cell.prepareForReuse()
    }
    cell.frame = Rect(
      origin: cell.frame.origin, size: Size(width: bounds.width, height: cell.frame.height))
    return cell
  }

  /// A cell to fill, for a row: always one.
  ///
  /// - Throws: ``TableError/unregisteredIdentifier(_:)``, ``TableError/noSuchRow(_:)``.
  public final func dequeueReusableCell(
    withIdentifier identifier: String, for path: TableIndexPath
  ) throws(TableError) -> TableViewCell {
    loadIfNeeded()
    guard data.number(of: path) != nil else { throw .noSuchRow(path) }
    guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
      throw .unregisteredIdentifier(identifier)
    }
    return cell
  }

  /// Takes the cells of some rows off the screen; they wait to be used again.
  final func recycleCells(where isDone: (Int) -> Bool) {
    for row in cells.keys.sorted() where isDone(row) {
      guard let cell = cells.removeValue(forKey: row) else { continue }
      if cell.superview === self { cell.removeFromSuperview() }
      pool.put(cell)
    }
  }
}
