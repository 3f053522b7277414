public import ViewTree

/// What one instantiation of a file, a scene or a cell has made.
public final class NibObjects {
  /// The objects that are not inside another one, in the order of the file.
  public internal(set) var topLevelObjects: [AnyObject] = []
  /// The connections that were made, in the order of the file.
  public internal(set) var connections: [NibConnection] = []
  /// What could not be done, and did no harm.
  public internal(set) var notes: [NibNote] = []
  /// What is kept alive for tables.
  var dataSources: [AnyObject] = []
  /// The objects by the ids of the file.
  var byID: [String: AnyObject] = [:]
  /// All objects, in the order of the file, each with the element that describes it.
  package internal(set) var all: [(element: InterfaceElement, object: AnyObject)] = []

  /// The object that the file calls `id`.
  public subscript(id: String) -> AnyObject? { byID[id] }

  /// The views that are not inside another one.
  public var views: [View] { topLevelObjects.compactMap { $0 as? View } }
}

/// A connection between two objects.
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
  public let source: AnyObject
  /// What the property holds, or what gets the message; `nil` for what is found at run time.
  public let destination: AnyObject?
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
