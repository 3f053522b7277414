import SeededRandom

/// Pieces that break markup which is put together carelessly.
private let hostilePieces = [
  "<", ">", "&", "\"", "'", "]]>", "<!--", "-->", "<?", "?>", "</text>", "</svg>", "</script>",
  "<![CDATA[", "&amp;", "&#0;", "&x", "\0", "\u{1}", "\u{8}", "\t", "\n", "\r", "\u{B}", "\u{1F}",
  "\u{7F}", "\u{85}", "\u{2028}", "\u{202E}", "\u{FEFF}", "\u{FFFE}", "\u{FFFF}", "\u{1FFFE}",
  "\u{10FFFF}", "e\u{301}", "中", "😀", " ", "  ", "a", "`", "${x}", "\\",
]

/// A text of up to twelve hostile pieces.
func hostileText(seed: UInt64) -> String {
  var random = SplitMix64(seed: seed)
  var text = ""
  for _ in 0..<Int.random(in: 0...12, using: &random) {
    text += hostilePieces[Int.random(in: hostilePieces.indices, using: &random)]
  }
  return text
}

/// The text with U+FFFD for each character that XML 1.0 cannot hold.
func withoutForbidden(_ text: String) -> [Unicode.Scalar] {
  text.unicodeScalars.map { scalar in
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: scalar
    default: "\u{FFFD}"
    }
  }
}
