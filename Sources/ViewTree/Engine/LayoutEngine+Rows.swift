import Cassowary
import LayoutGeometry

// The rows that a tree asks for, in the order in which they are taken when not all can hold: what
// the engine itself requires, the contents, then the constraints from the root down.

extension LayoutEngine {
  /// All rows of the tree below `root`; makes the variables of its items.
  func desiredRows(_ root: View) -> [DesiredRow] {
    var rows: [DesiredRow] = []
    var views: [View] = []
    root.forEachInLayout { views.append($0) }
    for view in views {
      rows += ownRows(view)
      for guide in view.placedGuides { rows += ownRows(guide) }
    }
    rows += rootSizeRows(root)
    for view in views where view !== root { rows += maskRows(view) }
    for view in views { rows += contentRows(view) }
    for view in views {
      rows += view.systemConstraints.map { row($0) }
      rows += view.constraints.map { row($0) }
    }
    flowingViews = views.filter { $0 is Label || $0 is TextView }.map { $0.viewReference }
    return rows
  }

  /// What holds for every item: no extent is negative, and contents that scroll begin at the origin.
  private func ownRows(_ item: LayoutItem) -> [DesiredRow] {
    let made = makeVariables()
    variables[ObjectIdentifier(item)] = made
    seen.append(SeenItem(item: item.itemReference, variables: made))
    if let view = item as? View, view.alignmentRectInsets != .zero {
      alignmentInsets[ObjectIdentifier(view)] = view.alignmentRectInsets
    }
    var rows: [DesiredRow] = []
    for axis in LayoutAxis.allCases {
      guard let size = extent(of: item, axis) else { continue }
      rows.append(DesiredRow(source: .nonNegative(item.itemReference, axis), constraint: size >= 0))
      if (item as? LayoutGuide)?.derivation == .scrollContent {
        rows.append(
          DesiredRow(
            source: .contentOrigin(item.itemReference, axis),
            constraint: made.origin(axis) == 0))
      }
    }
    return rows
  }

  private func makeVariables() -> ItemVariables {
    ItemVariables(
      minX: solver.makeVariable(), minY: solver.makeVariable(), width: solver.makeVariable(),
      height: solver.makeVariable())
  }

  func rootSizeRows(_ root: View) -> [DesiredRow] {
    guard let item = variables[ObjectIdentifier(root)] else { return [] }
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
    guard let width = extent(of: view, .horizontal), let tall = extent(of: view, .vertical)
    else { return [] }
    let size = view.intrinsicContentSize
    var height = size.height
    if view.heightDependsOnWidth, let flowing = flowHeights[ObjectIdentifier(view)] {
      height = flowing.height
    }
    return contentRows(view, .horizontal, width, size.width)
      + contentRows(view, .vertical, tall, height)
  }

  private func contentRows(
    _ view: View, _ axis: LayoutAxis, _ extent: LinearExpression, _ size: Double
  ) -> [DesiredRow] {
    let hasSize = size >= 0 && size.isFinite
    if !hasSize, size != View.noIntrinsicMetric {
      view.addIssue(.invalidIntrinsicSize(size, view: view.displayName))
    }
    let hugging = view.contentHuggingPriority(for: axis).strength
    let compression = view.contentCompressionResistancePriority(for: axis).strength
    return [
      DesiredRow(
        source: .content(view.itemReference, axis, isUpper: true),
        constraint: hasSize ? (extent <= size).with(strength: hugging) : nil),
      DesiredRow(
        source: .content(view.itemReference, axis, isUpper: false),
        constraint: hasSize ? (extent >= size).with(strength: compression) : nil),
    ]
  }

  /// A frame as required constraints, each part a linear function of the superview's size S′:
  /// position and size grow by (S′ − S) times their shares.
  func maskRows(_ view: View) -> [DesiredRow] {
    guard let item = variables[ObjectIdentifier(view)], let superview = view.superview,
      let outer = variables[ObjectIdentifier(superview)]
    else { return [] }
    let (frame, before) = (view.maskFrame, view.maskReference)
    let (x, y) = view.autoresizingShares(view.autoresizingMask)
    let rows: [(LayoutAxis, Bool, Constraint)] = [
      (.horizontal, true, item.minX - (outer.width - before.width) * x.near == frame.minX),
      (.horizontal, false, item.width - (outer.width - before.width) * x.size == frame.width),
      (.vertical, true, item.minY - (outer.height - before.height) * y.near == frame.minY),
      (.vertical, false, item.height - (outer.height - before.height) * y.size == frame.height),
    ]
    return rows.map { axis, isPosition, constraint in
      DesiredRow(
        source: .mask(view.itemReference, axis, isPosition: isPosition),
        constraint: view.translatesAutoresizingMaskIntoConstraints ? constraint : nil)
    }
  }
}

extension LayoutPriority {
  /// The strength in the solver. A priority in use has been checked to be in 1…1000.
  var strength: Strength {
    self == .required ? .required : (try? Strength(level: rawValue)) ?? .required
  }
}
