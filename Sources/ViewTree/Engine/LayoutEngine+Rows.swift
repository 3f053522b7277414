import Cassowary
import LayoutGeometry

// The rows that a tree asks for, in the order in which they are taken when not all can hold: what
// the engine itself requires, the contents, then the constraints from the root down.

extension LayoutEngine {
  /// All rows of the tree below `root`.
  func desiredRows(_ root: View) -> [DesiredRow] {
    rows(of: root.layoutItems, rootSize: { rootOriginRows(root) + rootSizeRows(root) })
  }

  /// The rows of items, which take their seats.
  private func rows(
    of items: [LayoutItem], rootSize: () -> [DesiredRow] = { [] }
  ) -> [DesiredRow] {
    var rows: [DesiredRow] = []
    for item in items { rows += ownRows(item, seat(item)) }
    rows += rootSize()
    let views = items.compactMap { $0.owningView === $0 ? $0.owningView : nil }
    for view in views { rows += maskRows(view) }
    for view in views { rows += contentRows(view) }
    for view in views {
      for constraint in view.allConstraints { rows.append(row(constraint)) }
    }
    return rows
  }

  /// The rows that what has changed asks for. Seats are left first: others may take them then.
  func rows(_ changes: Changes, _ root: View) -> [DesiredRow] {
    let kinds = changes.kinds
    var rows = kinds.isSubset(of: .inPlace) ? [] : hierarchyRows(changes, root)
    var constraints = DistinctList<LayoutConstraint>()
    if kinds.contains(.constraints) { constraints = changes.constraints }
    if kinds.contains(.constants) {
      changes.constants.forEach { constraint in
        if !changeConstant(of: constraint) { constraints.insert(constraint) }
      }
    }
    if changes.rootSize { rows += rootSizeRows(root) }
    if kinds.contains(.masks) { changes.masks.forEach { rows += frameRows(of: $0) } }
    if kinds.contains(.contents) {
      changes.contents.forEach { rows += sizeRows(ofContents: $0, &constraints) }
    }
    if !constraints.isEmpty { constraints.forEach { rows.append(row($0)) } }
    #if CheckedInvariants
      checkNewConstants(changes, besides: rows)
    #endif
    return rows
  }

  /// The rows of items that have come, and of those that have gone.
  private func hierarchyRows(_ changes: Changes, _ root: View) -> [DesiredRow] {
    let arrived = arrivals(changes, root)
    let rows = departures(changes, arrived)
    return arrived.isEmpty ? rows : rows + self.rows(of: arrived)
  }

  /// The rows that another frame of a view asks for, where other constants are not enough.
  private func frameRows(of reference: ViewReference) -> [DesiredRow] {
    guard let view = reference.view, let number = seatNumber(of: view),
      !changeFrame(of: view, number)
    else { return [] }
    let hadFixedFrame = seats[number].hasFixedFrame
    let rows = maskRows(view)
    if hadFixedFrame == seats[number].hasFixedFrame { return rows }
    forgetHeight(of: view, number)
    return rows + contentRows(view)
  }

