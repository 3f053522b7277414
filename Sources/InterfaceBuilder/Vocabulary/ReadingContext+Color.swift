import ViewTree

extension ReadingContext {
  /// The colour that an element describes; `nil` where it only names one that the file does not
  /// define. Colour spaces are taken for sRGB.
  func color(_ element: InterfaceElement) throws(NibError) -> Color? {
    let alpha = try element.number("alpha", file) ?? 1
    if let white = try element.number("white", file) { return Color(white: white, alpha: alpha) }
    if let red = try element.number("red", file), let green = try element.number("green", file),
      let blue = try element.number("blue", file)
    {
      return Color(red: red, green: green, blue: blue, alpha: alpha)
    }
    for attribute in ["name", "systemColor", "cocoaTouchSystemColor"] {
      if let name = element[attribute] { return namedColors[name] ?? Self.systemColors[name] }
    }
    return nil
  }

  /// The colours of the platform, in its light appearance, that files name without defining them.
  private static let systemColors: [String: Color] = [
    "darkTextColor": .black, "lightTextColor": Color(white: 1, alpha: 0.6),
    "groupTableViewBackgroundColor": Color(red: 0.937, green: 0.937, blue: 0.957),
    "viewFlipsideBackgroundColor": Color(white: 0.12), "scrollViewTexturedBackgroundColor": .gray,
    "tableCellGroupedBackgroundColor": .white, "labelColor": .black,
    "secondaryLabelColor": Color(red: 0.235, green: 0.235, blue: 0.263, alpha: 0.6),
    "systemBackgroundColor": .white,
    "secondarySystemBackgroundColor": Color(red: 0.949, green: 0.949, blue: 0.969),
    "systemGroupedBackgroundColor": Color(red: 0.949, green: 0.949, blue: 0.969),
    "linkColor": Color(red: 0, green: 0.478, blue: 1),
    "systemBlueColor": Color(red: 0, green: 0.478, blue: 1),
    "systemRedColor": Color(red: 1, green: 0.231, blue: 0.188),
    "systemGrayColor": Color(red: 0.557, green: 0.557, blue: 0.576),
  ]
}

extension PropertyReader {
  static func color<V: View>(_ set: @escaping @Sendable (V, Color) -> Void) -> Self {
    .init { element, _, context throws(NibError) in
      guard let color = try context.color(element) else { return nil }
      return on(V.self) { set($0, color) }
    }
  }
}
