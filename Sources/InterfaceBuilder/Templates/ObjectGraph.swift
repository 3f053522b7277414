import LayoutGeometry
import ViewTree

/// Objects that are made together: those of a nib, of a scene, or of a cell. Everything that can be
/// wrong with the file by itself has been found when there is one.
struct ObjectGraph: Sendable {
  /// The objects, each at the place that the others know it by.
  var slots: [Slot] = []
  /// What is not inside another one, in the order of the file.
  var roots: [Root] = []
  var constraints: [ConstraintTemplate] = []
  var connections: [ConnectionTemplate] = []
  var attributes: [RuntimeAttributeTemplate] = []
  /// The cells and section views that tables and collections make again and again.
  var prototypes: [PrototypeTemplate] = []
  /// The places of objects by their ids.
  var slotsByID: [String: Int] = [:]

  /// One object.
  struct Slot: Sendable {
    let element: InterfaceElement
    let role: Role
  }

  /// What an object is to the others.
  enum Role: Sendable {
    case view, guide, constraint, viewController, owner, other
  }

  /// An object that is not inside another one.
  enum Root: Sendable {
    case view(ViewTemplate)
    case viewController(slot: Int, view: ViewTemplate?)
    case other(slot: Int)
  }
}

/// A view and what is inside it.
struct ViewTemplate: Sendable {
  let slot: Int
  let kind: ViewKind
  var frame: Rect?
  /// Whether frame and mask decide the place.
  var followsMask = true
  /// Whether the size classes have the view in the tree.
  var isInstalled = true
  var settings: [ViewSetting] = []
  var subviews: [ViewTemplate] = []
  /// What is inside the view that the view itself makes.
  var contentView: [ViewTemplate] = []
  var guides: [GuideTemplate] = []
  var table = TableTemplate()
  /// Whether the margins leave no more than a readable width.
  var followsReadableWidth = false
  /// Whether the subviews' masks take effect.
  var autoresizesSubviews = true
  /// The height of a row that is drawn in its table, where the file gives it one of its own.
  var rowHeight: Double?
}

/// A guide that a view has by itself, or the bars of its controller.
struct GuideTemplate: Sendable {
  enum Kind: Sendable { case safeArea, content, frame, top, bottom }

  let slot: Int
  let kind: Kind
}

/// What is special in a table.
struct TableTemplate: Sendable {
  var sections: [Section] = []
  var header: [ViewTemplate] = []
  var footer: [ViewTemplate] = []

  struct Section: Sendable {
    let headerTitle: String?
    let footerTitle: String?
    var rows: [ViewTemplate]
  }
}

/// A cell or section view that is made again and again.
struct PrototypeTemplate: Sendable {
  /// The place of the table or collection.
  let container: Int
  let reuseIdentifier: String?
  let graph: ObjectGraph
}

/// A constraint between objects of a graph.
struct ConstraintTemplate: Sendable {
  let slot: Int
  let first: Int
  let firstAttribute: LayoutAttribute
  let relation: LayoutRelation
  let second: Int?
  let secondAttribute: LayoutAttribute?
  let multiplier: Double
  let constant: Double
  let priority: LayoutPriority
  /// Whether the size classes have it.
  let isInstalled: Bool
}

/// What one object knows of another.
struct ConnectionTemplate: Sendable {
  enum Kind: Sendable { case outlet, collection, action, segue }
  enum Destination: Sendable {
    case slot(Int)
    /// Something of another scene or graph.
    case outside(String)
    case nothing
  }

  let kind: Kind
  let source: Int
  let name: String
  let destination: Destination
  let element: InterfaceElement
}

/// A property that the author of the file has set by its name.
struct RuntimeAttributeTemplate: Sendable {
  let slot: Int
  let keyPath: String
  let value: RuntimeAttribute
  let element: InterfaceElement
}
