public import LayoutGeometry
import ViewTree

// The section index: titles at the trailing edge of the screen, each of which leads to a section.

extension TableView {
  /// The titles of the section index, as they were when the data was loaded or
  /// ``reloadSectionIndexTitles()`` was called.
  public final var sectionIndexTitles: [String] {
    loadIfNeeded()
    return indexTitles
  }

  /// Asks the data source for the titles of the section index again, as after inserting or deleting
  /// sections: updates do not do it.
  ///
  /// - Throws: What the data source throws; then the titles stay.
  public final func reloadSectionIndexTitles() throws(TableError) {
    loadIfNeeded()
    indexTitles = try dataSource?.sectionIndexTitles(for: self) ?? []
  }

  /// The number of the title at a point of the content, in points; `nil` beside the section index. Above
  /// the first title it is the first, below the last the last.
  public final func indexOfSectionIndexTitle(at point: Point) -> Int? {
    guard let sectionIndex, sectionIndex.frame.contains(point) else { return nil }
    return sectionIndex.index(at: point.y - sectionIndex.frame.minY)
  }

  /// Does what a tap on a title of the section index does: scrolls to its section.
  ///
  /// - Throws: ``TableError/noSuchSection(_:)``, and what the data source throws.
  public final func tapSectionIndexTitle(at index: Int) throws(TableError) {
    let titles = sectionIndexTitles
    guard let dataSource, titles.indices.contains(index) else { throw .noSuchSection(index) }
    let section = try dataSource.tableView(
      self, sectionForSectionIndexTitle: titles[index], at: index)
    try scroll(toSection: section)
  }

  /// Whether there are as many rows as the index is shown for.
  private var hasSectionIndex: Bool {
    let rows = data.count - 2 - 2 * data.sections.count
    return !indexTitles.isEmpty && rows >= sectionIndexMinimumDisplayRowCount
  }

  /// How much narrower the section index makes the content of cells, in points: what of it does not lie
  /// beside them anyway.
  final var sectionIndexRoom: Double {
    guard hasSectionIndex else { return 0 }
    return max(0, indexView.width(in: resolvedEnvironment) - sideInset)
  }

  /// The view of the titles; made when it is first needed.
  private var indexView: SectionIndexView {
    if let sectionIndex, sectionIndex.titles == indexTitles { return sectionIndex }
    sectionIndex?.removeFromSuperview()
    let made = SectionIndexView(indexTitles)
    sectionIndex = made
    addSubview(made)
    return made
  }

  /// Puts the section index where the screen is now, or takes it away.
  final func showSectionIndex() {
    guard hasSectionIndex else {
      sectionIndex?.removeFromSuperview()
      return sectionIndex = nil
    }
    let view = indexView
    view.color = sectionIndexColor
    view.backgroundColor = sectionIndexBackgroundColor
    let width = view.width(in: resolvedEnvironment)
    let isLeftToRight = resolvedLayoutDirection == .leftToRight
    view.place(
      in: Rect(
        x: isLeftToRight ? bounds.width - width : 0, y: boundsOrigin.y + contentInset.top,
        width: width, height: max(0, bounds.height - contentInset.top - contentInset.bottom)),
      resolvedEnvironment)
  }
}
