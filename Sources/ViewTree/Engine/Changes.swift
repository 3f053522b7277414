/// What has changed in a tree since its engine was last brought up to date.
struct Changes {
  /// Whether to start again from the tree.
  var isStructural = true
  var rootSize = false
  /// Whether what is there already may have another order.
  private(set) var isReordered = false
  private(set) var constraints = DistinctList<LayoutConstraint>()
  /// Constraints that have another constant, whatever else of them has changed.
  private(set) var constants = DistinctList<LayoutConstraint>()
  private(set) var contents = DistinctList<BackReference<View>>()
  private(set) var masks = DistinctList<BackReference<View>>()
  /// Views, and guides, that have come, with what is inside; and items that have gone. What has gone
  /// may have come back.
  private(set) var arrivals = DistinctList<BackReference<LayoutItem>>()
  private(set) var departures = DistinctList<BackReference<LayoutItem>>()

  /// Nothing has changed.
  static var none: Changes {
    var changes = Changes()
    changes.isStructural = false
    return changes
  }

  /// Forgets all changes, and keeps the memory for others.
  mutating func removeAll() {
    (isStructural, rootSize, isReordered) = (false, false, false)
    constraints.removeAll()
    constants.removeAll()
    contents.removeAll()
    masks.removeAll()
    arrivals.removeAll()
    departures.removeAll()
  }

  var isEmpty: Bool {
    !isStructural && !rootSize && !isReordered && constraints.isEmpty && constants.isEmpty
      && contents.isEmpty && masks.isEmpty && arrivals.isEmpty && departures.isEmpty
  }

  mutating func note(_ constraint: LayoutConstraint) {
    if !isStructural { constraints.insert(constraint) }
  }

  mutating func noteConstant(of constraint: LayoutConstraint) {
    if !isStructural { constants.insert(constraint) }
  }

  mutating func noteReordering() {
    if !isStructural { isReordered = true }
  }

  mutating func noteContents(of view: View) {
    if !isStructural { contents.insert(view.viewReference) }
  }

  mutating func noteMask(of view: View) {
    if !isStructural { masks.insert(view.viewReference) }
  }

  /// A view has come with what is inside, or a guide.
  mutating func noteArrival(of item: LayoutItem) {
    if !isStructural { arrivals.insert(item.itemReference) }
  }

  /// A view or a guide is about to go.
  mutating func noteDeparture(of item: LayoutItem) {
    if !isStructural { departures.insert(item.itemReference) }
  }

  /// What surrounds a view is another, and with it what its rows say.
  mutating func noteRenewal(of view: View) {
    if isStructural { return }
    arrivals.insert(view.itemReference)
    view.forEachInLayout { view in
      view.forEachMention { constraints.insert($0) }
    }
  }

  /// The items of what has changed.
  var names: [String] {
    (contents.items + masks.items).compactMap { $0.object?.displayName }
      + arrivals.items.compactMap { $0.object?.displayName }
      + (constraints.items + constants.items).map { $0.description }
  }
}
