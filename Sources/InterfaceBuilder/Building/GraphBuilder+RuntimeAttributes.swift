extension GraphBuilder {
  /// What sets the properties that the author of the file has set by name, in the order of the file.
  /// Values of another type than a property's are found here, before any is set.
  func attributeSettings() throws(NibError) -> [() -> Void] {
    var settings: [() -> Void] = []
    for attribute in graph.attributes {
      guard let object = objects[attribute.slot] else { continue }
      let entry = classes.entry(for: graph.slots[attribute.slot].element)
      guard let entry, let binding = entry.attributes[attribute.keyPath] else {
        settings.append { setOther(attribute, of: object, entry?.fallback) }
        continue
      }
      if let setting = binding.setting(object, attribute.value) {
        settings.append(setting)
      } else {
        try mismatch(
          .wrongAttributeType(
            attribute.keyPath, of: entry.className, expected: binding.type,
            found: "\(attribute.value)"), at: attribute.element)
      }
    }
    return settings
  }

  private func setOther(
    _ attribute: RuntimeAttributeTemplate, of object: AnyObject, _ set: AttributeFallback?
  ) {
    if set?(object, attribute.keyPath, attribute.value) ?? false { return }
    note("nothing takes the runtime attribute \(attribute.keyPath)", attribute.element)
  }
}
