import LayoutGeometry

extension LayoutEngine {
  /// Width before height: measures each text at the width it got and solves again, until no height
  /// changes. A layout in which heights and widths push each other for ever is given up and
  /// reported. Texts whose width and contents are what they were are not measured.
  func settleHeights(_ root: View) throws(LayoutError) {
    var rounds = 0
    while true {
      let changed = flowingViews.compactMap { $0.object }.filter { hasOtherHeight($0) }
      if changed.isEmpty { return }
      guard rounds < Self.mostHeightRounds else {
        issues.append(.feedbackLoop(views: changed.map { $0.displayName }))
        return
      }
      rounds += 1
      try apply(changed.flatMap { contentRows($0) }, root)
    }
  }

  /// Other contents have other heights.
  func forgetHeights(_ changes: Changes) {
    if changes.isStructural { flowHeights = [:] }
    for case let view? in changes.contents.items.map({ $0.object }) {
      flowHeights[ObjectIdentifier(view)]?.width = .nan
    }
  }

  /// Whether a view has another height at the width that it has now; notes it.
  private func hasOtherHeight(_ view: View) -> Bool {
    guard view.heightDependsOnWidth else { return false }
    let id = ObjectIdentifier(view)
    let width = size(of: view).width
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
