public import ViewTree

/// What one instantiation of a file, a scene or a cell has made. It keeps everything alive, except a
/// view controller, which has it.
public final class NibObjects {
  /// The connections that were made, in the order of the file.
  public internal(set) var connections: [NibConnection] = []
  /// What could not be done, and did no harm.
  public internal(set) var notes: [NibNote] = []
  /// What is not inside something else, but for a view controller.
  var outermost: [AnyObject] = []
  /// The controller of the scene.
  weak var controller: ViewController?
  /// What is kept alive for tables.
  var dataSources: [AnyObject] = []
  private var byID: [String: AnyObject] = [:]
  /// All objects but for a view controller, in the order of the file, each with the element that
  /// describes it.
  package private(set) var all: [(element: InterfaceElement, object: AnyObject)] = []

  /// The objects that are not inside another one, in the order of the file.
  public var topLevelObjects: [AnyObject] {
    if let controller { [controller] + outermost } else { outermost }
  }

  /// The object that the file calls `id`.
  public subscript(id: String) -> AnyObject? {
    controller?.element?.id == id ? controller : byID[id]
  }

  /// The views that are not inside another one.
  public var views: [View] { outermost.compactMap { $0 as? View } }

  func add(_ object: AnyObject, _ element: InterfaceElement) {
    guard !(object is ViewController) else { return }
    all.append((element, object))
    if let id = element.id { byID[id] = object }
  }
}

/// A connection between two objects, while they live.
public struct NibConnection {
  /// What is connected.
  public enum Kind: Sendable, Hashable {
    /// A property for one object.
    case outlet
    /// A property for several objects.
    case outletCollection
    /// A message to be sent. It is listed, not sent.
    case action
  }

  /// What is connected.
  public let kind: Kind
  /// The name of the property or message.
  public let name: String
  /// The object that has the property, or that sends the message.
  public private(set) weak var source: AnyObject?
  /// What the property holds, or what gets the message; `nil` also for what is found at run time.
  public private(set) weak var destination: AnyObject?

  init(kind: Kind, name: String, source: AnyObject, destination: AnyObject?) {
    self.kind = kind
    self.name = name
    self.source = source
    self.destination = destination
  }
}

/// Something that was not done.
public struct NibNote: Sendable, Hashable, CustomStringConvertible {
  /// The line of the file.
  public let line: Int
  /// What was not done, and why.
  public let message: String

  /// One line.
  public var description: String { "line \(line): \(message)" }
}
