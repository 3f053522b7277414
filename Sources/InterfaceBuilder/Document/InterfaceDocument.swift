public import Foundation

/// An Interface Builder file as it was read: every element, with its line.
public struct InterfaceDocument: Sendable {
  /// The most bytes that are read of a file: a thousand times what large ones have.
  public static let byteLimit = 32_000_000

  /// What messages call the file.
  public let file: String
  /// The element around everything.
  public let root: InterfaceElement
  /// The elements by their ids.
  public let elements: [String: InterfaceElement]

  /// Reads a file.
  ///
  /// - Throws: ``NibError`` for one that cannot be read, is no document of Interface Builder for
  ///   iOS, has ids twice, or is larger or deeper than any honest one.
  /// - Complexity: O(bytes)
  public init(contentsOf url: URL) throws(NibError) {
    let data: Data?
    do {
      let handle = try FileHandle(forReadingFrom: url)
      defer { try? handle.close() }
      data = try handle.read(upToCount: Self.byteLimit + 1)
    } catch {
      throw NibError(.unreadable(error.localizedDescription), file: url.lastPathComponent)
    }
    try self.init(data: data ?? Data(), file: url.lastPathComponent)
  }

  /// Reads what a file contains; `file` is what messages call it.
  ///
  /// - Throws: ``NibError``, as for a file.
  public init(data: Data, file: String) throws(NibError) {
    guard data.count <= Self.byteLimit else {
      throw NibError(.tooLarge(limit: Self.byteLimit), file: file)
    }
    let root = try DocumentParser.parse(data, file: file)
    guard root.name == "document", root["targetRuntime"]?.hasPrefix("iOS.") ?? false else {
      throw NibError(
        .notAnInterface(found: root["targetRuntime"] ?? root.name), file: file, at: root)
    }
    self.file = file
    self.root = root
    elements = try Self.index(root, file: file)
  }

  /// Whether the file is a storyboard.
  public var isStoryboard: Bool { root["type"]?.contains("Storyboard") ?? false }

  /// The version of the tool that wrote the file, as 23504; 0 where it is not said.
  public var toolsVersion: Int {
    Int(root["toolsVersion"]?.prefix { $0 != "." } ?? "") ?? 0
  }

  /// The elements by id. Only what is in scenes and objects is referred to.
  private static func index(
    _ root: InterfaceElement, file: String
  ) throws(NibError) -> [String: InterfaceElement] {
    var found: [String: InterfaceElement] = [:]
    var duplicate: (InterfaceElement, InterfaceElement)?
    for part in root.children where ["objects", "scenes"].contains(part.name) {
      part.forEach { element in
        guard let id = element.id else { return }
        if let other = found.updateValue(element, forKey: id), duplicate == nil {
          duplicate = (element, other)
        }
      }
    }
    guard let (element, other) = duplicate else { return found }
    throw NibError(
      .duplicateID(element.id ?? "", otherLine: other.line), file: file, at: element)
  }
}
