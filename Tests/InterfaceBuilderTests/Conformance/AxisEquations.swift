import Foundation
import InterfaceBuilder
import LayoutGeometry

/// The equations of a tree along one axis. View `v` has the unknowns `2v` (the near edge) and
/// `2v + 1` (the extent); after the views come the contents of those that scroll.
struct AxisEquations {
  private(set) var equations: [ComparableViews.Equation] = []
  /// That the extents of contents are known.
  private(set) var contents: [ComparableViews.Equation] = []
  private let tree: StoredTree
  private let axis: ComparableViews.Axis

  init(_ tree: StoredTree, _ axis: ComparableViews.Axis) {
    self.tree = tree
    self.axis = axis
    equations += [.init(terms: [(0, 1)]), .init(terms: [(1, 1)])]
    for index in tree.views.indices.dropFirst() { addPlace(of: index) }
    for index in tree.views.indices { addContents(of: index) }
    for (element, owner) in tree.constraints { addConstraint(element, owner: owner) }
  }

  // Places and extents.

  private mutating func addPlace(of index: Int) {
    let view = tree.views[index]
    guard let parent = view.parent, !view.isArranged, !view.isPredefined else { return }
    if view.element.key == "contentView" {
      return equations += [
        .init(terms: [(2 * index, 1), (2 * parent, -1)]),
        .init(terms: [(2 * index + 1, 1), (2 * parent + 1, -1)]),
      ]
    }
    let isFixed = view.element["fixedFrame"] == "YES"
    guard isFixed || view.element["translatesAutoresizingMaskIntoConstraints"] != "NO" else {
      return
    }
    let mask = view.element.child(key: "autoresizingMask")
    let names =
      axis == .x
      ? ["flexibleMinX", "widthSizable", "flexibleMaxX"]
      : ["flexibleMinY", "heightSizable", "flexibleMaxY"]
    let flexible = isFixed ? [false, false, false] : names.map { mask?[$0] == "YES" }
    let near = flexible[0] ? 0.5 : 0.0
    equations += [
      .init(terms: [(2 * index, 1), (2 * parent, -1), (2 * parent + 1, -near)]),
      .init(terms: [(2 * index + 1, 1), (2 * parent + 1, flexible[1] ? -1 : 0)]),
    ]
  }

  private mutating func addContents(of index: Int) {
    let view = tree.views[index]
    if view.element.name == "stackView" { addStack(index) }
    // Contents that are not scrolled begin where the view does.
    equations.append(.init(terms: [(contents(of: index), 1), (2 * index, -1)]))
    if view.element.hasContents { contents.append(.init(terms: [(2 * index + 1, 1)])) }
    guard view.element.hasKnownExtent(axis, extent(index)), !isExtentConstrained(index) else {
      return
    }
    equations.append(.init(terms: [(2 * index + 1, 1)]))
  }

  private func contents(of index: Int) -> Int { 2 * (tree.views.count + index) }

  private func isExtentConstrained(_ index: Int) -> Bool {
    let name = axis == .x ? "width" : "height"
    return tree.constraints.contains { element, owner in
      let first = element["firstItem"].map { tree.viewIDs[$0] } ?? owner
      let second = element["secondItem"].flatMap { tree.viewIDs[$0] }
      return (element["firstAttribute"] == name && first == index)
        || (element["secondAttribute"] == name && second == index)
    }
  }

  // Stacks.

  private mutating func addStack(_ stack: Int) {
    let element = tree.views[stack].element
    let arranged = tree.views.indices.filter {
      tree.views[$0].parent == stack && tree.views[$0].isArranged
        && tree.views[$0].element["hidden"] != "YES"
    }
    guard let first = arranged.first, let last = arranged.last else { return }
    if (element["axis"] == "vertical") != (axis == .y) {
      return addAlignment(element["alignment"] ?? "fill", stack, arranged)
    }
    equations += [relation(.near, first, .near, stack), relation(.far, last, .far, stack)]
    let distribution = element["distribution"] ?? "fill"
    for (one, next) in zip(arranged, arranged.dropFirst()) {
      if !distribution.hasPrefix("equal") {
        var gap = relation(.near, next, .far, one)
        gap.residual = near(next) - near(one) - extent(one) - element.spacing
        gap.rank = .required
        gap.views = [one, next]
        equations.append(gap)
      }
      if distribution == "fillEqually" {
        equations.append(relation(.extent, next, .extent, one))
      }
    }
    guard distribution == "equalSpacing", arranged.count > 2 else { return }
    for index in 2..<arranged.count {
      let (one, two, three) = (arranged[index - 2], arranged[index - 1], arranged[index])
      equations.append(
        .init(
          terms: Edge.near.terms(three, 1) + Edge.far.terms(two, -1) + Edge.near.terms(two, -1)
            + Edge.far.terms(one, 1)))
    }
  }

