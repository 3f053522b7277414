public import LayoutGeometry

/// Where everything in a tree lay at one time: a value that leaves the views behind and can go to
/// other threads.
///
/// ```swift
/// let before = root.layoutSnapshot()
/// width.constant = 200
/// let after = root.layoutSnapshot()
/// let halfway = before.interpolated(to: after, fraction: 0.5)
/// ```
public struct LayoutSnapshot: Sendable, Hashable {
  /// Tells views apart, also between snapshots, as long as they live.
  public struct Identity: Sendable, Hashable {
    private let object: ObjectIdentifier

    /// The identity of a view.
    public init(_ view: View) { object = ObjectIdentifier(view) }
  }

  /// A view as it lay.
  public struct Item: Sendable, Hashable {
    /// Which view it was.
    public let identity: Identity
    /// The view's identifier, if it had one.
    public let identifier: String?
    /// The index of the superview among the items; `nil` for the first item.
    public let parent: Int?
    /// The frame in the superview, in points.
    public internal(set) var frame: Rect
    /// The distance from the top edge to the baseline of the first line of text, in points; the
    /// height where there is no text.
    public internal(set) var firstBaseline: Double
    /// The distance from the top edge to the baseline of the last line of text, in points; the
    /// height where there is no text.
    public internal(set) var lastBaseline: Double
    /// Whether the view was hidden.
    public let isHidden: Bool
  }

  /// The views, superviews before what is inside them, back to front.
  public internal(set) var items: [Item] = []

  /// The view's item; `nil` if it was not in the tree. O(items)
  public subscript(view: View) -> Item? {
    let identity = Identity(view)
    return items.first { $0.identity == identity }
  }

  /// Where an item lay from the first one, in points. O(depth)
  ///
  /// - Parameter index: The item's place in ``items``; zero comes back for one that there is not.
  public func frameFromRoot(of index: Int) -> Rect {
    guard items.indices.contains(index) else { return .zero }
    guard let parent = items[index].parent else {
      return Rect(origin: .zero, size: items[index].frame.size)
    }
    let outer = frameFromRoot(of: parent)
    return items[index].frame.offsetBy(x: outer.minX, y: outer.minY)
  }
}

extension View {
  /// Lays the tree that the view is in out, if something has changed, and notes where the view and
  /// all inside lie. O(views inside)
  public final func layoutSnapshot() -> LayoutSnapshot {
    layoutIfNeeded()
    var snapshot = LayoutSnapshot()
    var rest: [(view: View, parent: Int?)] = [(self, nil)]
    while let (view, parent) = rest.popLast() {
      let index = snapshot.items.count
      snapshot.items.append(view.snapshotItem(parent: parent))
      rest += view.subviews.reversed().map { ($0, index) }
    }
    return snapshot
  }

  private func snapshotItem(parent: Int?) -> LayoutSnapshot.Item {
    .init(
      identity: .init(self), identifier: identifier, parent: parent, frame: storedFrame,
      firstBaseline: firstBaseline.fromTop(height: storedFrame.height),
      lastBaseline: lastBaseline.fromTop(height: storedFrame.height), isHidden: isHidden)
  }
}

extension BaselineOffset {
  /// The distance from the top edge of a view of that height.
  fileprivate func fromTop(height: Double) -> Double {
    switch self {
    case .fromTop(let distance): distance
    case .fromBottom(let distance): height - distance
    case .fromCenter(let distance): height / 2 + distance
    }
  }
}
