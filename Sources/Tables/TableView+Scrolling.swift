import LayoutGeometry
import ViewTree

extension TableView {
  /// Where on the screen a row is to be scrolled to.
  public enum ScrollPosition: Sendable, Hashable {
    /// Wherever it is whole on the screen by the least scrolling.
    case none
    /// At the upper edge, below a header that stays there.
    case top
    /// In the middle.
    case middle
    /// At the lower edge, above a footer that stays there.
    case bottom
  }

  /// Scrolls to a row, and lays out: the row is there after the first call, whatever heights were
  /// estimated before. Calling it again changes nothing.
  ///
  /// - Throws: ``TableError/noSuchRow(_:)``.
  /// - Complexity: O(log rows), and what the rows on the screen cost.
  public final func scrollToRow(
    at path: TableIndexPath, at position: ScrollPosition = .none
  ) throws(TableError) {
    loadIfNeeded()
    guard let number = data.number(of: path) else { throw .noSuchRow(path) }
    guard !isTiling, !isLoading, batchDepth == 0 else {
      wantedOffset = data.points(data.heights.offset(of: number))
      return layOutLater()
    }
    layoutIfNeeded()
    guard let number = data.number(of: path) else { throw .noSuchRow(path) }
    scroll(to: number, position)
  }

  /// Scrolls to the selected row that is nearest to the rows on the screen, as
  /// ``scrollToRow(at:at:)`` does; of two equally near the upper one. Without one it does nothing.
  public final func scrollToNearestSelectedRow(at position: ScrollPosition = .none) {
    layoutIfNeeded()
    let rows = selection.sorted().compactMap { path in
      data.number(of: path).map { (path: path, number: $0) }
    }
    func distance(_ number: Int) -> Int {
      max(visible.lowerBound - number, number - visible.upperBound + 1, 0)
    }
    guard let nearest = rows.min(by: { distance($0.number) < distance($1.number) }) else { return }
    _ = report { () throws(TableError) in try scrollToRow(at: nearest.path, at: position) }
  }

  private func scroll(to number: Int, _ position: ScrollPosition) {
    let room = room(around: number)
    let target: Int
    switch position {
    case .top: target = room.lowerBound
    case .bottom: target = room.upperBound
    case .middle: target = (room.lowerBound + room.upperBound) / 2
    case .none:
      let now = data.heights.offset(of: number) - data.pixels(boundsOrigin.y)
      let isAbove = number < visible.lowerBound || now < room.lowerBound
      let isBelow = number >= visible.upperBound || now > room.upperBound
      if !isAbove, !isBelow { return }
      target = isAbove ? room.lowerBound : room.upperBound
    }
    anchor = Anchor(element: data.element(number), position: target)
    wantedOffset = nil
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// From where to where on the screen a row may begin to be seen whole, in pixels. One that is too
  /// high begins at the top.
  private func room(around number: Int) -> ClosedRange<Int> {
    isTiling = true
    defer { isTiling = false }
    var top = data.pixels(contentInset.top)
    var bottom =
      data.pixels(bounds.height) - data.pixels(contentInset.bottom) - height(of: number)
    if style == .plain, let section = data.element(number).section {
      let elements = data.elements(of: section)
      top += height(of: elements.lowerBound)
      bottom -= height(of: elements.upperBound - 1)
    }
    return top...max(top, bottom)
  }
}

extension TableView {
  /// Scrolls to the start of a section, and lays out.
  ///
  /// - Throws: ``TableError/noSuchSection(_:)``.
  final func scroll(toSection section: Int) throws(TableError) {
    loadIfNeeded()
    guard data.hasSection(section) else { throw .noSuchSection(section) }
    anchor = Anchor(element: .header(section), position: data.pixels(contentInset.top))
    wantedOffset = nil
    setNeedsLayout()
    layoutIfNeeded()
  }
}
