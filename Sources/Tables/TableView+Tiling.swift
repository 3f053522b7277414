import LayoutGeometry
import ViewTree

// Everything here is counted in pixels, from the top of the screen.

extension TableView {
  /// What can be seen.
  struct Screen {
    /// How high the table is.
    let height: Int
    /// Where the content begins when it is scrolled to the very top.
    let top: Int
    /// Where the content ends when it is scrolled to the very bottom.
    let bottom: Int
  }

  /// Brings the elements that belong on the screen there. They are measured as they come: from one
  /// whose place on the screen is known, downwards until the screen is full, then upwards.
  ///
  /// What callbacks ask for meanwhile (loading, scrolling, laying out) waits for the next layout.
  final func tile() {
    guard !isTiling, !isLoading, batchDepth == 0 else {
      isLayoutPostponed = true
      return
    }
    forgetChanged()
    noteSurroundings()
    loadIfNeeded()
    isTiling = true
    let wanted = wantedOffset
    wantedOffset = nil
    let height = data.pixels(bounds.height)
    let screen = Screen(
      height: height, top: data.pixels(contentInset.top),
      bottom: height - data.pixels(contentInset.bottom))
    measurePending()
    let start = start(wanted, screen)
    recycle(around: start, screen)
    show(fill(screen, from: start), screen)
    showSectionIndex()
    isTiling = false
    if isLoadPostponed || wantedOffset != nil { isLayoutPostponed = true }
    layOutLater()
    prefetch()
  }

  /// Asks for the layout that could not be done when it was asked for.
  final func layOutLater() {
    guard isLayoutPostponed, !isTiling, !isLoading, batchDepth == 0 else { return }
    isLayoutPostponed = false
    setNeedsLayout()
  }

  /// Heights hold for their surroundings.
  final func noteSurroundings() {
    let now = surroundings
    defer { heightKey = now }
    guard let before = heightKey, before != now else { return }
    dataVersion += 1
    if data.grid != pixelGrid { return needsReload = true }
    data.change(from: before, to: now)
    dressAgain()
    for cell in cells.values { cell.settledChanges = nil }
    for view in headers.values { view.contentInsets.trailing = now.sectionIndexRoom }
  }

  /// What heights depend on now.
  final var surroundings: HeightKey {
    HeightKey(
      width: bounds.width, environment: resolvedEnvironment, direction: resolvedLayoutDirection,
      margins: layoutMargins, safeArea: safeAreaInsets, isEditing: isEditing,
      hasSeparators: separatorStyle == .singleLine, sectionIndexRoom: sectionIndexRoom)
  }

  /// Rows whose cells have other contents than when they were measured are measured again.
  private func forgetChanged() {
    for (number, view) in cells where view.hasChanged { data.forget(number) }
    for (number, view) in headers where view.hasChanged { data.forget(number) }
  }

  /// The element to start from and where it begins on the screen: the anchor, moved by as much as
  /// was scrolled; where nothing on the screen stays there, what is at the offset by the heights
  /// known so far.
  private func start(_ wanted: Double?, _ screen: Screen) -> (number: Int, position: Int) {
    let anchored = anchor.map { (number: number(near: $0), position: position(of: $0)) }
    guard let wanted else { return anchored ?? element(at: -screen.top) }
    let target = data.pixels(wanted)
    guard let anchored else { return element(at: target) }
    let moved = data.pixels(boundsOrigin.y) - target
    let base = anchored.position + moved - data.heights.offset(of: anchored.number)
    for number in visible.isEmpty ? cells.keys.sorted() : Array(visible) {
      guard number < data.count else { break }
      let position = base + data.heights.offset(of: number)
      if position < screen.height, position + data.heights[number] > 0 {
        return (number, position)
      }
    }
    return element(at: target)
  }

  /// The anchor's element, or the last one, if it is not there any more.
  private func number(near anchor: Anchor) -> Int {
    data.number(of: anchor.element) ?? data.count - 1
  }

  private func position(of anchor: Anchor) -> Int {
    data.number(of: anchor.element) == nil ? 0 : anchor.position
  }

  /// What is at an offset; where several begin there, the first of them: what is supposed to have no
  /// height may turn out to have one.
  private func element(at offset: Int) -> (number: Int, position: Int) {
    var number = data.heights.index(at: offset) ?? 0
    if data.heights.offset(of: number) >= offset {
      number = offset > 0 ? (data.heights.index(at: offset - 1) ?? -1) + 1 : 0
    }
    return (number, data.heights.offset(of: number) - offset)
  }

  /// Views whose elements leave the screen wait to be used again, before others are asked for.
  private func recycle(around start: (number: Int, position: Int), _ screen: Screen) {
    let base = start.position - data.heights.offset(of: start.number)
    let floating = floatingElements(visible)
    recycle { number in
      guard number < data.count else { return true }
      let position = base + data.heights.offset(of: number)
      guard position >= screen.height || position + data.heights[number] <= 0 else { return false }
      return !floating.contains(number)
    }
  }

  /// Measures what fills the screen and sets the offset so that the start stays where it is, or, at
  /// either end of the content, so that the screen is full.
  private func fill(_ screen: Screen, from start: (number: Int, position: Int)) -> Range<Int> {
    var (first, top) = (start.number, start.position)
    var (end, bottom) = (start.number, start.position)
    func growDown() {
      while bottom < screen.height, end < data.count {
        bottom += height(of: end)
        end += 1
      }
    }
    func growUp() {
      while top > 0, first > 0 {
        first -= 1
        top -= height(of: first)
      }
    }
    growDown()
    if end == data.count, bottom < screen.bottom {
      top += screen.bottom - bottom
      bottom = screen.bottom
    }
    growUp()
    if first == 0, top > screen.top {
      bottom -= top - screen.top
      top = screen.top
      growDown()
    }
    let elements = trimmed(first..<end, top: top, screen)
    for number in floatingElements(elements) { _ = height(of: number) }
    boundsOrigin = Point(x: 0, y: data.points(data.heights.offset(of: first) - top))
    return elements
  }

  /// Only the elements of which something is on the screen; the first is the new anchor.
  private func trimmed(_ elements: Range<Int>, top: Int, _ screen: Screen) -> Range<Int> {
    let base = top - data.heights.offset(of: elements.lowerBound)
    var (first, end) = (elements.lowerBound, elements.upperBound)
    while first < end, base + data.heights.offset(of: first + 1) <= 0 { first += 1 }
    while end > first, base + data.heights.offset(of: end - 1) >= screen.height { end -= 1 }
    if first < data.count {
      anchor = Anchor(
        element: data.element(first), position: base + data.heights.offset(of: first))
    }
    if data.heights.total == 0 { anchor = nil }
    return first..<end
  }

  /// With estimating off rows are measured at once, one cell after another. What cannot be measured
  /// now is tried again at the next layout.
  private func measurePending() {
    var next = data.heights.firstPending()
    while let number = next {
      _ = height(of: number)
      if !visible.contains(number) { recycle { $0 == number } }
      next = data.heights.firstPending(from: number + 1)
    }
  }
}