  /// The rows that other contents of a view ask for, where other constants are not enough; and the
  /// constraints that mean something else for them.
  private func sizeRows(
    ofContents reference: ViewReference, _ constraints: inout DistinctList<LayoutConstraint>
  ) -> [DesiredRow] {
    guard let view = reference.view, let number = seatNumber(of: view) else { return [] }
    var rows: [DesiredRow] = []
    if renewAlignment(of: view, number) {
      view.mentions.forEach { constraints.insert($0) }
      rows = ownRows(view, number)
    }
    for constraint in baselineConstraints(of: view) { constraints.insert(constraint) }
    forgetHeight(of: view, number)
    return changeSize(ofContents: view, number) ? rows : rows + contentRows(view)
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

  /// The rows, not wanted any more, of items that have gone and not come back.
  private func departures(_ changes: Changes, _ arrived: [LayoutItem]) -> [DesiredRow] {
    if changes.departures.isEmpty { return [] }
    let departures = changes.departures.items
    isInOrder = false
    let arrived = Set(arrived.map { $0.key })
    return departures.filter { !arrived.contains(ObjectIdentifier($0)) }
      .flatMap { unseat($0) }.map { DesiredRow(source: $0, constraint: nil) }
  }

  /// What holds for every item: no extent is negative, of the frame or between alignment insets, and
  /// contents that scroll begin at the origin.
  private func ownRows(_ item: LayoutItem, _ number: Int) -> [DesiredRow] {
    let variables = ItemVariables(ofSeat: number)
    var rows: [DesiredRow] = []
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
    return rows
  }

  /// The root's position is not part of the layout; what is open costs the solver something.
  private func rootOriginRows(_ root: View) -> [DesiredRow] {
    guard let item = variables(of: root) else { return [] }
    return LayoutAxis.allCases.map { axis in
      DesiredRow(
        source: .contentOrigin(root.itemReference, axis), constraint: item.origin(axis) == 0)
    }
  }

  func rootSizeRows(_ root: View) -> [DesiredRow] {
    guard let item = variables(of: root) else { return [] }
    let size: Size
    let (horizontal, vertical): (Strength, Strength)
    switch sizing {
    case .frame:
      (size, horizontal, vertical) = (root.storedFrame.size, .required, root.rootHeightStrength)
    case .fitting(let target, let width, let height):
      (size, horizontal, vertical) = (target, width.strength, height.strength)
    }
    return [
      DesiredRow(
        source: .rootSize(root.itemReference, .horizontal),
        constraint: (item.width == size.width).with(strength: horizontal)),
      DesiredRow(
        source: .rootSize(root.itemReference, .vertical),
        constraint: (item.height == size.height).with(strength: vertical)),
    ]
  }

  func contentRows(_ view: View) -> [DesiredRow] {
    guard let number = seatNumber(of: view), let width = extent(of: view, .horizontal),
      let height = extent(of: view, .vertical)
    else { return [] }
    seats[number].forgetContentRows()
    if hasFixedFrame(view) { return contentRowsOfNothing(view) }
    let size = contentSize(of: view, number)
    return contentRows(view, .horizontal, width, size.width)
      + contentRows(view, .vertical, height, size.height)
      + contentSizeRows(view)
  }

  /// Contents have no say in a frame that is set by hand: their size is not even asked for.
  private func contentRowsOfNothing(_ view: View) -> [DesiredRow] {
    unwantedPairs { .content(view.itemReference, $0, isUpper: $1) } + contentSizeRows(view)
  }

  /// The size of what scrolls as it was set, which gives way to everything else.
  private func contentSizeRows(_ view: View) -> [DesiredRow] {
    guard let size = view.sizeOfContentGuide,
      let guide = (view as? ScrollView)?.contentLayoutGuide, let item = variables(of: guide)
    else { return [] }
    let lengths: [(LayoutAxis, Double)] = [(.horizontal, size.width), (.vertical, size.height)]
    return lengths.map { axis, length in
      DesiredRow(
        source: .contentSize(guide.itemReference, axis),
        constraint: (item.extent(axis) == length).with(strength: .ofContentSize))
    }
  }

  private func contentRows(
    _ view: View, _ axis: LayoutAxis, _ extent: LinearExpression, _ size: Double
  ) -> [DesiredRow] {
    let hasSize = size >= 0 && size.isFinite
    if !hasSize, size != View.noIntrinsicMetric {
      view.addIssue(.invalidIntrinsicSize(size, view: view.displayName))
    }
    let upper = RowSource.content(view.itemReference, axis, isUpper: true)
    let lower = RowSource.content(view.itemReference, axis, isUpper: false)
    guard hasSize else { return [unwanted(upper), unwanted(lower)].compactMap { $0 } }
    let hugging = view.contentHuggingPriority(for: axis).strength
    let compression = view.contentCompressionResistancePriority(for: axis).strength
    return [
      DesiredRow(
        source: upper, constraint: (extent <= size).with(strength: hugging),
        base: extent.constant),
      DesiredRow(
        source: lower, constraint: (extent >= size).with(strength: compression),
        base: extent.constant),
    ]
  }

  /// A frame as required constraints, each part a linear function of the superview's size S′:
  /// position and size grow by (S′ − S) times their shares.
  func maskRows(_ view: View) -> [DesiredRow] {
    guard let number = seatNumber(of: view), let item = variables(of: view),
      let superview = view.superview, let outer = variables(of: superview)
    else { return [] }
    seats[number].hasFixedFrame = hasFixedFrame(view)
    guard view.translatesAutoresizingMaskIntoConstraints else {
      return unwantedPairs { .mask(view.itemReference, $0, isPosition: $1) }
    }
    let (frame, before) = (view.maskFrame, view.maskReference)
    let (x, y) = view.autoresizingShares(view.autoresizingMask)
    func row(
      _ part: Variable, _ outer: Variable, _ before: Double, _ share: Double, is value: Double
    ) -> Constraint {
      share == 0 ? part == value : part - (outer - before) * share == value
    }
    let rows: [(LayoutAxis, Bool, Constraint)] = [
      (.horizontal, true, row(item.minX, outer.width, before.width, x.near, is: frame.minX)),
      (.horizontal, false, row(item.width, outer.width, before.width, x.size, is: frame.width)),
      (.vertical, true, row(item.minY, outer.height, before.height, y.near, is: frame.minY)),
      (.vertical, false, row(item.height, outer.height, before.height, y.size, is: frame.height)),
    ]
    return rows.map { axis, isPosition, constraint in
      DesiredRow(
        source: .mask(view.itemReference, axis, isPosition: isPosition), constraint: constraint)
    }
  }

  /// That two rows along each axis are not wanted.
  private func unwantedPairs(_ source: (LayoutAxis, Bool) -> RowSource) -> [DesiredRow] {
    LayoutAxis.allCases.flatMap { axis in
      [true, false].compactMap { unwanted(source(axis, $0)) }
    }
  }

  /// That a row is not wanted, if it is there, or was left out.
  private func unwanted(_ source: RowSource) -> DesiredRow? {
    guard installed[source.key] != nil || contested.contains(source.key) else { return nil }
    return DesiredRow(source: source, constraint: nil)
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
