import LayoutGeometry
import ViewTree

/// Makes view controllers with those inside them.
struct SceneBuilder {
  private let storyboard: Storyboard
  private let classes: ClassRegistry
  /// The ids of the controllers that are being made, from the outside in.
  private var path: [String] = []
  private var count = 0

  /// How many controllers are made at once: each may contain others more than once.
  private static let countLimit = 1_000

  init(_ storyboard: Storyboard, classes: ClassRegistry) {
    self.storyboard = storyboard
    self.classes = classes
  }

  /// Makes the controller of an id for a screen, and those inside it.
  mutating func build(_ id: String, on screen: Screen) throws(NibError) -> ViewController {
    try build(id, on: screen) { _ in }
  }

  /// Makes the controller of an id and places its view, for a screen if it is given; then those inside
  /// it, from the outside in, as what bars cover reaches inside.
  private mutating func build(
    _ id: String, on screen: Screen?, place: (ViewController) -> Void
  ) throws(NibError) -> ViewController {
    let file = storyboard.document.file
    guard let scene = storyboard.scene(of: id) else {
      throw NibError(.unknownReference(id, expected: "a view controller"), file: file)
    }
    guard !path.contains(id) else {
      throw NibError(.cycle(path + [id]), file: file, at: scene.controller)
    }
    count += 1
    guard count <= Self.countLimit else {
      throw NibError(
        .tooManyControllers(limit: Self.countLimit), file: file, at: scene.controller)
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
    place(controller)
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
        storyboard.scene(of: id) != nil
      else { continue }
      let source = scene.graph.slots[segue.source].element.id ?? ""
      let child = try build(id, on: nil) { child in
        if segue.name == "embed" {
          child.view.fill(objects[source] as? View ?? controller.view)
        } else if controller.children.isEmpty {
          Self.show(child, in: controller)
        }
      }
      controller.children.append(child)
    }
  }

  /// Shows a controller in a container, whose bars cover its edges.
  private static func show(_ child: ViewController, in container: ViewController) {
    guard let element = container.element else { return }
    let bars = CanvasBars(of: element, around: child.element)
    let view = container.view
    view.safeAreaInsets = view.safeAreaInsets + bars.insets
    child.view.fill(
      view, top: bars.isClear.top ? view.safeAreaInsets.top : 0,
      bottom: bars.isClear.bottom ? view.safeAreaInsets.bottom : 0)
  }
}

extension View {
  /// Puts the view into another one, which it fills at every size but for so many points at its ends.
  fileprivate func fill(_ view: View, top: Double = 0, bottom: Double = 0) {
    frame = Rect(
      x: 0, y: top, width: view.frame.width, height: max(0, view.frame.height - top - bottom))
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    translatesAutoresizingMaskIntoConstraints = true
    view.addSubview(self)
  }
}
