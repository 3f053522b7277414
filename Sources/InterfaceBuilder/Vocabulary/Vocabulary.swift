/// The names of elements and attributes that are known.
enum Vocabulary {
  /// How a name is treated.
  enum Treatment {
    /// It takes effect.
    case applied
    /// It is known to have no effect on what this package does, and only kept.
    case kept
    case unknown
  }

  /// Whether an element is a view controller.
  static func isViewController(_ name: String) -> Bool {
    name.hasSuffix("Controller") || name == "viewControllerPlaceholder"
  }

  static func treatment(of element: InterfaceElement) -> Treatment {
    if ViewKind[element.name] != nil || isViewController(element.name) { return .applied }
    if appliedElements.contains(element.name) { return .applied }
    return keptElements.contains(element.name) ? .kept : .unknown
  }

  /// How an attribute of an element is treated; that of a kept element is kept with it.
  static func treatment(
    of attribute: String, in element: InterfaceElement
  ) -> Treatment {
    if treatment(of: element) == .kept { return .kept }
    let kind = ViewKind[element.name]
    if let reader = kind?.attributes[attribute] {
      guard let words = reader.words else { return .applied }
      return words.contains(element[attribute] ?? "") ? .applied : .unknown
    }
    if commonAttributes.contains(attribute) { return .applied }
    if kind == nil, !isViewController(element.name) {
      // What an element without a class of its own says is read as a whole.
      return keptAttributes.contains(attribute) ? .kept : .applied
    }
    return keptAttributes.contains(attribute) ? .kept : .unknown
  }

  /// How an element is treated as a property of the one that it is in.
  static func treatment(
    ofPart part: InterfaceElement, in element: InterfaceElement
  ) -> Treatment {
    let own = treatment(of: part)
    guard own == .applied, let kind = ViewKind[element.name], let key = part.key,
      valueElements.contains(part.name)
    else { return own }
    if kind.parts[key] != nil || key == "frame" { return .applied }
    return keptKeys.contains(key) ? .kept : .unknown
  }
}
