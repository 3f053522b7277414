#if Pango
  internal import CPangoCairo
  internal import TextLayout

  /// The glyphs of a paragraph, and the memory that holds them.
  ///
  /// Offsets are bytes of UTF-8 from the start of the paragraph.
  @safe final class ShapedParagraph {
    /// Characters in one font and at one bidirectional level, with their glyphs from left to right.
    @safe struct Item {
      fileprivate let item: UnsafeMutablePointer<PangoItem>
      fileprivate let glyphs: UnsafeMutablePointer<PangoGlyphString>

      /// The bytes.
      var range: Range<Int> {
        let start = unsafe Int(item.pointee.offset)
        return unsafe start..<start + Int(item.pointee.length)
      }
      /// The bidirectional level: odd ones run from right to left.
      var level: Int { unsafe Int(item.pointee.analysis.level) }
      /// What the font says about every line.
      var metrics: LineMetrics { unsafe LineMetrics(item.pointee.analysis.font) }
    }

    /// The items in the order of the text.
    private(set) var items: [Item] = []
    /// The level of the paragraph: its first letter has it, or one of the same direction inside an
    /// embedding, and nothing lies less deep.
    var baseLevel: Int { (items.lazy.map(\.level).min() ?? 0) & 1 }
    /// The bytes, and a 0 after them.
    let text: UnsafeMutableBufferPointer<CChar>

    /// Shapes the bytes of a paragraph in the fonts that `attributes` name.
    init(_ utf8: ArraySlice<UInt8>, _ context: OpaquePointer, _ attributes: OpaquePointer?) {
      unsafe text = .allocate(capacity: utf8.count + 1)
      let bytes = utf8.map { CChar(bitPattern: $0) } + [0]
      _ = unsafe text.initialize(fromContentsOf: bytes)
      let count = Int32(clamping: utf8.count)
      let start = unsafe text.baseAddress
      // Weak: the first letter decides, and where there is none, text runs from left to right.
      let list = unsafe pango_itemize_with_base_dir(
        context, PANGO_DIRECTION_WEAK_LTR, start, 0, count, attributes, nil)
      var node = unsafe list
      while let current = unsafe node {
        unsafe shape(current.pointee.data.assumingMemoryBound(to: PangoItem.self), count)
        unsafe node = current.pointee.next
      }
      unsafe g_list_free(list)
    }

    private func shape(_ item: UnsafeMutablePointer<PangoItem>, _ count: Int32) {
      guard let glyphs = unsafe pango_glyph_string_new(), let start = unsafe text.baseAddress else {
        return
      }
      unsafe pango_shape_full(
        start + Int(item.pointee.offset), item.pointee.length, start, count,
        &item.pointee.analysis, glyphs)
      unsafe items.append(Item(item: item, glyphs: glyphs))
    }

    deinit {
      for item in items {
        unsafe pango_glyph_string_free(item.glyphs)
        unsafe pango_item_free(item.item)
      }
      unsafe text.deallocate()
    }
  }

  extension ShapedParagraph.Item {
    /// The glyphs from left to right.
    fileprivate var buffer: UnsafeMutableBufferPointer<PangoGlyphInfo> {
      unsafe UnsafeMutableBufferPointer(
        start: glyphs.pointee.glyphs, count: Int(glyphs.pointee.num_glyphs))
    }

    /// The byte that a glyph's character begins at.
    fileprivate func offset(of glyph: Int) -> Int {
      unsafe range.lowerBound + Int(glyphs.pointee.log_clusters[glyph])
    }

    /// Calls `body` with each cluster: the byte it begins at, and its glyphs, which lie side by side.
    fileprivate func forEachCluster(_ body: (Int, Range<Int>) -> Void) {
      var start = 0
      let count = unsafe buffer.count
      for end in 1..<max(1, count + 1)
      where end == count || offset(of: end) != offset(of: start) {
        body(offset(of: start), start..<end)
        start = end
      }
    }

    fileprivate func width(of glyphs: Range<Int>) -> Int {
      unsafe buffer[glyphs].reduce(0) { $0 + Int($1.geometry.width) }
    }

    /// Calls `body` with the byte where each cluster begins, and its advance in points.
    func forEachAdvance(_ body: (Int, Double) -> Void) {
      forEachCluster { body($0, Double(width(of: $1)) / Double(PANGO_SCALE)) }
    }

    /// Hands the item with the glyphs of some of its characters to Pango.
    ///
    /// A cluster that begins before the range, or ends after it, is there or not as Pango splits.
    func withSlice(
      _ range: Range<Int>, of text: UnsafePointer<CChar>,
      _ body: (UnsafeMutablePointer<PangoGlyphItem>) -> Void
    ) {
      let range = range.clamped(to: self.range)
      var whole = unsafe PangoGlyphItem(
        item: item, glyphs: glyphs, y_offset: 0, start_x_offset: 0, end_x_offset: 0)
      guard !range.isEmpty, let slice = unsafe pango_glyph_item_copy(&whole) else { return }
      defer { unsafe pango_glyph_item_free(slice) }
      let skipped = Int32(range.lowerBound - self.range.lowerBound)
      if skipped > 0 { unsafe pango_glyph_item_free(pango_glyph_item_split(slice, text, skipped)) }
      guard range.upperBound < self.range.upperBound else { return unsafe body(slice) }
      guard let front = unsafe pango_glyph_item_split(slice, text, Int32(range.count)) else {
        return unsafe body(slice)
      }
      defer { unsafe pango_glyph_item_free(front) }
      return unsafe body(front)
    }
  }

  extension ShapedParagraph {
    /// The advance of all glyphs, in points.
    var width: Double {
      var width = 0.0
      for item in items { item.forEachAdvance { width += $1 } }
      return width
    }

    /// Makes of the glyphs what `attributes` say at a byte: spaces them out, and keeps attachments
    /// free. Controls show nothing; a tab is as wide as four spaces.
    func adjust(_ attributes: (Int) -> TextAttributes, spaceWidth: (Font) -> Double) {
      for item in items {
        item.forEachCluster { offset, cluster in
          let attributes = attributes(offset)
          if let attachment = attributes.attachment, isAttachment(at: offset) {
            item.keepFree(cluster, units(attachment.width))
          } else if let scalar = control(at: offset) {
            item.keepFree(
              cluster, scalar == 0x09 ? 4 * units(spaceWidth(attributes.font)) : 0)
          }
          let width = item.width(of: cluster)
          guard attributes.kerning != 0, width > 0, let last = cluster.last else { return }
          let change = max(-width, Int(units(attributes.kerning)))
          unsafe item.buffer[last].geometry.width += Int32(clamping: change)
        }
      }
    }

    private func isAttachment(at offset: Int) -> Bool {
      unsafe offset + 2 < text.count && UInt8(bitPattern: text[offset]) == 0xEF
        && UInt8(bitPattern: text[offset + 1]) == 0xBF
        && UInt8(bitPattern: text[offset + 2]) == 0xBC
    }

    private func control(at offset: Int) -> UInt8? {
      let byte = unsafe UInt8(bitPattern: text[offset])
      if byte < 0x20 || byte == 0x7F { return byte }
      let next = unsafe UInt8(bitPattern: text[offset + 1])
      return byte == 0xC2 && next < 0xA0 ? next : nil
    }
  }

  extension ShapedParagraph.Item {
    /// Shows nothing in the place of glyphs, `width` units wide.
    fileprivate func keepFree(_ cluster: Range<Int>, _ width: Int32) {
      let empty = PangoGlyph(0x0FFF_FFFF)
      for glyph in cluster {
        unsafe buffer[glyph].glyph = empty
        unsafe buffer[glyph].geometry.width = glyph == cluster.lowerBound ? width : 0
      }
    }
  }

  /// Pango's units for points.
  private func units(_ points: Double) -> Int32 {
    let units = (points * Double(PANGO_SCALE)).rounded()
    return Int32(clamping: Int(exactly: max(-1e12, min(units, 1e12))) ?? 0)
  }
#endif
