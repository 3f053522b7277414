import LayoutGeometry
import ViewTree

/// What the elements of a file refer to beside each other.
struct ReadingContext: Sendable {
  /// What messages call the file.
  let file: String
  /// The version of the tool that wrote it.
  let toolsVersion: Int
  /// The elements by their ids.
  let elements: [String: InterfaceElement]
  private var imageSizes: [String: Size] = [:]
  private(set) var namedColors: [String: Color] = [:]

  /// The resources that a document declares.
  init(_ document: InterfaceDocument) throws(NibError) {
    file = document.file
    toolsVersion = document.toolsVersion
    elements = document.elements
    for element in document.root.first("resources")?.children ?? [] {
      guard let name = element["name"] else { continue }
      switch element.name {
      case "image": imageSizes[name] = try imageSize(element)
      case "namedColor", "systemColor":
        if let color = element.first("color") { namedColors[name] = try self.color(color) }
      default: continue
      }
    }
  }

  /// The size of an image in points. Of the system's symbols the file has that of a drawing with 128
  /// points on the longer side; beside a text of the body style they are about 20 long.
  private func imageSize(_ element: InterfaceElement) throws(NibError) -> Size {
    let size = try element.size(file)
    guard element["catalog"] == "system" else { return size }
    let scale = Self.symbolLength / max(size.width, size.height, 1)
    return Size(width: size.width * scale, height: size.height * scale)
  }

  /// An estimate, in points.
  private static let symbolLength = 20.0

  /// The image of a name, with the size that the file says it has; `nil` where it says none.
  func image(named name: String) -> ImageSource? {
    imageSizes[name].map { ImageSource(name: name, size: $0) }
  }
}
