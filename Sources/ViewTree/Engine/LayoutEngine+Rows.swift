import Cassowary
import LayoutGeometry

// The rows that a tree asks for, in the order in which they are taken when not all can hold: what
// the engine itself requires, the contents, then the constraints from the root down.

extension LayoutEngine {
  /// All rows of the tree below `root`.
  func desiredRows(_ root: View) -> [DesiredRow] {
    var rows: [DesiredRow] = []
    addRows(of: root.layoutItems, below: root, to: &rows)
    return rows
  }

  /// Adds the rows of items, which take their seats; those of the root's frame, if it is one of them.
  private func addRows(
    of items: [LayoutItem], below root: View? = nil, to rows: inout [DesiredRow]
  ) {
    for item in items { addOwnRows(item, seat(item), to: &rows) }
    if let root {
      addRootOriginRows(root, to: &rows)
      addRootSizeRows(root, to: &rows)
    }
    let views = items.compactMap { $0.owningView === $0 ? $0.owningView : nil }
    for view in views { addMaskRows(view, to: &rows) }
    for view in views { addContentRows(view, to: &rows) }
    for view in views { view.forEachConstraint { rows.append(row($0)) } }
  }

  /// The rows that what has changed asks for. Seats are left first: others may take them then.
  func rows(_ changes: Changes, _ root: View) -> [DesiredRow] {
    let kinds = changes.kinds
    var rows: [DesiredRow] = []
    if !kinds.isSubset(of: .inPlace) { addHierarchyRows(changes, root, to: &rows) }
    var constraints = DistinctList<LayoutConstraint>()
    if kinds.contains(.constraints) { constraints = changes.constraints }
    if kinds.contains(.constants) {
      changes.constants.forEach { constraint in
        if !changeConstant(of: constraint) { constraints.insert(constraint) }
      }
    }
    if changes.rootSize { addRootSizeRows(root, to: &rows) }
    if kinds.contains(.masks) { changes.masks.forEach { addFrameRows(of: $0, to: &rows) } }
    if kinds.contains(.contents) {
      changes.contents.forEach { addSizeRows(ofContents: $0, to: &rows, &constraints) }
    }
    if !constraints.isEmpty { constraints.forEach { rows.append(row($0)) } }
    #if CheckedInvariants
      checkNewConstants(changes, besides: rows)
    #endif
    return rows
  }

  /// Adds the rows of items that have gone, and of those that have come.
  private func addHierarchyRows(_ changes: Changes, _ root: View, to rows: inout [DesiredRow]) {
    let arrived = arrivals(changes, root)
    addDepartures(changes, arrived, to: &rows)
    if !arrived.isEmpty { addRows(of: arrived, to: &rows) }
  }

  /// Adds the rows that another frame of a view asks for, where other constants are not enough.
  private func addFrameRows(of reference: ViewReference, to rows: inout [DesiredRow]) {
    guard let view = reference.view, let number = seatNumber(of: view),
      !changeFrame(of: view, number)
    else { return }
    let hadFixedFrame = seats[number].hasFixedFrame
    addMaskRows(view, to: &rows)
    if hadFixedFrame == seats[number].hasFixedFrame { return }
    forgetHeight(of: view, number)
    addContentRows(view, to: &rows)
  }

  /// Adds the rows that other contents of a view ask for, where other constants are not enough; and the
  /// constraints that mean something else for them.
  private func addSizeRows(
    ofContents reference: ViewReference, to rows: inout [DesiredRow],
    _ constraints: inout DistinctList<LayoutConstraint>
  ) {
    guard let view = reference.view, let number = seatNumber(of: view) else { return }
    if renewAlignment(of: view, number) {
      view.mentions.forEach { constraints.insert($0) }
      addOwnRows(view, number, to: &rows)
    }
    for constraint in baselineConstraints(of: view) { constraints.insert(constraint) }
    forgetHeight(of: view, number)
    if !changeSize(ofContents: view, number) { addContentRows(view, to: &rows) }
  }

