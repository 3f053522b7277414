import LayoutGeometry

/// The height of a view at the width that it had; not a number as long as it was not measured.
final class FlowHeight {
  var width = Double.nan
  var height = Double.nan
  /// The last width that was less than the contents wanted: others most likely get no more.
  var limit = Double.infinity

  /// The width that contents which want `natural` will most likely get.
  func likelyWidth(natural: Double) -> Double { min(natural, limit) }

  /// Notes the width that contents got which want `natural`.
  func note(width: Double, natural: Double) {
    if width < natural { limit = width } else if width > limit { limit = .infinity }
  }
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
    known.note(width: width, natural: seats[number].width?.size ?? view.intrinsicContentSize.width)
    let before = known.height
    measure(known, of: view, width: width)
    return known.height != before
  }

  private func measure(_ flow: FlowHeight, of view: View, width: Double) {
    (flow.width, flow.height) = (width, view.intrinsicHeight(width: width))
    statistics.heightsMeasured += 1
  }

  /// The size of a view's contents. If the height depends on the width, it is that at the width which
  /// they will most likely get: where they do, the layout is solved once.
  func contentSize(of view: View, _ number: Int) -> Size {
    var size = view.intrinsicContentSize
    guard let flow = seats[number].flow, !flow.height.isNaN else { return size }
    if flow.width.isNaN, size.width >= 0, size.width.isFinite {
      measure(flow, of: view, width: flow.likelyWidth(natural: size.width))
    }
    size.height = flow.height
    return size
  }

  /// So many times may heights change for one layout: each nested dependency takes one.
  private static let mostHeightRounds = 20
}
