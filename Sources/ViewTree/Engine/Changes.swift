/// What has changed in a tree since its engine was last brought up to date.
final class Changes {
  /// Whether to start again from the tree.
  var isStructural = true
  var rootSize = false
  /// Whether what is there already may have another order.
  private(set) var isReordered = false
  private(set) var constraints = DistinctList<LayoutConstraint>()
  /// Constraints that have another constant, whatever else of them has changed.
  private(set) var constants = DistinctList<LayoutConstraint>()
  private(set) var contents = DistinctList<ViewReference>()
  private(set) var masks = DistinctList<ViewReference>()
  /// Views, and guides, that have come, with what is inside; and items that have gone. What has gone
  /// may have come back.
  private(set) var arrivals = DistinctList<ItemReference>()
  private(set) var departures = DistinctList<ItemReference>()

  /// Nothing has changed.
  static var none: Changes {
    let changes = Changes()
    changes.isStructural = false
    return changes
  }

  /// What there is of: most updates need not look into the other lists.
  struct Kinds: OptionSet {
    let rawValue: Int
    static let constraints = Kinds(rawValue: 1)
    static let constants = Kinds(rawValue: 2)
    static let contents = Kinds(rawValue: 4)
    static let masks = Kinds(rawValue: 8)
    static let arrivals = Kinds(rawValue: 16)
    static let departures = Kinds(rawValue: 32)
    /// Nothing comes and nothing goes.
    static let inPlace: Kinds = [.constraints, .constants, .contents, .masks]
  }
  private(set) var kinds: Kinds = []

  /// Forgets all changes, and keeps the memory for others.
  func removeAll() {
    (isStructural, rootSize, isReordered) = (false, false, false)
    if kinds.contains(.constraints) { constraints.removeAll() }
    if kinds.contains(.constants) { constants.removeAll() }
    if kinds.contains(.contents) { contents.removeAll() }
    if kinds.contains(.masks) { masks.removeAll() }
    if kinds.contains(.arrivals) { arrivals.removeAll() }
    if kinds.contains(.departures) { departures.removeAll() }
    kinds = []
  }

  var isEmpty: Bool { !isStructural && !rootSize && !isReordered && kinds.isEmpty }

  func note(_ constraint: LayoutConstraint) {
    if isStructural { return }
    kinds.insert(.constraints)
    constraints.insert(constraint)
  }

  func noteConstant(of constraint: LayoutConstraint) {
    if isStructural { return }
    kinds.insert(.constants)
    constants.insert(constraint)
  }

  func noteContents(of view: View) {
    if isStructural { return }
    kinds.insert(.contents)
    contents.insert(view.viewReference)
  }

  func noteMask(of view: View) {
    if isStructural { return }
    kinds.insert(.masks)
    masks.insert(view.viewReference)
  }

  func noteReordering() {
    if !isStructural { isReordered = true }
  }

  /// A view has come with what is inside, or a guide.
  func noteArrival(of item: LayoutItem) {
    if isStructural { return }
    kinds.insert(.arrivals)
    arrivals.insert(item.itemReference)
  }

  /// A view or a guide is about to go.
  func noteDeparture(of item: LayoutItem) {
    if isStructural { return }
    kinds.insert(.departures)
    departures.insert(item.itemReference)
  }

  /// What surrounds a view is another, and with it what its rows say.
  func noteRenewal(of view: View) {
    if isStructural { return }
    noteArrival(of: view)
    view.forEachInLayout { view in
      view.forEachMention { note($0) }
    }
  }

  /// The items of what has changed.
  var names: [String] {
    (contents.items + masks.items).compactMap { $0.view?.displayName }
      + arrivals.items.compactMap { $0.item?.displayName }
      + (constraints.items + constants.items).map { $0.description }
  }
}
