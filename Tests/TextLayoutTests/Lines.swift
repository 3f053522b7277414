import TextLayout

/// What each line shows of `text` in a font of 10 points a character, wrapped at `width` points.
func lines(_ text: String, width: Double = .infinity, limit: Int = 0) throws -> [String] {
  let prepared = try FixedAdvanceMeasurer.standard.prepare(text, font: .system(size: 17))
  return try prepared.wrapped(width: width, lineLimit: limit).lines.map { prepared.drawn($0) }
}

/// `text` cut at every place where a line may end.
func parts(_ text: String) -> [String] {
  var parts: [String] = []
  var start = text.utf8.startIndex
  for offset in LineBreaker.opportunities(in: text) {
    let end = text.utf8.index(text.utf8.startIndex, offsetBy: offset)
    parts.append(String(text[start..<end]))
    start = end
  }
  return parts
}
