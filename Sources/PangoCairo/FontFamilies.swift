#if Pango
  import TextLayout

  /// Which families show the built-in faces.
  struct FontFamilies: Sendable, Equatable {
    private var families: [Font.Face: String] = [
      .system: "sans-serif",
      .helvetica: "Liberation Sans, Arimo, Arial, Helvetica, sans-serif",
      .monospaced: "Liberation Mono, Cousine, Courier New, Courier, monospace",
    ]

    init(_ chosen: [Font.Face: String] = [:]) {
      families.merge(chosen) { _, chosen in chosen }
    }

    /// The families of a face, first choice first.
    func names(of face: Font.Face) -> String { families[face] ?? "sans-serif" }
  }
#endif
