import LayoutGeometry

/// The height of a view at the width that it had.
struct FlowHeight {
  var width: Double
  var height: Double
}

extension LayoutEngine {
  /// Width before height: measures each text at the width it got and solves again, until no height
  /// changes. A layout in which heights and widths push each other for ever is given up and
  /// reported. Texts whose width and contents are what they were are not measured.
  func settleHeights(_ root: View) throws(LayoutError) {
    var rounds = 0
    while true {
      try look(root)
      let changed = viewsWithOtherHeights()
      if changed.isEmpty { return }
      guard rounds < Self.mostHeightRounds else {
        issues.append(.feedbackLoop(views: names(of: changed, root)))
        startsFromTree = true
        return
      }
      rounds += 1
      var rows: [DesiredRow] = []
      for view in changed where !changeHeight(ofContents: view) { rows += contentRows(view) }
      try apply(rows, root)
    }
  }

  /// Other contents have other heights.
  func forgetHeights(_ changes: Changes) {
    if changes.isStructural { flowHeights = [:] }
    for case let view? in changes.contents.lazy.map({ $0.object }) { forgetHeight(of: view) }
  }

  func forgetHeight(of view: View) {
    guard view.heightDependsOnWidth else { return }
    flowHeights[view.key]?.width = .nan
    flowing.insert(view.viewReference)
  }

  private func viewsWithOtherHeights() -> [View] {
    if flowing.isEmpty { return [] }
    var views: [View] = []
    for case let view? in flowing.lazy.map({ $0.object }) where hasOtherHeight(view) {
      views.append(view)
    }
    flowing.removeAll()
    return views
  }

  /// Whether a view has another height at the width that it has now; notes it.
  private func hasOtherHeight(_ view: View) -> Bool {
    guard view.heightDependsOnWidth, let number = seatNumber(of: view) else { return false }
    let id = view.key
    let width = seats[number].rect?.width ?? 0
    let known = flowHeights[id]
    if let known, known.width == width { return false }
    let height = view.intrinsicHeight(width: width)
    statistics.heightsMeasured += 1
    flowHeights[id] = FlowHeight(width: width, height: height)
    return height != known?.height
  }

  /// So many times may heights change for one layout: each nested dependency takes one.
  private static let mostHeightRounds = 20
}
