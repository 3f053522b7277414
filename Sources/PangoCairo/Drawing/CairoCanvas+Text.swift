#if Pango
  internal import CPangoCairo
  package import LayoutGeometry
  package import TextLayout

  extension CairoCanvas {
    /// Draws a line with the glyphs that were measured, and leaves attachments free.
    ///
    /// - Parameter position: the left end of the baseline.
    package func draw(
      _ line: TextLine, of text: PangoPreparedText, at position: Point, _ ink: Ink
    ) {
      take(ink)
      for placed in text.placedSlices(of: line) {
        let slice = placed.slice
        let left = Point(
          x: position.x + placed.x, y: position.y - slice.attributes.baselineOffset)
        if let mark = slice.mark {
          let shaper = Shaper(
            AttributedText(mark, font: slice.attributes.font), text.families)
          show(shaper.shape(0..<mark.utf8.count), left)
        } else {
          let start = placed.paragraph.lowerBound
          let range = slice.utf8Range.lowerBound - start..<slice.utf8Range.upperBound - start
          show(glyphs(of: text, placed.paragraph), range, left)
        }
      }
    }

    /// Draws a text in one line, stretched to a width.
    ///
    /// - Parameter position: the left end of the baseline.
    package func draw(
      _ text: String, font: Font, width: Double, at position: Point, _ ink: Ink
    ) {
      let prepared = try? PangoTextMeasurer().prepare(text, font: font)
      guard let prepared = prepared as? PangoPreparedText, let natural = try? prepared.natural(),
        let line = natural.lines.first, line.width > 0
      else { return }
      unsafe cairo_save(cairo)
      unsafe cairo_translate(cairo, position.x, position.y)
      unsafe cairo_scale(cairo, width / line.width, 1)
      draw(line, of: prepared, at: .zero, ink)
      unsafe cairo_restore(cairo)
    }

    /// A paragraph's glyphs; those of the last one are kept for its next line.
    private func glyphs(of text: PangoPreparedText, _ paragraph: Range<Int>) -> ShapedParagraph {
      if let shaped, shaped.text === text, shaped.paragraph == paragraph { return shaped.glyphs }
      let glyphs = Shaper(text.attributed, text.families).shape(paragraph)
      shaped = (text, paragraph, glyphs)
      return glyphs
    }

    private func show(_ glyphs: ShapedParagraph, _ position: Point) {
      unsafe show(glyphs, 0..<glyphs.text.count, position)
    }

    /// Shows the glyphs of a range of bytes at one bidirectional level: an item, and more only where
    /// the marks on a letter come from another font.
    private func show(_ glyphs: ShapedParagraph, _ range: Range<Int>, _ position: Point) {
      guard let text = unsafe UnsafePointer(glyphs.text.baseAddress) else { return }
      var position = position
      let items = glyphs.items.filter { $0.range.overlaps(range) }
      for item in items.first?.level.isMultiple(of: 2) == false ? items.reversed() : items {
        unsafe item.withSlice(range, of: text) {
          unsafe show($0, text, position)
          unsafe position.x += points(pango_glyph_string_get_width($0.pointee.glyphs))
        }
      }
    }

    private func show(
      _ glyphs: UnsafeMutablePointer<PangoGlyphItem>, _ text: UnsafePointer<CChar>,
      _ position: Point
    ) {
      if !keepsText, unsafe fillOutlines(glyphs.pointee, position) { return }
      unsafe cairo_move_to(cairo, position.x, position.y)
      unsafe pango_cairo_show_glyph_item(cairo, text, glyphs)
      unsafe cairo_new_path(cairo)
    }

    /// Fills the outlines of glyphs, which may lie between pixels where glyphs shown as such do not;
    /// false if they are pictures.
    private func fillOutlines(_ glyphs: PangoGlyphItem, _ position: Point) -> Bool {
      let font = unsafe glyphs.item.pointee.analysis.font
      let face = unsafe hb_font_get_face(pango_font_get_hb_font(font))
      let isColoured =
        unsafe hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
        || hb_ot_color_has_svg(face) != 0
      guard !isColoured else { return false }
      unsafe cairo_new_path(cairo)
      unsafe cairo_move_to(cairo, position.x, position.y)
      unsafe pango_cairo_glyph_string_path(cairo, font, glyphs.glyphs)
      unsafe cairo_fill(cairo)
      return true
    }
  }
#endif
