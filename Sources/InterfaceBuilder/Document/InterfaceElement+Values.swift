import LayoutGeometry

extension InterfaceElement {
  /// The attribute as text.
  ///
  /// - Throws: ``NibError/Reason/missing(_:in:)``.
  func required(_ attribute: String, _ file: String) throws(NibError) -> String {
    guard let text = attributes[attribute] else {
      throw NibError(.missing("the attribute \(attribute)", in: name), file: file, at: self)
    }
    return text
  }

  /// The attribute as a finite number; `nil` where there is none.
  func number(_ attribute: String, _ file: String) throws(NibError) -> Double? {
    guard let text = attributes[attribute] else { return nil }
    guard let number = Double(text), number.isFinite else {
      throw invalid(text, attribute, "a number", file)
    }
    return number
  }

  /// The attribute as a whole number; `nil` where there is none.
  func integer(_ attribute: String, _ file: String) throws(NibError) -> Int? {
    guard let text = attributes[attribute] else { return nil }
    guard let number = Int(text) else {
      throw invalid(text, attribute, "a whole number", file)
    }
    return number
  }

  /// The attribute as a truth; `nil` where there is none.
  func flag(_ attribute: String, _ file: String) throws(NibError) -> Bool? {
    guard let text = attributes[attribute] else { return nil }
    switch text {
    case "YES": return true
    case "NO": return false
    default: throw invalid(text, attribute, "YES or NO", file)
    }
  }

  /// The element as a rectangle in points.
  func rect(_ file: String) throws(NibError) -> Rect {
    let size = try size(file)
    guard let x = try number("x", file), let y = try number("y", file) else {
      throw NibError(.missing("an origin", in: name), file: file, at: self)
    }
    return Rect(origin: Point(x: x, y: y), size: size)
  }

  /// The element as a size in points.
  func size(_ file: String) throws(NibError) -> Size {
    guard let width = try number("width", file), let height = try number("height", file) else {
      throw NibError(.missing("a size", in: name), file: file, at: self)
    }
    guard width >= 0 else {
      throw invalid("\(width)", "width", "a number of at least 0", file)
    }
    guard height >= 0 else {
      throw invalid("\(height)", "height", "a number of at least 0", file)
    }
    return Size(width: width, height: height)
  }

  func invalid(
    _ text: String, _ attribute: String, _ expected: String, _ file: String
  ) -> NibError {
    NibError(.invalidValue(text, of: attribute, expected: expected), file: file, at: self)
  }
}
