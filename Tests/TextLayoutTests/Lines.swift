import TextLayout

/// What each line shows of `text` in a font of 10 points a character, wrapped at `width` points.
func lines(_ text: String, width: Double = .infinity, limit: Int = 0) throws -> [String] {
  let prepared = try FixedAdvanceMeasurer.standard.prepare(text, font: .system(size: 17))
  return try prepared.wrapped(width: width, lineLimit: limit).lines.map { prepared.drawn($0) }
}

/// `text` cut at every place where a measurer may end a line.
func parts(_ text: String, rules: LineBreakRules = LineBreakRules()) -> [String] {
  var parts: [String] = []
  var start = text.utf8.startIndex
  for end in opportunities(in: text, rules: rules) {
    parts.append(String(text[start..<end]))
    start = end
  }
  return parts
}

/// The places where a measurer may end a line: those of UAX #14 that lie between two characters
/// and not before a space or soft hyphen, unless it begins a paragraph.
func opportunities(
  in text: String, rules: LineBreakRules = LineBreakRules()
) -> [String.Index] {
  let characters = Set(text.indices)
  return LineBreaker.opportunities(in: text, rules: rules)
    .map { text.utf8.index(text.utf8.startIndex, offsetBy: $0) }
    .filter { index in
      guard index < text.endIndex else { return true }
      guard characters.contains(index) else { return false }
      return !hangs(text[index]) && text[index] != "\u{AD}"
        || text[..<index].last?.isNewline == true
    }
}

/// Whether a character shows nothing at the end of a line: spaces that are not glue, tabs.
func hangs(_ character: Character) -> Bool {
  guard character.unicodeScalars.count == 1, !character.isNewline else { return false }
  return character == "\u{200B}"
    || character.isWhitespace && !["\u{A0}", "\u{2007}", "\u{202F}"].contains(character)
}
