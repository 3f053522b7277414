import LayoutGeometry

/// The views whose margins or safe area follow frames and are used in rows.
struct FollowedInsets {
  private struct Entry {
    let view: ViewReference
    /// The insets that the rows were made with.
    var used: ReachedInsets
    /// The view and those around it whose frames matter, innermost first.
    let chain: [ObjectIdentifier]
  }

  /// By the views' back references.
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// The views whose insets follow an item's frame, among others.
  private var followers: [ObjectIdentifier: DistinctList<ViewReference>] = [:]
  /// The views whose insets may be others.
  private var suspects = DistinctList<ViewReference>()
  /// The views of whose insets rows say where they themselves lie.
  private var placing: Set<ObjectIdentifier> = []
  /// How often other insets came into use in this update.
  private var changes: [ObjectIdentifier: Int] = [:]
  /// Whether, in the last update, insets changed again because of what they had changed.
  private var hadFeedback = false
  /// Whether, in this update, insets began with nothing reaching in.
  private(set) var isFromScratch = true

  /// Whether insets may have a say in themselves.
  var mayHaveFeedback: Bool { hadFeedback || !placing.isEmpty }

  var isEmpty: Bool { entries.isEmpty }

  /// The insets in use for a view.
  func used(_ view: View) -> ReachedInsets? { entries[view.key]?.used }

  /// The insets of a view follow the frames of the views in `chain`.
  mutating func follow(_ view: View, chain: [ObjectIdentifier], isPlacing: Bool) {
    let id = view.key
    suspects.insert(view.viewReference)
    if isPlacing { placing.insert(id) }
    if entries[id]?.chain == chain { return }
    let used = entries[id]?.used ?? view.ownInsets
    leave(id)
    entries[id] = Entry(view: view.viewReference, used: used, chain: chain)
    for outer in chain { followers[outer, default: .init()].insert(view.viewReference) }
    suspects.insert(view.viewReference)
  }

  mutating func forget(_ id: ObjectIdentifier) {
    placing.remove(id)
    leave(id)
  }

  private mutating func leave(_ id: ObjectIdentifier) {
    guard let entry = entries.removeValue(forKey: id) else { return }
    suspects.remove(entry.view)
    for outer in entry.chain {
      followers[outer]?.remove(entry.view)
      if followers[outer]?.isEmpty ?? false { followers[outer] = nil }
    }
  }

  /// An item lies elsewhere: insets that follow its frame may be others.
  mutating func noteMove(of item: ItemReference) {
    if !followers.isEmpty { suspectFollowers(of: ObjectIdentifier(item)) }
  }

  private mutating func suspectFollowers(of id: ObjectIdentifier) {
    for view in followers[id]?.items ?? [] { suspects.insert(view) }
  }

  mutating func suspectAll() {
    for entry in entries.values { suspects.insert(entry.view) }
  }

  /// The views whose insets may be others, each once.
  mutating func takeSuspects() -> [View] {
    defer { suspects = .init() }
    return suspects.items.compactMap { $0.view }
  }

  /// Whether one of the views around this one is among `views`.
  func isInside(_ view: View, _ views: Set<ObjectIdentifier>) -> Bool {
    entries[view.key]?.chain.dropFirst().contains { views.contains($0) } ?? false
  }

  /// Takes other insets into use.
  ///
  /// - Returns: How often that was so for this view in this update.
  mutating func use(_ insets: ReachedInsets, for view: View) -> Int {
    entries[view.key]?.used = insets
    suspectFollowers(of: view.key)
    changes[view.key, default: 0] += 1
    return changes[view.key] ?? 0
  }

  /// An update begins, with the insets in use.
  mutating func begin() {
    changes = [:]
    isFromScratch = false
  }

  /// An update has ended.
  mutating func end() {
    hadFeedback = changes.values.contains { $0 > 1 }
  }

  /// Begins with nothing reaching into any view.
  ///
  /// - Returns: The views whose insets are others for that.
  mutating func startAgain() -> [View] {
    (isFromScratch, changes) = (true, [:])
    suspectAll()
    return entries.keys.compactMap { id in
      guard let view = entries[id]?.view.view else { return nil }
      if entries[id]?.used == view.ownInsets { return nil }
      entries[id]?.used = view.ownInsets
      return view
    }
  }
}

extension LayoutItem {
  /// What the item goes by in an engine.
  var key: ObjectIdentifier { ObjectIdentifier(itemReference) }
}
