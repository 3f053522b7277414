import ViewTree

extension NibError: CustomStringConvertible {
  /// The file, the line, the element's id, and what is wrong: one line.
  public var description: String {
    var place = file
    if let line { place += ":\(line)" }
    if let elementID { place += " (\(elementID))" }
    return "\(place): \(reason.description)"
  }
}

extension NibError.Reason: CustomStringConvertible {
  /// What is wrong, in words.
  public var description: String {
    switch self {
    case .unreadable(let reason): "cannot be read: \(reason)"
    case .tooLarge(let limit): "is larger than \(limit) bytes"
    case .tooDeep(let limit): "elements lie more than \(limit) deep in each other"
    case .tooManyElements(let limit): "has more than \(limit) elements"
    case .tooManyControllers(let limit): "contains more than \(limit) view controllers"
    case .compiled: "is compiled; expected the source, a .xib or .storyboard as Xcode saves it"
    case .notUTF8: "is not UTF-8"
    case .notXML(let reason): "is not well-formed XML: \(reason)"
    case .documentType: "declares a document type or entities"
    case .notAnInterface(let found):
      "expected a document of Interface Builder for iOS, found \(found)"
    case .wrongDocument(let expected): "is not a \(expected)"
    case .missing(let what, let element): "\(element) lacks \(what)"
    case .invalidValue(let value, let name, let expected):
      "\(name) is \"\(value)\", expected \(expected)"
    case .duplicateID(let id, let line): "the id \(id) is taken by line \(line)"
    case .unknownReference(let id, let expected): "\"\(id)\" is not the id of \(expected)"
    case .cycle(let ids): "view controllers contain each other: \(ids.joined(separator: ", "))"
    case .noInitialViewController: "has no initial view controller"
    case .unknownIdentifier(let identifier): "nothing has the identifier \"\(identifier)\""
    case .layout(let error): error.description
    default: classDescription
    }
  }

  private var classDescription: String {
    switch self {
    case .unregisteredClass(let name, let element):
      "the class \(name) of a \(element) is not registered"
    case .wrongClass(let name, let expected, let found):
      "the class \(name) is registered to make a \(found), expected a \(expected)"
    case .unknownOutlet(let outlet, let owner, let destination):
      "\(owner) has no outlet \(outlet), to which the file connects \(destination)"
    case .wrongOutletType(let outlet, let owner, let expected, let destination):
      "the outlet \(outlet) of \(owner) takes \(expected), the file connects it to \(destination)"
    case .wrongAttributeType(let keyPath, let owner, let expected, let found):
      "the property \(keyPath) of \(owner) takes \(expected), the file sets it to \(found)"
    default: ""
    }
  }
}
