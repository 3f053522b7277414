#if Pango
  internal import CPangoCairo
  package import LayoutGeometry

  /// What Cairo draws on: pixels, or a page of a PDF. All lengths are points, y down.
  @safe package final class CairoCanvas {
    /// A colour by components within 0...1.
    package struct Ink {
      var red, green, blue, alpha: Double

      /// A colour of these components.
      package init(red: Double, green: Double, blue: Double, alpha: Double) {
        (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
      }
    }

    /// Why Cairo does not draw, in its own words.
    package struct Failure: Error {
      /// The status as text.
      package let status: String
    }

    let surface: OpaquePointer
    let cairo: OpaquePointer
    /// Whether text stays text, as in a PDF; among pixels it is outlines, which lie between them too.
    let keepsText: Bool
    /// What a PDF is written into.
    private let sink = ByteSink()
    /// The paragraph shaped last, with what it belongs to.
    var shaped: (text: PangoPreparedText, paragraph: Range<Int>, glyphs: ShapedParagraph)?

    /// A transparent canvas of pixels.
    ///
    /// - Parameter scale: pixels per point.
    package init(pixelsWide: Int, pixelsHigh: Int, scale: Double) throws(Failure) {
      unsafe surface = cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(clamping: pixelsWide), Int32(clamping: pixelsHigh))
      unsafe cairo = cairo_create(surface)
      keepsText = false
      unsafe cairo_scale(cairo, scale, scale)
      try check(unsafe cairo_status(cairo))
    }

    /// A page of a PDF.
    package init(pageSize size: Size) throws(Failure) {
      unsafe surface = cairo_pdf_surface_create_for_stream(
        ByteSink.write, sink.pointer, size.width, size.height)
      unsafe cairo = cairo_create(surface)
      keepsText = true
      try check(unsafe cairo_status(cairo))
    }

    deinit {
      unsafe cairo_destroy(cairo)
      unsafe cairo_surface_destroy(surface)
    }

    /// The pixels as PNG.
    package func png() throws(Failure) -> [UInt8] {
      let output = ByteSink()
      try check(unsafe cairo_surface_write_to_png_stream(surface, ByteSink.write, output.pointer))
      return output.bytes
    }

    /// Ends the page, and gives the PDF. Nothing can be drawn any more.
    package func pdf() throws(Failure) -> [UInt8] {
      // Cairo would say when the file was made; the same drawing gives the same bytes.
      unsafe cairo_pdf_surface_set_metadata(
        surface, CAIRO_PDF_METADATA_CREATE_DATE, "1970-01-01T00:00:00Z")
      unsafe cairo_surface_finish(surface)
      try check(unsafe cairo_surface_status(surface))
      return sink.bytes
    }

    private func check(_ status: cairo_status_t) throws(Failure) {
      guard status != CAIRO_STATUS_SUCCESS else { return }
      throw Failure(status: unsafe String(cString: cairo_status_to_string(status)))
    }
  }

  extension CairoCanvas {
    /// Fills a rectangle, with round corners if wanted.
    package func fill(_ box: Rect, _ ink: Ink, cornerRadius radius: Double = 0) {
      if radius > 0 {
        let (left, right) = (box.minX + radius, box.maxX - radius)
        let (top, bottom) = (box.minY + radius, box.maxY - radius)
        unsafe cairo_new_sub_path(cairo)
        unsafe cairo_arc(cairo, right, top, radius, -.pi / 2, 0)
        unsafe cairo_arc(cairo, right, bottom, radius, 0, .pi / 2)
        unsafe cairo_arc(cairo, left, bottom, radius, .pi / 2, .pi)
        unsafe cairo_arc(cairo, left, top, radius, .pi, .pi * 1.5)
        unsafe cairo_close_path(cairo)
      } else {
        unsafe cairo_rectangle(cairo, box.minX, box.minY, box.width, box.height)
      }
      take(ink)
      unsafe cairo_fill(cairo)
    }

    /// What is drawn from here on is one group.
    package func beginGroup() { unsafe cairo_push_group(cairo) }

    /// Draws the group that was begun last.
    package func endGroup(opacity: Double) {
      unsafe cairo_pop_group_to_source(cairo)
      unsafe cairo_paint_with_alpha(cairo, opacity)
    }

    func take(_ ink: Ink) {
      unsafe cairo_set_source_rgba(cairo, ink.red, ink.green, ink.blue, ink.alpha)
    }
  }

  /// Bytes that Cairo writes.
  private final class ByteSink {
    var bytes: [UInt8] = []

    /// Valid as long as the sink is.
    var pointer: UnsafeMutableRawPointer { unsafe Unmanaged.passUnretained(self).toOpaque() }

    static var write: cairo_write_func_t {
      { sink, data, count in
        guard let sink = unsafe sink else { return CAIRO_STATUS_WRITE_ERROR }
        let target = unsafe Unmanaged<ByteSink>.fromOpaque(sink).takeUnretainedValue()
        unsafe target.bytes.append(contentsOf: UnsafeBufferPointer(start: data, count: Int(count)))
        return CAIRO_STATUS_SUCCESS
      }
    }
  }
#endif
