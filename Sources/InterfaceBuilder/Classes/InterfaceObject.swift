/// An object of a file that is neither a view nor a constraint, a guide or a view controller: a bar
/// button, a gesture recogniser, an object of an unregistered class.
public final class InterfaceObject {
  /// The element that describes it.
  public let element: InterfaceElement

  init(_ element: InterfaceElement) { self.element = element }
}