  /// The items that have come, and still are there: each once, superviews first.
  private func arrivals(_ changes: Changes, _ root: View) -> [LayoutItem] {
    if changes.arrivals.isEmpty { return [] }
    var known: Set<ObjectIdentifier> = []
    var items: [LayoutItem] = []
    for case let item? in changes.arrivals.items.map({ $0.item })
    where item.owningView?.isLaidOut(in: root) ?? false {
      if item !== item.owningView {
        if known.insert(item.key).inserted { items.append(item) }
        continue
      }
      item.owningView?.forEachInLayout { view in
        for item in view.placedItems where known.insert(item.key).inserted { items.append(item) }
        if let number = seatNumber(of: view) { forgetHeight(of: view, number) }
      }
    }
    if !items.isEmpty { isInOrder = false }
    return items
  }

  /// Adds the rows, not wanted any more, of items that have gone and not come back.
  private func addDepartures(
    _ changes: Changes, _ arrived: [LayoutItem], to rows: inout [DesiredRow]
  ) {
    if changes.departures.isEmpty { return }
    isInOrder = false
    let arrived = Set(arrived.map { $0.key })
    changes.departures.forEach { item in
      if arrived.contains(ObjectIdentifier(item)) { return }
      for source in unseat(item) { rows.append(DesiredRow(source: source, constraint: nil)) }
    }
  }

  /// What holds for every item: no extent is negative, of the frame or between alignment insets, and
  /// contents that scroll begin at the origin.
  private func addOwnRows(_ item: LayoutItem, _ number: Int, to rows: inout [DesiredRow]) {
    let variables = ItemVariables(ofSeat: number)
    for axis in LayoutAxis.allCases {
      guard let size = extent(of: item, axis) else { continue }
      rows.append(
        DesiredRow(
          source: .nonNegative(item.itemReference, axis),
          constraint: size >= max(0, size.constant)))
      if (item as? LayoutGuide)?.derivation == .scrollContent {
        rows.append(
          DesiredRow(
            source: .contentOrigin(item.itemReference, axis),
            constraint: variables.origin(axis) == 0))
      }
    }
  }

  /// The root's position is not part of the layout; what is open costs the solver something.
  private func addRootOriginRows(_ root: View, to rows: inout [DesiredRow]) {
    guard let item = variables(of: root) else { return }
    for axis in LayoutAxis.allCases {
      rows.append(
        DesiredRow(
          source: .contentOrigin(root.itemReference, axis), constraint: item.origin(axis) == 0))
    }
  }

  func addRootSizeRows(_ root: View, to rows: inout [DesiredRow]) {
    guard let item = variables(of: root) else { return }
    let size: Size
    let (horizontal, vertical): (Strength, Strength)
    switch sizing {
    case .frame:
      (size, horizontal, vertical) = (root.storedFrame.size, .required, root.rootHeightStrength)
    case .fitting(let target, let width, let height):
      (size, horizontal, vertical) = (target, width.strength, height.strength)
    }
    rows.append(
      DesiredRow(
        source: .rootSize(root.itemReference, .horizontal),
        constraint: (item.width == size.width).with(strength: horizontal)))
    rows.append(
      DesiredRow(
        source: .rootSize(root.itemReference, .vertical),
        constraint: (item.height == size.height).with(strength: vertical)))
  }

  func addContentRows(_ view: View, to rows: inout [DesiredRow]) {
    guard let number = seatNumber(of: view), let width = extent(of: view, .horizontal),
      let height = extent(of: view, .vertical)
    else { return }
    seats[number].forgetContentRows()
    if hasFixedFrame(view) {
      // Contents have no say in a frame that is set by hand: their size is not even asked for.
      for axis in LayoutAxis.allCases { addContentRowsOfNothing(view, axis, to: &rows) }
    } else {
      let size = contentSize(of: view, number)
      addContentRows(view, .horizontal, width, size.width, to: &rows)
      addContentRows(view, .vertical, height, size.height, to: &rows)
    }
    addContentSizeRows(view, to: &rows)
  }

  private func addContentRowsOfNothing(
    _ view: View, _ axis: LayoutAxis, to rows: inout [DesiredRow]
  ) {
    addUnwanted(.content(view.itemReference, axis, isUpper: true), to: &rows)
    addUnwanted(.content(view.itemReference, axis, isUpper: false), to: &rows)
  }

