#if Pango
  package import TextLayout

  /// The prepared text of Pango's measurer.
  ///
  /// It keeps what glyphs measure, and not the glyphs: those belong to fonts of one thread. Whoever
  /// draws shapes again, and gets the same ones.
  package final class PangoPreparedText: PreparedText {
    package let text: String
    package let font: Font
    let attributed: AttributedText
    let families: FontFamilies
    private let measured: PreparedAttributedText
    /// The stretches of one bidirectional level, in the order of the text.
    private let stretches: [Stretch]

    init(
      _ attributed: AttributedText, rules: LineBreakRules, families: FontFamilies
    ) throws(TextError) {
      var stretches: [Stretch] = []
      let measured = try PreparedAttributedText(attributed, rules: rules) { paragraphs in
        let shaper = Shaper(attributed, families)
        let (shaping, found) = shaper.shaping(of: paragraphs)
        stretches = found
        return shaping
      }
      self.text = attributed.text
      self.font = measured.font
      self.attributed = attributed
      self.families = families
      self.measured = measured
      self.stretches = stretches
    }

    package func contentWidths() -> ContentWidths { measured.contentWidths() }

    package func wrapped(
      width: Double, lineLimit: Int, mode: LineBreakMode
    ) throws(TextError) -> TextMeasurement {
      try measured.wrapped(width: width, lineLimit: lineLimit, mode: mode)
    }

    package func fragments(of line: TextLine) -> [TextFragment] {
      placedSlices(of: line).map { placed in
        TextFragment(
          text: placed.slice.mark ?? measured.substring(placed.slice.utf8Range),
          attributes: placed.slice.attributes, x: placed.x, width: placed.slice.width)
      }
    }
  }

  /// Bytes of UTF-8 of one bidirectional level.
  struct Stretch: Sendable {
    /// Where the stretch ends.
    var utf8End: Int
    /// The level: odd ones run from right to left.
    var level: Int
    /// That of the paragraph.
    var baseLevel: Int
    /// The paragraph's bytes, without the line break at its end.
    var paragraph: Range<Int>
  }

  extension PangoPreparedText {
    /// A part of a line at its place.
    struct PlacedSlice {
      var slice: PreparedAttributedText.Slice
      /// Points from the left end of the line.
      var x: Double
      /// The paragraph that it belongs to, in bytes of UTF-8.
      var paragraph: Range<Int>
    }

    /// The parts of a line, in the order of the text, where bidirectional ordering puts them.
    func placedSlices(of line: TextLine) -> [PlacedSlice] {
      let slices = measured.slices(of: line)
      let stretches = slices.map { stretch(at: $0.utf8Range.lowerBound) }
      let levels = zip(slices, stretches).map { $0.mark == nil ? $1.level : $1.baseLevel }
      var placed = zip(slices, stretches).map {
        PlacedSlice(slice: $0, x: 0, paragraph: $1.paragraph)
      }
      var x = 0.0
      for index in visualOrder(levels: levels) {
        placed[index].x = x
        x += placed[index].slice.width
      }
      return placed
    }

    private func stretch(at utf8Offset: Int) -> Stretch {
      var low = 0
      var high = stretches.count - 1
      while low < high {
        let middle = low + (high - low) / 2
        if stretches[middle].utf8End <= utf8Offset { low = middle + 1 } else { high = middle }
      }
      return stretches[low]
    }
  }
#endif
