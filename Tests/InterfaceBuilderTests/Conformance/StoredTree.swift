import InterfaceBuilder
import LayoutGeometry

/// A view as a file stores it.
struct StoredView {
  let element: InterfaceElement
  let parent: Int?
  /// The frame in points from the outermost view of the tree.
  let frame: Rect
  /// Whether the view, or one around it, is marked as wrong, or left out by the size classes.
  let isFlagged: Bool
  /// Whether the superview arranges it.
  let isArranged: Bool
  /// Whether a cell lays the view out by its style.
  let isPredefined: Bool
}

/// The views of a file whose frames are given by that of the outermost one: a controller's view, a
/// nib's top-level view, or a cell.
struct StoredTree {
  private(set) var views: [StoredView] = []
  /// Constraints, each with the element that has it.
  private(set) var constraints: [(element: InterfaceElement, owner: Int)] = []
  /// Views by id, and guides with what they are guides of.
  private(set) var viewIDs: [String: Int] = [:]
  private(set) var guideIDs: [String: (view: Int, kind: String)] = [:]
  let toolsVersion: Int

  private init(_ root: InterfaceElement, toolsVersion: Int, uninstalled: Set<String>) {
    self.toolsVersion = toolsVersion
    add(root, parent: nil, isArranged: false, uninstalled)
  }

  private mutating func add(
    _ element: InterfaceElement, parent: Int?, isArranged: Bool, _ uninstalled: Set<String>
  ) {
    let index = views.count
    let outer = parent.map { views[$0] }
    let own = element.storedFrame ?? .zero
    let isOut = element.id.map(uninstalled.contains) ?? false
    let isFlagged =
      isOut || element["misplaced"] != nil || element["ambiguous"] != nil
      || element.storedFrame == nil || (isArranged && element["hidden"] == "YES")
    let frame =
      outer.map { own.offsetBy(x: $0.frame.minX, y: $0.frame.minY) }
      ?? Rect(origin: .zero, size: own.size)
    views.append(
      StoredView(
        element: element, parent: parent, frame: frame,
        isFlagged: isFlagged || outer?.isFlagged ?? false, isArranged: isArranged,
        isPredefined: isPredefined(element)))
    if let id = element.id { viewIDs[id] = index }
    for child in element.children {
      switch child.name {
      case "subviews":
        for view in child.children {
          add(view, parent: index, isArranged: element.name == "stackView", uninstalled)
        }
      case "constraints":
        constraints += child.children.filter { !(uninstalled.contains($0.id ?? "")) }
          .map { ($0, index) }
      case "viewLayoutGuide":
        if let id = child.id { guideIDs[id] = (index, child.key ?? "") }
      default:
        if child.key == "contentView" {
          add(child, parent: index, isArranged: false, uninstalled)
        }
      }
    }
  }

  private func isPredefined(_ element: InterfaceElement) -> Bool {
    guard let id = element.id, let cell = views.first?.element else { return false }
    return ["textLabel", "detailTextLabel", "imageView"].contains { cell[$0] == id }
  }

  /// Whether a view lies inside another one.
  func isInside(_ view: Int, _ outer: Int) -> Bool {
    var current = views[view].parent
    while let index = current {
      if index == outer { return true }
      current = views[index].parent
    }
    return false
  }

  /// Both views, but for one that contains the other.
  func outermostRemoved(_ one: Int, _ other: Int) -> [Int] {
    if isInside(one, other) { return [one] }
    return isInside(other, one) ? [other] : [one, other]
  }

  /// The nearest view that contains both.
  func commonAncestor(_ one: Int, _ other: Int) -> Int {
    var current = one
    while current != other, !isInside(other, current), let parent = views[current].parent {
      current = parent
    }
    return current
  }

  /// The trees of a document.
  static func trees(of document: InterfaceDocument) -> [StoredTree] {
    var uninstalled: Set<String> = []
    document.root.forEach { variation in
      guard variation.name == "variation", variation.key == "default" else { return }
      for mask in variation.children {
        for entry in mask.children where entry.name == "exclude" {
          uninstalled.insert(entry["reference"] ?? "")
        }
      }
    }
    var found: [StoredTree] = []
    func search(_ element: InterfaceElement, isInside: Bool, bars: [InterfaceElement]) {
      let isCell = ["prototypes", "cells"].contains(element.name)
      for child in element.children {
        let begins = child.storedFrame != nil && (isCell || !isInside || child.isDetached)
        if begins {
          var tree = StoredTree(
            child, toolsVersion: document.toolsVersion, uninstalled: uninstalled)
          for guide in bars {
            tree.guideIDs[guide.id ?? ""] = (0, guide["type"] ?? "")
          }
          found.append(tree)
        }
        search(child, isInside: isInside || begins, bars: child.barGuides)
      }
    }
    for part in document.root.children where ["scenes", "objects"].contains(part.name) {
      search(part, isInside: false, bars: [])
    }
    return found
  }
}

extension InterfaceElement {
  /// The frame in the superview, in points.
  var storedFrame: Rect? {
    guard let rect = children.first(where: { $0.name == "rect" && $0.key == "frame" }),
      let x = Double(rect["x"] ?? ""), let y = Double(rect["y"] ?? ""),
      let width = Double(rect["width"] ?? ""), let height = Double(rect["height"] ?? "")
    else { return nil }
    return Rect(x: x, y: y, width: width, height: height)
  }

  /// Whether the view is shown somewhere else than in the view that its element lies in.
  var isDetached: Bool {
    guard let key else { return false }
    return key != "contentView" && key != "view"
  }

  /// The guides of a controller's bars.
  var barGuides: [InterfaceElement] { first("layoutGuides")?.children ?? [] }
}
