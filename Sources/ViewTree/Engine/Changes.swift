/// What has changed in a tree since its engine was last brought up to date.
struct Changes {
  /// Whether to start again from the tree.
  var isStructural = true
  var rootSize = false
  private(set) var constraints = DistinctList<LayoutConstraint>()
  private(set) var contents = DistinctList<BackReference<View>>()
  private(set) var masks = DistinctList<BackReference<View>>()

  /// Nothing has changed.
  static var none: Changes {
    var changes = Changes()
    changes.isStructural = false
    return changes
  }

  var isEmpty: Bool {
    !isStructural && !rootSize && constraints.items.isEmpty && contents.items.isEmpty
      && masks.items.isEmpty
  }

  mutating func note(_ constraint: LayoutConstraint) {
    if !isStructural { constraints.insert(constraint) }
  }

  mutating func noteContents(of view: View) {
    if !isStructural { contents.insert(view.viewReference) }
  }

  mutating func noteMask(of view: View) {
    if !isStructural { masks.insert(view.viewReference) }
  }

  /// The items of what has changed.
  var names: [String] {
    (contents.items + masks.items).compactMap { $0.object?.displayName }
      + constraints.items.map { $0.description }
  }
}

/// Objects in the order in which they came, each once.
struct DistinctList<Element: AnyObject> {
  private(set) var items: [Element] = []
  private var known: Set<ObjectIdentifier> = []

  mutating func insert(_ item: Element) {
    if known.insert(ObjectIdentifier(item)).inserted { items.append(item) }
  }
}
