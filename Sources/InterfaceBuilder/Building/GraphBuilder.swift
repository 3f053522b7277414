import LayoutGeometry
import Tables
import ViewTree

/// Makes the objects of a graph, once.
struct GraphBuilder {
  let graph: ObjectGraph
  let file: String
  let classes: ClassRegistry
  /// The object that is given for the file's owner.
  let owner: AnyObject?
  /// The root view of a screen is made for it.
  let screen: Screen?
  var objects: [AnyObject?]
  /// The predefined parts of cells, which are not made, by their places.
  var predefinedParts: [Int: View] = [:]
  /// The places of the views whose margins leave no more than a readable width.
  var readableViews: Set<Int> = []
  /// The views that the size classes leave out of the tree.
  var absentViews: Set<ObjectIdentifier> = []
  let result = NibObjects()

  init(
    _ graph: ObjectGraph, file: String, classes: ClassRegistry, owner: AnyObject? = nil,
    screen: Screen? = nil
  ) {
    self.graph = graph
    self.file = file
    self.classes = classes
    self.owner = owner
    self.screen = screen
    objects = Array(repeating: nil, count: graph.slots.count)
  }

  /// Makes everything; nothing of it is handed out where something is wrong.
  mutating func build() throws(NibError) -> NibObjects {
    for root in graph.roots { try build(root) }
    makeOthers()
    try makeConstraints()
    try registerPrototypes()
    for set in try outletSettings() + attributeSettings() { set() }
    for (slot, object) in zip(graph.slots, objects) {
      if let object { result.add(object, slot.element) }
    }
    for object in objects where object !== owner {
      (object as? any NibAwakening)?.awakeFromNib()
    }
    result.controller?.viewDidLoad()
    return result
  }

  private mutating func build(_ root: ObjectGraph.Root) throws(NibError) {
    switch root {
    case .view(let template): try result.outermost.append(view(template))
    case .viewController(let slot, let template): try makeController(slot, template)
    case .other(let slot):
      let element = graph.slots[slot].element
      if graph.slots[slot].role == .owner {
        objects[slot] = owner
      } else if element["placeholderIdentifier"] == nil {
        objects[slot] = try make(element)
      }
    }
  }

  private mutating func makeController(
    _ slot: Int, _ template: ViewTemplate?
  ) throws(NibError) {
    let element = graph.slots[slot].element
    let made = try make(element)
    guard let controller = (made ?? ViewController()) as? ViewController else {
      throw NibError(
        .wrongClass(
          element["customClass"] ?? "", expected: "ViewController", found: "\(type(of: made))"),
        file: file, at: element)
    }
    controller.element = element
    controller.objects = result
    objects[slot] = controller
    if let template { controller.view = try view(template) } else { controller.makeViewIfNeeded() }
    screen?.prepare(controller.view)
    if result.controller == nil { result.controller = controller }
  }

  /// An object of the element's custom class; `nil` where it has none, or one that is not
  /// registered and need not be.
  func make(_ element: InterfaceElement) throws(NibError) -> AnyObject? {
    guard let name = element["customClass"] else { return nil }
    if let make = classes.entry(for: element)?.make { return make() }
    guard classes.missing == .isNoted else {
      throw NibError(.unregisteredClass(name, element: element.name), file: file, at: element)
    }
    note("the class \(name) is not registered", element)
    return nil
  }

  func note(_ message: String, _ element: InterfaceElement) {
    result.notes.append(NibNote(line: element.line, message: message))
  }

  private mutating func makeOthers() {
    for (index, slot) in graph.slots.enumerated()
    where objects[index] == nil && slot.role == .other {
      objects[index] = InterfaceObject(slot.element)
    }
  }
}
