public import ViewTree

/// What is wrong with an Interface Builder file, or with a call about one, and where.
public struct NibError: Error, Equatable, Sendable {
  /// The file's name.
  public let file: String
  /// The line, from 1; `nil` where the error is about the file as a whole.
  public let line: Int?
  /// The id of the element, if it has one.
  public let elementID: String?
  /// What is wrong.
  public let reason: Reason

  /// What can be wrong.
  public enum Reason: Equatable, Sendable {
    /// The file cannot be read.
    case unreadable(String)
    /// The file has more bytes than are read.
    case tooLarge(limit: Int)
    /// Elements lie deeper in each other than are read.
    case tooDeep(limit: Int)
    /// The file has more elements than are read.
    case tooManyElements(limit: Int)
    /// The file is what Xcode compiles, not the source that it saves.
    case compiled
    /// The file is no UTF-8.
    case notUTF8
    /// The file is no well-formed XML.
    case notXML(String)
    /// The file declares a document type or entities, which none of these files do.
    case documentType
    /// The file is XML, but not of Interface Builder for iOS.
    case notAnInterface(found: String)
    /// The file is a nib where a storyboard was expected, or the other way round.
    case wrongDocument(expected: String)
    /// The element lacks an attribute or an element inside that it needs.
    case missing(String, in: String)
    /// A value does not mean what it has to.
    case invalidValue(String, of: String, expected: String)
    /// Two elements have this id; the other one's line.
    case duplicateID(String, otherLine: Int)
    /// The id that is referred to belongs to nothing, or to something of another kind.
    case unknownReference(String, expected: String)
    /// View controllers contain each other; their ids.
    case cycle([String])
    /// A view controller contains more others, directly and inside these, than are made.
    case tooManyControllers(limit: Int)
    /// The file wants a class that is not registered.
    case unregisteredClass(String, element: String)
    /// The class is registered, but what it makes is not what the element stands for.
    case wrongClass(String, expected: String, found: String)
    /// The class has no outlet of that name.
    case unknownOutlet(String, of: String, destination: String)
    /// The outlet takes another type than the file connects it to.
    case wrongOutletType(String, of: String, expected: String, destination: String)
    /// The property that a user-defined runtime attribute sets takes another type.
    case wrongAttributeType(String, of: String, expected: String, found: String)
    /// There is no initial view controller.
    case noInitialViewController
    /// There is no view controller or cell of that identifier.
    case unknownIdentifier(String)
    /// A constraint cannot be made or take part in layout.
    case layout(LayoutError)
  }

  init(
    _ reason: Reason, file: String, line: Int? = nil, elementID: String? = nil
  ) {
    self.reason = reason
    self.file = file
    self.line = line
    self.elementID = elementID
  }

  init(_ reason: Reason, file: String, at element: InterfaceElement) {
    self.init(reason, file: file, line: element.line, elementID: element.id)
  }
}
