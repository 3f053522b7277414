extension String {
  /// The text as content or as a quoted attribute value, for XML 1.0 and HTML alike.
  ///
  /// Tabs and line breaks become character references, because parsers turn bare ones in
  /// attributes into spaces. Characters that XML 1.0 cannot hold at all become U+FFFD.
  package var escapedForMarkup: String {
    var escaped = ""
    for scalar in unicodeScalars { escaped.unicodeScalars.append(contentsOf: escape(scalar)) }
    return escaped
  }
}

/// The scalars that stand for `scalar` in markup.
private func escape(_ scalar: Unicode.Scalar) -> String.UnicodeScalarView {
  switch scalar {
  case "&": "&amp;".unicodeScalars
  case "<": "&lt;".unicodeScalars
  case ">": "&gt;".unicodeScalars
  case "\"": "&quot;".unicodeScalars
  case "'": "&#39;".unicodeScalars
  case "\t", "\n", "\r": "&#\(scalar.value);".unicodeScalars
  case "\0"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": "\u{FFFD}".unicodeScalars
  default: String(scalar).unicodeScalars
  }
}
