import Tables

extension GraphBuilder {
  /// Sets all outlets.
  mutating func connect() throws(NibError) {
    var collections: [CollectionKey: [AnyObject]] = [:]
    var last: [CollectionKey: ConnectionTemplate] = [:]
    for connection in graph.connections {
      switch connection.kind {
      case .outlet: try connectOutlet(connection)
      case .collection:
        let key = CollectionKey(slot: connection.source, name: connection.name)
        guard let object = destination(of: connection) else { continue }
        collections[key, default: []].append(object)
        last[key] = connection
      case .action: list(connection, .action, destination(of: connection))
      case .segue: continue
      }
    }
    for (key, connection) in last.sorted(by: { $0.value.element.line < $1.value.element.line }) {
      try set(connection, to: collections[key] ?? [], .outletCollection)
    }
  }

  private struct CollectionKey: Hashable {
    let slot: Int
    let name: String
  }

  private mutating func connectOutlet(_ connection: ConnectionTemplate) throws(NibError) {
    guard let object = destination(of: connection) else { return }
    try set(connection, to: [object], .outlet)
  }

  /// What a connection leads to; what is outside, or not made, is noted.
  private func destination(of connection: ConnectionTemplate) -> AnyObject? {
    switch connection.destination {
    case .slot(let slot):
      if let object = objects[slot] { return object }
      note("\(connection.name) leads to what is not made", connection.element)
    case .outside(let id): note("\(connection.name) leads out to \(id)", connection.element)
    case .nothing: break
    }
    return nil
  }

  private func list(
    _ connection: ConnectionTemplate, _ kind: NibConnection.Kind, _ destination: AnyObject?
  ) {
    guard let source = objects[connection.source] else { return }
    result.connections.append(
      NibConnection(
        kind: kind, name: connection.name, source: source, destination: destination))
  }

  private func set(
    _ connection: ConnectionTemplate, to destinations: [AnyObject], _ kind: NibConnection.Kind
  ) throws(NibError) {
    for destination in destinations { list(connection, kind, destination) }
    guard let source = objects[connection.source] else {
      return note("\(connection.name) belongs to an owner that is not given", connection.element)
    }
    let element = graph.slots[connection.source].element
    let entry = classes.entry(for: element)
    if let setter = entry?.outlets[connection.name] {
      guard !setter(source, destinations) else { return }
      throw outletError(
        NibError.Reason.wrongOutletType, connection, entry, destinations.last)
    }
    guard !setPlatformOutlet(connection.name, of: source, to: destinations.last) else { return }
    let isPlatform = ["delegate", "dataSource", "prefetchDataSource", "view"].contains(
      connection.name)
    guard let entry, classes.missing == .isError, !isPlatform else {
      return note("the outlet \(connection.name) is not registered", connection.element)
    }
    throw outletError(NibError.Reason.unknownOutlet, connection, entry, destinations.last)
  }

  private func outletError(
    _ reason: (String, String, String) -> NibError.Reason, _ connection: ConnectionTemplate,
    _ entry: ClassRegistry.Entry?, _ destination: AnyObject?
  ) -> NibError {
    let id = connection.element["destination"] ?? ""
    let name = destination.map { "the \(type(of: $0)) \(id)" } ?? id
    return NibError(
      reason(connection.name, entry?.className ?? "the element", name), file: file,
      at: connection.element)
  }

  /// The outlets that the classes of the platform have by themselves.
  private func setPlatformOutlet(
    _ name: String, of source: AnyObject, to destination: AnyObject?
  ) -> Bool {
    switch (name, source, destination) {
    case ("view", let controller as ViewController, _): return controller.view === destination
    case ("dataSource", let table as TableView, let object as any TableViewDataSource):
      table.dataSource = object
      return true
    case ("delegate", let table as TableView, let object as any TableViewDelegate):
      table.delegate = object
      return true
    case (
      "prefetchDataSource", let table as TableView, let object as any TableViewDataSourcePrefetching
    ):
      table.prefetchDataSource = object
      return true
    default: return false
    }
  }

  /// Sets the properties that the author of the file has set by name.
  func setRuntimeAttributes() {
    for attribute in graph.attributes {
      guard let object = objects[attribute.slot] else { continue }
      let entry = classes.entry(for: graph.slots[attribute.slot].element)
      if let set = entry?.attributes[attribute.keyPath], set(object, attribute.value) { continue }
      if entry?.fallback?(object, attribute.keyPath, attribute.value) ?? false { continue }
      note("nothing takes the runtime attribute \(attribute.keyPath)", attribute.element)
    }
  }
}
