import Tables
import ViewTree

extension GraphBuilder {
  /// Registers the cells that a table makes again and again; each is made once to see that it can
  /// be.
  func registerPrototypes() throws(NibError) {
    for prototype in graph.prototypes {
      guard let table = objects[prototype.container] as? TableView,
        let identifier = prototype.reuseIdentifier
      else { continue }
      let (file, classes) = (file, classes)
      guard try prototype.make(file: file, classes: classes) is TableViewCell else { continue }
      table.register(identifier) {
        (try? prototype.make(file: file, classes: classes)) as? TableViewCell ?? TableViewCell()
      }
    }
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
