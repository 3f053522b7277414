import Foundation
import InterfaceBuilder
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Files of real projects, in the folder `../shared/nib-files`, if it is there.
enum Corpus {
  static let files: [URL] = {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("../shared/nib-files").standardizedFileURL
    let all = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (all ?? []).filter { ["xib", "storyboard"].contains($0.pathExtension) }
      .sorted { $0.path < $1.path }
  }()

  static let absence: Comment = "there is no folder ../shared/nib-files beside the checkout"

  /// The owner of nibs whose own one is not at hand.
  final class Owner {}

  /// Makes everything that a file describes.
  static func everything(_ file: URL) throws -> [NibObjects] {
    let classes = ClassRegistry(missing: .isNoted)
    if file.pathExtension == "storyboard" {
      return try Storyboard(contentsOf: file).everything(classes: classes)
    }
    return try Nib(contentsOf: file).everything(owner: Owner(), classes: classes)
  }
}

/// What a plain query of a file's XML counts; it shares nothing with the module. A view is what has a
/// frame or an autoresizing mask.
final class PlainCount: NSObject, XMLParserDelegate {
  var views = 0
  var constraints = 0
  var placeholders = 0
  var outlets = 0
  private var isCounted: [Bool] = []

  init(_ file: URL) throws {
    super.init()
    let parser = XMLParser(data: try Data(contentsOf: file))
    parser.delegate = self
    #expect(parser.parse())
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    defer { isCounted.append(false) }
    switch name {
    case "rect" where attributes["key"] == "frame", "autoresizingMask":
      if let isKnown = isCounted.last, !isKnown {
        views += 1
        isCounted[isCounted.count - 1] = true
      }
    case "constraint":
      constraints += 1
      if attributes["placeholder"] != nil { placeholders += 1 }
    case "outlet", "outletCollection": outlets += 1
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    isCounted.removeLast()
  }
}
