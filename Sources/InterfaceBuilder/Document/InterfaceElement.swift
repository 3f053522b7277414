/// An element of an Interface Builder file, with everything that was read of it.
///
/// ```swift
/// let scenes = storyboard.document.root.first("scenes")?.children ?? []
/// ```
public struct InterfaceElement: Sendable, Hashable {
  /// The element's name, as `label`.
  public let name: String
  /// Its attributes as they are written.
  public internal(set) var attributes: [String: String]
  /// The elements inside, in their order.
  public internal(set) var children: [InterfaceElement]
  /// The text inside, without that of the elements inside; empty where there is only white space.
  public internal(set) var text: String
  /// The line of the file that the element begins on, from 1.
  public let line: Int

  /// The attribute as it is written; `nil` where there is none.
  public subscript(attribute: String) -> String? { attributes[attribute] }

  /// What other elements refer to it by.
  public var id: String? { attributes["id"] }
  /// What it is to the element that it is in.
  public var key: String? { attributes["key"] }

  /// The first element inside of that name.
  public func first(_ name: String) -> InterfaceElement? {
    children.first { $0.name == name }
  }

  /// The first element inside that is this to it, whatever its name.
  public func child(key: String) -> InterfaceElement? {
    children.first { $0.key == key }
  }

  /// Calls `body` with the element and all inside, in the order of the file.
  public func forEach(_ body: (InterfaceElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }
}
