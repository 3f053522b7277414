#if Pango
  internal import CPangoCairo
  internal import TextLayout

  /// Shapes the paragraphs of a text, with the fonts of the thread it is used on.
  @safe final class Shaper {
    let attributed: AttributedText
    /// The bytes of the text; Pango takes a 0 for the end of a text, so there are none.
    let utf8: [UInt8]
    /// Each run's bytes.
    let runs: [Range<Int>]
    private let families: FontFamilies
    private let context: OpaquePointer
    private var marks: [Font: LineMetrics] = [:]
    private var spaces: [Font: Double] = [:]

    init(_ attributed: AttributedText, _ families: FontFamilies) {
      self.attributed = attributed
      self.families = families
      utf8 = attributed.text.utf8.map { $0 == 0 ? 1 : $0 }
      var start = 0
      runs = attributed.runs.map { run in
        defer { start += run.utf8Count }
        return start..<start + run.utf8Count
      }
      // The default map is that of the thread, and keeps its fonts.
      unsafe context = pango_font_map_create_context(pango_cairo_font_map_get_default())
      let options = unsafe cairo_font_options_create()
      unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      unsafe pango_cairo_context_set_font_options(context, options)
      unsafe cairo_font_options_destroy(options)
      unsafe pango_context_set_round_glyph_positions(context, 0)
    }

    deinit {
      unsafe g_object_unref(UnsafeMutableRawPointer(context))
    }

    /// The number of the run that a byte belongs to; the last one's for the end of the text.
    func run(at utf8Offset: Int) -> Int {
      var low = 0
      var high = runs.count - 1
      while low < high {
        let middle = low + (high - low) / 2
        if runs[middle].upperBound <= utf8Offset { low = middle + 1 } else { high = middle }
      }
      return low
    }

    /// The paragraph's glyphs.
    func shape(_ paragraph: Range<Int>) -> ShapedParagraph {
      let attributes = unsafe attributes(in: paragraph)
      defer { unsafe pango_attr_list_unref(attributes) }
      let glyphs = unsafe ShapedParagraph(utf8[paragraph], context, attributes)
      glyphs.adjust(
        { attributed.runs[run(at: paragraph.lowerBound + $0)].attributes },
        spaceWidth: spaceWidth)
      return glyphs
    }

    /// Fonts, and whether there are ligatures, for Pango.
    private func attributes(in paragraph: Range<Int>) -> OpaquePointer? {
      let list = unsafe pango_attr_list_new()
      guard !paragraph.isEmpty else { return unsafe list }
      var index = run(at: paragraph.lowerBound)
      while index < runs.count, runs[index].lowerBound < paragraph.upperBound {
        let range = runs[index].clamped(to: paragraph)
        let attributes = attributed.runs[index].attributes
        let font = unsafe description(of: attributes.font)
        unsafe insert(pango_attr_font_desc_new(font), range, paragraph, list)
        unsafe pango_font_description_free(font)
        if attributes.kerning != 0 {
          // Letters that are spaced out do not hang together; the spacing itself is added later.
          unsafe insert(pango_attr_letter_spacing_new(1), range, paragraph, list)
        }
        index += 1
      }
      return unsafe list
    }

    private func insert(
      _ attribute: UnsafeMutablePointer<PangoAttribute>?, _ range: Range<Int>,
      _ paragraph: Range<Int>, _ list: OpaquePointer?
    ) {
      guard let attribute = unsafe attribute else { return }
      let start = range.lowerBound - paragraph.lowerBound
      unsafe attribute.pointee.start_index = guint(start)
      unsafe attribute.pointee.end_index = guint(start + range.count)
      unsafe pango_attr_list_insert(list, attribute)
    }

    private func description(of font: Font) -> OpaquePointer? {
      let description = unsafe pango_font_description_new()
      unsafe pango_font_description_set_family(description, families.names(of: font.face))
      unsafe pango_font_description_set_absolute_size(
        description, font.pointSize * Double(PANGO_SCALE))
      unsafe pango_font_description_set_weight(description, font.weight.pango)
      unsafe pango_font_description_set_style(
        description, font.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
      return unsafe description
    }
  }

  extension Shaper {
    /// What the font that a run asks for says about every line, with the advances of "…" and "-".
    func metrics(of font: Font) -> LineMetrics {
      if let known = marks[font] { return known }
      let description = unsafe description(of: font)
      defer { unsafe pango_font_description_free(description) }
      let loaded = unsafe pango_context_load_font(context, description)
      defer { unsafe g_object_unref(UnsafeMutableRawPointer(loaded)) }
      var metrics = unsafe LineMetrics(loaded)
      metrics.ellipsisAdvance = advance(of: "…", font)
      metrics.hyphenAdvance = advance(of: "-", font)
      marks[font] = metrics
      return metrics
    }

    private func spaceWidth(in font: Font) -> Double {
      if let known = spaces[font] { return known }
      let width = advance(of: " ", font)
      spaces[font] = width
      return width
    }

    private func advance(of mark: String, _ font: Font) -> Double {
      let shaper = Shaper(AttributedText(mark, font: font), families)
      return shaper.shape(0..<mark.utf8.count).width
    }
  }

  extension LineMetrics {
    /// What a font says about every line; what it wants between two lines lies below the text.
    init(_ font: UnsafeMutablePointer<PangoFont>?) {
      let metrics = unsafe pango_font_get_metrics(font, nil)
      defer { unsafe pango_font_metrics_unref(metrics) }
      let ascent = unsafe pango_font_metrics_get_ascent(metrics)
      let descent = unsafe pango_font_metrics_get_descent(metrics)
      let height = unsafe max(pango_font_metrics_get_height(metrics), ascent + descent)
      self.init(
        lineHeight: points(height), ascent: points(ascent), ellipsisAdvance: 0, hyphenAdvance: 0)
    }
  }

  /// Points for Pango's units.
  func points(_ units: Int32) -> Double { Double(units) / Double(PANGO_SCALE) }

  extension Font.Weight {
    fileprivate var pango: PangoWeight {
      switch self {
      case .ultraLight: PANGO_WEIGHT_THIN
      case .thin: PANGO_WEIGHT_ULTRALIGHT
      case .light: PANGO_WEIGHT_LIGHT
      case .regular: PANGO_WEIGHT_NORMAL
      case .medium: PANGO_WEIGHT_MEDIUM
      case .semibold: PANGO_WEIGHT_SEMIBOLD
      case .bold: PANGO_WEIGHT_BOLD
      case .heavy: PANGO_WEIGHT_ULTRABOLD
      case .black: PANGO_WEIGHT_HEAVY
      }
    }
  }
#endif
