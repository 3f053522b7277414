/// Views in an order, as that of the subviews of a view. Where several are taken out one after
/// another they leave gaps, which are closed when somebody asks for the views: taking out many costs
/// O(1) each, wherever they are.
struct ViewList {
  /// The views, unless there are gaps.
  private var closed: [View] = []
  /// The views and the gaps; empty while there are none.
  private var open: [View?] = []
  private var gaps = 0
  /// Whether one was taken out since the views were last asked for.
  private var isThinned = false

  var count: Int { open.isEmpty ? closed.count : open.count - gaps }

  /// The views. O(1), and O(views) after several were taken out.
  var views: [View] {
    mutating get {
      if isThinned { close() }
      return closed
    }
  }

  /// Puts a view where it has `place` views before it, or at the nearer end. O(views behind it)
  mutating func insert(_ view: View, at place: Int) {
    if !open.isEmpty, place >= count {
      open.append(view)
      view.placeHint = open.count - 1
      return
    }
    close()
    view.placeHint = min(max(0, place), closed.count)
    closed.insert(view, at: view.placeHint)
  }

  /// Takes a view out, if it is there. Its ``View/placeHint`` says near where.
  mutating func remove(_ view: View) {
    if isThinned, open.isEmpty { open = closed.map { $0 } }
    isThinned = true
    guard open.isEmpty else {
      let place = Self.place(near: view.placeHint, of: open.count) { open[$0] === view }
      guard let place else { return }
      open[place] = nil
      gaps += 1
      if 2 * gaps > open.count + Self.fewGaps { close() }
      return
    }
    let place = Self.place(near: view.placeHint, of: closed.count) { closed[$0] === view }
    if let place { closed.remove(at: place) }
  }

  /// Has the views at two places change places.
  mutating func exchange(_ first: Int, _ second: Int) {
    close()
    closed.swapAt(first, second)
    closed[first].placeHint = first
    closed[second].placeHint = second
  }

  private mutating func close() {
    isThinned = false
    if open.isEmpty { return }
    closed = open.compactMap { $0 }
    (open, gaps) = ([], 0)
    for (place, view) in closed.enumerated() { view.placeHint = place }
  }

  /// The place among `count` where `isThere` holds: most likely at `hint`, or as many places from there
  /// as views came or went before it.
  @inline(__always)
  private static func place(
    near hint: Int, of count: Int, _ isThere: (Int) -> Bool
  ) -> Int? {
    let hint = min(hint, count - 1)
    for distance in 0..<max(count, 1) {
      let (before, behind) = (hint - distance, hint + distance)
      if before >= 0, isThere(before) { return before }
      if behind < count, isThere(behind) { return behind }
    }
    return nil
  }

  private static var fewGaps: Int { 16 }
}
