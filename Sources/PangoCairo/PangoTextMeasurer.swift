#if Pango
  public import TextLayout

  /// Measures with the system's Pango: real fonts, shaping, bidirectional text, and other fonts for
  /// what a font does not have.
  ///
  /// ```swift
  /// let measurer = PangoTextMeasurer(families: [.system: "Liberation Sans"])
  /// let text = try measurer.prepare("שלום AV", font: .system(size: 17))
  /// try text.natural().size  // of joined and kerned glyphs, in points
  /// ```
  ///
  /// Lines break by the same rules, and are filled in the same way, as with the built-in measurer;
  /// what glyphs measure comes from Pango, at a scale of its own without hints, so that it grows with
  /// the size. Nothing is rounded to pixels. Which fonts there are is up to the system (fontconfig):
  /// measurements are the same in every run on the same system only.
  public final class PangoTextMeasurer: TextMeasurer {
    /// The families that show a face, first choice first, with commas between them.
    let families: FontFamilies

    /// A measurer that shows faces in fonts of these families.
    ///
    /// - Parameter families: names as fontconfig knows them, first choice first, with commas between
    ///   them. A face that is not named has the system's sans-serif font (`.system`), one with the
    ///   advances of Helvetica or one with those of Courier.
    public init(families: [Font.Face: String] = [:]) {
      self.families = FontFamilies(families)
    }

    /// Prepares `text` in `font`.
    ///
    /// - Throws: `TextError.invalidFontSize` if the size does not lie within 0.1...10,000 points;
    ///   `TextError.textTooLong`.
    public func prepare(
      _ text: String, font: Font, rules: LineBreakRules
    ) throws(TextError) -> any PreparedText {
      guard font.isShapeable else { throw .invalidFontSize(font.pointSize) }
      return try prepare(AttributedText(text, font: font), rules: rules)
    }

    /// Prepares `text`, each run in its font.
    ///
    /// - Throws: `TextError.invalidFontSize` if a size does not lie within 0.1...10,000 points;
    ///   `TextError.invalidAttribute`, `TextError.textTooLong`.
    public func prepare(
      _ text: AttributedText, rules: LineBreakRules
    ) throws(TextError) -> any PreparedText {
      for run in text.runs where !run.attributes.font.isShapeable {
        throw .invalidFontSize(run.attributes.font.pointSize)
      }
      return try PangoPreparedText(text, rules: rules, families: families)
    }
  }

  extension Font {
    /// Whether glyphs are exact at this size: Pango counts in 1024ths of a point, with 32 bits.
    fileprivate var isShapeable: Bool { pointSize >= 0.1 && pointSize <= 10_000 }
  }
#endif
