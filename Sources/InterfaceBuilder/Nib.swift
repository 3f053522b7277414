public import Foundation
public import ViewTree

/// A nib: views that are drawn in an Interface Builder file (`.xib`), read once and made as often as
/// is wanted.
///
/// ```swift
/// let nib = try Nib(data: Data(cardSource.utf8), file: "Card.xib")
/// let card = try nib.instantiate(CardView.self, classes: classes)
/// card.title?.text  // "Hello"
/// ```
///
/// It is the source that is read (the XML that Xcode saves), not what Xcode compiles from it.
public struct Nib: Sendable {
  /// The file as it was read.
  public let document: InterfaceDocument
  /// What variations were chosen by.
  public let traits: TraitCollection
  let graph: ObjectGraph

  /// Reads a nib.
  ///
  /// - Throws: ``NibError`` for everything that is wrong with the file by itself.
  /// - Complexity: O(bytes)
  public init(contentsOf url: URL, traits: TraitCollection = .init()) throws(NibError) {
    try self.init(InterfaceDocument(contentsOf: url), traits: traits)
  }

  /// Reads what a nib contains; `file` is what messages call it.
  ///
  /// - Throws: ``NibError``, as for a file.
  public init(
    data: Data, file: String, traits: TraitCollection = .init()
  ) throws(NibError) {
    try self.init(InterfaceDocument(data: data, file: file), traits: traits)
  }

  /// The nib of a document.
  ///
  /// - Throws: ``NibError``, as for a file.
  public init(
    _ document: InterfaceDocument, traits: TraitCollection = .init()
  ) throws(NibError) {
    guard !document.isStoryboard else {
      throw NibError(.wrongDocument(expected: "nib"), file: document.file, at: document.root)
    }
    self.document = document
    self.traits = traits
    var resolved = ResolvedElements(traits)
    let root = resolved.resolve(document.root)
    var reader = GraphReader(
      context: try ReadingContext(document), uninstalled: resolved.uninstalled)
    graph = try reader.read(objects: root.first("objects")?.children ?? [])
  }

  /// The nib for other traits; the file is not read again.
  public func with(traits: TraitCollection) throws(NibError) -> Nib {
    try Nib(document, traits: traits)
  }

  /// Makes all objects of the nib anew, connects them, and wakes them.
  ///
  /// - Parameter owner: The object for the file's owner; its outlets are set by what `classes` says
  ///   of the class that the file gives it. Without one they are only listed.
  /// - Throws: ``NibError`` for classes and outlets that `classes` lacks, outlets and properties of
  ///   another type, and constraints that cannot be; then nothing of the owner has been set.
  /// - Complexity: O(objects)
  public func instantiate(
    owner: AnyObject? = nil, classes: ClassRegistry = .init()
  ) throws(NibError) -> NibObjects {
    var builder = GraphBuilder(graph, file: document.file, classes: classes, owner: owner)
    return try builder.build()
  }

  /// Makes the nib's objects and returns the first view of a class that is not inside another.
  ///
  /// - Throws: ``NibError``, as ``instantiate(owner:classes:)``, or
  ///   ``NibError/Reason/missing(_:in:)`` where there is no such view.
  public func instantiate<V: View>(
    _ type: V.Type, owner: AnyObject? = nil, classes: ClassRegistry = .init()
  ) throws(NibError) -> V {
    let objects = try instantiate(owner: owner, classes: classes)
    for view in objects.views {
      if let view = view as? V { return view }
    }
    throw NibError(.missing("a top-level \(type)", in: "the nib"), file: document.file)
  }

  /// What makes such a view: each call makes all objects of the nib anew, without an owner.
  ///
  /// ```swift
  /// let makeCard = nib.factory(of: CardView.self, classes: classes)
  /// let cards = [try makeCard(), try makeCard()]
  /// ```
  public func factory<V: View>(
    of type: V.Type, classes: ClassRegistry = .init()
  ) -> @Sendable () throws(NibError) -> V {
    { () throws(NibError) in try instantiate(V.self, classes: classes) }
  }

  /// The objects of the nib and of each of its cells.
  package func everything(
    owner: AnyObject? = nil, classes: ClassRegistry
  ) throws(NibError) -> [NibObjects] {
    let objects = try instantiate(owner: owner, classes: classes)
    return try [objects] + graph.prototypeObjects(file: document.file, classes: classes)
  }
}
