import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element as an XML parser found it.
struct XMLElement: Equatable {
  let name: String
  let attributes: [String: String]
  /// How many elements it is inside of.
  let depth: Int
  /// The characters directly inside it.
  var text = ""

  /// The value of an attribute that is a number.
  func number(_ attribute: String) -> Double {
    attributes[attribute].flatMap(Double.init) ?? .nan
  }
}

/// The elements of a document in the order they begin, or the parser's error.
func xmlElements(_ document: String) throws -> [XMLElement] {
  let parser = XMLParser(data: Data(document.utf8))
  let collector = ElementCollector()
  parser.delegate = collector
  guard parser.parse() else { throw parser.parserError ?? CocoaError(.formatting) }
  return collector.elements
}

private final class ElementCollector: NSObject, XMLParserDelegate {
  var elements: [XMLElement] = []
  private var openElements: [Int] = []

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements.append(XMLElement(name: name, attributes: attributes, depth: openElements.count))
    openElements.append(elements.count - 1)
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    guard let element = openElements.last else { return }
    elements[element].text += characters
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    openElements.removeLast()
  }
}
