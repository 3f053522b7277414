public import Foundation
public import ViewTree

/// A storyboard: view controllers that are drawn in an Interface Builder file (`.storyboard`), read
/// once and made as often as is wanted.
///
/// ```swift
/// let storyboard = try Storyboard(data: Data(source.utf8), file: "Main.storyboard")
/// let cell = try storyboard.instantiatePrototype(withReuseIdentifier: "status")
/// ```
///
/// It is the source that is read (the XML that Xcode saves), not what Xcode compiles from it.
public struct Storyboard: Sendable {
  /// The file as it was read.
  public let document: InterfaceDocument
  /// What controllers are shown on.
  public let screen: Screen
  let scenes: [SceneTemplate]
  /// The places of scenes by the ids of their controllers; not of those that stand for controllers of
  /// other storyboards.
  private let scenesByID: [String: Int]

  /// A scene as a graph.
  struct SceneTemplate: Sendable {
    let controller: InterfaceElement
    let graph: ObjectGraph
  }

  /// Reads a storyboard.
  ///
  /// - Parameter screen: What controllers are shown on; `nil` for the device that the file was drawn
  ///   for.
  /// - Throws: ``NibError`` for everything that is wrong with the file by itself.
  /// - Complexity: O(bytes)
  public init(contentsOf url: URL, screen: Screen? = nil) throws(NibError) {
    try self.init(InterfaceDocument(contentsOf: url), screen: screen)
  }

  /// Reads what a storyboard contains; `file` is what messages call it.
  ///
  /// - Throws: ``NibError``, as for a file.
  public init(data: Data, file: String, screen: Screen? = nil) throws(NibError) {
    try self.init(InterfaceDocument(data: data, file: file), screen: screen)
  }

  /// The storyboard of a document.
  ///
  /// - Throws: ``NibError``, as for a file.
  public init(_ document: InterfaceDocument, screen: Screen? = nil) throws(NibError) {
    guard document.isStoryboard else {
      throw NibError(
        .wrongDocument(expected: "storyboard"), file: document.file, at: document.root)
    }
    self.document = document
    self.screen = screen ?? Screen(of: document)
    var resolved = ResolvedElements(self.screen.traits)
    let root = resolved.resolve(document.root)
    let context = try ReadingContext(document)
    var scenes: [SceneTemplate] = []
    for scene in root.first("scenes")?.children ?? [] {
      let objects = scene.first("objects")?.children ?? []
      guard let controller = objects.first(where: { Vocabulary.isViewController($0.name) })
      else { continue }
      var reader = GraphReader(context: context, uninstalled: resolved.uninstalled)
      scenes.append(
        SceneTemplate(controller: controller, graph: try reader.read(objects: objects)))
    }
    self.scenes = scenes
    scenesByID = Dictionary(
      scenes.enumerated().compactMap { index, scene in
        Self.ownID(of: scene).map { ($0, index) }
      }, uniquingKeysWith: { first, _ in first })
  }

  private static func ownID(of scene: SceneTemplate) -> String? {
    scene.controller.name == "viewControllerPlaceholder" ? nil : scene.controller.id
  }

  /// The scene of the controller of an id. O(1)
  func scene(of id: String) -> SceneTemplate? { scenesByID[id].map { scenes[$0] } }

  /// The storyboard on another screen; the file is not read again.
  public func shown(on screen: Screen) throws(NibError) -> Storyboard {
    try Storyboard(document, screen: screen)
  }

  /// The identifiers of the view controllers that have one, in the order of the file.
  public var viewControllerIdentifiers: [String] {
    scenes.compactMap { $0.controller["storyboardIdentifier"] }
  }

  /// The ids of the view controllers' elements, in the order of the file; not of those that stand
  /// for controllers of other storyboards.
  public var viewControllerIDs: [String] { scenes.compactMap(Self.ownID) }

  /// Makes the controller that the storyboard begins with, and those inside it.
  ///
  /// - Throws: ``NibError``: ``NibError/Reason/noInitialViewController``, or as
  ///   ``Nib/instantiate(owner:classes:)``.
  public func instantiateInitialViewController(
    classes: ClassRegistry = .init()
  ) throws(NibError) -> ViewController {
    guard let id = document.root["initialViewController"] else {
      throw NibError(.noInitialViewController, file: document.file)
    }
    return try instantiateViewController(withID: id, classes: classes)
  }

  /// Makes a controller, and those inside it, by the identifier that the storyboard gives it.
  ///
  /// - Throws: ``NibError``: ``NibError/Reason/unknownIdentifier(_:)``, or as
  ///   ``Nib/instantiate(owner:classes:)``.
  public func instantiateViewController(
    withIdentifier identifier: String, classes: ClassRegistry = .init()
  ) throws(NibError) -> ViewController {
    let found = scenes.first { $0.controller["storyboardIdentifier"] == identifier }
    guard let id = found?.controller.id else {
      throw NibError(.unknownIdentifier(identifier), file: document.file)
    }
    return try instantiateViewController(withID: id, classes: classes)
  }

  /// Makes a controller, and those inside it, by the id of its element.
  ///
  /// - Throws: ``NibError``, as ``instantiateViewController(withIdentifier:classes:)``.
  public func instantiateViewController(
    withID id: String, classes: ClassRegistry = .init()
  ) throws(NibError) -> ViewController {
    var builder = SceneBuilder(self, classes: classes)
    return try builder.build(id, on: screen)
  }

  /// The reuse identifiers of the cells and section views that have one, in the order of the file.
  public var reuseIdentifiers: [String] {
    scenes.flatMap(\.graph.prototypes).compactMap(\.reuseIdentifier)
  }

  /// Makes the first cell or section view of the file that has a reuse identifier.
  ///
  /// - Throws: ``NibError``: ``NibError/Reason/unknownIdentifier(_:)``, or as
  ///   ``Nib/instantiate(owner:classes:)``.
  public func instantiatePrototype(
    withReuseIdentifier identifier: String, classes: ClassRegistry = .init()
  ) throws(NibError) -> View {
    for prototype in scenes.flatMap(\.graph.prototypes)
    where prototype.reuseIdentifier == identifier {
      return try prototype.make(file: document.file, classes: classes)
    }
    throw NibError(.unknownIdentifier(identifier), file: document.file)
  }

  /// The objects of each scene and of each of its cells; no controller is inside another.
  package func everything(classes: ClassRegistry) throws(NibError) -> [NibObjects] {
    var all: [NibObjects] = []
    for scene in scenes {
      var builder = GraphBuilder(
        scene.graph, file: document.file, classes: classes, screen: screen)
      all.append(try builder.build())
      all += try scene.graph.prototypeObjects(file: document.file, classes: classes)
    }
    return all
  }
}
