/// An outlet of a class, or a property that files may set.
struct Binding<Value>: Sendable {
  /// The name of the type that it takes.
  let type: String
  /// What sets the object's property to the value; `nil` if it does not take the value.
  let setting: @Sendable (AnyObject, Value) -> (() -> Void)?
}

/// Sets a property by its key path; `false` if there is none or it does not take the value.
typealias AttributeFallback = @Sendable (AnyObject, String, RuntimeAttribute) -> Bool

/// The outlets and properties of a class that files may set.
public struct OutletBindings<Object: AnyObject> {
  var outlets: [String: Binding<[AnyObject]>] = [:]
  var attributes: [String: Binding<RuntimeAttribute>] = [:]
  var fallback: AttributeFallback?

  /// An outlet: a property for a view, a constraint, a guide, or any object of the file.
  public mutating func outlet<Value>(
    _ name: String, _ path: any ReferenceWritableKeyPath<Object, Value?> & Sendable
  ) {
    outlets[name] = Binding(type: "\(Value.self)") { object, destinations in
      guard let object = object as? Object, let value = destinations.last as? Value else {
        return nil
      }
      return { object[keyPath: path] = value }
    }
  }

  /// A collection of outlets, in the order of the file.
  public mutating func outletCollection<Value>(
    _ name: String, _ path: any ReferenceWritableKeyPath<Object, [Value]> & Sendable
  ) {
    outlets[name] = Binding(type: "[\(Value.self)]") { object, destinations in
      let values = destinations.compactMap { $0 as? Value }
      guard let object = object as? Object, values.count == destinations.count else { return nil }
      return { object[keyPath: path] = values }
    }
  }

  /// A property that user-defined runtime attributes may set, under the key path of the file.
  public mutating func attribute<Value: RuntimeAttributeValue & SendableMetatype>(
    _ keyPath: String, _ path: any ReferenceWritableKeyPath<Object, Value> & Sendable
  ) {
    attributes[keyPath] = Binding(type: "\(Value.self)") { object, attribute in
      guard let object = object as? Object, let value = Value(attribute) else { return nil }
      return { object[keyPath: path] = value }
    }
  }

  /// What is done with all other user-defined runtime attributes: `false` for one that is not
  /// known.
  public mutating func otherAttributes(
    _ set: @escaping @Sendable (Object, String, RuntimeAttribute) -> Bool
  ) {
    fallback = { object, keyPath, attribute in
      guard let object = object as? Object else { return false }
      return set(object, keyPath, attribute)
    }
  }
}

/// An object that wants to know when everything of its file is made and connected.
public protocol NibAwakening: AnyObject {
  /// Runs once, after all outlets and runtime attributes of the file are set.
  func awakeFromNib()
}
