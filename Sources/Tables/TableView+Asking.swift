public import LayoutGeometry
import ViewTree

extension TableView {
  /// How many sections there are.
  public final var numberOfSections: Int {
    loadIfNeeded()
    return data.sections.count
  }

  /// How many rows a section has.
  ///
  /// - Throws: ``TableError/noSuchSection(_:)``.
  public final func numberOfRows(inSection section: Int) throws(TableError) -> Int {
    loadIfNeeded()
    guard data.hasSection(section) else { throw .noSuchSection(section) }
    return data.rows(in: section)
  }

  /// Where a row lies in the content, in points: measured or, above and below the screen, as
  /// estimated. O(log rows)
  ///
  /// - Throws: ``TableError/noSuchRow(_:)``.
  public final func rectForRow(at path: TableIndexPath) throws(TableError) -> Rect {
    loadIfNeeded()
    guard let number = data.number(of: path) else { throw .noSuchRow(path) }
    return rect(of: number)
  }

  /// Where a section lies in the content, with its header and footer, in points. O(log rows)
  ///
  /// - Throws: ``TableError/noSuchSection(_:)``.
  public final func rect(forSection section: Int) throws(TableError) -> Rect {
    loadIfNeeded()
    guard data.hasSection(section) else { throw .noSuchSection(section) }
    let elements = data.elements(of: section)
    let top = data.heights.offset(of: elements.lowerBound)
    let bottom = data.heights.offset(of: elements.upperBound)
    return Rect(
      x: 0, y: data.points(top), width: bounds.width, height: data.points(bottom - top))
  }

  /// Where a section's header lies in the content, in points, when it does not stick to the top of
  /// the screen. O(log rows)
  ///
  /// - Throws: ``TableError/noSuchSection(_:)``.
  public final func rectForHeader(inSection section: Int) throws(TableError) -> Rect {
    try rect(of: .header(section), section)
  }

  /// Where a section's footer lies in the content, in points, when it does not stick to the bottom
  /// of the screen. O(log rows)
  ///
  /// - Throws: ``TableError/noSuchSection(_:)``.
  public final func rectForFooter(inSection section: Int) throws(TableError) -> Rect {
    try rect(of: .footer(section), section)
  }

  private func rect(of element: TableElement, _ section: Int) throws(TableError) -> Rect {
    loadIfNeeded()
    guard let number = data.number(of: element) else { throw .noSuchSection(section) }
    return rect(of: number)
  }

  /// Where an element lies in the content.
  final func rect(of number: Int) -> Rect {
    Rect(
      x: sideInset, y: data.points(data.heights.offset(of: number)), width: contentWidth,
      height: data.points(data.heights[number]))
  }

  /// The room at both sides of the sections, in points: 16, or 20 from a width of 414 on, where they
  /// are inset.
  final var sideInset: Double {
    guard style == .insetGrouped else { return 0 }
    return min(TableReusableView.sideMargin(width: bounds.width), bounds.width / 2)
  }

  /// How wide rows are, in points.
  final var contentWidth: Double { bounds.width - 2 * sideInset }

  /// The row at a point of the content, in points; `nil` beside all rows. O(log rows)
  public final func indexPathForRow(at point: Point) -> TableIndexPath? {
    loadIfNeeded()
    guard point.isFinite else { return nil }
    // The pixel was rounded: the point may be in the row that ends there.
    let pixel = data.pixels(point.y)
    let numbers = [pixel, pixel - 1].compactMap { data.heights.index(at: $0) }
    let found = numbers.first { data.element($0).path != nil && rect(of: $0).contains(point) }
    return found.flatMap { data.element($0).path }
  }

  /// The rows that meet a rectangle of the content, in points, from the top. O(log rows + rows found)
  public final func indexPathsForRows(in rect: Rect) -> [TableIndexPath] {
    loadIfNeeded()
    guard rect.isFinite, rect.width > 0, rect.height > 0,
      let first = data.heights.index(at: data.pixels(rect.minY) - 1)
    else { return [] }
    var found: [TableIndexPath] = []
    for number in first..<data.count {
      let place = self.rect(of: number)
      if place.minY >= rect.maxY { break }
      guard place.maxY > rect.minY, place.minX < rect.maxX, place.maxX > rect.minX else { continue }
      if let path = data.element(number).path { found.append(path) }
    }
    return found
  }

  // What is on the screen. Rows that are to be loaded, and an offset that was asked for, are laid out
  // first, unless the table is asked while it loads or lays out, or in a batch of updates; another size
  // of the table or of a cell comes with the next layout.

  /// The rows on the screen, from the top.
  public final var indexPathsForVisibleRows: [TableIndexPath] {
    layOutChanges()
    return visible.compactMap { data.element($0).path }
  }

  /// The cells on the screen, from the top.
  public final var visibleCells: [TableViewCell] {
    layOutChanges()
    return visible.compactMap { cells[$0] }
  }

  /// The cell of a row, if it is on the screen.
  public final func cellForRow(at path: TableIndexPath) -> TableViewCell? {
    layOutChanges()
    return data.number(of: path).flatMap { cells[$0] }
  }

  /// The place of the row that a cell on the screen shows.
  public final func indexPath(for cell: TableViewCell) -> TableIndexPath? {
    layOutChanges()
    return visible.first { cells[$0] === cell }.flatMap { data.element($0).path }
  }

  /// The header of a section, if it is on the screen and is a ``TableViewHeaderFooterView``.
  public final func headerView(forSection section: Int) -> TableViewHeaderFooterView? {
    view(of: .header(section))
  }

  /// The footer of a section, if it is on the screen and is a ``TableViewHeaderFooterView``.
  public final func footerView(forSection section: Int) -> TableViewHeaderFooterView? {
    view(of: .footer(section))
  }

  private func view(of element: TableElement) -> TableViewHeaderFooterView? {
    layOutChanges()
    let shown = data.number(of: element).flatMap { headers[$0] }
    return shown?.givenView as? TableViewHeaderFooterView
  }

  private func layOutChanges() {
    guard needsReload || wantedOffset != nil || visible.isEmpty, canLoad else { return }
    layoutIfNeeded()
  }
}
