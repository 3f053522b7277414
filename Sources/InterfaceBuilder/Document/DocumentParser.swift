import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// Builds elements from Foundation's XML parser, and stops it at what no file of Interface Builder
/// contains.
final class DocumentParser: NSObject, XMLParserDelegate {
  /// How deep elements may lie in each other: a level of views takes two.
  static let depthLimit = 200
  /// How many elements are read: a hundred times what large files have.
  static let elementLimit = 250_000

  private let file: String
  private var open: [InterfaceElement] = []
  private var count = 0
  private var root: InterfaceElement?
  private var failure: NibError?

  private init(file: String) { self.file = file }

  /// The root element of a file's XML.
  ///
  /// - Complexity: O(bytes)
  static func parse(_ data: Data, file: String) throws(NibError) -> InterfaceElement {
    try checkText(data, file: file)
    let delegate = DocumentParser(file: file)
    let parser = XMLParser(data: data)
    parser.shouldResolveExternalEntities = false
    parser.delegate = delegate
    let isWellFormed = parser.parse()
    if let failure = delegate.failure { throw failure }
    guard isWellFormed, let root = delegate.root else {
      let reason = parser.parserError.map { "error \(($0 as NSError).code)" } ?? "no element"
      throw NibError(.notXML(reason), file: file, line: max(1, parser.lineNumber))
    }
    return root
  }

  /// Document types bring entities, and entities bombs: they are refused before the parser sees
  /// them, and so are encodings that could hide them.
  private static func checkText(_ data: Data, file: String) throws(NibError) {
    guard !["NIBArchive", "bplist"].contains(where: { data.starts(with: Data($0.utf8)) }) else {
      throw NibError(.compiled, file: file)
    }
    guard !data.contains(0), String(validating: data, as: UTF8.self) != nil else {
      throw NibError(.notUTF8, file: file)
    }
    guard data.range(of: Data("<!DOCTYPE".utf8)) == nil else {
      throw NibError(.documentType, file: file)
    }
    guard encoding(of: data).map({ $0.uppercased() == "UTF-8" }) ?? true else {
      throw NibError(.notUTF8, file: file)
    }
  }

  /// The encoding that a file's XML declaration names; empty where it cannot be made out.
  private static func encoding(of data: Data) -> String? {
    let start = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.startIndex + 3 : data.startIndex
    guard data[start...].starts(with: Data("<?xml".utf8)),
      let end = data.range(of: Data("?>".utf8), in: start..<data.endIndex)
    else { return nil }
    let declaration = String(decoding: data[start..<end.lowerBound], as: UTF8.self)
    guard declaration.contains("encoding") else { return nil }
    let match = declaration.firstMatch(of: /encoding\s*=\s*["']([^"']*)["']/)
    return match.map { String($0.output.1) } ?? ""
  }

  private func stop(_ parser: XMLParser, _ reason: NibError.Reason) {
    guard failure == nil else { return }
    failure = NibError(reason, file: file, line: parser.lineNumber)
    parser.abortParsing()
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    guard failure == nil else { return }
    guard open.count < Self.depthLimit else {
      return stop(parser, .tooDeep(limit: Self.depthLimit))
    }
    count += 1
    guard count <= Self.elementLimit else {
      return stop(parser, .tooManyElements(limit: Self.elementLimit))
    }
    open.append(
      InterfaceElement(
        name: name, attributes: attributes, children: [], text: "", line: parser.lineNumber))
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard failure == nil, var element = open.popLast() else { return }
    if element.text.allSatisfy(\.isWhitespace) { element.text = "" }
    if open.isEmpty {
      root = element
    } else {
      open[open.count - 1].children.append(element)
    }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard failure == nil, !open.isEmpty else { return }
    open[open.count - 1].text += string
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    guard failure == nil, !open.isEmpty else { return }
    open[open.count - 1].text += String(decoding: block, as: UTF8.self)
  }
}
