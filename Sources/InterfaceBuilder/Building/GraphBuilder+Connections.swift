import Tables

extension GraphBuilder {
  /// What sets the outlets, in the order of the file, outlets before collections. Everything that
  /// can be wrong with one is found here, before any is set.
  func outletSettings() throws(NibError) -> [() -> Void] {
    var settings: [() -> Void] = []
    var collections: [CollectionKey: Collection] = [:]
    for connection in graph.connections {
      switch connection.kind {
      case .outlet:
        guard let object = destination(of: connection) else { continue }
        settings += try self.settings(connection, to: [object], .outlet)
      case .collection:
        guard let object = destination(of: connection) else { continue }
        let key = CollectionKey(slot: connection.source, name: connection.name)
        collections[key, default: Collection(last: connection)].add(object, connection)
      case .action: list(connection, .action, destination(of: connection))
      case .segue: continue
      }
    }
    let inOrder = collections.values.sorted { $0.last.element.line < $1.last.element.line }
    for collection in inOrder {
      settings += try self.settings(collection.last, to: collection.objects, .outletCollection)
    }
    return settings
  }

  private struct CollectionKey: Hashable {
    let slot: Int
    let name: String
  }

  private struct Collection {
    var last: ConnectionTemplate
    var objects: [AnyObject] = []

    mutating func add(_ object: AnyObject, _ connection: ConnectionTemplate) {
      last = connection
      objects.append(object)
    }
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
        kind: kind, name: connection.name, event: connection.element["eventType"],
        source: source, destination: destination))
  }

  /// What sets one outlet: nothing where that is only noted.
  private func settings(
    _ connection: ConnectionTemplate, to destinations: [AnyObject], _ kind: NibConnection.Kind
  ) throws(NibError) -> [() -> Void] {
    for destination in destinations { list(connection, kind, destination) }
    guard let source = objects[connection.source] else {
      note("\(connection.name) belongs to an owner that is not given", connection.element)
      return []
    }
    let entry = classes.entry(for: graph.slots[connection.source].element)
    if let entry, let outlet = entry.outlets[connection.name] {
      if let setting = outlet.setting(source, destinations) { return [setting] }
      let reason = NibError.Reason.wrongOutletType(
        connection.name, of: entry.className, expected: outlet.type,
        destination: name(connection, destinations))
      try mismatch(reason, at: connection.element)
      return []
    }
    if let name = PlatformOutlet(rawValue: connection.name) {
      if let setting = name.setting(of: source, to: destinations.last) { return [setting] }
    } else if let entry {
      try mismatch(
        .unknownOutlet(
          connection.name, of: entry.className, destination: name(connection, destinations)),
        at: connection.element)
      return []
    }
    note("the outlet \(connection.name) is not registered", connection.element)
    return []
  }

  private func name(_ connection: ConnectionTemplate, _ destinations: [AnyObject]) -> String {
    let type = destinations.last.map { "\(Swift.type(of: $0))" } ?? "nothing"
    return "the \(type) \(connection.element["destination"] ?? "")"
  }

  /// Throws where what a file names and what is registered do not fit, or notes it where that is
  /// asked for.
  func mismatch(_ reason: NibError.Reason, at element: InterfaceElement) throws(NibError) {
    guard classes.missing == .isNoted else { throw NibError(reason, file: file, at: element) }
    note(reason.description, element)
  }
}

/// An outlet that a class of the platform has by itself.
private enum PlatformOutlet: String {
  case delegate, dataSource, prefetchDataSource, view

  /// What sets the outlet; `nil` where the source has none or does not take the destination.
  func setting(of source: AnyObject, to destination: AnyObject?) -> (() -> Void)? {
    switch (self, source, destination) {
    case (.view, let controller as ViewController, _):
      // It is set already.
      return controller.view === destination ? {} : nil
    case (.dataSource, let table as TableView, let object as any TableViewDataSource):
      return { table.dataSource = object }
    case (.delegate, let table as TableView, let object as any TableViewDelegate):
      return { table.delegate = object }
    case (
      .prefetchDataSource, let table as TableView,
      let object as any TableViewDataSourcePrefetching
    ):
      return { table.prefetchDataSource = object }
    default: return nil
    }
  }
}