  private mutating func addAlignment(_ alignment: String, _ stack: Int, _ arranged: [Int]) {
    let edges: [Edge] =
      switch alignment {
      case "fill": [.near, .far]
      case "leading", "top": [.near]
      case "trailing", "bottom": [.far]
      case "center": [.center]
      default: []
      }
    for view in arranged {
      for edge in edges { equations.append(relation(edge, view, edge, stack)) }
    }
  }

  /// That two edges keep the distance that they have.
  private func relation(
    _ edge: Edge, _ view: Int, _ other: Edge, _ otherView: Int
  ) -> ComparableViews.Equation {
    .init(terms: edge.terms(view, 1) + other.terms(otherView, -1))
  }

  // Constraints.

  private mutating func addConstraint(_ element: InterfaceElement, owner: Int) {
    guard element["placeholder"] == nil,
      let first = side(element, "first", owner: owner, other: element["secondItem"])
    else { return }
    let multiplier = element.ratio
    var equation = ComparableViews.Equation(terms: first.terms(1), scale: max(1, abs(multiplier)))
    let isRequired = element["relation"] == nil && (element["priority"] ?? "1000") == "1000"
    equation.rank = isRequired ? .required : .weaker
    equation.views = [first.view]
    equation.residual = first.value - (Double(element["constant"] ?? "") ?? 0)
    equation.inset = first.inset.map { ($0, -first.insetSign) }
    if element["secondItem"] != nil {
      guard
        let second = side(element, "second", owner: owner, other: element["firstItem"]),
        second.edge.isPosition == first.edge.isPosition
      else { return }
      equation.views = tree.outermostRemoved(first.view, second.view)
      equation.terms += second.terms(-multiplier)
      equation.residual -= multiplier * second.value
      if first.edge.isPosition, multiplier != 1 {
        let ancestor = tree.commonAncestor(first.view, second.view)
        equation.terms.append((2 * ancestor, multiplier - 1))
        equation.residual += (multiplier - 1) * near(ancestor)
      }
      if let inset = second.inset {
        equation.inset = (inset, multiplier * second.insetSign)
      }
    }
    equations.append(equation)
  }

  /// One side of a constraint.
  private struct Side {
    let view: Int
    let edge: Edge
    let unknown: Int
    let value: Double
    let inset: String?

    func terms(_ factor: Double) -> [(Int, Double)] { edge.terms(unknown / 2, factor) }

    /// Whether an inset moves the edge inwards along the axis or against it.
    var insetSign: Double { edge == .far ? -1 : 1 }
  }

  private func side(
    _ element: InterfaceElement, _ name: String, owner: Int, other: String?
  ) -> Side? {
    guard let word = element["\(name)Attribute"],
      var edge = Edge(word.replacingOccurrences(of: "Margin", with: ""), axis)
    else { return nil }
    let id = element["\(name)Item"]
    let guide = id.flatMap { tree.guideIDs[$0] }
    guard let view = guide?.view ?? (id.map { tree.viewIDs[$0] } ?? owner) else { return nil }
    var inset = word.hasSuffix("Margin") ? "\(view) margin \(edge)" : nil
    var unknown = 2 * view
    switch guide?.kind {
    case nil:
      if tree.views[view].element.scrolls, edge.isPosition, let other,
        let inner = tree.viewIDs[other] ?? tree.guideIDs[other]?.view, tree.isInside(inner, view)
      {
        unknown = contents(of: view)
      }
    case "contentLayoutGuide": unknown = contents(of: view)
    case "safeArea": if edge.isPosition { inset = "\(view) safe \(edge)" }
    case "top":
      if edge == .far { (edge, inset) = (.near, "0 safe near") }
    case "bottom":
      if edge == .near { (edge, inset) = (.far, "0 safe far") }
    default: break
    }
    let isContents = unknown != 2 * view
    // How large contents are is not stored: such an equation cannot be stale.
    let value = isContents && edge != .near ? .nan : edge.value(near(view), extent(view))
    let insets = tree.views[view].element.alignmentInsets(axis)
    let aligned = guide == nil ? edge.aligned(value, insets) : value
    return Side(view: view, edge: edge, unknown: unknown, value: aligned, inset: inset)
  }

  private func near(_ index: Int) -> Double {
    axis == .x ? tree.views[index].frame.minX : tree.views[index].frame.minY
  }

  private func extent(_ index: Int) -> Double {
    axis == .x ? tree.views[index].frame.width : tree.views[index].frame.height
  }
}
