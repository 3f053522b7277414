import LayoutGeometry

/// The height of a view at the width that it had; not a number as long as it was not measured.
final class FlowHeight {
  var width = Double.nan
  var height = Double.nan
}

extension LayoutEngine {
  /// Width before height: measures each text at the width it got and solves again, until no height
  /// changes. A layout in which heights and widths push each other for ever is given up and
  /// reported. Texts whose width and contents are what they were are not measured.
  func settleHeights(_ root: View) throws(LayoutError) {
    var rounds = 0
    while true {
      try look(root)
      if flowing.isEmpty { return }
      let changed = viewsWithOtherHeights()
      if changed.isEmpty { return }
      guard rounds < Self.mostHeightRounds else {
        issues.append(.feedbackLoop(views: names(of: changed.map { $0.view }, root)))
        startsFromTree = true
        return
      }
      rounds += 1
      var rows: [DesiredRow] = []
      for (view, number) in changed where !changeHeight(ofContents: view, number) {
        addContentRows(view, to: &rows)
      }
      try apply(rows, root)
    }
  }

  /// The contents of a view are others: so may its height be.
  func forgetHeight(of view: View, _ number: Int) {
    let follows = view.heightDependsOnWidth && !hasFixedFrame(view)
    let known = seats[number].flow
    if let known, follows {
      known.width = .nan
    } else if follows || known != nil {
      seats[number].flow = follows ? FlowHeight() : nil
    }
    if follows { flowing.append(number) }
  }

  /// The heights of views, by back references: a solver made anew goes on with them.
  var flowHeights: [ObjectIdentifier: FlowHeight] {
    var heights: [ObjectIdentifier: FlowHeight] = [:]
    for seat in seats {
      if let item = seat.item { heights[ObjectIdentifier(item)] = seat.flow }
    }
    return heights
  }

  private func viewsWithOtherHeights() -> [(view: View, number: Int)] {
    var (views, numbers) = ([(view: View, number: Int)](), [Int]())
    swap(&numbers, &flowing)
    for number in numbers {
      if let view = seats[number].item?.item?.owningView, hasOtherHeight(view, number) {
        views.append((view, number))
      }
    }
    // Views that are measured may have changed others: that is for the next update.
    numbers.removeAll(keepingCapacity: true)
    if flowing.isEmpty { swap(&numbers, &flowing) }
    return views
  }

  /// Whether a view has another height at the width that it has now; notes it.
  private func hasOtherHeight(_ view: View, _ number: Int) -> Bool {
    guard let known = seats[number].flow else { return false }
    let width = seats[number].rect?.width ?? 0
    if known.width == width { return false }
    let height = view.intrinsicHeight(width: width)
    statistics.heightsMeasured += 1
    let isOther = height != known.height
    (known.width, known.height) = (width, height)
    return isOther
  }

  /// So many times may heights change for one layout: each nested dependency takes one.
  private static let mostHeightRounds = 20
}