  /// The size of what scrolls as it was set, which gives way to everything else.
  private func addContentSizeRows(_ view: View, to rows: inout [DesiredRow]) {
    guard let size = view.sizeOfContentGuide,
      let guide = (view as? ScrollView)?.contentLayoutGuide, let item = variables(of: guide)
    else { return }
    for axis in LayoutAxis.allCases {
      let length = axis == .horizontal ? size.width : size.height
      rows.append(
        DesiredRow(
          source: .contentSize(guide.itemReference, axis),
          constraint: (item.extent(axis) == length).with(strength: .ofContentSize)))
    }
  }

  private func addContentRows(
    _ view: View, _ axis: LayoutAxis, _ extent: LinearExpression, _ size: Double,
    to rows: inout [DesiredRow]
  ) {
    let hasSize = size >= 0 && size.isFinite
    if !hasSize, size != View.noIntrinsicMetric {
      view.addIssue(.invalidIntrinsicSize(size, view: view.displayName))
    }
    guard hasSize else { return addContentRowsOfNothing(view, axis, to: &rows) }
    let hugging = view.contentHuggingPriority(for: axis).strength
    let compression = view.contentCompressionResistancePriority(for: axis).strength
    rows.append(
      DesiredRow(
        source: .content(view.itemReference, axis, isUpper: true),
        constraint: (extent <= size).with(strength: hugging), base: extent.constant))
    rows.append(
      DesiredRow(
        source: .content(view.itemReference, axis, isUpper: false),
        constraint: (extent >= size).with(strength: compression), base: extent.constant))
  }

  /// A frame as required constraints, each part a linear function of the superview's size S′:
  /// position and size grow by (S′ − S) times their shares.
  func addMaskRows(_ view: View, to rows: inout [DesiredRow]) {
    guard let number = seatNumber(of: view), let item = variables(of: view),
      let superview = view.superview, let outer = variables(of: superview)
    else { return }
    seats[number].hasFixedFrame = hasFixedFrame(view)
    let reference = view.itemReference
    guard view.translatesAutoresizingMaskIntoConstraints else {
      for axis in LayoutAxis.allCases {
        addUnwanted(.mask(reference, axis, isPosition: true), to: &rows)
        addUnwanted(.mask(reference, axis, isPosition: false), to: &rows)
      }
      return
    }
    let (frame, before) = (view.maskFrame, view.maskReference)
    let (x, y) = view.autoresizingShares(view.autoresizingMask)
    func add(
      _ axis: LayoutAxis, isPosition: Bool, _ part: Variable, is value: Double, _ share: Double
    ) {
      let outer = outer.extent(axis)
      let before = axis == .horizontal ? before.width : before.height
      rows.append(
        DesiredRow(
          source: .mask(reference, axis, isPosition: isPosition),
          constraint: share == 0 ? part == value : part - (outer - before) * share == value))
    }
    add(.horizontal, isPosition: true, item.minX, is: frame.minX, x.near)
    add(.horizontal, isPosition: false, item.width, is: frame.width, x.size)
    add(.vertical, isPosition: true, item.minY, is: frame.minY, y.near)
    add(.vertical, isPosition: false, item.height, is: frame.height, y.size)
  }

  /// Adds that a row is not wanted, if it is there, or was left out.
  private func addUnwanted(_ source: RowSource, to rows: inout [DesiredRow]) {
    guard installed[source.key] != nil || contested.contains(source.key) else { return }
    rows.append(DesiredRow(source: source, constraint: nil))
  }
}

extension Strength {
  /// Weaker than any layout constraint: of those at priority 1 each counts a thousand times as much.
  fileprivate static var ofContentSize: Strength {
    (try? Strength(level: 1, weight: 0.001)) ?? .weak
  }
}

extension LayoutPriority {
  /// The strength in the solver. A priority in use has been checked to be in 1…1000.
  var strength: Strength {
    self == .required ? .required : (try? Strength(level: rawValue)) ?? .required
  }
}
