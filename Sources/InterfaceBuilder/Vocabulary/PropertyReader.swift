import LayoutGeometry
import ViewTree

/// What instantiating does to a view on account of one attribute or element.
typealias ViewSetting = @Sendable (View) -> Void

/// How an attribute of a view's element, or an element inside it, becomes a property of the view.
struct PropertyReader: Sendable {
  typealias Read =
    @Sendable (InterfaceElement, String, ReadingContext) throws(NibError) -> ViewSetting?

  /// Makes the setting of an element's attribute, or of an element (the attribute is then empty);
  /// `nil` where the value is unknown and so changes nothing.
  let read: Read
  /// The values that are known, where not all are.
  let words: Set<String>?

  init(words: Set<String>? = nil, _ read: @escaping Read) {
    self.words = words
    self.read = read
  }
}

extension PropertyReader {
  static func text<V: View>(_ set: @escaping @Sendable (V, String) -> Void) -> Self {
    .init { element, attribute, _ in
      let text = element[attribute] ?? ""
      return on(V.self) { set($0, text) }
    }
  }

  static func number<V: View>(_ set: @escaping @Sendable (V, Double) -> Void) -> Self {
    .init { element, attribute, context throws(NibError) in
      let number = try element.number(attribute, context.file) ?? 0
      return on(V.self) { set($0, number) }
    }
  }

  static func integer<V: View>(_ set: @escaping @Sendable (V, Int) -> Void) -> Self {
    .init { element, attribute, context throws(NibError) in
      let number = try element.integer(attribute, context.file) ?? 0
      return on(V.self) { set($0, number) }
    }
  }

  static func flag<V: View>(_ set: @escaping @Sendable (V, Bool) -> Void) -> Self {
    .init { element, attribute, context throws(NibError) in
      let flag = try element.flag(attribute, context.file) ?? false
      return on(V.self) { set($0, flag) }
    }
  }

  static func priority(_ set: @escaping @Sendable (View, LayoutPriority) -> Void) -> Self {
    .init { element, attribute, context throws(NibError) in
      let priority = try element.priority(attribute, context.file) ?? .defaultLow
      return { set($0, priority) }
    }
  }

  /// One of several words; others are listed as not understood.
  static func word<V: View, Value: Sendable>(
    _ values: [String: Value], _ set: @escaping @Sendable (V, Value) -> Void
  ) -> Self {
    .init(words: Set(values.keys)) { element, attribute, _ in
      guard let value = values[element[attribute] ?? ""] else { return nil }
      return on(V.self) { set($0, value) }
    }
  }

  static func insets<V: View>(_ set: @escaping @Sendable (V, EdgeInsets) -> Void) -> Self {
    .init { element, _, context throws(NibError) in
      let insets = try element.insets(context.file)
      return on(V.self) { set($0, insets) }
    }
  }

  static func image<V: View>(_ set: @escaping @Sendable (V, ImageSource) -> Void) -> Self {
    .init { element, attribute, context in
      guard let image = context.image(named: element[attribute] ?? "") else { return nil }
      return on(V.self) { set($0, image) }
    }
  }

  /// Does something where the view is of that class.
  static func on<V: View>(
    _ type: V.Type, _ body: @escaping @Sendable (V) -> Void
  ) -> ViewSetting {
    { view in if let view = view as? V { body(view) } }
  }
}

extension InterfaceElement {
  /// The attribute as a priority; `nil` where there is none.
  func priority(_ attribute: String, _ file: String) throws(NibError) -> LayoutPriority? {
    guard let number = try number(attribute, file) else { return nil }
    guard (0.5..<1_000.5).contains(number) else {
      throw invalid(attributes[attribute] ?? "", attribute, "a priority from 1 to 1000", file)
    }
    return LayoutPriority(Int(number.rounded()))
  }

  /// The element's insets as an inset or edge insets.
  func insets(_ file: String) throws(NibError) -> EdgeInsets {
    func side(_ names: String...) throws(NibError) -> Double {
      for name in names {
        if let number = try number(name, file) { return number }
      }
      return 0
    }
    return EdgeInsets(
      top: try side("minY", "top"), left: try side("minX", "left", "leading"),
      bottom: try side("maxY", "bottom"), right: try side("maxX", "right", "trailing"))
  }
}
