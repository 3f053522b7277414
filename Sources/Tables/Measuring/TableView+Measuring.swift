import LayoutGeometry
import ViewTree

extension TableView {
  /// The height of an element in pixels; measured if it is not known yet. One that cannot be
  /// measured keeps its estimate, and is tried again at the next layout.
  final func height(of number: Int) -> Int {
    guard !data.heights.isKnown(number) else { return data.heights[number] }
    do {
      if let height = try measuredHeight(of: number) {
        data.set(number, to: data.height(height))
      }
    } catch {
      addError(error)
    }
    return data.heights[number]
  }

  /// The height of an element in points; `nil` if it cannot be found now.
  private func measuredHeight(of number: Int) throws(TableError) -> Double? {
    switch data.element(number) {
    case .row(let path):
      guard let height = try measuredHeight(ofRowAt: path, number) else { return nil }
      statistics.rowsMeasured += 1
      return height
    case .tableHeader: return height(ofEdgeView: tableHeaderView)
    case .tableFooter: return height(ofEdgeView: tableFooterView)
    case .header(let section):
      let asked = try delegate?.tableView(self, heightForHeaderInSection: section)
      return try measuredHeight(ofMargin: number, section, asked, sectionHeaderHeight)
    case .footer(let section):
      let asked = try delegate?.tableView(self, heightForFooterInSection: section)
      return try measuredHeight(ofMargin: number, section, asked, sectionFooterHeight)
    }
  }

  private func measuredHeight(
    ofRowAt path: TableIndexPath, _ number: Int
  ) throws(TableError) -> Double? {
    let height = try delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
    if height != Self.automaticDimension {
      guard height >= 0, height <= LoadedTable.mostHeight else {
        throw .invalidHeight(height, path)
      }
      isAskingHeights = delegate != nil
      return height
    }
    guard let cell = cell(number) else { return nil }
    placeAcross(cell)
    return try self.height(
      for: cell.measurement(width: contentWidth), path, cell.reuseIdentifier)
  }

  /// The height in points for what was found about a cell; without content, 44 and an error.
  final func height(
    for found: CellMeasurement, _ path: TableIndexPath, _ identifier: String?
  ) throws(TableError) -> Double {
    switch found {
    case .height(let height):
      guard height <= LoadedTable.mostHeight else { throw .invalidHeight(height, path) }
      return height
    case .noContent(let missing):
      addError(.noContentHeight(path, reuseIdentifier: identifier, missing: missing))
      return Self.defaultRowHeight
    case .unsolvable(let error): throw .unsolvableCell(path, error)
    }
  }

  /// The height of a section's header or footer: what the delegate says, or the table, or its content;
  /// without any, the room between groups.
  private func measuredHeight(
    ofMargin number: Int, _ section: Int, _ asked: Double?, _ fixed: Double
  ) throws(TableError) -> Double? {
    if let asked, asked != Self.automaticDimension, asked != fixed {
      return try checked(asked, section)
    }
    let empty = style == .plain ? 0 : Self.groupSpacing
    guard let view = header(number) else {
      let isEmpty = fixed == Self.automaticDimension || style == .plain
      return isEmpty ? empty : try checked(fixed, section)
    }
    if fixed != Self.automaticDimension { return try checked(fixed, section) }
    placeAcross(view)
    let fitting: Double
    do {
      fitting = try view.fittingHeight(width: contentWidth)
    } catch {
      throw .unsolvableSection(section, error)
    }
    return try checked(fitting > 0 ? fitting : Self.defaultHeaderHeight, section)
  }

  private func checked(_ height: Double, _ section: Int) throws(TableError) -> Double {
    guard height >= 0, height <= LoadedTable.mostHeight else {
      throw .invalidSectionHeight(height, section: section)
    }
    return height
  }

  /// A view of the table's own: as high as its constraints say, or else as its frame.
  private func height(ofEdgeView view: View?) -> Double {
    guard let view else { return 0 }
    // Where its sides are says how far a safe area reaches into it.
    view.frame = Rect(
      x: 0, y: view.frame.minY, width: bounds.width, height: view.frame.height)
    let fitting = view.systemLayoutSizeFitting(
      Size(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let height = fitting > 0 ? fitting : view.frame.height
    return min(height, LoadedTable.mostHeight)
  }
}
