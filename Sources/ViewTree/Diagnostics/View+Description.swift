import LayoutGeometry

extension View {
  /// The view and all inside as text, one line each: class, identifier, frame, and what is special.
  /// The same tree gives the same text.
  ///
  /// ```
  /// View "root" (0.0, 0.0, 320.0 × 480.0)
  ///   Label "title" (16.0, 20.0, 54.0 × 21.0) "Layout"
  ///   View (0.0, 60.0, 320.0 × 1.0) hidden
  /// ```
  public final var recursiveDescription: String {
    var lines: [String] = []
    var rest: [(view: View, depth: Int)] = [(self, 0)]
    while let (view, depth) = rest.popLast() {
      lines.append(String(repeating: "  ", count: depth) + view.lineOfDescription)
      rest += view.subviews.reversed().map { ($0, depth + 1) }
    }
    return lines.joined(separator: "\n")
  }

  private var lineOfDescription: String {
    var line = kindName
    if let identifier { line += " \"\(identifier)\"" }
    line += " \(storedFrame)"
    if let label = self as? Label { line += " \"\(label.text)\"" }
    if isHidden { line += " hidden" }
    return line
  }

  /// The view and all inside as JSON: class, identifier, frame, the active constraints that each
  /// view owns with their words and sources, and the subviews. The same tree gives the same text.
  public final var layoutJSON: String {
    var text = openJSON
    var path = [ViewOnPath(self, subviews: subviews)]
    while let last = path.indices.last {
      let isFirst = path[last].isAtStart
      if let view = path[last].next() {
        text += isFirst ? ",\"subviews\":[" : ","
        text += view.openJSON
        path.append(ViewOnPath(view, subviews: view.subviews))
      } else {
        text += isFirst ? "}" : "]}"
        path.removeLast()
      }
    }
    return text
  }

  /// The view's own part of the JSON, open to its subviews.
  private var openJSON: String {
    var fields = ["\"class\":\(kindName.quoted)"]
    if let identifier { fields.append("\"identifier\":\(identifier.quoted)") }
    let frame = storedFrame
    fields.append("\"frame\":[\(frame.minX),\(frame.minY),\(frame.width),\(frame.height)]")
    if isHidden { fields.append("\"hidden\":true") }
    if !constraints.isEmpty {
      fields.append("\"constraints\":[\(constraints.map { $0.json }.joined(separator: ","))]")
    }
    return "{" + fields.joined(separator: ",")
  }
}

extension LayoutConstraint {
  fileprivate var json: String {
    var fields = ["\"relation\":\(description.quoted)"]
    if let identifier { fields.append("\"identifier\":\(identifier.quoted)") }
    if let source { fields.append("\"source\":\("\(source.file):\(source.line)".quoted)") }
    return "{" + fields.joined(separator: ",") + "}"
  }
}

extension String {
  /// The text as a string of JSON.
  fileprivate var quoted: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 32:
        let digits = Array("0123456789abcdef")
        result += "\\u00\(digits[Int(scalar.value) / 16])\(digits[Int(scalar.value) % 16])"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
