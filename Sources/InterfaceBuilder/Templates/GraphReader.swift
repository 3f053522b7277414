import LayoutGeometry
import ViewTree

/// Reads elements, with the variations of some traits applied, into a graph of objects.
struct GraphReader {
  let context: ReadingContext
  let uninstalled: Set<String>
  var graph = ObjectGraph()
  /// What is read when all objects are known.
  private var constraintElements: [(element: InterfaceElement, owner: Int)] = []
  private var connectionElements: [(element: InterfaceElement, source: Int)] = []

  init(context: ReadingContext, uninstalled: Set<String>) {
    self.context = context
    self.uninstalled = uninstalled
  }

  /// The graph of the elements in `objects`, the top-level objects.
  mutating func read(objects: [InterfaceElement]) throws(NibError) -> ObjectGraph {
    for element in objects { try readRoot(element) }
    return try finished()
  }

  /// The graph of one cell.
  mutating func read(prototype element: InterfaceElement) throws(NibError) -> ObjectGraph {
    graph.roots.append(.view(try readView(element)))
    return try finished()
  }

  private mutating func finished() throws(NibError) -> ObjectGraph {
    for (element, owner) in constraintElements { try readConstraint(element, owner: owner) }
    for (element, source) in connectionElements { try readConnection(element, source: source) }
    return graph
  }

  mutating func add(_ element: InterfaceElement, _ role: ObjectGraph.Role) -> Int {
    graph.slots.append(.init(element: element, role: role))
    if let id = element.id { graph.slotsByID[id] = graph.slots.count - 1 }
    return graph.slots.count - 1
  }

  // Objects.

  private mutating func readRoot(_ element: InterfaceElement) throws(NibError) {
    if Vocabulary.isViewController(element.name) { return try readController(element) }
    if ViewKind[element.name] != nil {
      return graph.roots.append(.view(try readView(element)))
    }
    let isOwner = element["placeholderIdentifier"] == "IBFilesOwner"
    let slot = add(element, isOwner ? .owner : .other)
    graph.roots.append(.other(slot: slot))
    try readInside(element, slot: slot)
  }

  private mutating func readController(_ element: InterfaceElement) throws(NibError) {
    let slot = add(element, .viewController)
    var view: ViewTemplate?
    var bars: [GuideTemplate] = []
    for child in element.children {
      if child.name == "layoutGuides" {
        bars += child.children.map { guide in
          GuideTemplate(
            slot: add(guide, .guide), kind: guide["type"] == "top" ? .top : .bottom)
        }
      } else if child.key == "view", view == nil {
        view = try readView(child)
      } else {
        try readChild(child, slot: slot)
      }
    }
    view?.guides += bars
    graph.roots.append(.viewController(slot: slot, view: view))
  }

  /// Reads what can be inside every object.
  mutating func readInside(_ element: InterfaceElement, slot: Int) throws(NibError) {
    for child in element.children { try readChild(child, slot: slot) }
  }

  mutating func readChild(_ child: InterfaceElement, slot: Int) throws(NibError) {
    switch child.name {
    case "connections": connectionElements += child.children.map { ($0, slot) }
    case "userDefinedRuntimeAttributes":
      for attribute in child.children { try readAttribute(attribute, slot: slot) }
    case "variation", "constraints": return
    default:
      if ViewKind[child.name] != nil {
        return graph.roots.append(.view(try readView(child)))
      }
      guard child.id != nil else { return try readInside(child, slot: slot) }
      let inner = add(child, .other)
      graph.roots.append(.other(slot: inner))
      try readInside(child, slot: inner)
    }
  }

  private mutating func readAttribute(
    _ element: InterfaceElement, slot: Int
  ) throws(NibError) {
    let keyPath = try element.required("keyPath", context.file)
    guard let value = try context.runtimeAttribute(element) else { return }
    graph.attributes.append(
      RuntimeAttributeTemplate(slot: slot, keyPath: keyPath, value: value, element: element))
  }

  mutating func note(constraints element: InterfaceElement, owner: Int) {
    constraintElements += element.children.map { ($0, owner) }
  }
}
