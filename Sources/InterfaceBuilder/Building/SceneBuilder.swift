import LayoutGeometry
import ViewTree

/// Makes view controllers with those inside them.
struct SceneBuilder {
  private let storyboard: Storyboard
  private let classes: ClassRegistry
  /// The ids of the controllers that are being made, from the outside in.
  private var path: [String] = []

  init(_ storyboard: Storyboard, classes: ClassRegistry) {
    self.storyboard = storyboard
    self.classes = classes
  }

  /// Makes the controller of an id; `screen` is `nil` for one inside another.
  mutating func build(_ id: String, on screen: Screen?) throws(NibError) -> ViewController {
    let file = storyboard.document.file
    guard let scene = storyboard.scenes.first(where: { $0.controller.id == id }) else {
      throw NibError(.unknownReference(id, expected: "a view controller"), file: file)
    }
    guard !path.contains(id) else {
      throw NibError(.cycle(path + [id]), file: file, at: scene.controller)
    }
    path.append(id)
    defer { path.removeLast() }
    var builder = GraphBuilder(scene.graph, file: file, classes: classes, screen: screen)
    let objects = try builder.build()
    let made = builder.objects.lazy.compactMap { $0 as? ViewController }.first
    guard let controller = made else {
      throw NibError(.unknownReference(id, expected: "a view controller"), file: file)
    }
    if screen == nil { storyboard.screen.setMargins(of: controller.view) }
    try addChildren(to: controller, of: scene, objects)
    return controller
  }

  private mutating func addChildren(
    to controller: ViewController, of scene: Storyboard.SceneTemplate, _ objects: NibObjects
  ) throws(NibError) {
    for segue in scene.graph.connections where segue.kind == .segue {
      let element = segue.element
      controller.segues.append(
        InterfaceSegue(
          kind: segue.name, identifier: element["identifier"],
          destination: element["destination"]))
      guard ["embed", "relationship"].contains(segue.name), let id = element["destination"],
        storyboard.scenes.contains(where: { $0.controller.id == id })
      else { continue }
      let child = try build(id, on: nil)
      let source = scene.graph.slots[segue.source].element.id ?? ""
      if segue.name == "embed" {
        child.view.fill(objects[source] as? View ?? controller.view)
      } else if controller.children.isEmpty {
        addBars(of: scene.controller, to: controller.view)
        child.view.fill(controller.view)
      }
      controller.children.append(child)
    }
  }

  /// A container's bars cover its edges.
  private func addBars(of element: InterfaceElement, to view: View) {
    view.safeAreaInsets = view.safeAreaInsets + CanvasBars.shown(by: element)
  }
}

extension View {
  /// Puts the view into another one, which it fills at every size.
  fileprivate func fill(_ view: View) {
    frame = Rect(origin: .zero, size: view.frame.size)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    translatesAutoresizingMaskIntoConstraints = true
    view.addSubview(self)
  }
}
