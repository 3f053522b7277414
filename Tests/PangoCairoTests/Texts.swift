#if Pango
  import PangoCairo
  import TextLayout

  /// Texts in many scripts: left to right, right to left and both, joined, stacked and composed.
  let scripts = [
    "Hello, AVATAR", "office affiliation", "Привет, мир", "Ξεσκεπάζω", "שלום עולם",
    "السلام عليكم", "ภาษาไทยไม่มีวรรค", "हिन्दी क्षत्रिय", "今天走了很远的路。", "한국어 문장",
    "e\u{301}a\u{300}\u{323}", "12 שלום abc (مرحبا) 3.5", "a🙂b👨‍👩‍👧c🇧🇷", "ﷲ لا fi",
  ]

  let liberation = PangoTextMeasurer(families: [
    .system: "Liberation Sans", .helvetica: "Liberation Sans", .monospaced: "Liberation Mono",
  ])

  func prepared(_ text: String, size: Double = 15) throws -> any PreparedText {
    try liberation.prepare(text, font: .system(size: size))
  }
#endif
