/// Elements as certain traits have them.
struct ResolvedElements {
  /// The ids of constraints and subviews that are not installed for these traits.
  private(set) var uninstalled: Set<String> = []
  private let traits: TraitCollection

  init(_ traits: TraitCollection) { self.traits = traits }

  /// The element with the variations applied that the traits choose, here and inside: more specific
  /// ones after less specific ones, equally specific ones in the order of their keys.
  mutating func resolve(_ element: InterfaceElement) -> InterfaceElement {
    var result = element
    for variation in chosen(element.children) { apply(variation, to: &result) }
    for index in result.children.indices {
      result.children[index] = resolve(result.children[index])
    }
    return result
  }

  private func chosen(_ children: [InterfaceElement]) -> [InterfaceElement] {
    guard children.contains(where: { $0.name == "variation" }) else { return [] }
    let matching = children.compactMap { child -> (rank: Int, key: String, InterfaceElement)? in
      guard child.name == "variation", let key = child.key,
        let rank = traits.specificity(ofVariation: key)
      else { return nil }
      return (rank, key, child)
    }
    return matching.sorted { ($0.rank, $0.key) < ($1.rank, $1.key) }.map(\.2)
  }

  private mutating func apply(_ variation: InterfaceElement, to element: inout InterfaceElement) {
    for (name, value) in variation.attributes where name != "key" {
      element.attributes[name] = value
    }
    for child in variation.children {
      guard child.name != "mask" else {
        apply(mask: child)
        continue
      }
      if let key = child.key { element.children.removeAll { $0.key == key } }
      element.children.append(child)
    }
  }

  private mutating func apply(mask: InterfaceElement) {
    for entry in mask.children {
      guard let id = entry["reference"] else { continue }
      if entry.name == "exclude" { uninstalled.insert(id) }
      if entry.name == "include" { uninstalled.remove(id) }
    }
  }
}
