import LayoutGeometry
import ViewTree

extension GraphReader {
  /// Reads a view and what is inside; an element of an unknown class is a plain view.
  mutating func readView(_ element: InterfaceElement) throws(NibError) -> ViewTemplate {
    let kind = ViewKind(element)
    var view = ViewTemplate(slot: add(element, .view), kind: kind)
    view.isInstalled = !(element.id.map(uninstalled.contains) ?? false)
    let isFixed = try element.flag("fixedFrame", context.file) ?? false
    let translates = try element.flag(
      "translatesAutoresizingMaskIntoConstraints", context.file)
    view.followsMask = isFixed || translates ?? true
    view.autoresizesSubviews = try element.flag("autoresizesSubviews", context.file) ?? true
    view.followsReadableWidth =
      try element.flag("layoutMarginsFollowReadableWidth", context.file) ?? false
    try readAttributes(of: element, into: &view)
    for child in element.children { try readPart(child, into: &view) }
    return view
  }

  private func readAttributes(
    of element: InterfaceElement, into view: inout ViewTemplate
  ) throws(NibError) {
    if let name = element["userLabel"] ?? element.id {
      view.settings.append { $0.identifier = name }
    }
    for name in element.attributes.keys.sorted() {
      guard let reader = view.kind.attributes[name] else { continue }
      if let setting = try reader.read(element, name, context) { view.settings.append(setting) }
    }
  }

  private mutating func readPart(
    _ child: InterfaceElement, into view: inout ViewTemplate
  ) throws(NibError) {
    switch (child.name, child.key) {
    case ("rect", "frame"): view.frame = try child.rect(context.file)
    case ("subviews", _):
      for element in child.children {
        let subview = try readView(element)
        superviews[subview.slot] = view.slot
        view.subviews.append(subview)
      }
    case ("constraints", _): note(constraints: child, owner: view.slot)
    case ("viewLayoutGuide", let key): readGuide(child, key ?? "", into: &view)
    case ("prototypes", _), ("cells", _):
      for cell in child.children { try readPrototype(cell, container: view.slot) }
    case (_, "sectionHeaderView"), (_, "sectionFooterView"):
      try readPrototype(child, container: view.slot)
    case ("sections", _): try readSections(child, into: &view)
    case (_, "contentView"): view.contentView.append(try readView(child))
    case (_, "tableHeaderView"): view.table.header.append(try readView(child))
    case (_, "tableFooterView"): view.table.footer.append(try readView(child))
    default: try readProperty(child, into: &view)
    }
  }

  private mutating func readProperty(
    _ child: InterfaceElement, into view: inout ViewTemplate
  ) throws(NibError) {
    guard let reader = view.kind.parts[child.key ?? child.name] else {
      return try readChild(child, slot: view.slot)
    }
    guard child.name != "nil" else { return }
    if let setting = try reader.read(child, "", context) { view.settings.append(setting) }
  }

  private mutating func readGuide(
    _ element: InterfaceElement, _ key: String, into view: inout ViewTemplate
  ) {
    let kinds: [String: GuideTemplate.Kind] = [
      "safeArea": .safeArea, "contentLayoutGuide": .content, "frameLayoutGuide": .frame,
    ]
    guard let kind = kinds[key] else { return }
    view.guides.append(GuideTemplate(slot: add(element, .guide), kind: kind))
  }

  private mutating func readPrototype(
    _ element: InterfaceElement, container: Int
  ) throws(NibError) {
    var reader = GraphReader(context: context, uninstalled: uninstalled)
    graph.prototypes.append(
      PrototypeTemplate(
        container: container, reuseIdentifier: element["reuseIdentifier"],
        graph: try reader.read(prototype: element)))
  }

  private mutating func readSections(
    _ element: InterfaceElement, into view: inout ViewTemplate
  ) throws(NibError) {
    for section in element.children {
      _ = add(section, .other)
      var rows: [ViewTemplate] = []
      for cell in section.first("cells")?.children ?? [] {
        var row = try readView(cell)
        if let height = try cell.number("rowHeight", context.file), height >= 0 {
          row.rowHeight = height
        }
        rows.append(row)
      }
      view.table.sections.append(
        .init(
          headerTitle: section["headerTitle"] ?? section.child(key: "headerTitle")?.text,
          footerTitle: section["footerTitle"] ?? section.child(key: "footerTitle")?.text,
          rows: rows))
    }
  }
}
