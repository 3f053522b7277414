// What comes to the tree, goes from it and moves inside it is noted when it happens: before the next
// update, it may be let go of, or come back.

extension LayoutEngine {
  /// A view has come with what is inside, or a guide.
  func noteArrival(of item: LayoutItem) {
    changes.noteArrival(of: item)
    if isMostlyOther { changes = Changes() }
  }

  /// A view is about to go, with what is inside.
  func noteDeparture(of view: View) {
    if changes.isStructural { return }
    view.forEachInLayout { view in
      changes.noteDeparture(of: view)
      for guide in view.placedGuides { changes.noteDeparture(of: guide) }
      view.forEachConstraint { changes.note($0) }
      noteBaselines(of: view)
    }
    if isMostlyOther { changes = Changes() }
  }

  /// A view has moved within the tree, with what is inside and with its surroundings. Positions count
  /// from the containing view: but for its own, the rows inside say the same as before.
  func noteMove(of view: View) {
    if changes.isStructural { return }
    noteReordering()
    changes.noteMask(of: view)
    if !dependencies.isEmpty { view.forEachInLayout { noteBaselines(of: $0) } }
  }

  /// Rows that are there, and items, have another order.
  func noteReordering() {
    isInOrder = false
    changes.noteReordering()
  }

  /// Whether a view that moves within the tree can take its rows along: they are there, and stay.
  func canMove(_ view: View) -> Bool {
    if changes.isStructural { return true }
    guard seatNumber(of: view) != nil, !changes.departures.contains(view.itemReference)
    else { return false }
    if changes.arrivals.isEmpty { return true }
    var current: View? = view
    while let view = current {
      if changes.arrivals.contains(view.itemReference) { return false }
      current = view.superview
    }
    return true
  }

  /// Constraints on the baseline of a view around this one may follow it here.
  private func noteBaselines(of view: View) {
    for constraint in baselineConstraints(of: view) { changes.note(constraint) }
  }

  /// Whether so much has come or gone that starting from the tree costs less: taking an item's rows out
  /// costs about twice as much as making them.
  private var isMostlyOther: Bool {
    3 * (changes.departures.count + freeSeats.count) > seats.count
      || changes.arrivals.count > seats.count
  }
}
