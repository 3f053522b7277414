/// Markup as it is written: one element a line, indented. Every value and every text passes through
/// here, and is escaped here and nowhere else.
struct Markup {
  /// Attributes in the order they are written; `nil` leaves one out.
  typealias Attributes = KeyValuePairs<String, String?>

  /// What has been written.
  private(set) var text = ""
  private var openElements: [String] = []

  /// Begins an element that others come inside of.
  mutating func open(_ name: String, _ attributes: Attributes = [:]) {
    writeTag(name, attributes, end: ">\n")
    openElements.append(name)
  }

  /// Ends the element that was opened last.
  mutating func close() {
    guard let name = openElements.popLast() else { return }
    indent()
    text += "</\(name)>\n"
  }

  /// An element without content.
  mutating func element(_ name: String, _ attributes: Attributes) {
    writeTag(name, attributes, end: "/>\n")
  }

  /// An element that holds nothing but a text.
  mutating func element(_ name: String, _ attributes: Attributes = [:], text content: String) {
    writeTag(name, attributes, end: ">")
    text += "\(content.escapedForMarkup)</\(name)>\n"
  }

  private mutating func writeTag(_ name: String, _ attributes: Attributes, end: String) {
    indent()
    text += "<\(name)"
    for case (let key, let value?) in attributes {
      text += " \(key)=\"\(value.escapedForMarkup)\""
    }
    text += end
  }

  private mutating func indent() {
    for _ in openElements { text += "  " }
  }
}
