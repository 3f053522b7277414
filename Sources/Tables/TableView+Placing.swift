import LayoutGeometry
import ViewTree

extension TableView {
  /// In the plain style, the header of the first section on the screen and the footer of the last
  /// one, wherever they lie in the content.
  final func floatingElements(_ elements: Range<Int>) -> [Int] {
    guard style == .plain, let last = elements.last, last < data.count else { return [] }
    var found: [Int] = []
    if let section = data.element(elements.lowerBound).section {
      found.append(data.elements(of: section).lowerBound)
    }
    if let section = data.element(last).section {
      found.append(data.elements(of: section).upperBound - 1)
    }
    return found.filter { !elements.contains($0) }
  }

  /// The views of elements go where they belong, the others wait to be used again.
  final func show(_ elements: Range<Int>, _ screen: Screen) {
    let floating = floatingElements(elements)
    recycle { !elements.contains($0) && !floating.contains($0) }
    visible = elements
    for number in elements { show(number, screen) }
    for number in floating { show(number, screen) }
    backgroundView?.frame = bounds
    backgroundView?.layoutIfNeeded()
    for (view, number) in [(tableHeaderView, 0), (tableFooterView, data.count - 1)] {
      guard let view else { continue }
      _ = height(of: number)
      let place = rect(of: number)
      view.frame = Rect(x: 0, y: place.minY, width: bounds.width, height: place.height)
      view.layoutIfNeeded()
    }
  }

  private func show(_ number: Int, _ screen: Screen) {
    switch data.element(number) {
    case .row(let path):
      guard let cell = cell(number) else { return }
      put(cell, at: rect(of: number))
      tellDisplay(cell) { delegate throws(TableError) in
        try delegate.tableView(self, willDisplay: cell, forRowAt: path)
      }
    case .header(let section):
      guard data.heights[number] > 0, let view = header(number) else { return }
      put(view, at: placeOfHeader(number, data.elements(of: section), screen))
      tellDisplay(view) { delegate throws(TableError) in
        try delegate.tableView(self, willDisplayHeaderView: view.givenView, forSection: section)
      }
    case .footer(let section):
      guard data.heights[number] > 0, let view = header(number) else { return }
      put(view, at: placeOfFooter(number, data.elements(of: section), screen))
      tellDisplay(view) { delegate throws(TableError) in
        try delegate.tableView(self, willDisplayFooterView: view.givenView, forSection: section)
      }
    case .tableHeader, .tableFooter: break
    }
  }

  /// Tells the delegate once that a view is coming on the screen, or has left it.
  final func tellDisplay(
    _ view: TableReusableView, isDisplayed: Bool = true,
    _ tell: (any TableViewDelegate) throws(TableError) -> Void
  ) {
    guard view.isDisplayed != isDisplayed else { return }
    view.isDisplayed = isDisplayed
    guard let delegate else { return }
    _ = report { () throws(TableError) in try tell(delegate) }
  }

  /// A plain header stays below the upper edge of the screen as long as its section is there.
  private func placeOfHeader(_ number: Int, _ section: Range<Int>, _ screen: Screen) -> Rect {
    var place = rect(of: number)
    guard style == .plain else { return place }
    let line = data.pixels(boundsOrigin.y) + screen.top
    let end = data.heights.offset(of: section.upperBound) - data.heights[number]
    place.origin.y = data.points(min(max(data.pixels(place.minY), line), end))
    return place
  }

  /// A plain footer stays above the lower edge of the screen as long as its section is there.
  private func placeOfFooter(_ number: Int, _ section: Range<Int>, _ screen: Screen) -> Rect {
    var place = rect(of: number)
    guard style == .plain else { return place }
    let line = data.pixels(boundsOrigin.y) + screen.bottom - data.heights[number]
    let start = data.heights.offset(of: section.lowerBound)
    place.origin.y = data.points(max(min(data.pixels(place.minY), line), start))
    return place
  }

  private func put(_ view: TableReusableView, at place: Rect) {
    view.followWidth(place.width)
    view.frame = place
    view.layoutIfNeeded()
    view.settledChanges = view.changeCount
  }
}
