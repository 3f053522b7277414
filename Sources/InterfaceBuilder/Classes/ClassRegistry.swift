/// The classes that files may name, each with a closure that makes an object and the outlets that
/// it has. Nothing is looked up by reflection.
///
/// ```swift
/// var classes = ClassRegistry()
/// classes.register("CardView") { CardView() } outlets: {
///   $0.outlet("title", \.title)
///   $0.outlet("titleHeight", \.titleHeight)
/// }
/// ```
public struct ClassRegistry: Sendable {
  /// What happens where a file names a class or an outlet that is not registered, or gives an outlet
  /// or a property what it does not take.
  public enum Missing: Sendable, Hashable {
    /// Instantiating throws, and nothing is set.
    case isError
    /// The object is of the element's own class, the outlet or property stays as it is, and a note
    /// says so.
    case isNoted
  }

  struct Entry: Sendable {
    let className: String
    let make: (@Sendable () -> AnyObject)?
    let outlets: [String: Binding<[AnyObject]>]
    let attributes: [String: Binding<RuntimeAttribute>]
    let fallback: AttributeFallback?
  }

  /// What happens where what a file names and what is registered do not fit.
  public var missing: Missing
  private var entries: [String: Entry] = [:]

  /// A registry of no class.
  public init(missing: Missing = .isError) { self.missing = missing }

  /// Registers a class under the name that files give it: `Name`, or `Module.Name` for the one of
  /// that module.
  public mutating func register<Object: AnyObject>(
    _ name: String, _ make: @escaping @Sendable () -> Object,
    outlets: (inout OutletBindings<Object>) -> Void = { _ in }
  ) {
    add(name, Object.self, make, outlets)
  }

  /// Registers the outlets of a class whose objects are not made, but given: of an owner.
  public mutating func register<Object: AnyObject>(
    owner name: String, outlets: (inout OutletBindings<Object>) -> Void
  ) {
    add(name, Object.self, nil, outlets)
  }

  private mutating func add<Object: AnyObject>(
    _ name: String, _ type: Object.Type, _ make: (@Sendable () -> Object)?,
    _ outlets: (inout OutletBindings<Object>) -> Void
  ) {
    var bindings = OutletBindings<Object>()
    outlets(&bindings)
    entries[name] = Entry(
      className: "\(type)", make: make, outlets: bindings.outlets,
      attributes: bindings.attributes, fallback: bindings.fallback)
  }

  /// What is registered for an element's class.
  func entry(for element: InterfaceElement) -> Entry? {
    guard let name = element["customClass"] else { return nil }
    if let module = element["customModule"], let entry = entries["\(module).\(name)"] {
      return entry
    }
    return entries[name]
  }
}
