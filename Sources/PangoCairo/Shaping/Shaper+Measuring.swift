#if Pango
  internal import TextLayout

  extension Shaper {
    /// What the glyphs of all paragraphs measure, and at which bidirectional levels they stand.
    func shaping(of paragraphs: [Range<Int>]) -> (Shaping, [Stretch]) {
      var shaping = Shaping(utf8Count: utf8.count)
      var stretches: [Stretch] = []
      for (number, paragraph) in paragraphs.enumerated() where !runs.isEmpty {
        let glyphs = shape(paragraph)
        for item in glyphs.items {
          item.forEachAdvance { shaping.advances[paragraph.lowerBound + $0] = $1 }
          let end = paragraph.lowerBound + item.range.upperBound
          addSpans(to: &shaping, upTo: end, metrics: item.metrics)
          stretches.append(
            Stretch(
              utf8End: end, level: item.level, baseLevel: glyphs.baseLevel, paragraph: paragraph))
        }
        // The line break, or an empty paragraph, is as high as the font asked for.
        let isLast = number == paragraphs.count - 1
        let end = isLast ? utf8.count : paragraphs[number + 1].lowerBound
        addSpans(to: &shaping, upTo: end, metrics: nil)
        stretches.append(
          Stretch(
            utf8End: end, level: glyphs.baseLevel, baseLevel: glyphs.baseLevel,
            paragraph: paragraph))
      }
      return (shaping, stretches)
    }

    /// Adds the runs up to a byte, as high as `metrics` say, or as their own fonts.
    private func addSpans(to shaping: inout Shaping, upTo end: Int, metrics: LineMetrics?) {
      var start = shaping.spans.last?.utf8End ?? 0
      while start < end {
        let run = run(at: start)
        let attributes = attributed.runs[run].attributes
        var heights = self.metrics(of: attributes.font)
        heights.lineHeight = metrics?.lineHeight ?? heights.lineHeight
        heights.ascent = metrics?.ascent ?? heights.ascent
        start = min(end, runs[run].upperBound)
        shaping.spans.append(
          Shaping.Span(utf8End: start, attributes: attributes, metrics: heights))
      }
    }
  }
#endif
