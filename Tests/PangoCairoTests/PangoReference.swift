#if Pango
  import CPangoCairo

  /// What Pango's own layout of one line says and draws.
  @safe final class PangoReference {
    private let layout: OpaquePointer

    init(_ text: String, family: String, size: Double) {
      let context = unsafe pango_font_map_create_context(pango_cairo_font_map_get_default())
      let options = unsafe cairo_font_options_create()
      unsafe cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      unsafe cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      unsafe pango_cairo_context_set_font_options(context, options)
      unsafe cairo_font_options_destroy(options)
      unsafe pango_context_set_round_glyph_positions(context, 0)
      unsafe layout = pango_layout_new(context)
      let font = unsafe pango_font_description_from_string(family)
      unsafe pango_font_description_set_absolute_size(font, size * Double(PANGO_SCALE))
      unsafe pango_layout_set_font_description(layout, font)
      unsafe pango_font_description_free(font)
      unsafe pango_layout_set_text(layout, text, -1)
      unsafe g_object_unref(UnsafeMutableRawPointer(context))
    }

    deinit { unsafe g_object_unref(UnsafeMutableRawPointer(layout)) }

    /// In points.
    var width: Double {
      var logical = PangoRectangle()
      unsafe pango_layout_get_extents(layout, nil, &logical)
      return Double(logical.width) / Double(PANGO_SCALE)
    }

    /// The outlines in black, with the left end of the baseline at a place.
    func pixels(wide: Int, high: Int, scale: Double, x: Double, baseline: Double) -> Pixels {
      let surface = unsafe cairo_image_surface_create(
        CAIRO_FORMAT_ARGB32, Int32(wide), Int32(high))
      let cairo = unsafe cairo_create(surface)
      unsafe cairo_scale(cairo, scale, scale)
      unsafe cairo_move_to(cairo, x, baseline)
      let line = unsafe pango_layout_get_line_readonly(layout, 0)
      unsafe pango_cairo_layout_line_path(cairo, line)
      unsafe cairo_fill(cairo)
      defer {
        unsafe cairo_destroy(cairo)
        unsafe cairo_surface_destroy(surface)
      }
      return unsafe Pixels(surface)
    }
  }

  /// How much each pixel is covered, from 0 to 255, row by row.
  struct Pixels: Equatable {
    var width = 0
    var coverage: [UInt8] = []

    init(_ surface: OpaquePointer?) {
      unsafe cairo_surface_flush(surface)
      width = unsafe Int(cairo_image_surface_get_width(surface))
      let height = unsafe Int(cairo_image_surface_get_height(surface))
      let stride = unsafe Int(cairo_image_surface_get_stride(surface))
      guard let bytes = unsafe cairo_image_surface_get_data(surface) else { return }
      for row in 0..<height {
        for column in 0..<width { unsafe coverage.append(bytes[row * stride + column * 4 + 3]) }
      }
    }

    /// Those of a file.
    init(png: [UInt8]) {
      final class Source { var rest: ArraySlice<UInt8> = [] }
      let source = Source()
      source.rest = png[...]
      let surface = unsafe cairo_image_surface_create_from_png_stream(
        { closure, target, count in
          guard let closure = unsafe closure, let target = unsafe target else {
            return CAIRO_STATUS_READ_ERROR
          }
          let source = unsafe Unmanaged<Source>.fromOpaque(closure).takeUnretainedValue()
          guard source.rest.count >= Int(count) else { return CAIRO_STATUS_READ_ERROR }
          for index in 0..<Int(count) { unsafe target[index] = source.rest.removeFirst() }
          return CAIRO_STATUS_SUCCESS
        }, Unmanaged.passUnretained(source).toOpaque())
      unsafe self.init(surface)
      unsafe cairo_surface_destroy(surface)
    }

    /// The covered columns: the first and the last.
    var inkedColumns: ClosedRange<Int>? {
      let columns = coverage.indices.filter { coverage[$0] > 0 }.map { $0 % width }
      guard let first = columns.min(), let last = columns.max() else { return nil }
      return first...last
    }

    /// How many pixels differ from those at the same place by more than `limit`.
    func differences(from other: Pixels, above limit: Int) -> Int {
      guard width == other.width, coverage.count == other.coverage.count else { return .max }
      return zip(coverage, other.coverage).count { abs(Int($0) - Int($1)) > limit }
    }
  }
#endif
