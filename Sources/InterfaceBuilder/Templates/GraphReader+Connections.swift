extension GraphReader {
  /// Reads an outlet, an action or a segue.
  mutating func readConnection(_ element: InterfaceElement, source: Int) throws(NibError) {
    let kinds: [String: (ConnectionTemplate.Kind, String)] = [
      "outlet": (.outlet, "property"), "outletCollection": (.collection, "property"),
      "action": (.action, "selector"), "segue": (.segue, "kind"),
    ]
    guard let (kind, attribute) = kinds[element.name] else { return }
    let name =
      try kind == .segue ? element["kind"] ?? "" : element.required(attribute, context.file)
    graph.connections.append(
      ConnectionTemplate(
        kind: kind, source: source, name: name, destination: try destination(of: element),
        element: element))
  }

  private func destination(
    of element: InterfaceElement
  ) throws(NibError) -> ConnectionTemplate.Destination {
    guard let id = element["destination"] else {
      guard ["action", "segue"].contains(element.name) else {
        throw NibError(.missing("a destination", in: element.name), file: context.file, at: element)
      }
      return .nothing
    }
    if let slot = graph.slotsByID[id] { return .slot(slot) }
    guard context.elements[id] != nil else {
      throw NibError(
        .unknownReference(id, expected: "something in the file"), file: context.file, at: element)
    }
    return .outside(id)
  }
}
