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
    return try contentHeight(of: cell, path, width: contentWidth)
  }

  /// What the content of a cell asks for, in points; without any, 44 and an error.
  final func contentHeight(
    of cell: TableViewCell, _ path: TableIndexPath, width: Double
  ) throws(TableError) -> Double {
    let fitting: Double
    do {
      fitting = try cell.fittingHeight(width: width)
    } catch {
      throw .unsolvableCell(path, error)
    }
    guard fitting <= LoadedTable.mostHeight else { throw .invalidHeight(fitting, path) }
    if fitting > cell.contentInsets.top + cell.contentInsets.bottom { return fitting }
    addError(
      .noContentHeight(
        path, reuseIdentifier: cell.reuseIdentifier, missing: cell.missingConstraints))
    return Self.defaultRowHeight
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
    let fitting = view.systemLayoutSizeFitting(
      Size(width: bounds.width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel
    ).height
    let height = fitting > 0 ? fitting : view.frame.height
    return min(height, LoadedTable.mostHeight)
  }
}

extension TableReusableView {
  /// Which of the two edges that a height follows from nothing in the content view is held to.
  fileprivate var missingConstraints: [LayoutAttribute] {
    [.top, .bottom].filter { attribute in
      !contentView.constraints.contains { $0.holds(attribute, of: contentView) }
    }
  }
}

extension LayoutConstraint {
  fileprivate func holds(_ attribute: LayoutAttribute, of view: View) -> Bool {
    firstItem === view && firstAttribute == attribute
      || secondItem === view && secondAttribute == attribute
  }
}
