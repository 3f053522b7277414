/// The names of elements and attributes that are known.
enum Vocabulary {
  /// How a name is treated.
  enum Treatment: Equatable {
    /// It takes effect.
    case applied
    /// It is known to have no effect on what this package does, and only kept.
    case kept(Reason)
    case unknown
  }

  /// Whether an element is a view controller.
  static func isViewController(_ name: String) -> Bool {
    name.hasSuffix("Controller") || name == "viewControllerPlaceholder"
  }

  static func treatment(of element: InterfaceElement) -> Treatment {
    if ViewKind[element.name] != nil || isViewController(element.name) { return .applied }
    if appliedElements.contains(element.name) { return .applied }
    return treatment(of: element.name, in: keptElements)
  }

  private static func treatment(of name: String, in kept: [String: Reason]) -> Treatment {
    kept[name].map { .kept($0) } ?? .unknown
  }

  /// How an attribute of an element is treated; that of a kept element is kept with it.
  static func treatment(
    of attribute: String, in element: InterfaceElement
  ) -> Treatment {
    let own = treatment(of: element)
    if case .kept = own { return own }
    // Constraints are of one class here.
    if element.name == "constraint", attribute == "customClass" { return .unknown }
    if element.name == "buttonConfiguration" { return configuration(attribute) }
    let kind = ViewKind[element.name]
    if let reader = kind?.attributes[attribute] {
      guard let words = reader.words else { return .applied }
      return words.contains(element[attribute] ?? "") ? .applied : .unknown
    }
    if commonAttributes.contains(attribute) { return .applied }
    let found = treatment(of: attribute, in: keptAttributes)
    // What an element without a class of its own says is read as a whole.
    let isRead = kind == nil && !isViewController(element.name)
    return found == .unknown && isRead ? .applied : found
  }

  private static func configuration(_ attribute: String) -> Treatment {
    if attribute == "key" || ViewKind.configurationAttributes.contains(attribute) {
      return .applied
    }
    return treatment(of: attribute, in: keptConfigurationAttributes)
  }

  /// How an element is treated as a property of the one that it is in.
  static func treatment(
    ofPart part: InterfaceElement, in element: InterfaceElement
  ) -> Treatment {
    let own = treatment(of: part)
    guard own == .applied, let key = part.key, valueElements.contains(part.name),
      let keys = keys(of: element)
    else { return own }
    return keys.contains(key) ? .applied : treatment(of: key, in: keptKeys)
  }

  /// The keys of values that take effect in an element; `nil` where it is read as a whole.
  private static func keys(of element: InterfaceElement) -> Set<String>? {
    if element.name == "buttonConfiguration" { return ViewKind.configurationParts }
    return ViewKind[element.name].map { Set($0.parts.keys).union(["frame"]) }
  }
}
