import Tables
import ViewTree

extension GraphBuilder {
  /// Registers the cells that a table makes again and again; each is made once to see that it can
  /// be.
  func registerPrototypes() throws(NibError) {
    var registered: Set<PrototypeKey> = []
    for prototype in graph.prototypes {
      guard let table = objects[prototype.container] as? TableView,
        let identifier = identifier(of: prototype, &registered)
      else { continue }
      let (file, classes) = (file, classes)
      guard try prototype.make(file: file, classes: classes) is TableViewCell else { continue }
      table.register(identifier) {
        (try? prototype.make(file: file, classes: classes)) as? TableViewCell ?? TableViewCell()
      }
    }
  }

  private struct PrototypeKey: Hashable {
    let container: Int
    let identifier: String
  }

  /// What a prototype is registered under: of several with one identifier, the first is.
  private func identifier(
    of prototype: PrototypeTemplate, _ registered: inout Set<PrototypeKey>
  ) -> String? {
    guard let element = prototype.graph.slots.first?.element else { return nil }
    guard let identifier = prototype.reuseIdentifier, !identifier.isEmpty else {
      if element.name == "tableViewCell" {
        note("the cell has no reuse identifier: its table cannot make it", element)
      }
      return nil
    }
    let key = PrototypeKey(container: prototype.container, identifier: identifier)
    guard registered.insert(key).inserted else {
      note("the table has another cell of the reuse identifier \(identifier)", element)
      return nil
    }
    return identifier
  }
}

extension PrototypeTemplate {
  /// Makes the cell or section view, with everything inside.
  func make(file: String, classes: ClassRegistry) throws(NibError) -> View {
    try objects(file: file, classes: classes).views.first ?? View()
  }

  /// Makes the cell or section view, with everything inside.
  func objects(file: String, classes: ClassRegistry) throws(NibError) -> NibObjects {
    var builder = GraphBuilder(graph, file: file, classes: classes)
    return try builder.build()
  }
}

extension ObjectGraph {
  /// What each cell or section view consists of.
  func prototypeObjects(
    file: String, classes: ClassRegistry
  ) throws(NibError) -> [NibObjects] {
    var all: [NibObjects] = []
    for prototype in prototypes {
      all.append(try prototype.objects(file: file, classes: classes))
      all += try prototype.graph.prototypeObjects(file: file, classes: classes)
    }
    return all
  }
}
